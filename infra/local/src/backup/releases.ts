import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ObjectStorage, objectStorageOf } from '@stroomwerk/kernel/object-storage';
import type { Settings } from '../settings.js';
import { type Entry, type PartWriter, walk } from './parts.js';

/** Copies what a folder holds. @param takes whether an entry by its path goes along */
export async function copyFolder(
  folder: string,
  writer: PartWriter,
  takes: (name: string) => boolean = () => true,
): Promise<void> {
  for await (const { name, entry } of walk(folder)) {
    if (!takes(name)) continue;
    if (entry.isDirectory()) await writer.folder(name);
    else if (entry.isFile()) await writer.file(name, join(folder, name));
  }
}

/** Puts one entry where it was below a folder, readable for its owner only unless `mode` says else. */
export async function unpack(
  folder: string,
  { name, folder: isFolder, content }: Entry,
  mode = 0o600,
): Promise<void> {
  const path = join(folder, name);
  if (isFolder)
    return void (await mkdir(path, { recursive: true, mode: mode | 0o100 | ((mode & 0o044) >> 2) }));
  await mkdir(dirname(path), { recursive: true, mode: mode | 0o100 | ((mode & 0o044) >> 2) });
  await pipeline(content, createWriteStream(path, { mode, flags: 'wx', flush: true }));
}

/** Copies the files of all releases, from the bucket where there is one, else from the folder. */
export async function copyReleases(settings: Settings, writer: PartWriter): Promise<void> {
  const bucket = objectStorageOf(settings);
  if (!bucket) return copyFolder(join(settings.dataDir, 'releases'), writer);
  const storage = await ObjectStorage.open(bucket);
  try {
    for await (const { key } of storage.list('')) {
      const [content, head] = await Promise.all([storage.get(key), storage.head(key)]);
      if (content && head) await writer.text(key, content, head.metadata);
    }
  } finally {
    storage.close();
  }
}

/** Where restored releases go: into the bucket, which has to be empty, or into a folder. */
export async function releasesTarget(
  settings: Settings,
  folder: string,
): Promise<{ take(entry: Entry): Promise<void>; close(): void; readonly occupied: boolean }> {
  const bucket = objectStorageOf(settings);
  if (!bucket)
    return { take: (entry) => unpack(folder, entry, 0o644), close: () => undefined, occupied: false };
  const storage = await ObjectStorage.open(bucket);
  const first = await storage.list('').next();
  return {
    occupied: first.done !== true,
    close: () => storage.close(),
    async take({ name, folder: isFolder, metadata, content }) {
      if (!isFolder) await storage.put(name, Buffer.concat(await content.toArray()), { ...metadata });
    },
  };
}
