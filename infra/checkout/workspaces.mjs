// Which packages of this repository run in node, and where the repository is. Plain JavaScript: it runs before anything is compiled.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const groups = ['services', 'infra', 'shell/packages'];
const browserOnly = new Set([
  'shell/packages/ui-kit',
  'shell/packages/auth-store',
  'shell/packages/mfe-runtime',
]);

/** @returns {string[]} folders (relative to the root) of packages whose TypeScript is compiled for node */
export function nodePackages() {
  return groups
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
    .filter((dir) => existsSync(join(root, dir, 'package.json')) && existsSync(join(root, dir, 'src')))
    .filter((dir) => !browserOnly.has(dir));
}

/** @returns {string[]} folders of the remotes: every top-level mfe-* with a remote.json */
export function remotes() {
  return readdirSync(root).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'remote.json')),
  );
}

/** @param {string} file path relative to the root */
export const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
