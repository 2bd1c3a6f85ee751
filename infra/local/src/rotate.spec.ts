// Real: the command's words and files, a process that stands for a supervisor, and the port that it answers on.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ringNames } from '@stroomwerk/kernel/signing';
import { until } from '@stroomwerk/test-kit';
import { serveControl } from './control.js';
import { keptLogin } from './database-logins.js';
import { keptRing } from './link-secrets.js';
import { rotatables, rotate } from './rotate.js';
import { Rotation, tidyEveryMinute } from './rotation.js';
import { readSettings } from './settings.js';
import { isOurs, type RunState, writeState } from './state.js';

const before = { ...process.env };
let dataDir: string;
let said: string[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stroomwerk-rotate-'));
  for (const name of ['APP_SECRET', 'DATABASE_URL', ...rotatables]) delete process.env[name];
  process.env.DATA_DIR = dataDir;
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  rmSync(dataDir, { recursive: true, force: true });
  process.env = { ...before };
});

it('lists every secret with its age and who holds it', async () => {
  keptRing(dataDir, 'SESSION_SECRET');
  keptLogin(dataDir, 'billing');
  process.env.GATE_KEY = 'a-gate-key-of-the-operator-0123456789';
  expect(await rotate('/', [])).toBe(0);
  expect(said.map((line) => line.split(' ')[0])).toEqual([...rotatables]);
  const lineOf = (name: string) => said.find((line) => line.startsWith(`${name} `));
  expect(lineOf('SESSION_SECRET')).toMatch(/0 days old +auth: /);
  expect(lineOf('ZIP_LINK_SECRET')).toMatch(/not made yet +library: /);
  expect(lineOf('GATE_KEY')).toMatch(/of the environment +auth, releases: /);
  expect(lineOf('BILLING_DATABASE_URL')).toMatch(/0 days old +billing: /);
  expect(said.join()).not.toContain(keptRing(dataDir, 'SESSION_SECRET').current);
});

it('names what there is when it is asked for something else', async () => {
  await expect(rotate('/', ['STRIPE_SECRET_KEY'])).rejects.toThrow(
    /^There is no secret STRIPE_SECRET_KEY\. There are: PAGE_VIEW_SECRET, .*AUTH_SIGNING_KEY, AUTH_DATABASE_URL/,
  );
});

it('writes the next value while nothing runs, and keeps the one before for what it signed', async () => {
  const first = keptRing(dataDir, 'ZIP_LINK_SECRET').current;
  const login = keptLogin(dataDir, 'auth');
  for (const name of ['ZIP_LINK_SECRET', 'AUTH_DATABASE_URL', 'DATABASE_URL'])
    expect(await rotate('/', [name])).toBe(0);
  const ring = keptRing(dataDir, 'ZIP_LINK_SECRET');
  expect([ring.current === first, ring.spent.map(({ value }) => value)]).toEqual([false, [first]]);
  expect(keptLogin(dataDir, 'auth')).toEqual({
    name: login.name,
    password: expect.not.stringMatching(login.password),
  });
  expect(said).toEqual([
    'ZIP_LINK_SECRET has a new value; the next start takes it.',
    'The one before verifies what it signed for 3600 s more, then it is removed.',
    'AUTH_DATABASE_URL has a new value; the next start takes it.',
    'The one before opens nothing any more.',
    'DATABASE_URL has a new value; the next start takes it.',
    'The one before opens nothing any more.',
  ]);
});

it.each([
  [
    'SESSION_SECRET',
    { SESSION_SECRET: 'x'.repeat(40) },
    /SESSION_SECRET is set in the environment, .*nothing was changed.*restart one process after another \(auth\) with SESSION_SECRET=<old>,<new>, .*after 60 s with <new> alone/,
  ],
  ['SESSION_SECRET', { APP_SECRET: 'x'.repeat(40) }, /SESSION_SECRET follows from APP_SECRET/],
  [
    'AUTH_DATABASE_URL',
    { AUTH_DATABASE_URL: 'postgres://a:b@db/x' },
    /a database that is yours: nothing was changed\. Make another role .*AUTH_DATABASE_URL=/,
  ],
  ['BILLING_DATABASE_URL', { DATABASE_URL: 'postgres://a:b@db/x' }, /is yours: nothing was changed/],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://a:b@db/x' }, /Change the password at the server/],
])('refuses %s where the operator gives the value by %j, and says what to do', async (name, env, says) => {
  const kept = [
    keptRing(dataDir, 'SESSION_SECRET'),
    keptLogin(dataDir, 'auth'),
    keptLogin(dataDir, 'billing'),
  ];
  Object.assign(process.env, env);
  await expect(rotate('/', [name])).rejects.toThrow(says);
  // What runs refuses alike.
  const rotation = new Rotation(readSettings(process.env, '/'), { give: fail }, { rotate: fail, mend: fail });
  if (name === 'SESSION_SECRET') expect(() => rotation.rotate(name)).toThrow(says);
  expect([
    keptRing(dataDir, 'SESSION_SECRET'),
    keptLogin(dataDir, 'auth'),
    keptLogin(dataDir, 'billing'),
  ]).toEqual(kept);
  expect(said).toEqual([]);
});
const fail = () => Promise.reject(new Error('called'));

describe('beside a platform that runs', () => {
  const supervisors: ChildProcess[] = [];
  const runs = async (control?: RunState['control']) => {
    const supervisor = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', 'infra/local'], {
      stdio: 'ignore',
    });
    supervisors.push(supervisor);
    await until('it runs', () => isOurs(supervisor.pid ?? 0, 'infra/local'));
    const state = { supervisorPid: supervisor.pid ?? 0, ...(control ? { control } : {}) } as RunState;
    writeState(dataDir, state);
  };
  afterEach(() => {
    for (const one of supervisors.splice(0)) one.kill('SIGKILL');
  });

  it('asks it, and passes on what it refuses', async () => {
    const asked: string[] = [];
    await runs(await serveControl({ rotate: (word) => Promise.resolve(void asked.push(word)) }));
    expect(await rotate('/', ['GATE_KEY'])).toBe(0);
    expect(asked).toEqual(['GATE_KEY']);
    expect(said[0]).toBe('GATE_KEY has a new value, which is in use.');
    await runs(await serveControl({ rotate: fail }));
    await expect(rotate('/', ['GATE_KEY'])).rejects.toThrow('called');
  });

  it('changes nothing where that is of an older version', async () => {
    await runs();
    await expect(rotate('/', ['GATE_KEY'])).rejects.toThrow(/older version\. Start it again first/);
    expect(() => readFileSync(join(dataDir, 'keys/gate-key'))).toThrow('ENOENT');
  });
});

it('takes spent values from the processes within a minute of their end, and says what keeps it from that', async () => {
  const settings = readSettings({ DATA_DIR: dataDir }, '/');
  const given: Record<string, string>[] = [];
  let later = 0;
  let database = () => Promise.resolve();
  const supervisor = { give: (secrets: Record<string, string>) => Promise.resolve(void given.push(secrets)) };
  const rotation = new Rotation(
    settings,
    supervisor,
    { rotate: fail, mend: () => database() },
    () => new Date(Date.now() + later),
  );
  for (const name of ringNames) keptRing(dataDir, name);
  await rotation.rotate('SESSION_SECRET');
  const { current, spent } = keptRing(dataDir, 'SESSION_SECRET');
  given.length = 0;

  jest.useFakeTimers();
  const end = tidyEveryMinute(rotation, (line) => said.push(line));
  later = -1_000; // The timer itself takes its minute of the life.
  await jest.advanceTimersByTimeAsync(59_999);
  expect(given).toEqual([]);
  expect(spent).toHaveLength(1);
  later = 1;
  database = () => Promise.reject(new Error('the disk is full'));
  await jest.advanceTimersByTimeAsync(1);
  expect(given).toEqual([{ SESSION_SECRET: current }]);
  expect(said).toEqual([expect.stringContaining('the disk is full')]);
  end();
});
