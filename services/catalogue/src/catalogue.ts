import { type CheckedWorkflow, type Compiled, compile } from './compile.js';
import { lockOf } from './lock/files.js';
import { retirements } from './retired.js';
import { runOf, runsOf, type SampleRun, sampleRun } from './samples/runs.js';
import { sources } from './sources.js';

/** A workflow that ships, with how it ran: null where its steps did not run as they are, or not without an error. */
export interface CatalogueWorkflow extends CheckedWorkflow {
  readonly ran: SampleRun | null;
}

function shipped(): Compiled {
  const compiled = compile(sources, lockOf(), retirements);
  if (compiled.problems.length > 0)
    throw new Error(`The catalogue cannot be published:\n${compiled.problems.join('\n')}`);
  return compiled;
}

const compiled = shipped();
const runs = runsOf();

/**
 * What this release ships: the catalogue, in the order of the slugs, and what is retired. Compiled when it is loaded.
 * @throws Error where a workflow went without a reason, or repeats another
 */
export const { retired } = compiled;
export const catalogue: readonly CatalogueWorkflow[] = compiled.catalogue.map((entry) => ({
  ...entry,
  ran: sampleRun(runOf(runs, entry)),
}));
