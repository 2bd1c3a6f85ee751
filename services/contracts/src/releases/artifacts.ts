import { z } from 'zod';

/** Largest file of a release, in bytes. */
export const largestFile = 10 * 1024 * 1024;
/** `sha384-` and base64, as in a manifest. */
const hash = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/);

/** Files of a coming release, by content: only what the platform does not have is sent. */
export const BlobQuestion = z.object({ hashes: z.array(hash).max(2000) }).meta({ id: 'BlobQuestion' });
export type BlobQuestion = z.infer<typeof BlobQuestion>;
export const BlobAnswer = z.object({ missing: z.array(hash) }).meta({ id: 'BlobAnswer' });
export type BlobAnswer = z.infer<typeof BlobAnswer>;
export const StoredBlob = z.object({ hash, bytes: z.number().int() }).meta({ id: 'StoredBlob' });
export type StoredBlob = z.infer<typeof StoredBlob>;

/** A hash as a part of an address and the name of a file: base64url without the algorithm. */
export const blobName = (integrity: string): string =>
  integrity
    .replace(/^sha384-/, '')
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** Key of a file of a release in the object storage, and its path below the folder of releases. */
export const artifactKey = (remote: string, version: string, file: string): string =>
  `${remote}/${version}/${file}`;
