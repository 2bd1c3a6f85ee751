import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Draft } from '../domain/draft.js';

const here = fileURLToPath(new URL('.', import.meta.url));
/** What the drafts of the catalogue follow from: its content, and the rules that derive. */
const folders = ['../../../../content', '../domain', '../../workflows/domain', '../../verifying'];

/**
 * A figure for the catalogue of this release, from the code that makes it: reading that takes milliseconds, compiling
 * two thousand workflows seconds. @returns a sha256 in hex, another one as soon as any of it changes
 */
export async function catalogueHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders.map((name) => join(here, name))) {
    const names = await readdir(folder, { recursive: true });
    for (const name of names.filter((file) => /(?<!\.spec)\.[jt]s$/.test(file)).sort())
      hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex');
}

/** Compiles the catalogue. Loaded at need: a start that finds its library filled keeps none of it in memory. */
export async function compiledCatalogue(): Promise<Draft[]> {
  const [{ catalogue }, { catalogueDrafts }] = await Promise.all([
    import('../../../../content/catalogue.js'),
    import('../domain/catalogue-draft.js'),
  ]);
  return catalogueDrafts(catalogue);
}
