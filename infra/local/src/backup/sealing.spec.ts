// Real: the ciphers. A thief or a bad disk is every way to change a sealed stream.
import { randomBytes } from 'node:crypto';
import { weakness } from './passphrase.js';
import { deriveKeys, newDerivation, open, seal } from './sealing.js';

const piece = 65_536 + 16;
const key = randomBytes(32);
const bytesOf = async (stream: AsyncIterable<Buffer>) => {
  const all: Buffer[] = [];
  for await (const chunk of stream) all.push(chunk);
  return Buffer.concat(all);
};
async function* chunked(content: Buffer, size: number) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}
const sealed = (content: Buffer) => bytesOf(seal(chunked(content, 10_007), key));
const opened = (content: Buffer, by: Buffer = key) => bytesOf(open(chunked(content, 7_919), by));

it.each([0, 1, 65_535, 65_536, 65_537, 300_000])('gives back %i bytes', async (size) => {
  const content = randomBytes(size);
  const hidden = await sealed(content);
  expect(hidden.length).toBe(size + 16 * Math.max(1, Math.ceil(size / 65_536)));
  expect((await opened(hidden)).equals(content)).toBe(true);
});

it.each<[string, (sealed: Buffer) => Buffer]>([
  [
    'a bit flipped',
    (all) => Buffer.concat([all.subarray(0, 100), Buffer.from([(all[100] ?? 0) ^ 1]), all.subarray(101)]),
  ],
  ['the last piece cut away', (all) => all.subarray(0, 2 * piece)],
  ['cut in the middle of a piece', (all) => all.subarray(0, piece + 500)],
  ['nothing left', (all) => all.subarray(0, 0)],
  [
    'two pieces in the other order',
    (all) => Buffer.concat([all.subarray(piece, 2 * piece), all.subarray(0, piece), all.subarray(2 * piece)]),
  ],
  ['a piece left out', (all) => Buffer.concat([all.subarray(0, piece), all.subarray(2 * piece)])],
  ['something added', (all) => Buffer.concat([all, all.subarray(0, piece)])],
])('refuses a stream with %s', async (_what, change) => {
  const hidden = await sealed(randomBytes(150_000));
  await expect(opened(change(hidden))).rejects.toThrow();
});

it('has a key for each part, that follows from the passphrase and the salt of the backup', async () => {
  const derivation = { ...newDerivation(), N: 1024 };
  const keys = await deriveKeys('a passphrase of this test', derivation);
  const hidden = await bytesOf(seal(chunked(randomBytes(99), 10), keys.part('secrets')));
  const again = await deriveKeys('a passphrase of this test', derivation);
  await expect(opened(hidden, again.part('secrets'))).resolves.toHaveLength(99);
  const salted = { ...derivation, salt: newDerivation().salt };
  for (const other of [
    again.part('rest'),
    (await deriveKeys('another passphrase of this test', derivation)).part('secrets'),
    (await deriveKeys('a passphrase of this test', salted)).part('secrets'),
  ])
    await expect(opened(hidden, other)).rejects.toThrow();
});

it('asks no more memory than a backup of ours needs', async () => {
  await expect(deriveKeys('x', { ...newDerivation(), N: 2 ** 24 })).rejects.toThrow('too much');
});

it.each([
  '',
  'short',
  'aaaaaaaaaaaaaaaaaaaaaaaaa',
  '1234567890123456',
  'passwordpassword',
  'welkomwelkomwelkom',
])('calls %p weak', (passphrase) => expect(weakness(passphrase)).toBeDefined());
it('takes a passphrase of some words', () => {
  expect(weakness('paard accu nietje juist')).toBeUndefined();
});
