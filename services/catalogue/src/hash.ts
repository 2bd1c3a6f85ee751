import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A figure for the code of a folder, its tests left out. @returns a sha256 in hex, another one as soon as any of it changes */
export async function hashOfCode(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((file) => /(?<!\.spec)\.([jt]s|json|yaml)$/.test(file)).sort())
    hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest('hex');
}

/** This package compiled, also where its TypeScript itself runs (tests): one figure for both. */
const compiled = new URL(import.meta.url.includes('/dist/') ? '.' : '../dist/src/', import.meta.url);

/** The figure for what this package makes: reading that takes milliseconds, compiling thousands of workflows seconds. */
export const hashOfContent = (): Promise<string> => hashOfCode(fileURLToPath(compiled));
