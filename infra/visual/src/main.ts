import { launchPinnedBrowser } from './browser.js';
import { compareGallery, startGallery } from './gallery.js';

/**
 * `npm run visual [-- --update]`: compares the gallery with its baseline, or writes that anew.
 * @returns exit code: 1 when something looks different
 */
export async function main(args: readonly string[]): Promise<number> {
  const update = args.includes('--update');
  const browser = await launchPinnedBrowser();
  let stop: (() => void) | undefined;
  try {
    const gallery = await startGallery();
    stop = gallery.stop;
    const found = await compareGallery(browser, gallery.url, update);
    console.log(
      found.length > 0
        ? found.join('\n')
        : update
          ? 'The baseline is as the gallery is.'
          : 'Nothing looks different.',
    );
    return found.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    stop?.();
  }
}
