// Real: processes that ask for one data folder at the same moment, and one that is killed while it has it.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until } from '@stroomwerk/test-kit';

const compiled = resolve(__dirname, '../dist/src/start-lock.js');
let dataDir: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stroomwerk-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** A process that asks at a given moment and keeps what it got. @returns what it said */
function ask(at: number): { child: ChildProcess; said: () => string } {
  const script = `
    const { holdDataFolder } = await import(${JSON.stringify(compiled)});
    while (Date.now() < ${at});
    try {
      await holdDataFolder(${JSON.stringify(dataDir)});
      console.log('has it');
      setInterval(() => {}, 1000);
    } catch (error) {
      console.log(error.constructor.name, error.message);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return { child, said: () => output.trim() };
}

it('lets one of several starts at the same moment through, and is free when that one is killed', async () => {
  const at = Date.now() + 1_500;
  const asked = Array.from({ length: 5 }, () => ask(at));
  await until('everybody has an answer', () => asked.every(({ said }) => said() !== ''));
  const winners = asked.filter(({ said }) => said() === 'has it');
  expect(winners).toHaveLength(1);
  for (const { said } of asked.filter((one) => !winners.includes(one)))
    expect(said()).toMatch(/^StartError Process \d+ works on .* already/);

  winners[0]?.child.kill('SIGKILL');
  await until('it is gone', () => winners[0]?.child.signalCode === 'SIGKILL');
  const next = ask(0);
  await until('the next has an answer', () => next.said() !== '');
  expect(next.said()).toBe('has it');
  expect(readdirSync(join(dataDir, 'run/lock'))).toEqual([expect.stringContaining(`-${next.child.pid}-`)]);
});
