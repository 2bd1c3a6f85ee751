// Real: npm start as people and accidents treat it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '@stroomwerk/test-kit';
import { api, somebody } from './support/people.js';
import { root, startFromNothing } from './support/platform.js';

const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, [join(root, 'infra/local/bin/start.mjs')], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 240_000,
  });

const alive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

it('says in one line that a port is taken, and what to do', async () => {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'stroomwerk-start-'));
  const other = createServer().listen(port, '127.0.0.1');
  await new Promise((listening) => other.once('listening', listening));
  const { status, stderr } = start({
    PORT: String(port),
    AI_OPS_PORT: String(await freePort()),
    DATA_DIR: dataDir,
  });
  other.close();
  rmSync(dataDir, { recursive: true, force: true });
  expect(status).toBe(1);
  expect(stderr).toContain(`Port ${port} is in use`);
  expect(stderr).not.toContain('    at ');
});

it('says nothing of a reader that has seen enough', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stroomwerk-start-'));
  const read = spawnSync('sh', ['-c', `"${process.execPath}" infra/local/bin/run.mjs status | true`], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  rmSync(dataDir, { recursive: true });
  expect(read.stderr).not.toContain('EPIPE');
});

it('stops at an invalid setting with one line', () => {
  const { status, stderr } = start({ PORT: 'often' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Invalid setting: PORT/)]);
});

it('refuses a second start, answers status, and starts again after a kill -9 of everything with nothing lost', async () => {
  const platform = await startFromNothing();
  const env = { PORT: new URL(platform.url).port, DATA_DIR: platform.dataDir };
  const person = somebody('Eva Blijft');
  await api(platform).register(person);
  const second = start(env);
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining('It already runs at')]);
  const status = await platform.command('status');
  expect([status.code, status.output]).toEqual([0, expect.stringMatching(/health\s+ok/)]);
  expect(status.output).toMatch(/postgresql pid \d+, port \d+, version 18\.\d+, \d+ [kM]B, \d+ connections/);

  const { supervisorPid, postgresPid, processes } = platform.state();
  const pids = [supervisorPid, postgresPid, ...Object.values(processes).map(({ pid }) => pid)];
  for (const pid of pids) if (alive(pid)) process.kill(pid, 'SIGKILL');
  await until('everything gone', () => pids.every((pid) => !alive(pid)));

  const again = await startFromNothing({ ...env, AI_OPS_PORT: new URL(platform.aiOpsUrl).port });
  expect((await api(again).token(person)).length).toBeGreaterThan(100);
  expect((await again.command('stop')).code).toBe(0);
  await again.stop();
  await platform.stop();
});
