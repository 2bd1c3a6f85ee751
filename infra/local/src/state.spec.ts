// Real: files.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameOf } from '@stroomwerk/checkout/process-name.mjs';
import { until } from '@stroomwerk/test-kit';
import { isOurs, type RunState, readState, runs, writeState } from './state.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stroomwerk-state-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const state: RunState = {
  ...{ supervisorPid: 1, postgresPid: null, publicUrl: 'http://localhost:1', aiOpsUrl: 'http://localhost:2' },
  ...{ startedAt: '2026-11-22T12:00:00.000Z', logs: '', standins: null, services: {}, databaseUrl: '' },
  ...{ processes: {}, ports: {} },
};

it('is read back, by whatever name its data folder has', () => {
  const own = join(folder, 'own');
  writeStateIn(own);
  symlinkSync(own, join(folder, 'link'));
  for (const name of ['own', 'link']) expect(readState(join(folder, name))).toMatchObject(state);
});

it('does not speak for a copy of the data folder: stopping that one would stop the other', () => {
  const own = join(folder, 'own');
  writeStateIn(own);
  cpSync(own, join(folder, 'copy'), { recursive: true });
  expect(readState(join(folder, 'copy'))).toBeUndefined();
});

it('is none where it was cut off', () => {
  const own = join(folder, 'own');
  writeStateIn(own);
  writeFileSync(join(own, 'run/state.json'), '{"supervisor');
  expect(readState(own)).toBeUndefined();
});

describe('a pid that was given out again', () => {
  it('makes no platform run: neither another start that has it, nor the one that asks', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', 'infra/local'], {
      stdio: 'ignore',
    });
    const pid = other.pid ?? 0;
    try {
      await until('it runs', () => isOurs(pid, 'infra/local'));
      expect(runs({ ...state, supervisorPid: pid, supervisor: nameOf(pid) })).toBe(true);
      expect(runs({ ...state, supervisorPid: pid, supervisor: `${pid}-1` })).toBe(false);
      // What an older version wrote names no more than the pid.
      expect(runs({ ...state, supervisorPid: pid })).toBe(true);
    } finally {
      other.kill('SIGKILL');
    }
    const own = { ...state, supervisorPid: process.pid };
    expect([runs(own), runs({ ...own, supervisor: nameOf(process.pid) })]).toEqual([false, false]);
  });
});

function writeStateIn(dataDir: string): void {
  mkdirSync(dataDir);
  writeState(dataDir, state);
}
