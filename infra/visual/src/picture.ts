import { crc32, deflateSync } from 'node:zlib';
import { toPalette } from './palette.js';
import { part } from './parts.js';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel. */
  readonly data: Uint8Array;
}

interface Png {
  PNG: { sync: { read: (file: Buffer) => Picture; write: (picture: Picture) => Buffer } };
}
type Pixelmatch = (
  one: Uint8Array,
  other: Uint8Array,
  out: Uint8Array,
  width: number,
  height: number,
  options: { threshold: number },
) => number;

/** How far a colour may be off (0 to 1); a baseline in 256 colours is off by less. */
const threshold = 0.1;

export const decode = (file: Buffer): Picture => (part('pngjs') as Png).PNG.sync.read(file);
export const encode = (picture: Picture): Buffer => (part('pngjs') as Png).PNG.sync.write(picture);

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of at most 256 colours: a third of the size of a full one. */
export function encodeSmall({ width, height, data }: Picture): Buffer {
  const { palette, pixels } = toPalette(data);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, palette, and the only kinds of compression, filter and order that there are without interlacing.
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) pixels.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The same picture on a larger white ground. */
function enlarged(picture: Picture, width: number, height: number): Uint8Array {
  if (picture.width === width && picture.height === height) return picture.data;
  const out = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < picture.height; y += 1)
    out.set(picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4), y * width * 4);
  return out;
}

/** @returns how many pixels differ, and a picture that shows where; another size counts as everything beyond it */
export function compare(one: Picture, other: Picture): { pixels: number; diff: Picture } {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const data = new Uint8Array(width * height * 4);
  const loaded = part('pixelmatch') as Pixelmatch | { default: Pixelmatch };
  const pixelmatch = typeof loaded === 'function' ? loaded : loaded.default;
  const differing = pixelmatch(
    enlarged(one, width, height),
    enlarged(other, width, height),
    data,
    width,
    height,
    {
      threshold,
    },
  );
  const beyond = width * height - Math.min(one.width, other.width) * Math.min(one.height, other.height);
  return { pixels: Math.max(differing, beyond), diff: { width, height, data } };
}
