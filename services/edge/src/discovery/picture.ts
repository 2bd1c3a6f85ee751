import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';

const require = createRequire(import.meta.url);
const fonts = ['400Regular/Archivo_400Regular.ttf', '600SemiBold/Archivo_600SemiBold.ttf'].map((file) =>
  require.resolve(`@expo-google-fonts/archivo/${file}`),
);

/** An SVG of ours as PNG, with the product's typeface and nothing from the machine. Drawn off the main thread. */
export async function pngOf(svg: string): Promise<Buffer> {
  const picture = await renderAsync(svg, {
    font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'Archivo' },
  });
  return picture.asPng();
}
