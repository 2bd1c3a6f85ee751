import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CatalogueWorkflow } from '@stroomwerk/catalogue';
import { digestOf, type VendorRun, vendorRunsOf, writeVendorRuns } from '@stroomwerk/catalogue/samples';
import { N8N_VERSION } from '@stroomwerk/n8n-check';
import { recipesOf } from './library-compile.js';
import { n8nFolder } from './n8n/install.js';
import { readSettings, StartError } from './settings.js';
import { VendorStage } from './vendors/run.js';
import { MOODS, type Mood } from './vendors/server.js';
import type { VendorTrial } from './vendors/trial.js';

/** Workflows that run beside each other: most of the time each waits for something. */
const beside = 6;
const shown = 40;
/** Runs after which those until then are noted, so that nothing which ends the command takes them along. */
const notedEvery = 10;

interface Options {
  readonly only?: string | undefined;
  readonly cases?: string | undefined;
  readonly english?: boolean | undefined;
  readonly record?: boolean | undefined;
}

/** @throws StartError for an option or a case that there is none of */
export function vendorOptionsOf(args: readonly string[]): Options & { readonly moods: readonly Mood[] } {
  const options = {
    vendors: { type: 'boolean' },
    only: { type: 'string' },
    cases: { type: 'string' },
    english: { type: 'boolean' },
    record: { type: 'boolean' },
  } as const;
  try {
    const { only, cases, english, record } = parseArgs({ args: [...args], options }).values;
    const named = cases === undefined ? MOODS : cases.split(',');
    const moods = MOODS.filter((mood) => named.includes(mood));
    if (moods.length < named.length) throw new Error(`--cases takes ${MOODS.join(', ')}`);
    return { only, cases, english, record, moods };
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** Of each recipe the workflow that ran before, or its first; or those that are named. @throws StartError where there are none */
export function ofEachRecipe<
  Entry extends { readonly slug: string; readonly meta: { readonly pattern: string } },
>(catalogue: readonly Entry[], only: string | undefined, noted: ReadonlySet<string>): Entry[] {
  const names = only?.split(',');
  const found = new Map<string, Entry>();
  for (const entry of catalogue) {
    const { pattern } = entry.meta;
    const isNamed = names === undefined || names.includes(entry.slug) || names.includes(pattern);
    const before = found.get(pattern);
    const isBetter = names?.includes(entry.slug) || (noted.has(entry.slug) && !noted.has(before?.slug ?? ''));
    if (isNamed && (before === undefined || isBetter))
      found.set(names?.includes(entry.slug) ? entry.slug : pattern, entry);
  }
  if (found.size === 0) throw new StartError(`No workflow and no recipe is called ${only}`);
  return [...found.values()];
}

/** What is noted of a run; nothing where it had an error, asked what no stand-in answers, or changed nothing. */
export function vendorRun(entry: CatalogueWorkflow, trial: VendorTrial): VendorRun | null {
  if (trial.errors.length > 0 || trial.unknown.length > 0 || trial.changed === 0) return null;
  return {
    slug: entry.slug,
    digest: digestOf(entry),
    n8n: N8N_VERSION,
    date: new Date().toISOString().slice(0, 10),
    cases: trial.cases,
    reached: trial.steps.filter((step) => trial.reached.has(step)).length,
    steps: trial.steps.length,
    vendors: trial.vendors,
    asked: trial.asked,
    changed: trial.changed,
  };
}

/** What is told of a workflow that did not get as far as to run. */
export const nothingOf = ({ workflow }: CatalogueWorkflow, error: unknown): VendorTrial => ({
  ...{ cases: 0, asked: 0, changed: 0, reached: new Set(), vendors: [], questions: [], unknown: [] },
  steps: workflow.nodes.map(({ name }) => name),
  errors: [String(error)],
});

/**
 * `npm run library -- run --vendors [--only <recipe or workflow>,…] [--cases well,refuses,busy] [--english]
 * [--record]`: runs the files that customers get, unchanged, in a real n8n that reaches stand-ins of the vendors. @returns 1 where a run had an error
 */
export async function runAgainstVendors(root: string, args: readonly string[]): Promise<number> {
  const say = (text: string): void => console.log(text);
  const { dataDir } = readSettings(process.env, root);
  const { only, english, record, moods } = vendorOptionsOf(args);
  const { catalogue } = await import('@stroomwerk/catalogue');
  const entries = ofEachRecipe(catalogue, only, new Set(vendorRunsOf().keys()));
  const runs: VendorRun[] = [];
  const failed = new Map<string, readonly string[]>();
  const seen: Record<string, unknown> = {};
  const report = join(n8nFolder(dataDir), 'vendor-runs.json');
  const note = (): void => {
    writeFileSync(report, JSON.stringify({ runs, failed: Object.fromEntries(failed), seen }, null, 1));
    if (record) writeVendorRuns(recipesOf(root), catalogue, runs, new Set(failed.keys()));
  };
  const stage = await VendorStage.open(dataDir, say);
  // Who is told to stop leaves no n8n behind, and what ran until then is noted.
  const stop = (): void => {
    note();
    void stage.close().finally(() => process.exit(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  // Tables of n8n itself are one for all: who has some runs in the first lane.
  const hasTables = ({ workflow }: CatalogueWorkflow) =>
    workflow.nodes.some(({ type }) => type.endsWith('.dataTable'));
  const first = entries.filter(hasTables);
  const left = entries.filter((entry) => !hasTables(entry));
  const worker = async (lane: number): Promise<void> => {
    const next = () => (lane === 0 ? first.shift() : undefined) ?? left.shift();
    for (let entry = next(); entry; entry = next()) {
      // One that n8n itself does not take is told among the others, and ends none of them.
      const trial = await stage.tryOut(entry, moods, lane, english).catch((error) => nothingOf(entry, error));
      const run = vendorRun(entry, trial);
      seen[entry.slug] = {
        missed: trial.steps.filter((step) => !trial.reached.has(step)),
        questions: trial.questions,
      };
      if (run) runs.push(run);
      else
        failed.set(entry.slug, [
          ...trial.unknown.map((one) => `no stand-in: ${one}`),
          ...trial.errors,
          ...(trial.changed === 0 ? ['it changed nothing at any vendor'] : []),
        ]);
      if ((runs.length + failed.size) % notedEvery > 0) continue;
      note();
      say(`${runs.length + failed.size} of ${entries.length}: ${runs.length} ran unchanged …`);
    }
  };
  try {
    await Promise.all(Array.from({ length: beside }, (_, lane) => worker(lane)));
  } finally {
    note();
    await stage.close();
  }
  for (const [slug, [first]] of [...failed].slice(0, shown)) say(`  ${slug}: ${first}`);
  if (failed.size > shown) say(`  and ${failed.size - shown} more`);
  if (stage.refused.length > 0) say(`Hosts without a stand-in: ${stage.refused.join(', ')}`);
  say(`n8n ${N8N_VERSION}: ${runs.length} of ${entries.length} workflows ran unchanged. Report: ${report}`);
  return failed.size > 0 ? 1 : 0;
}
