import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATEGORIES, type ContentWorkflow } from '../dsl/types.js';
import { digestOf } from './runs.js';

/** How the very file that a customer gets ran in a real n8n, against stand-ins of its vendors, as its page tells it. */
export interface UnchangedRun {
  readonly n8n: string;
  /** The day, as `2026-11-23`. */
  readonly date: string;
  readonly cases: number;
  /** Steps that one of the cases got to, of how many. */
  readonly reached: number;
  readonly steps: number;
  /** The vendors that were asked, and answered. */
  readonly vendors: string[];
  /** Questions of the usual case, and those of them that changed something. */
  readonly asked: number;
  readonly changed: number;
}

export interface VendorRun extends UnchangedRun {
  readonly slug: string;
  /** Of the steps that ran (`digestOf`): with other ones the record is about another workflow. */
  readonly digest: string;
}

const name = 'vendors.lock.json';
const recipesFolder = fileURLToPath(new URL('../recipes', import.meta.url));

/** What ran unchanged, by slug: a file for each category beside its recipes. @param folder of the recipes */
export const vendorRunsOf = (folder: string = recipesFolder): Map<string, VendorRun> =>
  new Map(
    readdirSync(folder)
      .map((category) => join(folder, category, name))
      .filter((file) => existsSync(file))
      .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as VendorRun[])
      .map((run) => [run.slug, run]),
  );

/** The run of a workflow as it is now. */
export function vendorRunOf(
  runs: ReadonlyMap<string, VendorRun>,
  entry: Pick<ContentWorkflow, 'slug' | 'workflow' | 'english'>,
): VendorRun | null {
  const run = runs.get(entry.slug);
  return run && run.digest === digestOf(entry) ? run : null;
}

/** What a page tells of a run. */
export function unchangedRun(run: VendorRun | null): UnchangedRun | null {
  if (run === null) return null;
  const { slug: _, digest: _digest, ...told } = run;
  return told;
}

/**
 * Notes runs beside those that are noted and still hold. @param folder of the recipes, in the sources
 * @param catalogue everything that ships: what is about none of it goes @param failed slugs whose run had an error: their record goes
 */
export function writeVendorRuns(
  folder: string,
  catalogue: readonly ContentWorkflow[],
  more: readonly VendorRun[],
  failed: ReadonlySet<string> = new Set(),
): void {
  const runs = vendorRunsOf(folder);
  for (const slug of failed) runs.delete(slug);
  for (const run of more) runs.set(run.slug, run);
  for (const category of CATEGORIES) {
    const held = catalogue
      .filter(({ meta }) => meta.category === category)
      .flatMap((entry) => vendorRunOf(runs, entry) ?? []);
    const file = join(folder, category, name);
    if (held.length > 0 || existsSync(file))
      writeFileSync(file, `[\n${held.map((run) => `  ${JSON.stringify(run)}`).join(',\n')}\n]\n`);
  }
}
