import { lstat, readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { limits } from '../domain/limits.js';
import { refusal } from '../domain/report.js';
import type { SourceFile } from '../domain/source-file.js';
import { readZip } from './zip.js';

const isJson = (name: string): boolean => /\.json$/i.test(name);
const isHidden = (name: string): boolean =>
  name.startsWith('.') || name === '__MACOSX' || name === 'node_modules';

async function readOne(path: string, file: string): Promise<SourceFile> {
  const stat = await lstat(path);
  if (stat.isSymbolicLink())
    return { file, refusal: refusal('symbolic_link', 'symbolic links are not followed') };
  if (!stat.isFile()) return { file, refusal: refusal('unreadable', 'not a regular file') };
  if (stat.size > limits.fileBytes)
    return {
      file,
      refusal: refusal('too_large', `${stat.size} bytes; at most ${limits.fileBytes} are accepted`),
    };
  try {
    return { file, bytes: await readFile(path) };
  } catch (error) {
    return {
      file,
      refusal: refusal('unreadable', error instanceof Error ? error.message : 'it cannot be read'),
    };
  }
}

async function* readFolder(root: string, folder = root): AsyncGenerator<SourceFile> {
  const entries = (await readdir(folder, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (isHidden(entry.name)) continue;
    if (entry.isDirectory()) yield* readFolder(root, path);
    else if (isJson(entry.name)) yield await readOne(path, relative(root, path));
  }
}

/**
 * The workflow files of a folder (with its subfolders), a zip or a single .json, in a fixed order.
 * @throws Error when the path does not exist or is none of the three
 */
export async function* readSource(path: string): AsyncGenerator<SourceFile> {
  const stat = await lstat(path);
  if (stat.isDirectory()) yield* readFolder(path);
  else if (/\.zip$/i.test(path)) yield* readZip(path, stat.size);
  else if (isJson(path)) yield await readOne(path, basename(path));
  else throw new Error(`${path}: give a folder, a .json file or a .zip file`);
}
