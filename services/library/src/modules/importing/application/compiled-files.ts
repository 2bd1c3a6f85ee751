import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueHash, compiledCatalogue } from './catalogue-source.js';

/**
 * Writes the workflows that ship as the files a customer gets, `<slug>.json` and `<slug>.en.json`: from the catalogue
 * itself, without a database. @returns how many workflows
 */
export async function writeCompiled(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  let written = 0;
  for await (const { slug, content, english_content: english } of (
    await compiledCatalogue(await catalogueHash())
  ).drafts) {
    if (slug === null) continue;
    await writeFile(join(folder, `${slug}.json`), content);
    if (english !== null) await writeFile(join(folder, `${slug}.en.json`), english);
    written += 1;
  }
  return written;
}
