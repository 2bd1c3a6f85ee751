// Real: Nest, PostgreSQL, the folder of releases, the process of the gate. Fake: auth at the other end of the wire, and
// the checks: a program that says what a test wants (infra/release has the real ones).
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  blobName,
  GateVerdict,
  operatorId,
  PointerHistory,
  ReleaseDetails,
  ReleaseList,
} from '@stroomwerk/contracts/releases';
import { type TestCall, type TestService, testService } from '@stroomwerk/kernel/testing';
import { type TestDatabase, testDatabase } from '@stroomwerk/test-kit';
import { buildManifest } from '../../../../test/build-manifest.js';
import { releasesService } from '../../../definition.js';
import { JudgeReleases } from '../application/judge-releases.js';
import { GateRunner } from '../domain/gate-runner.js';
import { gateUser } from '../process/gate-place.js';
import type { GateProcess } from '../process/gate-process.js';

const ops = { role: 'ops', name: 'Olga Ops' } as const;
const operator = { ...ops, name: 'cli:olga', userId: operatorId };
const remote = 'mfe-library';
interface Said {
  readonly code: string;
  readonly gate: { readonly status: string; readonly reason: string | null };
}

/** Says of each version what its name asks for, and what it was given. */
const answers = `
  import { accessSync, readFileSync, writeFileSync } from 'node:fs';
  const tried = (act) => { try { act(); return 'done'; } catch (error) { return error.code; } };
  process.once('message', ({ manifest, folder, previous, url }) => {
    const say = (word) => process.send(word, () => process.exit(0));
    const { version, files } = manifest;
    const given = { env: Object.keys(process.env).sort(), previous, url,
      uid: process.getuid(), groups: process.getgroups(), ppid: process.ppid,
      key: tried(() => readFileSync(new URL('keys/private.pem', import.meta.url))),
      signal: tried(() => process.kill(process.ppid, 0)),
      change: tried(() => writeFileSync(folder + '/' + Object.keys(files)[0], '')),
      home: tried(() => writeFileSync(process.env.HOME + '/profile', '')) + ' ' + process.env.HOME,
      back: tried(() => process.setuid(0)),
      content: readFileSync(folder + '/' + Object.keys(files)[0], 'utf8') };
    const check = (check, ok, detail = '') => ({ check, ok, detail });
    if (version.endsWith('-broken')) process.exit(3);
    if (version.endsWith('-endless')) return setInterval(() => {}, 1000);
    if (version.endsWith('-unable')) say({ unable: 'There is no browser' });
    else if (version.endsWith('-refused')) say({ checks: [check('size', true), check('pages', false, 'no h1')] });
    else if (version.endsWith('-nothing')) say({ checks: [] });
    else say({ checks: [check('given', true, JSON.stringify(given))] });
  });`;

const usualTemporary = process.env.TMPDIR;
let db: TestDatabase;
let service: TestService;
let folder: string;
let bearer: string;

const call = (method: string, path: string, more: TestCall = {}, of = remote) =>
  service.call<Said>(method, `/api/releases/${of}/${path}`, more);
const said = ({ status, body }: { status: number; body: Said }) => [status, body.code];
const gateOf = async (version: string) =>
  GateVerdict.parse((await call('GET', `versions/${version}/gate`, { as: ops })).body);

beforeAll(async () => {
  db = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'gate-'));
  const program = join(folder, 'gate.mjs');
  await writeFile(program, answers);
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'keys'), { mode: 0o700 });
  await writeFile(join(folder, 'keys/private.pem'), 'secret', { mode: 0o600 });
  // Runs on the same machine have theirs elsewhere.
  await mkdir(join(folder, 'tmp'));
  process.env.TMPDIR = join(folder, 'tmp');
  service = await testService(releasesService, {
    databaseUrl: db.url,
    env: { RELEASES_DIR: folder, WORKERS: 'none', GATE_PROGRAM: program, GATE_KEY: 'k'.repeat(40) },
  });
  const made = await service.call<{ token: string }>('POST', `/api/releases/${remote}/tokens`, {
    as: ops,
    body: { name: 'pipeline' },
  });
  bearer = made.body.token;
});
afterAll(async () => {
  if (usualTemporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usualTemporary;
  await service?.close();
  await db?.drop();
  await rm(folder, { recursive: true, force: true });
});

const look = () => service.app.get(JudgeReleases).look();
/** Somebody wants to give the release to everybody. */
const promote = async (version: string) => {
  const { stable } = (await call('GET', 'versions', { as: ops })).body as unknown as ReleaseList;
  const body = { version, expected_version: stable, reason: 'because' };
  return said(await call('PUT', 'channels/stable', { bearer, body }));
};

/** Sends a release with the team's token, or as somebody else. */
async function publish(version: string, more: object = {}, who: TestCall = { bearer }, of = remote) {
  const content = Buffer.from(`page of ${version}`);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const sent = await call(
    'PUT',
    `blobs/${blobName(integrity)}`,
    {
      ...{ as: ops, body: content, headers: { 'content-type': 'application/octet-stream' } },
    },
    of,
  );
  expect(sent.status).toBe(200);
  const files = { 'remoteEntry.abc.js': { integrity, bytes: content.length } };
  const exposes = { './LibraryPage': { js: ['remoteEntry.abc.js'], css: [] } };
  const routes = buildManifest().routes.map((route) => ({ ...route, path: `/${of}` }));
  const manifest = buildManifest({ name: of, version, files, exposes, routes, prerender: [], server: null });
  return call('POST', 'versions', { ...who, body: { manifest, ...more } }, of);
}

describe('a publication', () => {
  it('opens nothing by itself, whatever the pipeline says of its own run', async () => {
    const said = [{ check: 'everything', ok: true, detail: 'fine' }];
    const answer = await publish('1.0.0', { checks: said });
    expect([answer.status, answer.body.gate]).toMatchObject([201, { status: 'waiting' }]);
    expect(await gateOf('1.0.0')).toMatchObject({ status: 'waiting', actor: 'token:pipeline', checks: [] });
    const details = await call('GET', 'versions/1.0.0', { as: ops });
    expect(ReleaseDetails.parse(details.body)).toMatchObject({ checks: [], advice: said });
  });

  it('is forced by ops only, and called the operator’s by the operator only', async () => {
    expect(said(await publish('1.1.0', { force_reason: 'now' }))).toEqual([403, 'auth.forbidden']);
    expect(said(await publish('1.1.0', { built_here: true }))).toEqual([403, 'auth.forbidden']);
    expect(said(await publish('1.1.0', { built_here: true }, { as: ops }))).toEqual([403, 'auth.forbidden']);
    const forced = await publish('1.1.0', { force_reason: 'the shop is down' }, { as: ops });
    expect([forced.status, forced.body.gate.status]).toEqual([201, 'forced']);
    const built = await publish('1.2.0', { built_here: true }, { as: operator });
    expect([built.status, built.body.gate.status]).toEqual([201, 'built_here']);
    const { releases } = ReleaseList.parse((await call('GET', 'versions', { as: ops })).body);
    expect(releases.map(({ version, gate }) => [version, gate.status, gate.actor]).sort()).toEqual([
      ['1.0.0', 'waiting', 'token:pipeline'],
      ['1.1.0', 'forced', 'Olga Ops'],
      ['1.2.0', 'built_here', 'cli:olga'],
    ]);
  });
});

describe('afterwards', () => {
  it('ops force what waits, once, and the history keeps why', async () => {
    await publish('2.0.0');
    const force = (who: TestCall) =>
      call('PUT', 'versions/2.0.0/gate', { ...who, body: { reason: 'No browser here' } });
    expect(said(await force({ bearer }))).toEqual([403, 'auth.forbidden']);
    expect((await force({ as: ops })).status).toBe(200);
    expect(await gateOf('2.0.0')).toMatchObject({ status: 'forced', actor: 'Olga Ops' });
    expect(said(await force({ as: ops }))).toEqual([409, 'releases.gate_decided']);
    const { moves } = PointerHistory.parse((await call('GET', 'history', { as: ops })).body);
    expect(moves[0]).toMatchObject({
      ...{ kind: 'force', to_version: '2.0.0', actor: 'Olga Ops' },
      reason: 'Forced past the gate (waiting): No browser here',
    });
  });

  it('what is open is not judged again, and what nobody published not at all', async () => {
    expect(said(await call('POST', 'versions/1.1.0/gate', { bearer }))).toEqual([
      ...[409, 'releases.gate_decided'],
    ]);
    expect(said(await call('POST', 'versions/9.9.9/gate', { bearer }))).toEqual([
      ...[404, 'releases.release_not_found'],
    ]);
  });

  it('nobody changes what was decided', async () => {
    for (const sql of ["update releases.gate_entry set status = 'passed'", 'delete from releases.gate_entry'])
      await expect(service.source.query(sql)).rejects.toThrow(/append-only|permission denied/);
  });
});

describe('the gate', () => {
  it('judges the uploaded files, in a process without secrets, and only then a pointer may go there', async () => {
    await publish('3.0.0');
    expect(await promote('3.0.0')).toEqual([409, 'releases.not_gated']);
    const placed = await service.call<Said>('GET', `/api/releases/${remote}/versions/3.0.0/placed`);
    expect(said(placed)).toEqual([409, 'releases.not_gated']);
    expect(await look()).toBeGreaterThan(0);
    const verdict = await gateOf('3.0.0');
    expect(verdict).toMatchObject({ status: 'passed', actor: 'gate' });
    const given = JSON.parse(verdict.checks[0]?.detail ?? '{}') as Record<string, unknown>;
    expect(given).toMatchObject({ content: 'page of 3.0.0', url: 'http://localhost:8080', previous: {} });
    const allowed = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'NODE_ENV', 'CHROMIUM_PATH', 'NODE_CHANNEL_FD'];
    const strange = (given.env as string[]).filter(
      (name) => !allowed.includes(name) && name !== 'NODE_CHANNEL_SERIALIZATION_MODE',
    );
    expect(strange).toEqual([]);
    expect(await promote('3.0.0')).toEqual([200, undefined]);
    expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  });

  it('runs as somebody who can neither read what the platform keeps nor signal it, where we are root', async () => {
    await publish('3.0.1');
    await look();
    const [given] = (await gateOf('3.0.1')).checks;
    const { uid, groups, home, ...tried } = JSON.parse(given?.detail ?? '{}');
    expect(home).toMatch(/^done .*stroomwerk-gate-home-/);
    expect(process.env.HOME).not.toBe(home);
    if (process.getuid?.() !== 0) return expect(uid).toBe(process.getuid?.());
    expect([uid, groups]).toEqual([gateUser(), [uid]]);
    expect(uid).toBeGreaterThan(60_000);
    const kept = { key: 'EACCES', change: 'EACCES', back: 'EPERM', content: 'page of 3.0.1' };
    expect(tried).toMatchObject({ ...kept, signal: 'EPERM', ppid: process.pid });
  });

  it('refuses, names the checks, and judges again when somebody asks', async () => {
    await publish('3.1.0-refused');
    await look();
    expect(await gateOf('3.1.0-refused')).toMatchObject({
      status: 'refused',
      checks: [{ ok: true }, { check: 'pages', ok: false, detail: 'no h1' }],
    });
    expect(await promote('3.1.0-refused')).toEqual([409, 'releases.not_gated']);
    const asked = await call('POST', 'versions/3.1.0-refused/gate', { bearer });
    expect(GateVerdict.parse(asked.body)).toMatchObject({ status: 'waiting', actor: 'token:pipeline' });
    expect(await look()).toBe(1);
    expect((await gateOf('3.1.0-refused')).status).toBe('refused');
  });

  it('leaves waiting what it cannot judge, and says why, until ops force it', async () => {
    await publish('3.2.0-unable');
    await look();
    expect(await gateOf('3.2.0-unable')).toMatchObject({ status: 'waiting', reason: 'There is no browser' });
    expect(await look()).toBe(0);
    expect(await promote('3.2.0-unable')).toEqual([409, 'releases.not_gated']);
    await call('PUT', 'versions/3.2.0-unable/gate', { as: ops, body: { reason: 'Seen by hand' } });
    expect(await promote('3.2.0-unable')).toEqual([200, undefined]);
  });

  it('passes nothing for a verdict without checks, and gives up what breaks it off', async () => {
    for (const version of ['3.3.0-nothing', '3.3.1-broken']) {
      await publish(version);
      for (let turn = 0; turn < 3; turn += 1) await look();
      const { status, reason } = await gateOf(version);
      expect([status, reason]).toEqual(['waiting', expect.stringContaining('broken off 3 times')]);
    }
    expect(await look()).toBe(0);
  });

  it('is one for all processes, and takes up a run that was lost', async () => {
    await publish('3.4.0');
    const both = await Promise.all([look(), look()]);
    expect(both.sort()).toEqual([0, 1]);
    await publish('3.4.1');
    await service.source.query(
      `insert into releases.gate_entry (release_id, status, manifest_hash, actor, at)
       select id, 'running', manifest_hash, 'gate', $1 from releases.release where version = '3.4.1'`,
      [service.clock.now()],
    );
    expect(await look()).toBe(0);
    service.clock.advance(12 * 60_000);
    expect(await look()).toBe(1);
    expect((await gateOf('3.4.1')).status).toBe('passed');
  });
});

describe('the line before the gate', () => {
  const line = async () =>
    ReleaseList.parse((await call('GET', 'versions', { as: ops })).body).gate_queue.map(
      ({ remote: of, version, status }) => `${of} ${version} ${status}`,
    );
  const judged = async () => {
    const rows: { version: string }[] = await service.source.query(
      `select r.version from releases.gate_entry g join releases.release r on r.id = g.release_id
       where g.status = 'running' and r.version like '4.%' order by g.sequence`,
    );
    return rows.map(({ version }) => version);
  };

  it('has one place for each remote, which take turns, and shows it', async () => {
    await publish('4.0.0');
    await publish('4.0.1');
    service.clock.advance(1_000);
    await publish('4.5.0', {}, { as: ops }, 'mfe-shop');
    expect(await gateOf('4.0.0')).toMatchObject({
      status: 'waiting',
      reason: expect.stringContaining('4.0.1 came after it'),
    });
    expect(await line()).toEqual(['mfe-shop 4.5.0 waiting', 'mfe-library 4.0.1 waiting']);
    await look();
    expect(await judged()).toEqual(['4.5.0', '4.0.1']);
    expect(await line()).toEqual([]);
    // Who still wants the older one asks.
    expect((await call('POST', 'versions/4.0.0/gate', { bearer })).status).toBe(200);
    await look();
    expect((await gateOf('4.0.0')).status).toBe('passed');
  });

  it('is not held by a release that never comes to an end', async () => {
    const runner = service.app.get<GateProcess>(GateRunner);
    const { timeFor } = runner;
    runner.timeFor = () => 300;
    try {
      await publish('4.1.0-endless');
      await look();
    } finally {
      runner.timeFor = timeFor;
    }
    expect(await gateOf('4.1.0-endless')).toMatchObject({
      ...{ status: 'refused', checks: [{ check: 'time of the gate', ok: false }] },
    });
  });
});
