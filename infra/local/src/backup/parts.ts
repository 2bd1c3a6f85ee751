import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { open as openFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';
import { open, seal } from './sealing.js';

/** In the extended header of an entry. */
const metadataKey = 'STROOMWERK.metadata';

/** What a manifest says of a part. */
export interface Part {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly entries: number;
}

/** What fills a part: entries one after the other. */
export interface PartWriter {
  folder(name: string): Promise<void>;
  /** @param metadata kept beside the content */
  text(name: string, content: string | Buffer, metadata?: Readonly<Record<string, string>>): Promise<void>;
  /** A file as long as it is now; what is cut from it meanwhile comes as zeros. One that is gone is left out. */
  file(name: string, path: string): Promise<void>;
}

export type Written = (bytes: number) => void;

function writerOf(tar: Pack, count: () => void, written: Written): PartWriter {
  return {
    folder: (name) => {
      count();
      return new Promise((resolve, reject) => {
        tar.entry({ name: `${name}/`, type: 'directory' }, (error) => (error ? reject(error) : resolve()));
      });
    },
    text: (name, content, metadata) => {
      count();
      const pax = metadata ? { [metadataKey]: JSON.stringify(metadata) } : undefined;
      const bytes = Buffer.from(content);
      written(bytes.length);
      return new Promise((resolve, reject) => {
        tar.entry({ name, ...(pax ? { pax } : {}) }, bytes, (error) => (error ? reject(error) : resolve()));
      });
    },
    async file(name, path) {
      const handle = await openFile(path, 'r').catch(goneIs(undefined));
      if (handle === undefined) return;
      try {
        const { size } = await handle.stat();
        count();
        const done = new Promise<void>((resolve, reject) => {
          const entry = tar.entry({ name, size }, (error) => (error ? reject(error) : resolve()));
          void (async () => {
            const piece = Buffer.alloc(Math.min(size, 1_048_576));
            for (let at = 0; at < size; ) {
              const wanted = Math.min(piece.length, size - at);
              const { bytesRead } = await handle.read(piece, 0, wanted, at);
              const content =
                bytesRead === 0 ? Buffer.alloc(wanted) : Buffer.from(piece.subarray(0, bytesRead));
              if (!entry.write(content)) await once(entry, 'drain');
              at += content.length;
              written(content.length);
            }
            entry.end(null);
          })().catch(reject);
        });
        await done;
      } finally {
        await handle.close();
      }
    },
  };
}

/** What is removed while it is copied is no mistake; what cannot be read is one. */
const goneIs =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };

/** Every entry below a folder, folders before what is in them. */
export async function* walk(folder: string, below = ''): AsyncGenerator<{ name: string; entry: Dirent }> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(goneIs([]));
  for (const entry of entries) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    yield { name, entry };
    if (entry.isDirectory()) yield* walk(folder, name);
  }
}

/**
 * Writes one part: a tar, compressed, then sealed, on the disk when this resolves.
 * @param fill writes the entries @param written is told of bytes that went in
 */
export async function writePart(
  file: string,
  name: string,
  key: Buffer,
  fill: (writer: PartWriter) => Promise<void>,
  written: Written,
): Promise<Part> {
  const tar = pack();
  const hash = createHash('sha256');
  let bytes = 0;
  let entries = 0;
  const writer = writerOf(
    tar,
    () => {
      entries += 1;
    },
    written,
  );
  const out = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true });
  const filled = fill(writer).then(
    () => tar.finalize(),
    (error: Error) => {
      tar.destroy(error);
      throw error;
    },
  );
  await Promise.all([
    filled,
    pipeline(
      tar as unknown as Readable,
      createGzip({ level: 1 }),
      (source: AsyncIterable<Buffer>) => seal(source, key),
      async function* measured(source: AsyncIterable<Buffer>) {
        for await (const piece of source) {
          hash.update(piece);
          bytes += piece.length;
          yield piece;
        }
      },
      out,
    ),
  ]);
  return { name, bytes, sha256: hash.digest('hex'), entries };
}

export interface Entry {
  readonly name: string;
  readonly folder: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  readonly content: Readable;
}

/** Reads a part; `take` consumes the content of each entry before the next comes. @throws when it is not what was sealed */
export async function readPart(
  file: string,
  key: Buffer,
  take: (entry: Entry) => Promise<void>,
): Promise<void> {
  const tar = extract();
  const flowing = pipeline(
    createReadStream(file),
    (source: AsyncIterable<Buffer>) => open(source, key),
    createGunzip(),
    tar,
  );
  const taking = (async () => {
    for await (const entry of tar) {
      const { name, type, pax } = entry.header;
      const metadata: unknown = JSON.parse(
        (pax as Record<string, string> | undefined)?.[metadataKey] ?? '{}',
      );
      await take({
        name: safe(name),
        folder: type === 'directory',
        metadata: metadata as Record<string, string>,
        content: Readable.from(entry),
      });
      entry.resume();
    }
  })();
  await Promise.all([flowing, taking]);
}

/** A path that stays where it is unpacked. */
function safe(name: string): string {
  const clean = name.replace(/\/$/, '');
  if (clean.startsWith('/') || clean.split('/').some((part) => part === '..' || part === ''))
    throw new Error(`a backup holds the path ${name}`);
  return clean;
}
