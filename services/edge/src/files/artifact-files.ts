import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { artifactKey, packedEndings, type ReleaseSet } from '@stroomwerk/contracts/releases';
import { ObjectStorage, type ObjectStorageSettings } from '@stroomwerk/kernel/object-storage';
import { isCompressible } from './content-types.js';

/** Files of releases, as the edge finds them below a folder. */
export interface ArtifactFiles {
  /** Holds `<remote>/<version>/<file>` of what was brought. */
  readonly root: string;
  /**
   * Sees to it that a file which is not below `root` gets there, where it exists.
   * @param parts remote, version and the parts of the file's path
   * @returns false where there is no such file @throws ObjectStorageError when the storage does not answer in time
   */
  bring(parts: readonly string[]): Promise<boolean>;
  /** Told of the releases that visitors get from now on, so that none of them waits for their files. */
  follow(set: ReleaseSet): Promise<void>;
}

/** The folder of releases itself: what is not there does not exist. */
export const folderFiles = (root: string): ArtifactFiles => ({
  root,
  bring: () => Promise.resolve(false),
  follow: () => Promise.resolve(),
});

/** Milliseconds that a visitor waits for a file from the storage. */
const patience = 4_000;
/** Milliseconds after which a release is forgotten that nobody is shown. */
const forgottenAfter = 14 * 86_400_000;

/** A bucket, read once: what was asked for stays on this machine's disk. The edge only ever gets objects. */
export class BucketFiles implements ArtifactFiles {
  readonly root: string;
  private readonly under: string;
  private readonly coming = new Map<string, Promise<boolean>>();

  private constructor(
    dataDir: string,
    private readonly storage: Pick<ObjectStorage, 'get'>,
  ) {
    this.root = join(dataDir, 'edge', 'releases');
    this.under = join(dataDir, 'edge', '.incoming');
  }

  static async open(
    dataDir: string,
    settings: ObjectStorageSettings,
    limit = patience,
  ): Promise<BucketFiles> {
    return new BucketFiles(dataDir, await ObjectStorage.open(settings, limit));
  }

  async bring([remote = '', version = '', ...file]: readonly string[]): Promise<boolean> {
    // Anything else cannot be a file of a release, and is not worth a call.
    if (!remote.startsWith('mfe-') || file.length === 0) return false;
    const key = artifactKey(remote, version, file.join('/'));
    const known = this.coming.get(key);
    if (known) return known;
    const coming = this.there(key).finally(() => this.coming.delete(key));
    this.coming.set(key, coming);
    return coming;
  }

  async follow({ remotes, canaries = [] }: ReleaseSet): Promise<void> {
    const shown = [...remotes, ...canaries.map(({ release }) => release)];
    for (const { name, version, integrity, server } of shown)
      for (const file of [...Object.keys(integrity), ...(server === null ? [] : [server])])
        await this.bring([name, version, ...file.split('/')]);
    await this.forget(shown);
  }

  /** Removes releases that were brought long ago and that nobody is shown; whoever asks for one brings it again. */
  private async forget(shown: ReleaseSet['remotes']): Promise<void> {
    const kept = new Set(shown.map(({ name, version }) => join(name, version)));
    for (const remote of await list(this.root))
      for (const version of await list(join(this.root, remote))) {
        const folder = join(this.root, remote, version);
        if (kept.has(join(remote, version))) continue;
        if ((await stat(folder)).mtimeMs < Date.now() - forgottenAfter) await rm(folder, { recursive: true });
      }
  }

  private async there(key: string): Promise<boolean> {
    const known = await access(join(this.root, key)).then(
      () => true,
      () => false,
    );
    return known || this.download(key);
  }

  private async download(key: string): Promise<boolean> {
    const content = await this.storage.get(key);
    if (content === null) return false;
    // Before the file itself: once that is there, nobody asks again.
    if (isCompressible(key))
      await Promise.all(Object.values(packedEndings).map((end) => this.packed(key + end)));
    await this.keep(key, content);
    return true;
  }

  /** A release may have no compressed forms, and storage that gives none of them still gave the file. */
  private async packed(key: string): Promise<void> {
    const content = await this.storage.get(key).catch(() => null);
    if (content !== null) await this.keep(key, content);
  }

  private async keep(key: string, content: Buffer): Promise<void> {
    const waiting = join(this.under, randomUUID());
    const target = join(this.root, key);
    try {
      await Promise.all([this.under, dirname(target)].map((folder) => mkdir(folder, { recursive: true })));
      await writeFile(waiting, content);
      await rename(waiting, target);
    } finally {
      await rm(waiting, { force: true });
    }
  }
}

const list = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
