// For those who type-check this file from another package, where the declaration is not in sight.
/// <reference path="./yauzl.d.ts" />
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { limits } from '../domain/limits.js';
import { type Refusal, refusal } from '../domain/report.js';
import type { SourceFile } from '../domain/source-file.js';

/** Names are decoded here and not by yauzl, which would stop the whole archive at the first `../`. */
const nameOf = (entry: Entry): string => Buffer.from(entry.fileNameRaw).toString('utf8');

const isWanted = (name: string): boolean =>
  /\.json$/i.test(name) && !name.split(/[\\/]/).some((part) => part === '__MACOSX' || /^\.[^.]/.test(part));

function entryProblem(entry: Entry): Refusal | undefined {
  const { uncompressedSize, compressedSize } = entry;
  const ratio = uncompressedSize / Math.max(1, compressedSize);
  if (uncompressedSize > limits.zipRatioFrom && ratio > limits.zipRatio)
    return refusal('suspicious_zip', `unpacks to ${Math.round(ratio)} times its size`);
  if (uncompressedSize > limits.fileBytes)
    return refusal('too_large', `${uncompressedSize} bytes; at most ${limits.fileBytes} are accepted`);
  return entry.isEncrypted() ? refusal('unreadable', 'the entry is encrypted') : undefined;
}

/** @throws Error when the entry unpacks to more than it said */
async function unpack(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of await zip.openReadStreamPromise(entry)) {
    const bytes = Buffer.from(part);
    size += bytes.byteLength;
    if (size > limits.fileBytes) throw new Error('unpacks to more than it says');
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

/**
 * The .json entries of an archive. Nothing is written to disk, so a name such as `../../x.json` can only end as the
 * name of a workflow. @throws Error when the file is no zip or holds more than the limits allow
 */
export async function* readZip(path: string, size: number): AsyncGenerator<SourceFile> {
  if (size > limits.zipBytes) throw new Error(`${path}: larger than ${limits.zipBytes} bytes`);
  const zip = await openPromise(path, { decodeStrings: false, autoClose: false });
  try {
    if (zip.entryCount > limits.zipEntries)
      throw new Error(`${path}: ${zip.entryCount} entries; at most ${limits.zipEntries} are accepted`);
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      const file = nameOf(entry);
      if (!isWanted(file)) continue;
      const problem = entryProblem(entry);
      if (problem !== undefined) {
        yield { file, refusal: problem };
        continue;
      }
      total += entry.uncompressedSize;
      if (total > limits.zipTotalBytes) {
        yield { file, refusal: refusal('suspicious_zip', 'the archive unpacks to more than is accepted') };
        return;
      }
      try {
        yield { file, bytes: await unpack(zip, entry) };
      } catch (error) {
        yield {
          file,
          refusal: refusal('unreadable', error instanceof Error ? error.message : 'it cannot be unpacked'),
        };
      }
    }
  } finally {
    zip.close();
  }
}
