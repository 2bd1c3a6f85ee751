// Real: files and processes. Small: what is written in place of the compiled catalogue.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@stroomwerk/test-kit';
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
  const goesOn = `other.jsonl.${process.ppid}.part`;
  for (const name of [...others, goesOn, 'notes.txt']) writeFileSync(join(folder, name), '');
  for (const name of ['old.jsonl.maker', 'next.jsonl.maker']) symlinkSync(String(dead), join(folder, name));

  const make = async (file: string) => writeFileSync(file, '[]\n');
  const file = await keepIn(folder, 'next.jsonl', make);
  expect(readFileSync(file, 'utf8')).toBe('[]\n');
  expect(readdirSync(folder).sort()).toEqual(['next.jsonl', 'notes.txt', goesOn]);
  expect(await keepIn(folder, 'next.jsonl', () => Promise.reject(new Error('made twice')))).toBe(file);
});

it('waits for the process that makes it', async () => {
  const note = join(folder, 'next.jsonl.maker');
  symlinkSync(String(process.ppid), note);
  const told: number[] = [];
  const hear = ({ done }: { done: number }) => told.push(done);
  Object.assign(globalThis, { [Symbol.for('stroomwerk.start-step')]: hear });
  const asked = keepIn(folder, 'next.jsonl', () => Promise.reject(new Error('made twice')));
  await until('it to wait, and to say how long', () => (told.at(-1) ?? 0) > 0);
  writeFileSync(join(folder, 'next.jsonl'), '[]\n');
  expect(readFileSync(await asked, 'utf8')).toBe('[]\n');
});

it('makes it itself once the process that did has gone, or failed', async () => {
  const make = async (file: string) => writeFileSync(file, '[]\n');
  await expect(keepIn(folder, 'next.jsonl', () => Promise.reject(new Error('no memory')))).rejects.toThrow(
    'no memory',
  );
  expect(readdirSync(folder)).toEqual([]);
  const maker = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  symlinkSync(String(maker.pid), join(folder, 'next.jsonl.maker'));
  const asked = keepIn(folder, 'next.jsonl', make);
  maker.kill();
  expect(readFileSync(await asked, 'utf8')).toBe('[]\n');
  expect(readdirSync(folder)).toEqual(['next.jsonl']);
});
