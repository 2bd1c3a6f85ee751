// Real: processes that are killed and started again.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { freePort, until } from '@stroomwerk/test-kit';
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

const server = (port: number, end: string) => `
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
let looks = 0;
createServer((request, response) => {
  if (request.url === '/health') looks += 1;
  response.end(String(looks));
}).listen(${port}, '127.0.0.1');
process.on('SIGTERM', () => { appendFileSync('${end}', process.argv[1] + '\\n'); setTimeout(() => process.exit(0), 200); });
`;

it('ends a process that hangs and starts it again, and lets one be that is only starting', async () => {
  const port = await freePort();
  const entry = join(folder, 'hangs.mjs');
  writeFileSync(entry, server(port, join(folder, 'order')));
  const silent = join(folder, 'starts.mjs');
  writeFileSync(silent, 'setInterval(() => undefined, 1000);');
  const said: string[] = [];
  const supervisor = new Supervisor(
    join(folder, 'logs'),
    (line) => said.push(line),
    () => undefined,
    leash,
    { every: 50, limit: 2_000, misses: 2, patience: 100, secrets: 500 },
  );
  const address = `http://127.0.0.1:${port}/`;
  const health = `${address}health`;
  supervisor.start({ name: 'starts', entry: silent, env: {}, health: 'http://127.0.0.1:1/' });
  supervisor.start({ name: 'hangs', entry, env: {}, health });
  // Looks follow each other: where it was looked at twice, the first had its answer.
  const lookedAt = () => fetch(address).then(async (answer) => Number(await answer.text()) >= 2);
  await until('two looks', lookedAt);
  const first = supervisor.processes.hangs?.pid ?? 0;
  // From now on it takes connections and says nothing.
  process.kill(first, 'SIGSTOP');
  await until('a second process', () => supervisor.processes.hangs?.restarts === 1);
  await until('two looks again', lookedAt);
  expect(said.filter((line) => line.includes('does not answer'))).toEqual([
    `hangs does not answer (pid ${first}); ending it.`,
  ]);
  expect(supervisor.processes.starts?.restarts).toBe(0);
  await supervisor.stop();
  expect(alive(first)).toBe(false);
});

it('does not take what a process says while it starts for its life: it may be busy for long after that', async () => {
  const [port, looks] = [await freePort(), join(folder, 'looks')];
  const entry = join(folder, 'sorts.mjs');
  // Says that it is starting, then answers nothing for many looks, then is there.
  writeFileSync(
    entry,
    `import { appendFileSync } from 'node:fs';
     import { createServer } from 'node:http';
     let looks = 0;
     createServer((request, response) => {
       appendFileSync('${looks}', 'look\\n');
       looks += 1;
       if (looks === 1) response.writeHead(503).end('{"status":"starting"}');
       else if (looks > 8) response.end('{"status":"ok"}');
     }).listen(${port}, '127.0.0.1');`,
  );
  const said: string[] = [];
  const supervisor = new Supervisor(
    join(folder, 'logs'),
    (line) => said.push(line),
    () => undefined,
    leash,
    { every: 20, limit: 300, misses: 2, patience: 100, secrets: 500 },
  );
  supervisor.start({ name: 'sorts', entry, env: {}, health: `http://127.0.0.1:${port}/health` });
  await until(
    'the first answer of its life',
    () => readFileSync(looks, 'utf8').trim().split('\n').length > 8,
  );
  expect([said, supervisor.processes.sorts?.restarts]).toEqual([[], 0]);
  await supervisor.stop();
});

it('ends the front door first, and those behind it once it is gone', async () => {
  const order = join(folder, 'order');
  const supervisor = new Supervisor(
    join(folder, 'logs'),
    () => undefined,
    () => undefined,
    leash,
  );
  const stages = { service: 1, standin: 0, door: 2 };
  for (const [name, stage] of Object.entries(stages)) {
    const port = await freePort();
    const entry = join(folder, `${name}.mjs`);
    writeFileSync(entry, server(port, order));
    supervisor.start({ name, entry, env: {}, stage });
    await until(name, () => fetch(`http://127.0.0.1:${port}/`).then(({ ok }) => ok));
  }
  await supervisor.stop();
  const ended = readFileSync(order, 'utf8').trim().split('\n');
  expect(ended.map((path) => basename(path, '.mjs'))).toEqual(['door', 'service', 'standin']);
});

it('hears how far a process is before it is ready', async () => {
  const entry = join(folder, 'fills.mjs');
  writeFileSync(
    entry,
    `globalThis[Symbol.for('stroomwerk.start-step')]({ step: 'catalogue', done: 3, total: 9 });
     setInterval(() => undefined, 1000);`,
  );
  const heard: unknown[] = [];
  const supervisor = new Supervisor(
    join(folder, 'logs'),
    () => undefined,
    () => undefined,
    leash,
    undefined,
    (name, step) => heard.push({ name, ...step }),
  );
  supervisor.start({ name: 'fills', entry, env: {} });
  await until('it is heard', () => heard.length > 0);
  await supervisor.stop();
  expect(heard).toEqual([{ name: 'fills', step: 'catalogue', done: 3, total: 9 }]);
});

it('gives new secrets to who holds them, and starts one again that does not take them', async () => {
  const starts = join(folder, 'starts');
  const program = (name: string, hears: string) => {
    const entry = join(folder, `${name}.mjs`);
    const start = `appendFileSync('${starts}', '${name} ' + (process.env.GATE_KEY ?? 'none') + '\\n');`;
    writeFileSync(
      entry,
      `import { appendFileSync } from 'node:fs'; ${start} setInterval(() => 0, 1000); process.on('message', ${hears});`,
    );
    return entry;
  };
  const supervisor = new Supervisor(
    join(folder, 'logs'),
    () => undefined,
    () => undefined,
    leash,
    { every: 50, limit: 500, misses: 2, patience: 100, secrets: 1_500 },
  );
  const takes = `({ secretsId, secrets }) => { appendFileSync('${starts}', 'takes ' + secrets.GATE_KEY + '\\n'); process.send({ secretsInUse: secretsId }); }`;
  const env = { GATE_KEY: 'old' };
  supervisor.start({ name: 'takes', entry: program('takes', takes), env });
  supervisor.start({ name: 'deaf', entry: program('deaf', '() => 0'), env });
  supervisor.start({ name: 'other', entry: program('other', takes.replace('takes ', 'other ')), env: {} });
  const lines = () => readFileSync(starts, 'utf8').trim().split('\n');
  await until('all of them', () => lines().length === 3);
  await supervisor.give({ GATE_KEY: 'new', SESSION_SECRET: 'not theirs' });
  await until('a second start', () => lines().length === 5);
  expect(lines().sort()).toEqual(['deaf new', 'deaf old', 'other none', 'takes new', 'takes old']);
  await supervisor.stop();
});

it('does not start again what says that it cannot start with what it was given', async () => {
  const entry = join(folder, 'refuses.mjs');
  writeFileSync(
    entry,
    "process.send({ startRefused: 'refuses cannot start: X is no number' }, () => process.exit(1));",
  );
  const said: string[] = [];
  const refused: string[] = [];
  const supervisor = new Supervisor(
    join(folder, 'logs'),
    (line) => said.push(line),
    () => undefined,
    leash,
    undefined,
    undefined,
    (line) => refused.push(line),
  );
  supervisor.start({ name: 'refuses', entry, env: {} });
  const pid = supervisor.processes.refuses?.pid ?? 0;
  await until('it is refused', () => refused.length > 0 && !alive(pid));
  await supervisor.stop();
  expect([refused, said]).toEqual([['refuses cannot start: X is no number'], []]);
  expect(supervisor.processes.refuses).toMatchObject({ pid, restarts: 0 });
});
