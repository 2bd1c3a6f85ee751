// Real: npm start as people and accidents treat it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Subscription } from '@stroomwerk/contracts/billing';
import type { Favourites, Top12Response } from '@stroomwerk/contracts/library';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import { freePort, runCommand, until } from '@stroomwerk/test-kit';
import { api, type Person, somebody } from './support/people.js';
import { type RunningPlatform, root, startFromNothing } from './support/platform.js';

const running: { stop(): Promise<void> }[] = [];
/** A platform that ends with this file, also where a test fails in its middle. */
async function started(env: Record<string, string>) {
  const platform = await startFromNothing(env);
  running.push(platform);
  return platform;
}
afterAll(() => Promise.all(running.map((platform) => platform.stop())));

const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, [join(root, 'infra/local/bin/start.mjs')], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 900_000,
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

it('looks at its keys before it begins anything', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stroomwerk-start-'));
  mkdirSync(join(dataDir, 'keys'));
  writeFileSync(join(dataDir, 'keys/.made'), 'session-secret\n');
  const { status, stdout, stderr } = start({ DATA_DIR: dataDir, PORT: '18480', AI_OPS_PORT: '18481' });
  const left = readdirSync(dataDir, { recursive: true }).filter((name) => !String(name).startsWith('run'));
  rmSync(dataDir, { recursive: true });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/session-secret is missing\. Nothing was changed/),
  ]);
  expect(stdout).not.toMatch(/PostgreSQL|migrated/);
  expect(left.sort()).toEqual(['keys', 'keys/.made']);
});

it('stops at an invalid setting with one line', () => {
  const { status, stderr } = start({ PORT: 'often' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Invalid setting: PORT/)]);
});

/** What a customer has, what everybody gets, and the bytes of a release. */
async function belongings(platform: RunningPlatform, person: Person) {
  const calls = api(platform);
  const token = await calls.token(person);
  const active = await calls.get<ReleaseSet>('/api/releases/active');
  const entries = active.remotes.map(async ({ base, entry }) => {
    const file = await fetch(new URL(base + entry, platform.url));
    return [
      file.status,
      createHash('sha256')
        .update(await file.text())
        .digest('hex'),
    ];
  });
  return {
    account: await calls.get<object>('/api/auth/me', token),
    subscription: await calls.get<Subscription>('/api/billing/subscription', token),
    favourites: await calls.get<Favourites>('/api/workflows-library/favourites', token),
    active,
    entries: await Promise.all(entries),
  };
}

/** Somebody with a plan that was given and a favourite. @returns what they have */
async function settle(platform: RunningPlatform, person: Person) {
  const calls = api(platform);
  expect(await platform.command('ops', 'grant', person.email, 'starter_monthly')).toMatchObject({ code: 0 });
  const token = await calls.token(person);
  const { workflows } = await calls.get<Top12Response>('/api/workflows/top12');
  // The library hears of the plan a moment later.
  await until('a favourite', async () => {
    await calls.put(`/api/workflows-library/${workflows[0]?.filename}/favourite`, token);
    return true;
  });
  return until('all of it', async () => {
    const all = await belongings(platform, person);
    return all.subscription.status === 'active' && all.favourites.workflows.length === 1 && all;
  });
}

it('refuses a second start, starts again after a kill -9 of everything, and comes back from a backup without the erased', async () => {
  const place = mkdtempSync(join(tmpdir(), 'stroomwerk-drill-'));
  const platform = await started({ BACKUP_PASSPHRASE: 'paard accu nietje juist' });
  const env = { ...platform.env, DATA_DIR: platform.dataDir };
  const [person, leaver] = [somebody('Eva Blijft'), somebody('Lea Gaat')];
  await api(platform).register(person);
  await api(platform).register(leaver);
  const second = start(env);
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining('It already runs at')]);
  const status = await platform.command('status');
  expect([status.code, status.output]).toEqual([0, expect.stringMatching(/health\s+ok/)]);
  expect(status.output).toMatch(/postgresql pid \d+, port \d+, version 18\.\d+, \d+ [kM]B, \d+ connections/);
  const had = await settle(platform, person);
  expect(await platform.command('backup', join(place, 'backup'))).toMatchObject({ code: 0 });
  expect(await platform.command('ops', 'erase', leaver.email)).toMatchObject({ code: 0 });

  const { supervisorPid, postgresPid, processes } = platform.state();
  const pids = [supervisorPid, postgresPid, ...Object.values(processes).map(({ pid }) => pid)];
  for (const pid of pids) if (alive(pid)) process.kill(pid, 'SIGKILL');
  await until('everything gone', () => pids.every((pid) => !alive(pid)));

  // PostgreSQL dies once more, while this start waits for its services.
  const starting = started(env);
  const postgres = await until('a start that waits', () => {
    const next = platform.state();
    return next.supervisorPid !== supervisorPid && next.postgresPid;
  });
  process.kill(Number(postgres), 'SIGKILL');
  const again = await starting;
  expect(again.output()).toContain('PostgreSQL runs again.');
  expect(await belongings(again, person)).toEqual(had);
  expect((await again.command('stop')).code).toBe(0);

  // The machine is lost: what is left is the backup, and the log of erasures from beside it.
  cpSync(join(platform.dataDir, 'erasures.log'), join(place, 'erasures.log'));
  await again.stop();
  await platform.stop();
  const elsewhere = { ...env, DATA_DIR: join(place, 'data') };
  const restored = await runCommand(
    root,
    ['restore', join(place, 'backup'), '--erasures', join(place, 'erasures.log')],
    { ...process.env, ...elsewhere },
  );
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('1 people erased again')]);
  const back = await started(elsewhere);
  expect(back.output()).toContain('Releases: nothing new');
  expect(await belongings(back, person)).toEqual(had);
  await expect(api(back).token(leaver)).rejects.toThrow('auth.invalid_credentials');
  await back.stop();
  rmSync(place, { recursive: true });
});
