import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Packing, packedEndings } from '@stroomwerk/contracts/releases';
import type { Contents } from './contents.js';
import { type Verdict, verdict } from './verdict.js';

const unpack: Readonly<Record<Packing, (packed: Buffer, maxOutputLength: number) => Buffer>> = {
  br: (packed, maxOutputLength) => brotliDecompressSync(packed, { maxOutputLength }),
  gzip: (packed, maxOutputLength) => gunzipSync(packed, { maxOutputLength }),
};

function holds(packing: Packing, packed: Buffer, content: Buffer | undefined): boolean {
  if (content === undefined) return false;
  try {
    // Never more than the file itself, however much there would be.
    return unpack[packing](packed, content.length).equals(content);
  } catch {
    return false;
  }
}

/** Visitors are sent the compressed forms: each holds the file that it lies beside, which is what the other checks look at. */
export function checkPacked(contents: Contents): Verdict {
  const packed = Object.entries(packedEndings).flatMap(([packing, ending]) =>
    [...contents.keys()]
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ file, packing: packing as Packing, of: file.slice(0, -ending.length) })),
  );
  const faults = packed
    .filter(
      ({ file, packing, of }) => !holds(packing, contents.get(file) ?? Buffer.alloc(0), contents.get(of)),
    )
    .map(({ file, of }) => `${file} is not ${of}, compressed; build again`);
  return verdict('compressed files', faults, `${packed.length}, each as its file`);
}
