import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a file in the keys folder; made by `make` and kept for the owner only when it is not there yet. */
export function keep(dataDir: string, name: string, make: () => string): string {
  const folder = join(dataDir, 'keys');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

export const randomSecret = () => randomBytes(32).toString('base64url');

/** The key that signs access tokens: ES256, PKCS #8 in PEM. */
export const signingKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
