import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATEGORIES, type ContentWorkflow, type N8nWorkflow } from '../dsl/types.js';
import type { SeenCase } from './seen.js';
import { kindOf } from './steps.js';

/** How a workflow ran with sample data, as its page tells it. */
export interface SampleRun {
  readonly n8n: string;
  /** The day, as `2026-11-23`. */
  readonly date: string;
  readonly cases: number;
  /** Steps that one of the cases got to, of how many. */
  readonly reached: number;
  readonly steps: number;
  /** Cases with an error that the workflow does not handle; absent where there are none. */
  readonly failed?: number;
}

export interface Run extends SampleRun {
  readonly slug: string;
  /** Of the steps that ran (`digestOf`): with other ones the record is about another workflow. */
  readonly digest: string;
  /** Errors that the workflow does not handle; absent where there are none. */
  readonly errors?: readonly string[];
  /** Its cases as a reader sees them, where one workflow of a recipe stands for all of them. */
  readonly seen?: readonly SeenCase[];
}

const name = 'runs.lock.json';
const recipesFolder = fileURLToPath(new URL('../recipes', import.meta.url));

/** What of a file has to do with how it runs: not its notes, nor where its steps stand. */
const running = ({ nodes, connections, settings }: N8nWorkflow): unknown => [
  nodes.filter((node) => kindOf(node) !== 'stickyNote').map(({ position: _, ...node }) => node),
  connections,
  settings,
];

/** Ten letters that change with anything that runs, in either language. */
export const digestOf = ({ workflow, english }: Pick<ContentWorkflow, 'workflow' | 'english'>): string =>
  createHash('sha256')
    .update(JSON.stringify([running(workflow), english && running(english)]))
    .digest('hex')
    .slice(0, 10);

/** What ran, by slug: a file for each category beside its recipes. @param folder of the recipes */
export const runsOf = (folder: string = recipesFolder): Map<string, Run> =>
  new Map(
    readdirSync(folder)
      .map((category) => join(folder, category, name))
      .filter((file) => existsSync(file))
      .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Run[])
      .map((run) => [run.slug, run]),
  );

/** The run of a workflow as it is now. */
export function runOf(
  runs: ReadonlyMap<string, Run>,
  entry: Pick<ContentWorkflow, 'slug' | 'workflow' | 'english'>,
): Run | null {
  const run = runs.get(entry.slug);
  return run && run.digest === digestOf(entry) ? run : null;
}

/** What a page tells of a run. */
export const sampleRun = ({ n8n, date, cases, reached, steps, failed }: Run): SampleRun => ({
  ...{ n8n, date, cases, reached, steps },
  ...(failed && { failed }),
});

/**
 * Notes runs beside those that are noted and still hold. @param folder of the recipes, in the sources
 * @param catalogue everything that ships: what is about none of it goes
 */
export function writeRuns(folder: string, catalogue: readonly ContentWorkflow[], more: readonly Run[]): void {
  const runs = runsOf(folder);
  for (const run of more) runs.set(run.slug, run);
  for (const category of CATEGORIES) {
    const held = catalogue
      .filter(({ meta }) => meta.category === category)
      .flatMap((entry) => runOf(runs, entry) ?? []);
    if (held.length > 0 || existsSync(join(folder, category, name)))
      writeFileSync(
        join(folder, category, name),
        `[\n${held.map((run) => `  ${JSON.stringify(run)}`).join(',\n')}\n]\n`,
      );
  }
}
