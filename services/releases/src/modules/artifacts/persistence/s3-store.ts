import { artifactKey, blobName, type ReleaseManifest } from '@stroomwerk/contracts/releases';
import type { ObjectStorage } from '@stroomwerk/kernel/object-storage';
import { isInsideRelease } from '../../releases/domain/manifest-rules.js';
import { ArtifactStore, type ExpectedFile, type StoredBlobInfo } from '../domain/artifact-store.js';
import { blobNamePattern, sha384 } from '../domain/hashes.js';
import { inParallel } from '../domain/in-parallel.js';

const atOnce = 8;
const blobs = '.blobs/';
const blobKey = (integrity: string): string => blobs + blobName(integrity);

/**
 * A bucket with the keys of the folder. The hash of a file is written beside its object and copied along with it, so
 * that a look at a release reads no content; an object without one (put there by hand) is read and hashed.
 */
export class S3Store extends ArtifactStore {
  constructor(private readonly storage: ObjectStorage) {
    super();
  }

  async missing(hashes: readonly string[]): Promise<string[]> {
    const there = await inParallel(hashes, atOnce, (hash) => this.storage.head(blobKey(hash)));
    return hashes.filter((_, index) => there[index] === null);
  }

  putBlob(integrity: string, content: Buffer): Promise<void> {
    return this.storage.put(blobKey(integrity), content, { sha384: integrity });
  }

  /** Object by object: what is there of a release before it is published, nobody is pointed at. */
  async compose(manifest: ReleaseManifest): Promise<string[]> {
    const differing = await this.differing(manifest);
    const sources = await inParallel(differing, atOnce, async ([file, expected]) => {
      const holds = isInsideRelease(file) && (await this.holds(blobKey(expected.integrity), expected));
      return { file, from: blobKey(expected.integrity), holds };
    });
    const absent = sources.filter(({ holds }) => !holds);
    // A blob that is not what its name says has to be sent again.
    await inParallel(absent, atOnce, ({ from }) => this.storage.remove(from));
    if (absent.length > 0) return absent.map(({ file }) => file);
    const copied = await inParallel(sources, atOnce, ({ file, from }) =>
      this.storage.copy(from, artifactKey(manifest.name, manifest.version, file)),
    );
    return sources.flatMap(({ file }, index) => (copied[index] ? [] : [file]));
  }

  async complete(manifest: ReleaseManifest): Promise<boolean> {
    return (await this.differing(manifest)).length === 0;
  }

  async read({ name, version, files }: ReleaseManifest, file: string): Promise<Buffer | null> {
    const content = await this.storage.get(artifactKey(name, version, file));
    return content !== null && sha384(content) === files[file]?.integrity ? content : null;
  }

  async removeRelease(remote: string, version: string): Promise<void> {
    const keys: string[] = [];
    for await (const { key } of this.storage.list(`${remote}/${version}/`)) keys.push(key);
    await inParallel(keys, atOnce, (key) => this.storage.remove(key));
  }

  async *blobs(): AsyncIterable<StoredBlobInfo> {
    for await (const { key, modifiedAt } of this.storage.list(blobs)) {
      const name = key.slice(blobs.length);
      if (blobNamePattern.test(name)) yield { name, storedAt: modifiedAt };
    }
  }

  removeBlob(name: string): Promise<void> {
    return this.storage.remove(blobs + name);
  }

  /** An object is there wholly or not at all, and a composition that was broken off is taken up by the next one. */
  async removeLeftOvers(): Promise<void> {
    return;
  }

  private async differing(manifest: ReleaseManifest): Promise<[string, ExpectedFile][]> {
    const files = Object.entries(manifest.files);
    const same = await inParallel(files, atOnce, ([file, expected]) =>
      this.holds(artifactKey(manifest.name, manifest.version, file), expected),
    );
    return files.filter((_, index) => !same[index]);
  }

  private async holds(key: string, expected: ExpectedFile): Promise<boolean> {
    const head = await this.storage.head(key);
    if (head === null || head.bytes !== expected.bytes) return false;
    if (head.metadata.sha384 !== undefined) return head.metadata.sha384 === expected.integrity;
    const content = await this.storage.get(key);
    return content !== null && sha384(content) === expected.integrity;
  }
}
