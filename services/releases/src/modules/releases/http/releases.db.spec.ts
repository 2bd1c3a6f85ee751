// Real: Nest, PostgreSQL, the folder of releases. Fake: auth's key set at the other end of the wire.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  ActiveRelease,
  operatorId,
  PointerHistory,
  ReleaseList,
  type ReleaseManifest,
  ReleaseSet,
} from '@stroomwerk/contracts/releases';
import { type TestService, testService } from '@stroomwerk/kernel/testing';
import { type TestDatabase, testDatabase } from '@stroomwerk/test-kit';
import { buildManifest } from '../../../../test/build-manifest.js';
import { releasesService } from '../../../definition.js';

/** What the operator publishes from its own checkout is open at once: the gate has a spec of its own. */
const ops = { role: 'ops', name: 'Olga Ops', userId: operatorId } as const;

describe('/api/releases', () => {
  let db: TestDatabase;
  let service: TestService;
  let folder: string;

  beforeAll(async () => {
    db = await testDatabase();
    folder = await mkdtemp(join(tmpdir(), 'releases-'));
    service = await testService(releasesService, { databaseUrl: db.url, env: { RELEASES_DIR: folder } });
  });
  afterAll(async () => {
    await service?.close();
    await db?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** A manifest whose files really lie in the folder. */
  async function laidDown(change: Partial<ReleaseManifest> = {}): Promise<ReleaseManifest> {
    const manifest = buildManifest(change);
    for (const file of Object.keys(manifest.files)) {
      const content = `${manifest.name} ${manifest.version} ${file}`;
      const path = join(folder, manifest.name, manifest.version, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      manifest.files[file] = { integrity, bytes: content.length };
    }
    return manifest;
  }
  const publish = (manifest: ReleaseManifest, remote = manifest.name, notes = 'what is new') =>
    service.call<{ code: string; message: string; fields?: Record<string, string> }>(
      'POST',
      `/api/releases/${remote}/versions`,
      { as: ops, body: { manifest, notes, built_here: true } },
    );
  const move = (remote: string, version: string | null, expected: string | null, channel = 'stable') =>
    service.call<{ code: string }>('PUT', `/api/releases/${remote}/channels/${channel}`, {
      as: ops,
      body: { version, expected_version: expected, reason: 'because' },
    });
  const active = (headers: Record<string, string> = {}) =>
    service.call<ReleaseSet>('GET', '/api/releases/active', { headers });

  it('publishes, lists, promotes and shows a release, and writes down who did', async () => {
    const manifest = await laidDown();
    const published = await publish(manifest);
    expect([published.status, published.body]).toMatchObject([201, { version: '1.0.0', author: 'Olga Ops' }]);
    expect((await active()).body.remotes).toEqual([]);

    const promoted = await move('mfe-library', '1.0.0', null);
    expect(promoted.status).toBe(200);
    expect(ReleaseList.parse(promoted.body)).toMatchObject({ stable: '1.0.0', owner: 'team-library' });

    const set = ReleaseSet.parse((await active()).body);
    expect(set.remotes).toMatchObject([
      { name: 'mfe-library', version: '1.0.0', base: '/releases/mfe-library/1.0.0/', channel: 'stable' },
    ]);
    expect(set.remotes[0]?.integrity['page.css']).toBe(manifest.files['page.css']?.integrity);

    const history = await service.call('GET', '/api/releases/mfe-library/history', { as: ops });
    expect(PointerHistory.parse(history.body).moves).toMatchObject([
      { from_version: null, to_version: '1.0.0', actor: 'Olga Ops', reason: 'because', channel: 'stable' },
      { to_version: '1.0.0', kind: 'publish', reason: 'what is new' },
    ]);
  });

  describe('a canary', () => {
    const remote = 'mfe-trial';
    const title = { nl: 'Proef', en: 'Trial' };
    const routes: ReleaseManifest['routes'] = [
      { path: '/trial', expose: './LibraryPage', access: 'public', frame: 'site', title },
    ];
    const trial = (version: string | null, expected: string | null, percent?: number) =>
      service.call<{ code: string; canary: unknown; stable: string }>(
        'PUT',
        `/api/releases/${remote}/channels/canary`,
        { as: ops, body: { version, expected_version: expected, percent, reason: 'a trial' } },
      );
    const ofTrial = (version: string) => laidDown({ name: remote, owner: 'team-trial', version, routes });

    it('needs a share up to a half and another version than the stable one', async () => {
      await publish(await ofTrial('1.0.0'));
      await publish(await ofTrial('1.1.0'));
      await move(remote, '1.0.0', null);
      expect((await trial('1.0.0', null, 10)).body.code).toBe('releases.canary_is_stable');
      expect((await trial('1.1.0', null)).body.code).toBe('releases.canary_percent');
      expect((await trial('1.1.0', null, 51)).body.code).toBe('common.invalid_request');
      expect((await trial('9.9.9', null, 10)).body.code).toBe('releases.release_not_found');
      expect((await active()).body.canaries).toEqual([]);
    });

    it('is shown with its share, moves by compare and swap, and ends when it is promoted', async () => {
      const begun = await trial('1.1.0', null, 10);
      expect(ReleaseList.parse(begun.body)).toMatchObject({
        stable: '1.0.0',
        canary: { version: '1.1.0', percent: 10 },
      });
      const before = (await active()).headers.etag;
      expect((await trial('1.1.0', null, 20)).body.code).toBe('releases.pointer_moved');
      expect((await trial('1.1.0', '1.1.0', 20)).status).toBe(200);
      const set = ReleaseSet.parse((await active()).body);
      expect((await active()).headers.etag).not.toBe(before);
      expect(set.canaries).toMatchObject([
        { percent: 20, release: { name: remote, version: '1.1.0', channel: 'canary' } },
      ]);
      expect(set.remotes.find(({ name }) => name === remote)?.version).toBe('1.0.0');

      const promoted = await move(remote, '1.1.0', '1.0.0');
      expect(ReleaseList.parse(promoted.body)).toMatchObject({
        ...{ stable: '1.1.0', canary: null, previous: '1.0.0' },
      });
      const history = await service.call('GET', `/api/releases/${remote}/history`, { as: ops });
      expect(PointerHistory.parse(history.body).moves.slice(0, 4)).toMatchObject([
        { channel: 'canary', from_version: '1.1.0', to_version: null, from_percent: 20, to_percent: null },
        { channel: 'stable', from_version: '1.0.0', to_version: '1.1.0', kind: 'move' },
        { channel: 'canary', kind: 'canary', from_percent: 10, to_percent: 20 },
        { channel: 'canary', kind: 'canary', from_version: null, to_percent: 10, automatic: false },
      ]);
    });

    it('is taken back with a reason', async () => {
      await publish(await ofTrial('1.2.0'));
      await trial('1.2.0', null, 5);
      expect((await trial(null, '1.2.0')).body.canary).toBeNull();
      const history = await service.call('GET', `/api/releases/${remote}/history`, { as: ops });
      expect(PointerHistory.parse(history.body).moves[0]).toMatchObject({
        kind: 'rollback',
        from_percent: 5,
      });
    });
  });

  it('moves no pointer to a release whose files were lost', async () => {
    await publish(await laidDown({ version: '1.0.8' }));
    await rm(join(folder, 'mfe-library', '1.0.8'), { recursive: true });
    const list = await service.call<ReleaseList>('GET', '/api/releases/mfe-library/versions', { as: ops });
    const refused = await move('mfe-library', '1.0.8', list.body.stable);
    expect([refused.status, refused.body.code]).toEqual([400, 'releases.files_missing']);
  });

  it('places one published release for who chose it', async () => {
    const placed = await service.call('GET', '/api/releases/mfe-library/versions/1.0.0/placed');
    expect(ActiveRelease.parse(placed.body)).toMatchObject({
      ...{ version: '1.0.0', channel: 'override', base: '/releases/mfe-library/1.0.0/' },
    });
    expect((await service.call('GET', '/api/releases/mfe-library/versions/7.7.7/placed')).status).toBe(404);
  });

  it('shows what a release calls and bundles to who looks at it, and to nobody else', async () => {
    const sbom = {
      ...{ bomFormat: 'CycloneDX', specVersion: '1.6' },
      components: [
        { type: 'library', name: 'left', version: '1.3.0', licenses: [{ license: { name: 'MIT' } }] },
        { type: 'library', name: 'right', version: '2.0.0' },
      ],
    };
    const released = async (version: string, content: string) => {
      const manifest = await laidDown({ version, calls: ['PUT /api/automations/{id}'] });
      await writeFile(join(folder, 'mfe-library', version, 'sbom.json'), content);
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      manifest.files['sbom.json'] = { integrity, bytes: content.length };
      expect((await publish(manifest)).status).toBe(201);
    };
    await released('1.0.9', JSON.stringify(sbom));
    await released('1.0.10', '{"bomFormat":"none"}');
    const contents = (version: string, as?: object) =>
      service.call('GET', `/api/releases/mfe-library/versions/${version}/contents`, { as });
    const calls = ['PUT /api/automations/{id}'];
    expect((await contents('1.0.9', ops)).body).toEqual({
      ...{ calls, sbom },
      packages: [
        { name: 'left', version: '1.3.0', licenses: ['MIT'] },
        { name: 'right', version: '2.0.0', licenses: [] },
      ],
    });
    expect((await contents('1.0.10', ops)).body).toEqual({ calls, packages: null, sbom: null });
    expect((await contents('7.7.7', ops)).status).toBe(404);
    expect([(await contents('1.0.9')).status, (await contents('1.0.9', { role: 'user' })).status]).toEqual([
      ...[401, 403],
    ]);
  });

  it('answers 304 to who knows the set, until a pointer moves', async () => {
    const before = await active();
    const etag = String(before.headers.etag);
    expect((await active({ 'if-none-match': etag })).status).toBe(304);
    await publish(await laidDown({ version: '1.0.1' }));
    expect((await active({ 'if-none-match': etag })).status).toBe(304);
    expect((await move('mfe-library', '1.0.1', '1.0.0')).status).toBe(200);
    const after = await active({ 'if-none-match': etag });
    expect([after.status, after.body.remotes[0]?.version]).toEqual([200, '1.0.1']);
    expect((await move('mfe-library', '1.0.0', '1.0.1')).status).toBe(200);
    expect((await active()).headers.etag).toBe(etag);
  });

  it('takes a version once', async () => {
    const again = await publish(await laidDown());
    expect([again.status, again.body.code]).toEqual([409, 'releases.version_exists']);
  });

  it('lets one of many win a move', async () => {
    await publish(await laidDown({ version: '1.1.0' }));
    await publish(await laidDown({ version: '1.2.0' }));
    const answers = await Promise.all(
      ['1.1.0', '1.2.0', '1.1.0', '1.2.0'].map((version) => move('mfe-library', version, '1.0.0')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('releases.pointer_moved');
  });

  it('refuses files that are absent or differ', async () => {
    const absent = await publish(buildManifest({ version: '2.0.0' }));
    expect([absent.status, absent.body.code]).toEqual([400, 'releases.files_missing']);
    const tampered = await laidDown({ version: '2.0.1' });
    await writeFile(
      join(folder, 'mfe-library/2.0.1/page.css'),
      'X'.repeat(tampered.files['page.css']?.bytes ?? 0),
    );
    expect((await publish(tampered)).body.message).toContain('page.css');
  });

  it('refuses a manifest of another remote, another owner, or without sense, naming the field', async () => {
    const named = await publish(await laidDown({ version: '3.0.0' }), 'mfe-other');
    expect([named.status, Object.keys(named.body.fields ?? {})]).toEqual([400, ['manifest.name']]);
    const owned = await publish(await laidDown({ version: '3.0.0', owner: 'team-thief' }));
    expect(Object.keys(owned.body.fields ?? {})).toEqual(['manifest.owner']);
    const senseless = await service.call('POST', '/api/releases/mfe-library/versions', { as: ops, body: {} });
    expect([senseless.status, senseless.body]).toMatchObject([400, { code: 'common.invalid_request' }]);
  });

  it('leaves every remote its addresses, at publication and at promotion', async () => {
    const [route] = buildManifest().routes;
    if (!route) throw new Error('the builder has a route');
    const thief = { name: 'mfe-thief', owner: 'team-thief' };
    const refused = await publish(await laidDown({ ...thief, version: '1.0.0' }));
    expect([refused.status, refused.body.code]).toEqual([409, 'releases.route_collision']);

    const late = await laidDown({ ...thief, version: '1.0.1', routes: [{ ...route, path: '/free/:id' }] });
    expect((await publish(late)).status).toBe(201);
    const first = await laidDown({
      name: 'mfe-first',
      owner: 'team-first',
      routes: [{ ...route, path: '/free/now' }],
    });
    expect((await publish(first)).status).toBe(201);
    expect((await move('mfe-first', '1.0.0', null)).status).toBe(200);
    const promoted = await move('mfe-thief', '1.0.1', null);
    expect([promoted.status, promoted.body.code]).toEqual([409, 'releases.route_collision']);
  });

  it('knows what does not exist', async () => {
    expect((await move('mfe-nobody', '1.0.0', null)).body.code).toBe('releases.remote_not_found');
    expect((await move('mfe-first', '9.9.9', '1.0.0')).body.code).toBe('releases.release_not_found');
    expect((await move('mfe-first', null, '1.0.0', 'nightly')).status).toBe(400);
    const list = await service.call('GET', '/api/releases/mfe-nobody/versions', { as: ops });
    expect(list.status).toBe(404);
  });

  it('tries a new remote on some while the others do not have it, and then gives it to all', async () => {
    const remote = 'mfe-brandnew';
    const [route] = buildManifest().routes;
    if (!route) throw new Error('the builder has a route');
    const manifest = await laidDown({
      ...{ name: remote, owner: 'team-new', version: '1.0.0', routes: [{ ...route, path: '/brand-new' }] },
    });
    expect((await publish(manifest)).status).toBe(201);
    const tried = await service.call('PUT', `/api/releases/${remote}/channels/canary`, {
      as: ops,
      body: { version: '1.0.0', expected_version: null, percent: 10, reason: 'a first look' },
    });
    expect(tried.status).toBe(200);
    const { remotes, canaries = [] } = ReleaseSet.parse((await active()).body);
    expect(remotes.map(({ name }) => name)).not.toContain(remote);
    expect(canaries.map(({ release }) => release.name)).toContain(remote);
    expect(ReleaseList.parse((await move(remote, '1.0.0', null)).body)).toMatchObject({
      ...{ stable: '1.0.0', canary: null },
    });
    await move(remote, null, '1.0.0');
  });

  it('withdraws a first release with its routes, and brings it back', async () => {
    const withdrawn = await move('mfe-first', null, '1.0.0');
    expect(ReleaseList.parse(withdrawn.body)).toMatchObject({ stable: null, previous: '1.0.0' });
    expect((await active()).body.remotes.map(({ name }) => name)).not.toContain('mfe-first');
    const back = await move('mfe-first', '1.0.0', null);
    expect(ReleaseList.parse(back.body)).toMatchObject({ stable: '1.0.0', previous: null });
    expect((await active()).body.remotes.map(({ name }) => name)).toContain('mfe-first');
    expect((await move('mfe-first', null, '1.0.0')).status).toBe(200);
  });

  it('is for ops only, except what a page needs', async () => {
    const calls = [
      ['GET', '/api/releases/mfe-library/versions'],
      ['GET', '/api/releases/mfe-library/history'],
      ['POST', '/api/releases/mfe-library/versions'],
      ['PUT', '/api/releases/mfe-library/channels/stable'],
    ] as const;
    for (const [method, path] of calls) {
      expect((await service.call(method, path, { body: method === 'GET' ? undefined : {} })).status).toBe(
        401,
      );
      const asUser = await service.call(method, path, { as: {}, body: method === 'GET' ? undefined : {} });
      expect([asUser.status, asUser.body]).toMatchObject([403, { code: 'auth.forbidden' }]);
    }
  });

  it('keeps releases and history as they were written', async () => {
    for (const sql of [
      "update releases.release set notes = 'x'",
      'delete from releases.release',
      "update releases.pointer_move set reason = 'x'",
      'delete from releases.pointer_move',
    ])
      await expect(service.source.query(sql)).rejects.toThrow(/append-only|permission denied/);
  });
});
