import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { KeyRing } from './key-ring.js';

/** A text that only a holder of the secret reads, and which of its values that takes. */
export interface Locked {
  /** Tells the value of the ring apart; says nothing of it. */
  readonly keyId: string;
  readonly sealed: Buffer;
}

/** Locks texts away that the database must not be able to read. */
export interface Vault {
  /** The id of the value that locks now: what has another one is to be locked anew. */
  readonly currentKeyId: string;
  /** @param boundTo what it belongs to, e.g. the id of its row: nowhere else it opens */
  lock(text: string, boundTo: string): Locked;
  /** @returns undefined where the value is gone, it was altered, or it belongs to something else */
  open(locked: Locked, boundTo: string): string | undefined;
}

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * AES-256-GCM with keys that follow from a ring; the nonce is drawn, `boundTo` is authenticated along.
 * @param ring its current value locks, each of its values opens
 * @param purpose keeps texts for different uses apart
 */
export function vaultFor(ring: KeyRing | string, purpose: string): Vault {
  const held = typeof ring === 'string' ? new KeyRing(ring) : ring;
  const derived = new Map<string, { readonly key: Buffer; readonly keyId: string }>();
  const keyOf = (value: string) => {
    const known = derived.get(value);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', value, '', `stroomwerk:vault:${purpose}`, 32));
    const keyId = createHash('sha256').update('key id').update(key).digest('base64url').slice(0, 11);
    const made = { key, keyId };
    derived.set(value, made);
    return made;
  };
  return {
    get currentKeyId() {
      return keyOf(held.current).keyId;
    },
    lock(text, boundTo) {
      const { key, keyId } = keyOf(held.current);
      const nonce = randomBytes(nonceLength);
      const locking = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(boundTo));
      const content = Buffer.concat([locking.update(text, 'utf8'), locking.final()]);
      return { keyId, sealed: Buffer.concat([nonce, content, locking.getAuthTag()]) };
    },
    open({ keyId, sealed }, boundTo) {
      const found = held.all.map(keyOf).find((one) => one.keyId === keyId);
      if (found === undefined || sealed.length < nonceLength + tagLength) return undefined;
      const opening = createDecipheriv(cipher, found.key, sealed.subarray(0, nonceLength), {
        authTagLength: tagLength,
      });
      opening.setAAD(Buffer.from(boundTo)).setAuthTag(sealed.subarray(-tagLength));
      try {
        const text = opening.update(sealed.subarray(nonceLength, -tagLength));
        return Buffer.concat([text, opening.final()]).toString('utf8');
      } catch {
        return undefined; // Altered, or another's.
      }
    },
  };
}
