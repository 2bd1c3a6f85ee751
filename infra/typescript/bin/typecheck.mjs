// node infra/typescript/bin/typecheck.mjs [folder ...]: type-checks the named packages, or all of them.
// TypeScript 7 is several times faster than 6 and has no JavaScript API, hence the second, aliased copy called by its path.
// Packages with the same settings are one program: what they share (Nest, React, the contracts) is read and checked once.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const tsc = join(root, 'node_modules/typescript7/bin/tsc');
const inside = (group) => readdirSync(join(root, group)).map((name) => join(group, name));
const all = [
  'shell',
  ...inside('shell/packages'),
  ...inside('services'),
  ...inside('infra'),
  ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
].filter((dir) => existsSync(join(root, dir, 'tsconfig.json')));

/** @returns {Map<string, string[]>} by settings: the files of the packages that have them */
function programs(folders) {
  const found = new Map();
  for (const dir of folders) {
    const {
      extends: base,
      include,
      ...settings
    } = JSON.parse(readFileSync(join(root, dir, 'tsconfig.json'), 'utf8'));
    const key = JSON.stringify({ extends: resolve(root, dir, base), ...settings });
    const files = include.map((pattern) => join(root, dir, pattern));
    found.set(key, [...(found.get(key) ?? []), ...files]);
  }
  return found;
}

const named = process.argv.slice(2);
// Beside the packages that it names as `types`, which are looked for from there upwards.
const made = join(root, `node_modules/.cache/types-${process.pid}`);
mkdirSync(made, { recursive: true });
let failed = 0;
for (const [settings, include] of programs(named.length > 0 ? named : all)) {
  const config = join(made, `tsconfig.${failed}.json`);
  writeFileSync(config, JSON.stringify({ ...JSON.parse(settings), include, exclude: ['**/dist'] }));
  const { status } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', config], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) failed += 1;
}
rmSync(made, { recursive: true, force: true });
console.log(failed === 0 ? 'types: no errors' : 'types: there are errors');
process.exitCode = failed === 0 ? 0 : 1;
