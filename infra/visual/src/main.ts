import { launchPinnedBrowser } from './browser.js';
import { compareGallery, startGallery } from './gallery.js';
import { comparePages } from './pages.js';

/** The value behind a switch, e.g. `--platform http://localhost:8080`. */
const optionOf = (args: readonly string[], name: string): string | undefined => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
};

/**
 * `npm run visual [-- --platform <url>] [-- --update]`: compares the gallery with its baseline, or the pages of a
 * running platform with theirs; `--update` writes what changed anew.
 * @returns exit code: 1 when something looks different
 */
export async function main(args: readonly string[]): Promise<number> {
  const update = args.includes('--update');
  const platform = optionOf(args, '--platform');
  const browser = await launchPinnedBrowser();
  let stop: (() => void) | undefined;
  try {
    let found: string[];
    if (platform === undefined) {
      const gallery = await startGallery();
      stop = gallery.stop;
      found = await compareGallery(browser, gallery.url, update);
    } else found = await comparePages(browser, platform, update);
    console.log(
      found.length > 0
        ? found.join('\n')
        : update
          ? 'The baseline is as things look now.'
          : 'Nothing looks different.',
    );
    return found.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    stop?.();
  }
}
