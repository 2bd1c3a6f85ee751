import type { PlacedRelease } from '@stroomwerk/contracts/releases';
import { fileUrl } from './addresses.js';
import { pagePins } from './pins.js';

/**
 * Asks for the files of a page all at once, where one would name the next: entry and page set out together. Each must
 * be asked for exactly as it is loaded later, or it comes twice.
 */
export function hint(release: PlacedRelease, expose: string): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  for (const file of [release.entry, ...(release.exposes[expose]?.js ?? [])]) {
    const href = fileUrl(release, file, location.origin);
    const hash = pagePins().of(href);
    if (!hash) continue;
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, nonce });
    link.integrity = hash;
    link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}
