import type { IncomingMessage } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import type { ErrorCode } from '@stroomwerk/contracts/common';
import type { Leave } from '@stroomwerk/kernel/limits';

/** How long a body may take. */
export interface BodyTimes {
  /** Largest body, in bytes, that is taken whole before a service is asked. */
  readonly small: number;
  /** Milliseconds in which such a body must be here. */
  readonly smallWithin: number;
  /** Bytes a second that a larger one must bring on the average, after a first while. */
  readonly rate: number;
}

export const bodyTimes: BodyTimes = { small: 64 * 1024, smallWithin: 10_000, rate: 32 * 1024 };

/** A body that was refused; the code says why. */
export class BodyRefused extends Error {
  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

interface TakeOptions {
  /** Largest body, in bytes. */
  readonly limit: number;
  readonly times: BodyTimes;
  /** Asks for leave to bring a large body; null: there are too many. */
  readonly upload: () => Leave | null;
}

/**
 * The body of a request: a small one whole, so that a slow caller holds no connection to a service; a larger one as a
 * stream that fails when it grows too large or comes too slowly.
 * @returns undefined where there is none
 * @throws BodyRefused, also out of the stream; Error when the caller has gone
 */
export async function takeBody(
  raw: IncomingMessage,
  { limit, times, upload }: TakeOptions,
): Promise<Buffer | Readable | undefined> {
  if (!hasBody(raw)) return undefined;
  const announced = Number(raw.headers['content-length'] ?? 0);
  if (announced > limit) throw new BodyRefused('common.body_too_large');
  const first = announced > times.small ? { chunks: [], ended: false } : await readFirst(raw, times);
  if (first.ended) return Buffer.concat(first.chunks);
  const leave = upload();
  if (leave === null) throw new BodyRefused('common.too_many_requests');
  const body = watched(raw, limit, times);
  body.once('close', leave);
  for (const chunk of first.chunks) body.write(chunk);
  raw.pipe(body);
  return body;
}

/** Whether a request says that it brings a body. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads until the end, or until there is more than a small body has. */
function readFirst(raw: IncomingMessage, times: BodyTimes): Promise<{ chunks: Buffer[]; ended: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const stop = (): void => {
      clearTimeout(timer);
      raw.off('data', take).off('end', end).off('close', gone).off('error', gone);
      raw.pause();
    };
    const take = (chunk: Buffer): void => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes <= times.small) return;
      stop();
      resolve({ chunks, ended: false });
    };
    const end = (): void => {
      stop();
      resolve({ chunks, ended: true });
    };
    const gone = (): void => {
      stop();
      reject(new Error('the caller has gone'));
    };
    const timer = setTimeout(() => {
      stop();
      reject(new BodyRefused('common.request_timeout'));
    }, times.smallWithin);
    raw.on('data', take).on('end', end).on('close', gone).on('error', gone);
  });
}

/** Passes a body on, and fails when it is too large or too slow. Time in which the other side takes nothing does not count. */
function watched(raw: IncomingMessage, limit: number, times: BodyTimes): Transform {
  let bytes = 0;
  let waited = 0;
  const fail = (error: Error): void => {
    raw.unpipe(body);
    body.destroy(error);
  };
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > limit ? new BodyRefused('common.body_too_large') : null, chunk);
    },
  });
  const step = Math.min(1_000, times.smallWithin / 4);
  const timer = setInterval(() => {
    if (body.writableNeedDrain || body.writableEnded) return;
    waited += step;
    if (bytes < (times.rate * (waited - times.smallWithin)) / 1_000)
      fail(new BodyRefused('common.request_timeout'));
  }, step);
  const gone = (): void => {
    if (!raw.complete) fail(new Error('the caller has gone'));
  };
  raw.once('close', gone);
  body.once('close', () => {
    clearInterval(timer);
    raw.off('close', gone);
  });
  return body;
}
