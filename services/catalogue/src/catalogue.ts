import { type Compiled, compile } from './compile.js';
import { lockOf } from './lock/files.js';
import { retirements } from './retired.js';
import { sources } from './sources.js';

function shipped(): Compiled {
  const compiled = compile(sources, lockOf(), retirements);
  if (compiled.problems.length > 0)
    throw new Error(`The catalogue cannot be published:\n${compiled.problems.join('\n')}`);
  return compiled;
}

/**
 * What this release ships: the catalogue, in the order of the slugs, and what is retired. Compiled when it is loaded.
 * @throws Error where a workflow went without a reason, or repeats another
 */
export const { catalogue, retired } = shipped();
