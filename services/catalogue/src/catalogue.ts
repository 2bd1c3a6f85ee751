import { type CheckedWorkflow, type Compiled, compile } from './compile.js';
import { lockOf } from './lock/files.js';
import { retirements } from './retired.js';
import { runsOf } from './samples/runs.js';
import { type ShownRun, shownRuns } from './samples/shown.js';
import { type UnchangedRun, unchangedRun, vendorRunOf, vendorRunsOf } from './samples/vendor-runs.js';
import { sources } from './sources.js';

/** A workflow that ships, with how it ran with samples and unchanged: null where its steps did not run as they are. */
export interface CatalogueWorkflow extends CheckedWorkflow {
  readonly ran: ShownRun | null;
  readonly unchanged: UnchangedRun | null;
}

function shipped(): Compiled {
  const compiled = compile(sources, lockOf(), retirements);
  if (compiled.problems.length > 0)
    throw new Error(`The catalogue cannot be published:\n${compiled.problems.join('\n')}`);
  return compiled;
}

const compiled = shipped();
const runs = shownRuns(compiled.catalogue, runsOf());
const vendorRuns = vendorRunsOf();

/**
 * What this release ships: the catalogue, in the order of the slugs, and what is retired. Compiled when it is loaded.
 * @throws Error where a workflow went without a reason, or repeats another
 */
export const { retired } = compiled;
export const catalogue: readonly CatalogueWorkflow[] = compiled.catalogue.map((entry) => ({
  ...entry,
  ran: runs.get(entry.slug) ?? null,
  unchanged: unchangedRun(vendorRunOf(vendorRuns, entry)),
}));
