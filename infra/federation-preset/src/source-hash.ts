import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rootDir } from './shared.js';

const skipped = new Set(['node_modules', 'dist', 'coverage', 'e2e']);
const isTest = (name: string) => /\.spec\.tsx?$/.test(name) || name === 'README.md';

function files(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    skipped.has(entry.name) || isTest(entry.name)
      ? []
      : entry.isDirectory()
        ? files(join(path, entry.name))
        : [join(path, entry.name)],
  );
}

/** Parts of the repository that every front-end build is made of, besides the package itself. */
const commonSources = [
  'shell/packages/ui-kit/src',
  'shell/packages/auth-store/src',
  'shell/packages/mfe-runtime/src',
  'services/contracts/src',
  'infra/federation-preset/src',
  'infra/federation-preset/runtime',
];

/**
 * sha256 (hex) over the sources that decide what a build contains. Tests, documents and the version do not count.
 * @param dir folder of the package
 */
export function sourceHash(dir: string): string {
  const hash = createHash('sha256');
  const sources = new Set(
    [...commonSources.map((part) => join(rootDir, part)), ...packageSources(dir)].flatMap(files),
  );
  for (const file of [...sources].sort()) {
    hash.update(relative(rootDir, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const packageSources = (dir: string): string[] => [
  join(dir, 'src'),
  join(dir, 'remote.json'),
  join(dir, 'rspack.config.ts'),
];
