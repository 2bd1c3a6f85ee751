// Real: Nest, PostgreSQL, a folder, and Amazon's client over HTTP. Fake: auth's key set and the object storage at the other end.
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  artifactKey,
  blobName,
  CreatedTeamToken,
  largestFile,
  operatorId,
  type ReleaseManifest,
} from '@stroomwerk/contracts/releases';
import { createService } from '@stroomwerk/kernel';
import { type TestService, testSecrets, testService } from '@stroomwerk/kernel/testing';
import {
  type TestDatabase,
  type TestObjectStorage,
  testDatabase,
  testObjectStorage,
} from '@stroomwerk/test-kit';
import { buildManifest } from '../../../../test/build-manifest.js';
import { releasesService } from '../../../definition.js';
import { CollectReleases } from '../application/collect-releases.js';
import { ArtifactStore } from '../domain/artifact-store.js';
import { sha384 } from '../domain/hashes.js';

/** What the operator publishes from its own checkout is open at once. */
const ops = { role: 'ops', name: 'Olga Ops', userId: operatorId } as const;
const remote = 'mfe-library';
const day = 86_400_000;
type Said = { code: string; message: string; missing?: string[] };

/** The storage under test, and how a test looks at it and spoils it without the service. */
interface Place {
  readonly env: Readonly<Record<string, string>>;
  read(key: string): Promise<string | null>;
  write(key: string, content: string): Promise<void>;
  keys(): Promise<string[]>;
  setTime(key: string, at: Date): Promise<void>;
  remove(): Promise<void>;
}

async function folderPlace(): Promise<Place> {
  const root = await mkdtemp(join(tmpdir(), 'artifacts-'));
  const path = (key: string) => join(root, key);
  return {
    env: { RELEASES_DIR: root },
    read: (key) => readFile(path(key), 'utf8').catch(() => null),
    async write(key, content) {
      await mkdir(dirname(path(key)), { recursive: true });
      await writeFile(path(key), content);
    },
    async keys() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
    },
    setTime: (key, at) => utimes(path(key), at, at),
    remove: () => rm(root, { recursive: true }),
  };
}

function bucketPlace(far: TestObjectStorage): Place {
  return {
    env: { RELEASES_DIR: join(tmpdir(), 'nothing-is-kept-here'), ...far.env },
    read: async (key) => far.objects.get(key)?.content.toString() ?? null,
    write: async (key, content) => {
      far.objects.set(key, { content: Buffer.from(content), metadata: {}, modifiedAt: new Date() });
    },
    keys: async () => [...far.objects.keys()],
    setTime: async (key, at) => {
      const object = far.objects.get(key);
      if (object) object.modifiedAt = at;
    },
    remove: () => far.close(),
  };
}

describe.each(['folder', 'bucket'])('files of releases in a %s', (kind) => {
  let db: TestDatabase;
  let service: TestService;
  let place: Place;
  let far: TestObjectStorage | undefined;

  beforeAll(async () => {
    db = await testDatabase();
    if (kind === 'bucket') far = await testObjectStorage();
    place = far ? bucketPlace(far) : await folderPlace();
    service = await testService(releasesService, { databaseUrl: db.url, env: place.env });
    service.clock.set(new Date());
  });
  afterAll(async () => {
    await service?.close();
    await db?.drop();
    await place?.remove();
  });

  const contentOf = (version: string, file: string) => `${file} of ${version}`;
  /** A manifest with real hashes; `shared.js` is the same in every version. */
  function manifestOf(version: string, change: Partial<ReleaseManifest> = {}): ReleaseManifest {
    const manifest = buildManifest({ version, ...change });
    manifest.files['chunks/shared.js'] = { integrity: '', bytes: 0 };
    for (const file of Object.keys(manifest.files)) {
      const content = Buffer.from(contentOf(file === 'chunks/shared.js' ? 'all' : version, file));
      manifest.files[file] = { integrity: sha384(content), bytes: content.length };
    }
    return manifest;
  }
  const fileContent = (manifest: ReleaseManifest, file: string) =>
    contentOf(file === 'chunks/shared.js' ? 'all' : manifest.version, file);
  const hashes = (manifest: ReleaseManifest) =>
    Object.values(manifest.files).map(({ integrity }) => integrity);
  const key = (version: string, file: string) => artifactKey(remote, version, file);
  const blob = (content: string) => `.blobs/${blobName(sha384(Buffer.from(content)))}`;

  const ask = (manifest: ReleaseManifest) =>
    service.call<Said>('POST', `/api/releases/${remote}/blobs`, {
      as: ops,
      body: { hashes: hashes(manifest) },
    });
  const put = (
    content: string | Buffer,
    under = sha384(Buffer.from(content)),
    type = 'application/octet-stream',
  ) =>
    service.call<Said & { hash: string; bytes: number }>(
      'PUT',
      `/api/releases/${remote}/blobs/${blobName(under)}`,
      {
        as: ops,
        body: content,
        headers: { 'content-type': type },
      },
    );
  async function send(manifest: ReleaseManifest): Promise<void> {
    for (const file of Object.keys(manifest.files)) await put(fileContent(manifest, file));
  }
  const publish = (manifest: ReleaseManifest) =>
    service.call<Said>('POST', `/api/releases/${remote}/versions`, {
      as: ops,
      body: { manifest, built_here: true },
    });
  const move = (version: string | null, expected: string | null, channel = 'stable', percent?: number) =>
    service.call<Said>('PUT', `/api/releases/${remote}/channels/${channel}`, {
      as: ops,
      body: { version, expected_version: expected, reason: 'because', percent },
    });

  it('are sent by hash, only those that are missing, and make a release', async () => {
    const manifest = manifestOf('1.0.0');
    expect((await ask(manifest)).body.missing?.toSorted()).toEqual(hashes(manifest).toSorted());
    const refused = await publish(manifest);
    expect([refused.status, refused.body.code]).toEqual([400, 'releases.files_missing']);
    await send(manifest);
    expect((await ask(manifest)).body.missing).toEqual([]);
    expect((await publish(manifest)).status).toBe(201);
    expect(await place.read(key('1.0.0', 'chunks/shared.js'))).toBe('chunks/shared.js of all');
    expect(await service.app.get(ArtifactStore).complete(manifest)).toBe(true);

    const next = manifestOf('1.0.1');
    expect((await ask(next)).body.missing).not.toContain(next.files['chunks/shared.js']?.integrity);
    await send(next);
    expect((await publish(next)).status).toBe(201);
  });

  it('are taken from where they lie already, whole or completed by what was sent', async () => {
    const manifest = manifestOf('1.1.0');
    const [first = '', ...others] = Object.keys(manifest.files);
    await place.write(key('1.1.0', first), fileContent(manifest, first));
    expect((await publish(manifest)).body.code).toBe('releases.files_missing');
    for (const file of others) await put(fileContent(manifest, file));
    await place.write(key('1.1.0', others[0] ?? ''), 'what another attempt left');
    expect((await publish(manifest)).status).toBe(201);
    for (const file of Object.keys(manifest.files))
      expect(await place.read(key('1.1.0', file))).toBe(fileContent(manifest, file));
  });

  it('are what their hash says, as bytes, and not too large', async () => {
    const other = await put('this', sha384(Buffer.from('that')));
    expect([other.status, other.body.code]).toEqual([400, 'releases.file_differs']);
    expect(await place.read(blob('that'))).toBeNull();
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
    expect((await put(bytes)).body).toEqual({ hash: sha384(bytes), bytes: 256 });
    expect((await put('')).body.bytes).toBe(0);
    const named = await put('{}', undefined, 'application/json');
    expect([named.status, named.body.code]).toEqual([415, 'common.unsupported_media_type']);
    expect((await put(Buffer.alloc(largestFile))).status).toBe(200);
    expect((await put(Buffer.alloc(largestFile + 1))).body.code).toBe('common.body_too_large');
    const nonsense = await service.call<Said>('PUT', `/api/releases/${remote}/blobs/..%2Fescape`, {
      ...{ as: ops, body: 'x', headers: { 'content-type': 'application/octet-stream' } },
    });
    expect([nonsense.status, nonsense.body.code]).toEqual([400, 'common.invalid_request']);
  });

  it('find room for ten large releases of a remote that are not published, also when many come at once', async () => {
    const other = 'mfe-affiliate';
    const { body: made } = await service.call<CreatedTeamToken>('POST', `/api/releases/${other}/tokens`, {
      as: ops,
      body: { name: 'flood' },
    });
    const sendOf = (content: Buffer) =>
      service.call<Said>('PUT', `/api/releases/${other}/blobs/${blobName(sha384(content))}`, {
        ...{ bearer: made.token, body: content },
        headers: { 'content-type': 'application/octet-stream' },
      });
    const contents = Array.from({ length: 8 }, (_, index) => Buffer.alloc(largestFile, `flood ${index}`));
    const answers = await Promise.all(contents.map(sendOf));
    const kept = contents.filter((_, index) => answers[index]?.status === 200);
    expect(kept.length).toBe(6);
    const refused = answers.find(({ status }) => status !== 200);
    expect([refused?.status, refused?.body.code]).toEqual([429, 'releases.upload_quota']);
    const stored = await place.keys();
    expect(contents.filter((content) => stored.includes(`.blobs/${blobName(sha384(content))}`))).toEqual(
      kept,
    );
    // Sent again it takes no more; another remote has room of its own.
    expect((await sendOf(kept[0] ?? Buffer.alloc(0))).status).toBe(200);
    expect((await put('of another remote')).status).toBe(200);

    // What a release took no longer waits.
    const names = [
      'remoteEntry.abc.js',
      'page.css',
      'server.cjs',
      'chunks/a.js',
      'chunks/b.js',
      'chunks/c.js',
    ];
    const files = Object.fromEntries(
      kept.map((content, index) => [
        names[index] ?? '',
        { integrity: sha384(content), bytes: content.length },
      ]),
    );
    const manifest = buildManifest({ name: other, files });
    const published = await service.call<Said>('POST', `/api/releases/${other}/versions`, {
      ...{ as: ops, body: { manifest, built_here: true } },
    });
    expect(published.status).toBe(201);
    const late = contents.filter((content) => !kept.includes(content));
    for (const content of late) expect((await sendOf(content)).status).toBe(200);
  });

  it('come from ops or the team of the remote', async () => {
    const created = await service.call('POST', `/api/releases/${remote}/tokens`, {
      as: ops,
      body: { name: 'ci' },
    });
    const { token } = CreatedTeamToken.parse(created.body);
    const asked = (at: string, who: object) =>
      service.call<Said>('POST', `/api/releases/${at}/blobs`, { body: { hashes: [] }, ...who });
    expect((await asked(remote, { bearer: token })).status).toBe(200);
    expect((await asked('mfe-billing', { bearer: token })).body.code).toBe('releases.other_remote');
    expect((await asked(remote, { as: {} })).status).toBe(403);
    expect((await asked(remote, {})).status).toBe(401);
  });

  it('are asked for again when a blob is not what its name says', async () => {
    const manifest = manifestOf('1.2.0');
    await send(manifest);
    await place.write(blob(contentOf('1.2.0', 'page.css')), 'a disk gone bad');
    expect((await publish(manifest)).body.message).toContain('page.css');
    expect((await ask(manifest)).body.missing).toEqual([manifest.files['page.css']?.integrity]);
    await put(contentOf('1.2.0', 'page.css'));
    expect((await publish(manifest)).status).toBe(201);
  });

  it('are laid down once for many who publish the same version at the same moment', async () => {
    const manifests = ['one', 'two', 'three'].map((notes) => manifestOf('1.3.0', { source_hash: notes }));
    for (const [index, manifest] of manifests.entries()) {
      const own = `page of ${index}`;
      manifest.files['page.css'] = { integrity: sha384(Buffer.from(own)), bytes: own.length };
      await send(manifest);
      await put(own);
    }
    const answers = await Promise.all(manifests.map(publish));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const winner = manifests[answers.findIndex(({ status }) => status === 201)] ?? manifestOf('0.0.0');
    expect(await service.app.get(ArtifactStore).complete(winner)).toBe(true);
  });

  it('are not laid down for a release that is refused', async () => {
    const title = { nl: 'S', en: 'S' };
    const page = { path: '/shop', expose: './LibraryPage', access: 'public', frame: 'site', title } as const;
    const shop = manifestOf('4.0.0', { name: 'mfe-shop', owner: 'team-shop', routes: [page] });
    const call = (method: string, path: string, body: object) =>
      service.call<Said>(method, `/api/releases/mfe-shop/${path}`, { as: ops, body });
    await send(shop);
    expect((await call('POST', 'versions', { manifest: shop, built_here: true })).status).toBe(201);
    const moved = { version: '4.0.0', expected_version: null, reason: 'because' };
    expect((await call('PUT', 'channels/stable', moved)).status).toBe(200);
    const thief = manifestOf('1.5.0', { routes: [page] });
    await send(thief);
    expect((await publish(thief)).body.code).toBe('releases.route_collision');
    expect((await place.keys()).filter((name) => name.startsWith(`${remote}/1.5.0/`))).toEqual([]);
  });

  it('stay those of the release that was published', async () => {
    const changed = manifestOf('1.0.0');
    changed.files['page.css'] = { integrity: sha384(Buffer.from('changed')), bytes: 7 };
    await put('changed');
    expect((await publish(changed)).body.code).toBe('releases.version_exists');
    expect(await place.read(key('1.0.0', 'page.css'))).toBe('page.css of 1.0.0');
  });

  if (kind === 'bucket')
    describe('and a storage in trouble', () => {
      afterEach(() => {
        if (far) far.trouble = undefined;
      });

      it('publishes nothing when copying breaks off, and everything at the next attempt', async () => {
        if (!far) throw new Error('there is a storage');
        const manifest = manifestOf('1.4.0');
        await send(manifest);
        let copies = 0;
        far.trouble = (call) => {
          if (call.startsWith('COPY')) copies += 1;
          return call.startsWith('COPY') && copies > 2 ? 'refuse' : undefined;
        };
        const broken = await publish(manifest);
        expect([broken.status, broken.body.code]).toEqual([503, 'common.unavailable']);
        expect((await move('1.4.0', null)).body.code).toBe('releases.release_not_found');
        far.trouble = undefined;
        expect((await publish(manifest)).status).toBe(201);
        expect(await service.app.get(ArtifactStore).complete(manifest)).toBe(true);
      });

      it('answers in time when the storage hangs, and pointers go on moving', async () => {
        if (!far) throw new Error('there is a storage');
        far.trouble = () => 'hang';
        const [asked, moved] = await Promise.all([ask(manifestOf('1.4.1')), move('1.0.0', null)]);
        expect([asked.status, asked.body.code]).toEqual([503, 'common.unavailable']);
        expect(moved.status).toBe(200);
        await move(null, '1.0.0');
      });
    });

  describe('of old releases', () => {
    const collect = () => service.app.get(CollectReleases).collect();

    it('are removed by the rule, and what was sent for no release after a day', async () => {
      // Eleven and more newer ones, so that those from before may go by their rank.
      for (let index = 0; index < 12; index += 1) {
        const manifest = manifestOf(`2.0.${index}`);
        await send(manifest);
        expect((await publish(manifest)).status).toBe(201);
        service.clock.advance(1_000);
      }
      await move('2.0.0', null);
      await move('2.0.1', '2.0.0');
      expect(await collect()).toMatchObject({ releases: [] });

      await put('sent for nothing');
      await put('sent a moment ago');
      await place.setTime(blob('sent for nothing'), new Date(service.clock.now().getTime() - 1_000));
      service.clock.advance(8 * day);
      for (const name of await place.keys())
        if (name.startsWith('.blobs/'))
          await place.setTime(name, new Date(service.clock.now().getTime() - 2 * day));
      await place.setTime(blob('sent a moment ago'), service.clock.now());
      await service.source.query(
        `insert into releases.page_view (view_id, release_id, remote_id, cohort, outcome, counts, at)
         select 'v', id, remote_id, 'stable', 'ok', false, $2 from releases.release where version = $1`,
        ['1.0.1', new Date(service.clock.now().getTime() - day)],
      );
      const { releases } = await collect();
      expect(releases).toContain(`${remote}@1.0.0`);
      // Seen by a visitor, pointed to, and where a rollback leads.
      for (const kept of ['1.0.1', '2.0.1', '2.0.0']) {
        expect(releases).not.toContain(`${remote}@${kept}`);
        expect(await place.read(key(kept, 'page.css'))).toBe(`page.css of ${kept}`);
      }
      expect((await place.keys()).filter((name) => name.startsWith(`${remote}/1.0.0/`))).toEqual([]);
      const keys = await place.keys();
      expect(keys).not.toContain(blob('page.css of 1.0.0'));
      expect(keys).not.toContain(blob('sent for nothing'));
      expect(keys).toContain(blob('sent a moment ago'));
      expect(keys).toContain(blob('chunks/shared.js of all'));
      expect((await collect()).releases).toEqual([]);
    });

    it('leave the release in the lists, and no pointer goes there', async () => {
      const list = await service.call<{ releases: { version: string; collected_at: string | null }[] }>(
        'GET',
        `/api/releases/${remote}/versions`,
        { as: ops },
      );
      const shown = list.body.releases.find(({ version }) => version === '1.0.0');
      expect(Date.parse(shown?.collected_at ?? '')).toBeLessThanOrEqual(service.clock.now().getTime());
      expect((await move('1.0.0', '2.0.1')).body.code).toBe('releases.release_collected');
      expect((await publish(manifestOf('1.0.0'))).body.code).toBe('releases.version_exists');
    });

    it('are removed in the next run when a run breaks off', async () => {
      await place.write(key('1.0.0', 'left.js'), 'left');
      await collect();
      expect(await place.read(key('1.0.0', 'left.js'))).toBeNull();
    });
  });
});

it('starts only with all settings of the storage or none', async () => {
  const env = {
    RELEASES_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    ...testSecrets,
    ...{ RELEASES_DIR: tmpdir(), S3_BUCKET: 'releases', S3_REGION: 'eu-central-1' },
  };
  await expect(createService(releasesService, env)).rejects.toThrow(
    'Invalid environment. Object storage needs S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY beside S3_REGION, S3_BUCKET',
  );
});
