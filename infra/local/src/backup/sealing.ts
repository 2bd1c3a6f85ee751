import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scrypt } from 'node:crypto';

/** How keys come from the passphrase; in the manifest, so that it can be made harder later. */
export interface KeyDerivation {
  readonly name: 'scrypt';
  readonly N: number;
  readonly r: number;
  readonly p: number;
  /** base64url, new for each backup. */
  readonly salt: string;
}

export const newDerivation = (): KeyDerivation => ({
  ...{ name: 'scrypt', N: 131_072, r: 8, p: 1 },
  salt: randomBytes(16).toString('base64url'),
});

/** The keys of one backup: one for each part, so that no part can stand in for another or for one of another backup. */
export interface BackupKeys {
  part(name: string): Buffer;
  /** Over the text of the manifest; base64url. */
  mac(manifest: string): string;
}

/** @param derivation of a manifest, which may be a stranger's: bounded, so that it cannot take all memory */
export async function deriveKeys(passphrase: string, derivation: KeyDerivation): Promise<BackupKeys> {
  const { N, r, p, salt } = derivation;
  if (!(N <= 1_048_576 && r <= 8 && p <= 4)) throw new Error('the key derivation asks for too much');
  const master = await new Promise<Buffer>((resolve, reject) =>
    scrypt(
      passphrase.normalize('NFC'),
      Buffer.from(salt, 'base64url'),
      32,
      { N, r, p, maxmem: 256 * N * r },
      (error, key) => (error ? reject(error) : resolve(key)),
    ),
  );
  const key = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', master, '', `stroomwerk-backup:${purpose}`, 32));
  return {
    part: (name) => key(`part:${name}`),
    mac: (manifest) => createHmac('sha256', key('manifest')).update(manifest).digest('base64url'),
  };
}

/** Bytes of text in each piece. */
const pieceBytes = 65_536;
const tagBytes = 16;

/** Each piece is bound to its place, and the last one to being the last: none can be moved, left out or cut away. */
function nonceOf(piece: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(last ? 1 : 0, 0);
  nonce.writeBigUInt64BE(BigInt(piece), 4);
  return nonce;
}

/** Cuts a stream into pieces of `size` bytes and says which is the last; there is always a last one, maybe empty. */
async function* pieces(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    held.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    bytes += chunk.byteLength;
    if (bytes <= size) continue;
    const all = Buffer.concat(held);
    let from = 0;
    // One piece stays behind: it may be the last.
    for (; bytes - from > size; from += size) yield { piece: all.subarray(from, from + size), last: false };
    held = [all.subarray(from)];
    bytes -= from;
  }
  yield { piece: Buffer.concat(held), last: true };
}

/** Encrypts a stream by AES-256-GCM, piece by piece. @param key used for this stream only */
export async function* seal(source: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { piece, last } of pieces(source, pieceBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, last));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** Undoes `seal`. @throws Error before it yields a piece that is not what was sealed there, or when the end is missing */
export async function* open(source: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { piece, last } of pieces(source, pieceBytes + tagBytes)) {
    if (piece.length < tagBytes) throw new Error('a sealed file ends too early');
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, last), { authTagLength: tagBytes });
    decipher.setAuthTag(piece.subarray(-tagBytes));
    yield Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]);
    number += 1;
  }
}
