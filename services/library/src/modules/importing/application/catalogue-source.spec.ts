// Real: files and processes. Small: what is written in place of the compiled catalogue.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepIn } from './catalogue-source.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'library-catalogue-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('clears away what earlier releases left and what killed processes began, and nothing of one that goes on', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['-e', '']);
  const others = [
    'old.jsonl',
    `old.jsonl.${dead}.part`,
    `next.jsonl.${dead}.part`,
    `old.jsonl.${process.pid}.part`,
  ];
  const goesOn = `next.jsonl.${process.ppid}.part`;
  for (const name of [...others, goesOn, 'notes.txt']) writeFileSync(join(folder, name), '');

  const make = async (file: string) => writeFileSync(file, '[]\n');
  const file = await keepIn(folder, 'next.jsonl', make);
  expect(readFileSync(file, 'utf8')).toBe('[]\n');
  expect(readdirSync(folder).sort()).toEqual(['next.jsonl', goesOn, 'notes.txt']);
  expect(await keepIn(folder, 'next.jsonl', () => Promise.reject(new Error('made twice')))).toBe(file);
});
