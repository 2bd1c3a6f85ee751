import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@stroomwerk/test-kit';
import { noteRunning, running } from './running.mjs';

const statOf = (pid: number): string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

describe('who runs from a checkout', () => {
  let root: string;
  let parent: ChildProcess | undefined;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'running-'));
  });
  afterEach(() => {
    parent?.kill('SIGKILL');
    rmSync(root, { recursive: true });
  });

  it('is nobody where nobody ever ran, and this process once it is noted', () => {
    expect(running(root)).toEqual([]);
    noteRunning(root, '/data/here');
    expect(running(root)).toEqual([{ pid: process.pid, dataDir: '/data/here' }]);
  });

  it('is none that ended, though nobody has buried it yet', async () => {
    if (process.platform !== 'linux') return; // Nowhere else does the system tell when a process began.
    // A shell that became something else does not ask what became of its child.
    parent = spawn('sh', ['-c', 'true & exec sleep 1000']);
    const pid = await until('a dead child', () => {
      const [child] = readFileSync(`/proc/${parent?.pid}/task/${parent?.pid}/children`, 'utf8').split(' ');
      return child && statOf(Number(child))[0] === 'Z' ? Number(child) : undefined;
    });
    const folder = join(root, 'node_modules/.running');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${pid}-${statOf(pid)[19]}`), '/data/gone');
    expect(running(root)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });
});
