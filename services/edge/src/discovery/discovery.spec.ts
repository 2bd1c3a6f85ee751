import { pngOf } from './picture.js';
import { sitemap } from './sitemap.js';

it('lists every page in both languages, each naming the other', () => {
  const xml = sitemap('https://stroom.example', ['/', '/workflows/a&b']);
  expect(xml.match(/<loc>/g)).toHaveLength(4);
  expect(xml).toContain('<loc>https://stroom.example/?lang=en</loc>');
  expect(xml).toContain('hreflang="nl" href="https://stroom.example/workflows/a&amp;b"');
});

it('draws a picture of the size that previews want', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><text y="90" font-size="60">Stroom</text></svg>';
  const png = await pngOf(svg);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  // A text that no font could draw would leave the same picture as no text.
  expect(png.equals(await pngOf(svg.replace('Stroom', '')))).toBe(false);
});
