// Real: Amazon's client over HTTP, sealed files. Fake: the storage at the other end of the wire.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestObjectStorage, testObjectStorage } from '@stroomwerk/test-kit';
import { readSettings } from '../settings.js';
import { readPart, writePart } from './parts.js';
import { copyReleases, releasesTarget } from './releases.js';

let storage: TestObjectStorage;
let folder: string;
beforeEach(async () => {
  storage = await testObjectStorage();
  folder = mkdtempSync(join(tmpdir(), 'stroomwerk-bucket-'));
});
afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const files = {
  'mfe-library/1.0.0/page.js': { content: randomBytes(70_000), metadata: { sha256: 'abc' } },
  'mfe-library/1.0.0/remoteEntry.1f.js': { content: Buffer.from('export {}'), metadata: {} },
};

it('brings the files of a bucket into a backup and back, with what is kept beside them, and over nothing', async () => {
  const settings = readSettings({ DATA_DIR: folder, ...storage.env }, '/');
  for (const [key, file] of Object.entries(files))
    storage.objects.set(key, { ...file, modifiedAt: new Date() });
  const [part, key] = [join(folder, 'releases.sealed'), randomBytes(32)];
  await writePart(
    part,
    'releases',
    key,
    (writer) => copyReleases(settings, writer),
    () => undefined,
  );

  const occupied = await releasesTarget(settings, folder);
  expect(occupied.occupied).toBe(true);
  occupied.close();

  storage.objects.clear();
  const empty = await releasesTarget(settings, folder);
  expect(empty.occupied).toBe(false);
  await readPart(part, key, (entry) => empty.take(entry));
  empty.close();
  expect(
    Object.fromEntries(
      [...storage.objects].map(([name, { content, metadata }]) => [name, { content, metadata }]),
    ),
  ).toEqual(files);
});
