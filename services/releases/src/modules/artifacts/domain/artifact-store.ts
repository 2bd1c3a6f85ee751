import type { ReleaseManifest } from '@stroomwerk/contracts/releases';

/** A file as a manifest names it. */
export interface ExpectedFile {
  readonly integrity: string;
  readonly bytes: number;
}

/** A file that was sent before the release it is for. */
export interface StoredBlobInfo {
  /** As `blobName` writes a hash. */
  readonly name: string;
  readonly storedAt: Date;
}

/**
 * Where the files of releases are: a folder or S3-compatible storage. Files that were sent wait as blobs under their
 * hash; a release's files are at `<remote>/<version>/<file>`. Storage that does not answer throws (503).
 */
export abstract class ArtifactStore {
  /** @returns which of these hashes no blob has */
  abstract missing(hashes: readonly string[]): Promise<string[]>;
  /** Keeps a file under its hash, which the caller has checked. Sent twice, it is kept once and counts as new. */
  abstract putBlob(integrity: string, content: Buffer): Promise<void>;
  /**
   * Lays the files of a release down, from blobs or from what already lies there. Must not run twice at the same moment
   * for one release, nor for one that was published.
   * @returns files of which neither is there with the manifest's size and hash; then nothing was laid down
   */
  abstract compose(manifest: ReleaseManifest): Promise<string[]>;
  /** Whether every file of the release is there with its size and hash: nobody gets a release that is not. */
  abstract complete(manifest: ReleaseManifest): Promise<boolean>;
  /** The content of a file as the manifest names it; null when what is there is another one, or nothing. */
  abstract read(manifest: ReleaseManifest, file: string): Promise<Buffer | null>;
  /** Files that are gone already are no error. */
  abstract removeRelease(remote: string, version: string): Promise<void>;
  abstract blobs(): AsyncIterable<StoredBlobInfo>;
  abstract removeBlob(name: string): Promise<void>;
  /** Removes what a composition left behind that was broken off before this moment. */
  abstract removeLeftOvers(before: Date): Promise<void>;
}
