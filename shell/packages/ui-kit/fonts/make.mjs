// Cuts the fonts down to what the design uses: `node shell/packages/ui-kit/fonts/make.mjs`, after a new version of a
// font or another weight in tokens.css. A visitor waits for these files, so what nobody sees is not in them.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Letters of western European languages, punctuation, arrows and the signs that figures need. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x160, 0x161],
  [0x178, 0x178],
  [0x17d, 0x17e],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2260, 0x2260],
  [0x2264, 0x2265],
];
const text = ranges
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
  .join('');

/** Axes as far as tokens.css and type.css go. */
const fonts = [
  {
    from: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    to: 'archivo-latin-wdth-normal.woff2',
    variationAxes: { wght: { min: 400, max: 680 }, wdth: { min: 96, max: 108 } },
  },
  {
    from: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    to: 'geist-mono-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
];

for (const { from, to, variationAxes } of fonts) {
  const whole = readFileSync(require.resolve(from));
  const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes });
  writeFileSync(join(import.meta.dirname, to), cut);
  console.log(`${to}: ${whole.length} to ${cut.length} bytes`);
}
