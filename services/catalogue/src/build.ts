import { type CheckedWorkflow, compile, type Retired } from './compile.js';
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

/** What a release ships: the catalogue, in the order of the slugs, and what is retired. */
export interface Shipped {
  readonly catalogue: readonly CatalogueWorkflow[];
  readonly retired: readonly Retired[];
}

/**
 * Compiles what this release ships, which takes seconds, on a slow machine a minute.
 * @param tell hears how many workflows are built, as they are
 * @throws Error where a workflow went without a reason, or repeats another
 */
export function buildCatalogue(tell?: (built: number) => void): Shipped {
  const compiled = compile(sources, lockOf(), retirements, tell);
  if (compiled.problems.length > 0)
    throw new Error(`The catalogue cannot be published:\n${compiled.problems.join('\n')}`);
  const runs = shownRuns(compiled.catalogue, runsOf());
  const vendorRuns = vendorRunsOf();
  return {
    retired: compiled.retired,
    catalogue: compiled.catalogue.map((entry) => ({
      ...entry,
      ran: runs.get(entry.slug) ?? null,
      unchanged: unchangedRun(vendorRunOf(vendorRuns, entry)),
    })),
  };
}
