import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { keyFile } from './key-file.js';

/** Where a data folder keeps what is secret. */
export const keysFolder = (dataDir: string): string => join(dataDir, 'keys');

/** Whether a data folder has keys, or says that it shall get new ones. */
export const hasKeys = (dataDir: string): boolean =>
  existsSync(keysFolder(dataDir)) && readdirSync(keysFolder(dataDir)).length > 0;

/**
 * The text of a file in the keys folder; made by `make` and kept for the owner only when it is not there yet.
 * @throws StartError when the file is empty or cut off
 */
export function keep(dataDir: string, name: string, make: () => string): string {
  const folder = keysFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return keyFile(join(folder, name), make);
}

export const randomSecret = () => randomBytes(32).toString('base64url');

/** The key that signs access tokens: ES256, PKCS #8 in PEM. */
export const signingKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
