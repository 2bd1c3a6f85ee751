// Real: processes that are killed and started again.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until } from '@stroomwerk/test-kit';
import { backoff, Supervisor } from './supervisor.js';

const leash = resolve(__dirname, '../lib/leash.mjs');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stroomwerk-supervisor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const alive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it('waits longer after each death in a row, never above half a minute', () => {
  expect([1, 2, 3, 4].map(backoff)).toEqual([250, 500, 1000, 2000]);
  expect(backoff(30)).toBe(30_000);
});

it('starts a killed process again, says so, and ends it when asked', async () => {
  const entry = join(folder, 'lives.mjs');
  writeFileSync(entry, 'setInterval(() => undefined, 1000);');
  const said: string[] = [];
  const supervisor = new Supervisor(
    join(folder, 'logs'),
    (line) => said.push(line),
    () => undefined,
    leash,
  );
  supervisor.start({ name: 'lives', entry, env: {} });
  const first = supervisor.processes.lives?.pid ?? 0;
  process.kill(first, 'SIGKILL');
  const second = await until('a second process', () => {
    const process = supervisor.processes.lives;
    return process && process.restarts === 1 ? process.pid : undefined;
  });
  expect(second).not.toBe(first);
  expect(said[0]).toContain('lives ended (SIGKILL); starting it again in 250 ms');
  expect(said[1]).toContain('restart 1');
  await supervisor.stop();
  expect(alive(second)).toBe(false);
});
