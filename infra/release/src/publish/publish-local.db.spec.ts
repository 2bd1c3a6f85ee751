// Real: services/releases on PostgreSQL over HTTP, the folders, the key and its tokens. Fake: auth's key set at the other end.
import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  blobName,
  listReleases,
  type ReleaseManifest,
  type ReleaseSet,
} from '@stroomwerk/contracts/releases';
import { publicJwk } from '@stroomwerk/kernel/signing';
import { FixedClock, type TestService, testPublicUrl, testService } from '@stroomwerk/kernel/testing';
import { releasesService } from '@stroomwerk/service-releases';
import { type TestDatabase, testDatabase } from '@stroomwerk/test-kit';
import { apiClient, type Call } from '../api/client.js';
import { opsToken } from '../api/token.js';
import { readBuild } from './artifact.js';
import { promote, publish, releasesOf } from './publish.js';
import { publishLocal } from './publish-local.js';

describe('publishing from a checkout', () => {
  let root: string;
  let db: TestDatabase;
  let service: TestService;
  let auth: Server;
  let url: string;
  let call: Call;
  const remoteDir = (): string => join(root, 'mfe-shop');
  const releasesDir = (): string => join(root, 'data/releases');
  const context = () => ({
    dataDir: join(root, 'data'),
    releasesDir: releasesDir(),
    releasesUrl: url,
    publicUrl: testPublicUrl,
  });

  /** What a build of the preset leaves behind. */
  async function build(text: string, version = '1.0.0'): Promise<ReleaseManifest> {
    const dist = join(remoteDir(), 'dist');
    await rm(dist, { recursive: true, force: true });
    await mkdir(dist, { recursive: true });
    await writeFile(join(dist, 'remoteEntry.1.js'), text);
    const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    const manifest: ReleaseManifest = {
      ...{ name: 'mfe-shop', owner: 'team-shop', version, entry: 'remoteEntry.1.js', server: null },
      files: { 'remoteEntry.1.js': { integrity, bytes: text.length } },
      exposes: { './Page': { js: [], css: [] } },
      routes: [
        { path: '/shop', expose: './Page', access: 'public', frame: 'site', title: { nl: 'S', en: 'S' } },
      ],
      ...{ navigation: [], apis: {}, prerender: [], shared: {} },
      source_hash: createHash('sha256').update(text).digest('hex'),
      git_commit: null,
      built_at: '2026-11-21T08:00:00.000Z',
    };
    await writeFile(join(dist, 'release.json'), JSON.stringify(manifest));
    return manifest;
  }
  const laidDown = (version: string): string =>
    readFileSync(join(releasesDir(), 'mfe-shop', version, 'remoteEntry.1.js'), 'utf8');
  const activeVersion = async (): Promise<string | undefined> =>
    ((await (await fetch(`${url}/api/releases/active`)).json()) as ReleaseSet).remotes[0]?.version;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'release-'));
    db = await testDatabase();
    const pem = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString();
    await mkdir(join(root, 'data/keys'), { recursive: true });
    await writeFile(join(root, 'data/keys/auth-signing.pem'), pem);
    auth = createServer((_request, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [publicJwk(pem)] })),
    );
    await new Promise<void>((resolve) => auth.listen(0, '127.0.0.1', resolve));
    const clock = new FixedClock();
    clock.set(new Date());
    service = await testService(releasesService, {
      databaseUrl: db.url,
      clock,
      env: {
        RELEASES_DIR: releasesDir(),
        AUTH_SERVICE_URL: `http://127.0.0.1:${(auth.address() as AddressInfo).port}`,
      },
    });
    await service.app.listen(0, '127.0.0.1');
    url = await service.app.getUrl();
    call = apiClient(url, () => opsToken(context()));
  });
  afterAll(async () => {
    await service?.close();
    await db?.drop();
    auth?.close();
    await rm(root, { recursive: true, force: true });
  });

  it('publishes and promotes sources once, under a version of their own', async () => {
    const manifest = await build('one');
    const version = `1.0.0-local.${manifest.source_hash.slice(0, 8)}`;
    expect(await publishLocal([remoteDir()], context())).toEqual([`mfe-shop@${version}`]);
    expect(await activeVersion()).toBe(version);
    expect(laidDown(version)).toBe('one');
    expect(await publishLocal([remoteDir()], context())).toEqual([]);
    const [release] = (await call(listReleases, { params: { remote: 'mfe-shop' } })).releases;
    expect(release?.author).toMatch(/^cli:/);
  });

  it('takes up what changed, and leaves a rollback of the team alone', async () => {
    const before = await activeVersion();
    await build('two');
    expect(await publishLocal([remoteDir()], context())).toHaveLength(1);
    const known = await releasesOf(call, 'mfe-shop');
    expect(known.stable).not.toBe(before);
    await promote(call, known, before ?? '', 'it broke');
    expect(await publishLocal([remoteDir()], context())).toEqual([]);
    expect(await activeVersion()).toBe(before);
  });

  it('publishes a version once and never writes over its folder', async () => {
    const manifest = await build('three', '2.0.0');
    const where = { remoteDir: remoteDir(), notes: '' };
    await publish(call, manifest, where, await releasesOf(call, 'mfe-shop'));
    const changed = await build('changed', '2.0.0');
    await expect(publish(call, changed, where, await releasesOf(call, 'mfe-shop'))).rejects.toThrow(
      'published before',
    );
    expect(laidDown('2.0.0')).toBe('three');
  });

  it('sends what is missing only, tells how far it is, and sends again what was spoiled', async () => {
    const manifest = await build('five', '2.1.0');
    const told: unknown[] = [];
    const where = {
      remoteDir: remoteDir(),
      notes: '',
      onSending: (progress: unknown) => told.push(progress),
    };
    await publish(call, manifest, where, await releasesOf(call, 'mfe-shop'));
    expect(told).toEqual([
      { sent: 0, files: 1, bytes: 0 },
      { sent: 1, files: 1, bytes: 4 },
    ]);
    const again = await build('five', '2.1.1');
    await publish(call, again, where, await releasesOf(call, 'mfe-shop'));
    expect(told.slice(2)).toEqual([{ sent: 0, files: 0, bytes: 0 }]);

    const [{ integrity } = { integrity: '' }] = Object.values(manifest.files);
    await writeFile(join(releasesDir(), '.blobs', blobName(integrity)), 'a disk gone bad');
    await publish(call, await build('five', '2.1.2'), where, await releasesOf(call, 'mfe-shop'));
    expect(laidDown('2.1.2')).toBe('five');
  });

  it('lays down nothing that changed since its build', async () => {
    const manifest = await build('four', '3.0.0');
    await writeFile(join(remoteDir(), 'dist/remoteEntry.1.js'), 'tampered');
    const where = { remoteDir: remoteDir(), notes: '' };
    await expect(publish(call, manifest, where, await releasesOf(call, 'mfe-shop'))).rejects.toThrow(
      'Build again',
    );
    expect(existsSync(join(releasesDir(), 'mfe-shop/3.0.0'))).toBe(false);
    expect(readBuild(remoteDir()).version).toBe('3.0.0');
  });

  it('publishes anew where the files of a release are gone', async () => {
    const manifest = await build('one');
    const version = `1.0.0-local.${manifest.source_hash.slice(0, 8)}`;
    await rm(join(releasesDir(), 'mfe-shop', version), { recursive: true });
    expect(await publishLocal([remoteDir()], context())).toEqual([`mfe-shop@${version}.1`]);
    expect(await activeVersion()).toBe(`${version}.1`);
  });
});
