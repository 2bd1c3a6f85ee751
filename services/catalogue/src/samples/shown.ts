import type { ContentWorkflow, N8nWorkflow } from '../dsl/types.js';
import { type Run, runOf, type SampleRun, sampleRun } from './runs.js';
import type { Fields, SeenCase } from './seen.js';
import { Flow } from './steps.js';

/** A case with the names of its steps, in one language. */
export interface ShownCase {
  readonly kind: SeenCase['kind'];
  /** The app that fails, the one of several that says no, or the further trigger that it starts from. */
  readonly step: string | null;
  /** What came in, and from which step; none of a case that differs from the usual one only in an app that fails. */
  readonly from: {
    readonly step: string;
    readonly fields: { name: string; value: string }[];
  } | null;
  /** Apps that were asked, in their order, and what they were told. */
  readonly did: { readonly step: string; readonly text: string | null }[];
  /** Whether the run came to its end, was stopped by a step that does so on purpose, or by the app that fails. */
  readonly end: 'done' | 'stopped' | 'failed';
}

/** How a workflow ran, as its page tells it. */
export interface ShownRun extends SampleRun {
  /** Its cases in both languages. */
  readonly seen?: { readonly nl: ShownCase[]; readonly en: ShownCase[] };
  /** The workflow of its recipe whose cases stand for it. */
  readonly like?: string;
}

const fieldsOf = (fields: Fields) => Object.entries(fields).map(([name, value]) => ({ name, value }));

/** @param words which of two texts it takes */
function shownIn(
  cases: readonly SeenCase[],
  file: N8nWorkflow,
  words: <T>(nl: T, en: T | undefined) => T,
): ShownCase[] {
  const steps = new Flow(file).steps.map(({ name }) => name);
  const at = (place: number): string => steps[place] ?? '';
  return cases.map(({ kind, step, from, did, end }) => ({
    kind,
    step: step === undefined ? null : at(step),
    from: from ? { step: at(from[0]), fields: fieldsOf(words(from[1], from[2])) } : null,
    did: did.map(([place, nl, en]) => ({ step: at(place), text: nl === undefined ? null : words(nl, en) })),
    end: end ?? 'done',
  }));
}

/** How what ships ran, by slug. @param runs what is noted */
export function shownRuns(
  catalogue: readonly ContentWorkflow[],
  runs: ReadonlyMap<string, Run>,
): ReadonlyMap<string, ShownRun> {
  const ran = catalogue.flatMap((entry) => {
    const run = runOf(runs, entry);
    return run ? [{ entry, run }] : [];
  });
  const stands = new Map(
    ran.filter(({ run }) => run.seen).map(({ entry }) => [entry.meta.pattern, entry.slug]),
  );
  return new Map(
    ran.map(({ entry, run }) => {
      const like = stands.get(entry.meta.pattern);
      const seen = run.seen && {
        nl: shownIn(run.seen, entry.workflow, (nl) => nl),
        en: shownIn(run.seen, entry.english ?? entry.workflow, (nl, en) => en ?? nl),
      };
      return [entry.slug, { ...sampleRun(run), ...(seen ? { seen } : like && { like }) }];
    }),
  );
}
