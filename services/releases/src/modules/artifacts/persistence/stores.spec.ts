// Real: files in a folder, Amazon's client over HTTP. Fake: the storage at the other end of the wire.
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest } from '@stroomwerk/contracts/releases';
import { ObjectStorage, objectStorageOf } from '@stroomwerk/kernel/object-storage';
import { testObjectStorage } from '@stroomwerk/test-kit';
import { buildManifest } from '../../../../test/build-manifest.js';
import { LayDown } from '../application/lay-down.js';
import { sha384 } from '../domain/hashes.js';
import { FolderStore } from './folder-store.js';
import { S3Store } from './s3-store.js';

describe('FolderStore', () => {
  let root: string;
  let store: FolderStore;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'folder-store-'));
    store = new FolderStore(join(root, 'releases'));
  });
  afterEach(() => rm(root, { recursive: true }));

  const fileOf = (content: string) => ({ integrity: sha384(Buffer.from(content)), bytes: content.length });
  const manifest = (files: ReleaseManifest['files']) => buildManifest({ files });
  const target = () => join(root, 'releases/mfe-library/1.0.0');
  const incoming = () => readdir(join(root, 'releases/.incoming')).catch(() => []);

  it('shows nothing of a composition that was broken off, and takes it up anew', async () => {
    const release = manifest({ 'a.js': fileOf('a'), 'b.js': fileOf('b') });
    await store.putBlob(fileOf('a').integrity, Buffer.from('a'));
    expect(await store.compose(release)).toEqual(['b.js']);
    expect(await readdir(join(root, 'releases')).catch(() => [])).not.toContain('mfe-library');
    expect(await incoming()).toEqual([]);

    // What a process leaves behind that is killed between two files.
    const left = join(root, 'releases/.incoming/left');
    await mkdir(left);
    await writeFile(join(left, 'a.js'), 'a');
    await store.putBlob(fileOf('b').integrity, Buffer.from('b'));
    expect(await store.compose(release)).toEqual([]);
    expect(await readFile(join(target(), 'b.js'), 'utf8')).toBe('b');
    await store.removeLeftOvers(new Date(Date.now() - 60_000));
    expect(await incoming()).toEqual(['left']);
    await utimes(left, new Date(0), new Date(0));
    await store.removeLeftOvers(new Date(Date.now() - 60_000));
    expect(await incoming()).toEqual([]);
  });

  it('takes no link that leads out of the folder for a file of the release', async () => {
    await mkdir(target(), { recursive: true });
    await writeFile(join(root, 'secret'), 'a');
    await symlink(join(root, 'secret'), join(target(), 'a.js'));
    expect(await store.complete(manifest({ 'a.js': fileOf('a') }))).toBe(false);
    expect(await store.compose(manifest({ '../../../secret': fileOf('a') }))).toEqual(['../../../secret']);
  });

  it('knows what it never had', async () => {
    const blobs: unknown[] = [];
    for await (const blob of store.blobs()) blobs.push(blob);
    expect(blobs).toEqual([]);
    expect(await store.missing([fileOf('a').integrity])).toEqual([fileOf('a').integrity]);
    await store.removeRelease('mfe-library', '1.0.0');
    await store.removeLeftOvers(new Date());
    expect(await store.complete(manifest({ 'a.js': fileOf('a') }))).toBe(false);
  });
});

describe('whether files are gone', () => {
  it('is said of what is not there, and not by storage that does not answer: a rollback goes on', async () => {
    const far = await testObjectStorage();
    const settings = objectStorageOf(far.env);
    if (!settings) throw new Error('the settings are complete');
    const patient = await ObjectStorage.open(settings, 20_000);
    expect(await new LayDown(new S3Store(patient)).gone(buildManifest(), 20_000)).toBe(true);
    patient.close();
    far.trouble = () => 'hang';
    const hasty = await ObjectStorage.open(settings, 300);
    expect(await new LayDown(new S3Store(hasty)).gone(buildManifest())).toBe(false);
    hasty.close();
    await far.close();
  });
});
