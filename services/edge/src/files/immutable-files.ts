import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { packedEndings } from '@stroomwerk/contracts/releases';
import { contentType, isCompressible } from './content-types.js';
import type { Encoding } from './encoding.js';

export interface ServedFile {
  readonly body: Buffer;
  readonly type: string;
  readonly encoding: Encoding;
}

/**
 * Files whose content never changes under their name: read once, then kept in memory. Their compressed forms lie beside
 * them since they were built; a file without goes out as it is.
 */
export class ImmutableFiles {
  private readonly kept = new Map<string, Promise<ServedFile | null>>();
  private bytes = 0;

  /** @param limit bytes kept in memory; the oldest go first */
  constructor(private readonly limit = 64 * 1024 * 1024) {}

  /**
   * @param root folder that nothing outside of is served from
   * @param path below it, URL-encoded, e.g. `mfe-library/1.0.0/page.css`
   * @returns null where there is no such file
   */
  async get(root: string, path: string, wanted: Encoding): Promise<ServedFile | null> {
    const parts = safeParts(path);
    if (parts === null) return null;
    const file = join(root, ...parts);
    const encoding = isCompressible(file) ? wanted : 'identity';
    const key = `${encoding}:${file}`;
    const known = this.kept.get(key);
    if (known) return known;
    const loading = this.load(root, file, encoding);
    this.kept.set(key, loading);
    const loaded = await loading.catch((error: unknown) => {
      this.kept.delete(key);
      throw error;
    });
    // An absent file may appear: a release is published after its folder was asked for.
    if (loaded === null) this.kept.delete(key);
    else await this.shrink(loaded.body.length);
    return loaded;
  }

  private async load(root: string, file: string, encoding: Encoding): Promise<ServedFile | null> {
    const type = contentType(file);
    const packed = encoding === 'identity' ? null : await readInside(root, file + packedEndings[encoding]);
    if (packed !== null) return { body: packed, type, encoding };
    const body = await readInside(root, file);
    return body === null ? null : { body, type, encoding: 'identity' };
  }

  private async shrink(added: number): Promise<void> {
    this.bytes += added;
    for (const [key, entry] of this.kept) {
      if (this.bytes <= this.limit) return;
      this.kept.delete(key);
      this.bytes -= (await entry)?.body.length ?? 0;
    }
  }
}

/** @returns null for a path that could leave the folder: dot parts, encoded slashes, backslashes, NUL */
export function safeParts(path: string): string[] | null {
  const parts: string[] = [];
  for (const raw of path.split('/')) {
    let part: string;
    try {
      part = decodeURIComponent(raw);
    } catch {
      return null;
    }
    if (part === '' || part.startsWith('.') || /[/\\\0]/.test(part)) return null;
    parts.push(part);
  }
  return parts;
}

async function readInside(root: string, file: string): Promise<Buffer | null> {
  try {
    const real = await realpath(file);
    if (!real.startsWith((await realpath(root)) + sep)) return null;
    return await readFile(real);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(code)) return null;
    throw error;
  }
}
