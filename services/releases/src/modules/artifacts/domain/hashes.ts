import { createHash } from 'node:crypto';

/** A hash as `blobName` writes it: base64url, 48 bytes, so without padding. */
export const blobNamePattern = /^[A-Za-z0-9_-]{64}$/;

/** The hash that a blob's name stands for, in the form of a manifest. */
export const integrityOf = (blobName: string): string =>
  `sha384-${blobName.replace(/-/g, '+').replace(/_/g, '/')}`;

export const sha384 = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
