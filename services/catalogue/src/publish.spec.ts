import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile, type Sources } from './compile.js';
import { lockOf, writeLock } from './lock/files.js';
import type { Published } from './lock/lock.js';
import { publish, recordChecked } from './publish.js';
import { retirements } from './retired.js';
import { sources } from './sources.js';

// Real: files, and the workflows that ship; a few of them where more would only take longer.
const few: Sources = { recipes: sources.recipes.slice(0, 2), workflows: [] };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (what: Sources, ...args: string[]) => {
  const said: string[] = [];
  const code = publish(
    folder,
    args,
    (line) => said.push(line),
    (lock) => compile(what, lock, []),
  );
  return { code, said };
};

it('shows what is new and writes no lock, until that is asked for', () => {
  const shown = run(few);
  expect(shown.code).toBe(0);
  expect(shown.said[0]).toMatch(
    /^\d+ workflows \(\d+ in English too\), 0 retired; beside what is published: [1-9]\d* new, 0 changed, 0 retired$/,
  );
  expect(shown.said.at(-1)).toBe('Published with: npm run library -- compile --lock');
  expect(readdirSync(folder)).toEqual([]);

  expect(run(few, '--lock').code).toBe(0);
  const { said } = run(few);
  expect(said[0]).toMatch(/0 new, 0 changed, 0 retired$/);
  expect(said.join()).not.toContain('Published with');
});

it('fails where a workflow goes without a reason, and leaves the lock and the files alone', () => {
  run(few, '--lock');
  const before = lockOf(folder);
  const { code, said } = run(
    { recipes: few.recipes.slice(1), workflows: [] },
    '--lock',
    join(folder, 'files'),
  );
  expect(code).toBe(1);
  expect(said).toContainEqual(
    expect.stringMatching(/^problem: recipe .* is gone.*retire it in src\/retired.ts with a reason/),
  );
  expect(lockOf(folder)).toEqual(before);
  expect(readdirSync(folder)).not.toContain('files');
});

it('writes each workflow as a file for n8n', () => {
  const files = join(folder, 'files');
  run(few, files);
  const names = readdirSync(files);
  expect(names.length).toBeGreaterThan(10);
  expect(JSON.parse(readFileSync(join(files, names[0] ?? ''), 'utf8'))).toMatchObject({ active: false });
});

it('notes which workflows n8n opened', () => {
  writeLock(folder, lockOf());
  const opened = compile(sources, lockOf(), retirements)
    .catalogue.slice(0, 2)
    .map(({ slug }) => slug);
  recordChecked(folder, '9.9.9', opened);
  const all: Published[] = Object.values(lockOf(folder)).flatMap(({ workflows, recipes }) => [
    ...workflows,
    ...Object.values(recipes).flatMap(({ variants }) => variants),
  ]);
  const marked = all.filter(({ n8n }) => n8n !== undefined);
  expect(marked.map(({ slug, n8n }) => [slug, n8n]).sort()).toEqual(opened.map((slug) => [slug, '9.9.9']));
});
