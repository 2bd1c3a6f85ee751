import { toPalette } from './palette.js';

const rgba = (colours: readonly (readonly [number, number, number])[]) =>
  Uint8Array.from(colours.flatMap(([r, g, b]) => [r, g, b, 255]));

test('a picture of few colours stays as it is', () => {
  const colours = [
    [27, 63, 214],
    [243, 244, 240],
    [27, 63, 214],
  ] as const;
  const { palette, pixels } = toPalette(rgba(colours));
  const back = [...pixels].map((index) => [...palette.subarray(index * 3, index * 3 + 3)]);
  expect(back).toEqual(colours);
});

test('many colours become 256, each close to what it was', () => {
  const colours = Array.from({ length: 4096 }, (_, at) => [at >> 4, (at & 15) * 16, 128] as const);
  const { palette, pixels } = toPalette(rgba(colours));
  expect(palette.length).toBeLessThanOrEqual(256 * 3);
  colours.forEach(([r, g], at) => {
    const index = (pixels[at] ?? 0) * 3;
    expect(Math.abs((palette[index] ?? 0) - r)).toBeLessThanOrEqual(16);
    expect(Math.abs((palette[index + 1] ?? 0) - g)).toBeLessThanOrEqual(16);
  });
});
