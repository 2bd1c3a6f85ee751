import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from './catalogue.js';

/**
 * Writes every workflow of the catalogue as an n8n file.
 * @param dir the folder to write to; made when it is missing
 * @returns how many files were written
 */
export async function writeCatalogue(dir: string): Promise<number> {
  await mkdir(dir, { recursive: true });
  for (const entry of catalogue) {
    await writeFile(join(dir, entry.filename), `${JSON.stringify(entry.workflow, null, 2)}\n`);
  }
  return catalogue.length;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const dir = process.argv[2];
  if (!dir) {
    process.stderr.write('usage: node compile.js <folder>\n');
    process.exitCode = 2;
  } else {
    process.stdout.write(`${await writeCatalogue(dir)} workflows written to ${dir}\n`);
  }
}
