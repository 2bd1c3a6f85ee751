import type { Brand } from './config.js';
import { useRuntime } from './provider.js';

export const useBrand = (): Brand => useRuntime().config.brand;

/** Puts a text on the clipboard. @throws Error where the browser refuses both ways */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) {
    await navigator.clipboard.writeText(text);
    return;
  }
  // A plain http address has no clipboard API.
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (!copied) throw new Error('The browser did not allow copying.');
}
