// Real: the edge's folder, Amazon's client over HTTP. Fake: the storage at the other end of the wire.
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectStorageOf } from '@stroomwerk/kernel/object-storage';
import { type TestObjectStorage, testObjectStorage } from '@stroomwerk/test-kit';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildRelease, buildReleaseSet } from '../releases/builders.js';
import { readSettings } from '../settings.js';
import { BucketFiles } from './artifact-files.js';
import { registerFiles } from './routes.js';

const services = ['AUTH', 'LIBRARY', 'BILLING', 'AI_OPS', 'RELEASES'].map((name) => [
  `${name}_SERVICE_URL`,
  'http://127.0.0.1:1',
]);

describe('files of releases in a bucket', () => {
  let far: TestObjectStorage;
  let dataDir: string;
  let files: BucketFiles;
  let app: FastifyInstance;
  /** An edge that gives up waiting soon. */
  let hasty: FastifyInstance;
  const key = 'mfe-marketing/1.0.0/chunks/page.css';
  const put = (name: string, content: string) =>
    far.objects.set(name, { content: Buffer.from(content), metadata: {}, modifiedAt: new Date() });
  const get = (path: string, from = app) =>
    from.inject({ url: `/releases/${path}`, headers: { 'accept-encoding': 'gzip;q=0' } });

  beforeEach(async () => {
    far = await testObjectStorage();
    dataDir = await mkdtemp(join(tmpdir(), 'edge-bucket-'));
    const env = {
      ...{ ...Object.fromEntries(services), ...far.env, DATA_DIR: dataDir, SHELL_DIR: dataDir },
      PAGE_VIEW_SECRET: 'x'.repeat(32),
      CHOSEN_RELEASES_SECRET: 'y'.repeat(32),
    };
    const settings = readSettings(env);
    if (!settings.objectStorage) throw new Error('S3_* is complete');
    // As patient as an edge is: the first call of a process loads the client, and a busy machine takes its time for it.
    files = await BucketFiles.open(dataDir, settings.objectStorage);
    app = Fastify();
    registerFiles(app, settings, files, { has: async () => true });
    hasty = Fastify();
    const soonAway = await BucketFiles.open(dataDir, settings.objectStorage, 300);
    registerFiles(hasty, settings, soonAway, { has: async () => true });
    expect(objectStorageOf(far.env)).toEqual(settings.objectStorage);
  });
  afterEach(async () => {
    await app.close();
    await hasty.close();
    await far.close();
    await rm(dataDir, { recursive: true });
  });

  it('are got once, by many who ask at the same moment, and stay when the storage is gone', async () => {
    put(key, 'a{}');
    const answers = await Promise.all([get(key), get(key), get(key)]);
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([200, 'a{}']));
    expect(answers[0]?.headers['cache-control']).toContain('immutable');
    expect(far.calls).toEqual(['', '.br', '.gz'].map((end) => `GET ${key}${end}`));
    far.trouble = () => 'refuse';
    const settings = objectStorageOf(far.env);
    if (!settings) throw new Error('S3_* is complete');
    const restarted = await BucketFiles.open(dataDir, settings);
    expect(await restarted.bring(key.split('/'))).toBe(true);
    expect(readFileSync(join(restarted.root, key), 'utf8')).toBe('a{}');
  });

  it('come with their compressed forms, where a release has some', async () => {
    put(key, 'a{}');
    put(`${key}.br`, 'packed');
    const answer = await app.inject({ url: `/releases/${key}`, headers: { 'accept-encoding': 'br' } });
    expect([answer.headers['content-encoding'], answer.body]).toEqual(['br', 'packed']);
    const zipped = await app.inject({ url: `/releases/${key}`, headers: { 'accept-encoding': 'gzip' } });
    expect([zipped.headers['content-encoding'], zipped.body]).toEqual([undefined, 'a{}']);
  });

  it('are a 404 where there is none, until it is there; nothing else is asked for', async () => {
    expect((await get(key)).statusCode).toBe(404);
    put(key, 'a{}');
    expect((await get(key)).statusCode).toBe(200);
    far.calls.length = 0;
    for (const path of ['..%2f.blobs/x/y', '.blobs/a/b', 'else/1.0.0/x.js', 'mfe-x/1.0.0'])
      expect((await get(path)).statusCode).toBe(404);
    expect(far.calls).toEqual([]);
  });

  it.each(['hang', 'refuse', 'cut'] as const)(
    'are a 503 in time when the storage does: %s',
    async (trouble) => {
      put(key, 'a{}'.repeat(1000));
      far.trouble = () => trouble;
      const failed = await get(key, hasty);
      expect([failed.statusCode, failed.json().code, failed.headers['cache-control']]).toEqual([
        ...[503, 'common.unavailable', 'no-store'],
      ]);
      expect(await readdir(join(dataDir, 'edge', 'releases')).catch(() => [])).toEqual([]);
      far.trouble = undefined;
      expect((await get(key)).body).toBe('a{}'.repeat(1000));
    },
  );

  it('are there before the first visitor asks, and go when nobody is shown them', async () => {
    const release = (version: string) =>
      buildRelease({ version, server: 'server.cjs', integrity: { 'chunks/page.css': 'sha384-x' } });
    const names = ['1.0.0', '2.0.0'].flatMap((version) =>
      ['chunks/page.css', 'server.cjs'].map((file) => `mfe-marketing/${version}/${file}`),
    );
    for (const name of names) put(name, name);
    await files.follow(buildReleaseSet(release('1.0.0')));
    await files.follow({
      ...buildReleaseSet(release('1.0.0')),
      canaries: [{ percent: 5, release: { ...release('2.0.0'), channel: 'canary' } }],
    });
    expect(far.calls.filter((call) => !/\.(br|gz)$/.test(call)).toSorted()).toEqual(
      names.map((name) => `GET ${name}`).toSorted(),
    );
    far.trouble = () => 'refuse';
    expect((await get('mfe-marketing/2.0.0/chunks/page.css')).statusCode).toBe(200);

    const long = new Date(Date.now() - 30 * 86_400_000);
    for (const version of ['1.0.0', '2.0.0'])
      await utimes(join(files.root, 'mfe-marketing', version), long, long);
    await files.follow(buildReleaseSet(release('2.0.0')));
    expect(await readdir(join(files.root, 'mfe-marketing'))).toEqual(['2.0.0']);
  });
});

it('needs all settings of the storage or none', () => {
  expect(() => readSettings({ S3_BUCKET: 'releases' })).toThrow(
    'Object storage needs S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY beside S3_BUCKET',
  );
});
