import { createHash, randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import {
  access,
  copyFile,
  mkdir,
  opendir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { blobName, type ReleaseManifest } from '@stroomwerk/contracts/releases';
import { isInsideRelease } from '../../releases/domain/manifest-rules.js';
import { ArtifactStore, type ExpectedFile, type StoredBlobInfo } from '../domain/artifact-store.js';
import { blobNamePattern, sha384 } from '../domain/hashes.js';
import { inParallel } from '../domain/in-parallel.js';

const atOnce = 8;

/**
 * A folder: releases at `<root>/<remote>/<version>/<file>`, blobs at `<root>/.blobs/<name>`. Everything is made in
 * `<root>/.incoming` and renamed into its place, so that nobody sees half of it.
 */
export class FolderStore extends ArtifactStore {
  constructor(private readonly root: string) {
    super();
  }

  async missing(hashes: readonly string[]): Promise<string[]> {
    const there = await inParallel(hashes, atOnce, (hash) => exists(this.blob(hash)));
    return hashes.filter((_, index) => !there[index]);
  }

  async putBlob(integrity: string, content: Buffer): Promise<void> {
    const waiting = await this.incoming();
    try {
      await writeFile(waiting, content);
      await mkdir(join(this.root, '.blobs'), { recursive: true });
      await rename(waiting, this.blob(integrity));
    } finally {
      await rm(waiting, { force: true });
    }
  }

  async compose(manifest: ReleaseManifest): Promise<string[]> {
    const target = join(this.root, manifest.name, manifest.version);
    const differing = await this.differing(manifest);
    if (differing.length === 0) return [];
    const waiting = await this.incoming();
    try {
      const laid = await inParallel(Object.entries(manifest.files), atOnce, async ([file, expected]) => {
        if (!isInsideRelease(file)) return false;
        const from = differing.includes(file) ? this.blob(expected.integrity) : join(target, file);
        return lay(from, waiting, file, expected);
      });
      const absent = Object.keys(manifest.files).filter((_, index) => !laid[index]);
      if (absent.length === 0) await this.replace(target, waiting);
      return absent;
    } finally {
      await rm(waiting, { recursive: true, force: true });
    }
  }

  async complete(manifest: ReleaseManifest): Promise<boolean> {
    return (await this.differing(manifest)).length === 0;
  }

  async read(manifest: ReleaseManifest, file: string): Promise<Buffer | null> {
    const expected = manifest.files[file];
    const folder = join(this.root, manifest.name, manifest.version);
    if (!expected || !isInsideRelease(file) || !(await matches(folder, file, expected))) return null;
    const content = await readFile(join(folder, file));
    return sha384(content) === expected.integrity ? content : null;
  }

  /** Out of everybody's sight in one step, then piece by piece. */
  async removeRelease(remote: string, version: string): Promise<void> {
    const gone = await this.incoming();
    try {
      await rename(join(this.root, remote, version), gone);
    } catch (error) {
      if (!isAbsent(error)) throw error;
    }
    await rm(gone, { recursive: true, force: true });
  }

  async *blobs(): AsyncIterable<StoredBlobInfo> {
    const folder = join(this.root, '.blobs');
    if (!(await exists(folder))) return;
    for await (const { name } of await opendir(folder))
      if (blobNamePattern.test(name)) yield { name, storedAt: (await stat(join(folder, name))).mtime };
  }

  async removeBlob(name: string): Promise<void> {
    await rm(join(this.root, '.blobs', name), { force: true });
  }

  async removeLeftOvers(before: Date): Promise<void> {
    const folder = join(this.root, '.incoming');
    if (!(await exists(folder))) return;
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const left = await stat(path).catch(absentAsNull);
      if (left && left.mtime < before) await rm(path, { recursive: true, force: true });
    }
  }

  private async differing(manifest: ReleaseManifest): Promise<string[]> {
    const folder = join(this.root, manifest.name, manifest.version);
    const files = Object.entries(manifest.files);
    const same = await inParallel(
      files,
      atOnce,
      async ([file, expected]) => isInsideRelease(file) && matches(folder, file, expected),
    );
    return files.flatMap(([file], index) => (same[index] ? [] : [file]));
  }

  /** A folder that was never published makes way. */
  private async replace(target: string, waiting: string): Promise<void> {
    await mkdir(dirname(target), { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(waiting, target);
  }

  private async incoming(): Promise<string> {
    await mkdir(join(this.root, '.incoming'), { recursive: true });
    return join(this.root, '.incoming', randomUUID());
  }

  private blob(integrity: string): string {
    return join(this.root, '.blobs', blobName(integrity));
  }
}

/** Copies a file and checks the copy. A blob that does not hold what its name says is removed: it has to be sent again. */
async function lay(from: string, folder: string, file: string, expected: ExpectedFile): Promise<boolean> {
  const to = join(folder, file);
  await mkdir(dirname(to), { recursive: true });
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
  if (await matches(folder, file, expected)) return true;
  await rm(from, { force: true });
  return false;
}

async function matches(folder: string, file: string, expected: ExpectedFile): Promise<boolean> {
  try {
    const path = await realpath(join(folder, file));
    if (!path.startsWith((await realpath(folder)) + sep)) return false;
    if ((await stat(path)).size !== expected.bytes) return false;
    const hash = createHash('sha384');
    await pipeline(createReadStream(path), hash);
    return `sha384-${hash.digest('base64')}` === expected.integrity;
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}

const isAbsent = (error: unknown): boolean =>
  ['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

const absentAsNull = (error: unknown): null => {
  if (isAbsent(error)) return null;
  throw error;
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    (error: unknown) => absentAsNull(error) !== null,
  );
