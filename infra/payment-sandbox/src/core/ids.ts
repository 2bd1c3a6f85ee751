import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id as Stripe writes them: a prefix that names the kind, then letters and digits. */
export function newId(prefix: string, length = 24): string {
  let id = '';
  for (const byte of randomBytes(length)) id += alphabet[byte % alphabet.length];
  return `${prefix}_${id}`;
}
