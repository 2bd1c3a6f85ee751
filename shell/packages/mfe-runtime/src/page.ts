import { useEffect } from 'react';
import type { Brand } from './config.js';
import { useRuntime } from './provider.js';

export const useBrand = (): Brand => useRuntime().config.brand;

/** `Bibliotheek` -> `Bibliotheek · Stroomwerk`. */
export const fullTitle = (title: string, brand: Brand): string =>
  title === '' ? brand.name : `${title} · ${brand.name}`;

/** The title of the page; without a call it is the one that the route declares. */
export function usePageTitle(title: string): void {
  const { config, onTitle } = useRuntime();
  const full = fullTitle(title, config.brand);
  onTitle?.(full);
  useEffect(() => {
    document.title = full;
  }, [full]);
}

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
