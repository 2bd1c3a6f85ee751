/** Red, green, blue and how many pixels have it. */
type Colour = readonly [number, number, number, number];
export interface Indexed {
  /** At most 256 colours, three bytes each. */
  readonly palette: Buffer;
  /** One byte a pixel. */
  readonly pixels: Buffer;
}

const MOST = 256;

interface Box {
  readonly colours: Colour[];
  /** The channel in which they are farthest apart, and how far. */
  readonly channel: 0 | 1 | 2;
  readonly extent: number;
}

function boxOf(colours: Colour[]): Box {
  const low = [255, 255, 255];
  const high = [0, 0, 0];
  for (const colour of colours)
    for (const channel of [0, 1, 2] as const) {
      low[channel] = Math.min(low[channel] ?? 255, colour[channel]);
      high[channel] = Math.max(high[channel] ?? 0, colour[channel]);
    }
  const [red = 0, green = 0, blue = 0] = high.map((value, channel) => value - (low[channel] ?? 0));
  const extent = Math.max(red, green, blue);
  return { colours, extent, channel: extent === red ? 0 : extent === green ? 1 : 2 };
}

/** Halves the box that errs most, until there are as many as a palette has room for (median cut). */
function boxesOf(colours: Colour[]): Colour[][] {
  const boxes = [boxOf(colours)];
  while (boxes.length < MOST) {
    const worst = boxes.reduce((most, box) => (box.extent > most.extent ? box : most));
    if (worst.extent === 0) break;
    worst.colours.sort((a, b) => a[worst.channel] - b[worst.channel]);
    const middle = worst.colours.length >> 1;
    const halves = [worst.colours.slice(0, middle), worst.colours.slice(middle)];
    boxes.splice(boxes.indexOf(worst), 1, ...halves.map(boxOf));
  }
  return boxes.map((box) => box.colours);
}

function average(box: readonly Colour[]): [number, number, number] {
  const weight = box.reduce((sum, colour) => sum + colour[3], 0) || 1;
  const mean = (channel: 0 | 1 | 2) =>
    Math.round(box.reduce((sum, colour) => sum + colour[channel] * colour[3], 0) / weight);
  return [mean(0), mean(1), mean(2)];
}

/** @param rgba four bytes a pixel, opaque @returns the picture in at most 256 colours: exact where it has no more */
export function toPalette(rgba: Uint8Array): Indexed {
  const counts = new Map<number, number>();
  const keyAt = (at: number) => ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
  for (let at = 0; at < rgba.length; at += 4) {
    const key = keyAt(at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const colours = [...counts].map(([key, count]): Colour => [key >> 16, (key >> 8) & 255, key & 255, count]);
  const boxes = boxesOf(colours);
  const index = new Map<number, number>();
  boxes.forEach((box, place) => {
    for (const [r, g, b] of box) index.set((r << 16) | (g << 8) | b, place);
  });
  const pixels = Buffer.alloc(rgba.length / 4);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = index.get(keyAt(at * 4)) ?? 0;
  return { palette: Buffer.from(boxes.flatMap(average)), pixels };
}
