import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorPages } from './pages.js';

/** `npm run errors`: writes infra/docs/errors anew; pages of codes that are gone are removed. */
export function writeErrorPages(root: string): number {
  const folder = join(root, 'infra/docs/errors');
  mkdirSync(folder, { recursive: true });
  const pages = errorPages();
  for (const file of readdirSync(folder)) if (!pages.has(file)) rmSync(join(folder, file));
  for (const [file, text] of pages) writeFileSync(join(folder, file), text);
  console.log(`infra/docs/errors: ${pages.size - 1} codes`);
  return 0;
}
