import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile, type Sources } from './compile.js';
import { lockOf } from './lock/files.js';
import type { Lock, Published } from './lock/lock.js';
import { publish, recordChecked } from './publish.js';
import { sources } from './sources.js';

// Real: files, and a few of the recipes that ship: more would only take longer.
const few: Sources = { recipes: sources.recipes.slice(0, 2), workflows: [] };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const beside = (what: Sources) => (lock: Lock) => compile(what, lock, []);
const run = (what: Sources, ...args: string[]) => {
  const said: string[] = [];
  const code = publish(folder, args, (line) => said.push(line), beside(what));
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

it('fails on what a rule finds, says where, and leaves the lock alone', () => {
  const recipes = few.recipes.map((recipe) => ({
    ...recipe,
    compile: (...of: Parameters<typeof recipe.compile>) => ({
      ...recipe.compile(...of),
      accepts: [{ rule: 'dates', step: 'Nergens', why: 'There is no date in it at all.' }],
    }),
  }));
  const { code, said } = run({ recipes, workflows: [] }, '--lock');
  expect(code).toBe(1);
  expect(said).toContainEqual(
    expect.stringMatching(/^fault: dates: [a-z0-9-]+, step "Nergens": nothing is wrong/),
  );
  expect(lockOf(folder)).toEqual({});
});

it('writes each workflow as a file for n8n', () => {
  const files = join(folder, 'files');
  run(few, files);
  const names = readdirSync(files);
  expect(names.length).toBeGreaterThan(10);
  expect(JSON.parse(readFileSync(join(files, names[0] ?? ''), 'utf8'))).toMatchObject({ active: false });
});

it('notes which workflows n8n opened, and takes the mark from the others', () => {
  run(few, '--lock');
  const [first, second, third] = compile(few, {}, []).catalogue.map(({ slug }) => slug) as [
    string,
    string,
    string,
  ];
  const marked = (n8n: string, opened: readonly string[]) => {
    recordChecked(folder, n8n, opened, beside(few));
    const all: Published[] = Object.values(lockOf(folder)).flatMap(({ workflows, recipes }) => [
      ...workflows,
      ...Object.values(recipes).flatMap(({ variants }) => variants),
    ]);
    return all.flatMap((one) => (one.n8n === undefined ? [] : [[one.slug, one.n8n]])).sort();
  };
  expect(marked('9.9.8', [first, second])).toEqual([
    [first, '9.9.8'],
    [second, '9.9.8'],
  ]);
  expect(marked('9.9.9', [second, third])).toEqual([
    [second, '9.9.9'],
    [third, '9.9.9'],
  ]);
});
