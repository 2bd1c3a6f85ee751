import { copyText } from '@stroomwerk/mfe-runtime';

/**
 * Puts a text on the clipboard that is still on its way. Safari takes only what is asked for in the press itself, so the
 * promise is handed over where the browser takes one.
 * @throws what the text failed with, or Error where the browser refuses
 */
export async function copyLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem !== 'function' || navigator.clipboard?.write === undefined)
    return copyText(await text);
  const type = 'text/plain';
  const item = new ClipboardItem({ [type]: text.then((it) => new Blob([it], { type })) });
  const written = navigator.clipboard.write([item]);
  // Why the text did not come says more than that the clipboard did not get it.
  await Promise.allSettled([written]).then(() => text);
  await written;
}
