import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The form that a browser's integrity attribute takes. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Every file of a build with its hash and size, by path below `dist`. The build's own records are left out. */
export function hashedFiles(dist: string): Record<string, { integrity: string; bytes: number }> {
  const result: Record<string, { integrity: string; bytes: number }> = {};
  const walk = (dir: string): void => {
    if (!existsSync(dir)) return;
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      const path = join(dir, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (!['release.json', 'shell.json', '.source-hash'].includes(entry.name)) {
        const content = readFileSync(path);
        result[relative(dist, path).split('\\').join('/')] = {
          integrity: integrityOf(content),
          bytes: content.length,
        };
      }
    }
  };
  walk(dist);
  return Object.fromEntries(Object.entries(result).sort(([a], [b]) => (a < b ? -1 : 1)));
}
