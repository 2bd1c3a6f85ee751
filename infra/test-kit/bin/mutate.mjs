// npm run mutate -- <folder or file>: alters the rules in it one place at a time and runs the unit tests of its package that reach
// them. What no test notices is listed; below 85 % it fails. Rules are the files of `domain/`; where a folder has none, all.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../../checkout/workspaces.mjs';
import { equivalents, leftOut } from '../mutation.mjs';

const least = 85;
const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Name a folder: npm run mutate -- services/billing');
  process.exit(2);
}

const sources = folders
  .map((folder) => relative(root, resolve(root, folder)))
  .flatMap((folder) =>
    statSync(join(root, folder)).isFile()
      ? [folder]
      : readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file)),
  )
  .filter(
    (file) =>
      /\.ts$/.test(file) && !/\.(spec|d)\.ts$/.test(file) && !/(^|\/)(dist|node_modules)\//.test(file),
  );
const rules = sources.filter((file) => file.includes('/domain/'));
const files = (rules.length > 0 ? rules : sources).filter(
  (file) => !leftOut.some((each) => each.file === file),
);

/** The package that a file belongs to: what alters it is noticed by its own tests. */
const packageOf = (file) =>
  existsSync(join(root, dirname(file), 'package.json')) ? dirname(file) : packageOf(dirname(file));

// It takes long and nobody waits for it: whatever else runs on the machine goes first.
setPriority(15);
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    join(root, 'infra/test-kit/stryker.config.mjs'),
    '--mutate',
    files.join(','),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATED_PACKAGES: [...new Set(files.map(packageOf))].join(',') },
  },
);
if (status !== 0) process.exit(1);

const report = JSON.parse(readFileSync(join(root, 'coverage/mutation.json'), 'utf8'));

/** The text between two places; lines and columns count from 1. */
function textOf(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.map((line) => line.trim()).join(' ');
}

const rows = Object.entries(report.files).map(([file, { source, mutants }]) => {
  const judged = mutants
    .filter((mutant) => !['Ignored', 'CompileError', 'RuntimeError'].includes(mutant.status))
    .map((mutant) => ({
      ...mutant,
      original: textOf(source, mutant.location),
      altered: mutant.replacement
        .split('\n')
        .map((line) => line.trim())
        .join(' '),
    }))
    .filter(
      ({ original, altered }) =>
        !equivalents.some(
          (each) => each.file === file && each.original === original && each.altered === altered,
        ),
    );
  const left = judged.filter((mutant) => mutant.status === 'Survived' || mutant.status === 'NoCoverage');
  return { file, count: judged.length, left };
});

for (const { file, left } of rows)
  for (const { location, original, altered, status: how } of left)
    console.log(
      `${file}:${location.start.line} ${how === 'NoCoverage' ? 'no test' : ''}\n  - ${original}\n  + ${altered}`,
    );

const share = (killed, count) => (count === 0 ? 100 : Math.floor((killed * 1000) / count) / 10);
const total = { file: 'all', count: 0, left: [] };
for (const { count, left } of rows) {
  total.count += count;
  total.left.push(...left);
}
console.log('\naltered  killed  file');
for (const { file, count, left } of [...rows, total])
  console.log(
    `${String(count).padStart(7)}  ${`${share(count - left.length, count)}%`.padStart(6)}  ${file}`,
  );
process.exit(share(total.count - total.left.length, total.count) < least ? 1 : 0);
