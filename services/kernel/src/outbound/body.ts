import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { OutboundError } from './outbound-error.js';

/** Lets so many bytes through. @throws OutboundError too_large in its stream */
const atMost = (bytes: number): Transform => {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(new OutboundError('too_large'));
      else done(null, chunk);
    },
  });
};

/**
 * The text of an answer. Counted as it comes and as it is unpacked, so that neither an endless answer nor one that
 * unpacks to much more than it was fills the memory.
 * @throws OutboundError too_large, unreachable where it breaks off or is packed otherwise than by gzip
 */
export async function textOf(answer: IncomingMessage, bytes: number): Promise<string> {
  const declared = Number(answer.headers['content-length'] ?? 0);
  if (declared > bytes) throw new OutboundError('too_large');
  const packed = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (!['identity', '', 'gzip'].includes(packed))
    throw new OutboundError('unreachable', undefined, 'EENCODING');
  const parts: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const part of source) parts.push(part);
  };
  if (packed === 'gzip') await pipeline(answer, atMost(bytes), createGunzip(), atMost(bytes), collect);
  else await pipeline(answer, atMost(bytes), collect);
  return Buffer.concat(parts).toString('utf8');
}
