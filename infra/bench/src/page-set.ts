import { setTimeout as pause } from 'node:timers/promises';
import type { ActiveRelease, ReleaseSet } from '@stroomwerk/contracts/releases';
import { brotliBytes, gzipBytes, read } from './cold-pages.js';

const blockOf = <T>(page: string, id: string): T | undefined => {
  const text = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(page)?.[1];
  return text === undefined ? undefined : (JSON.parse(text) as T);
};

/** What a page carries: the visitor's releases, and the token with which their fate is reported. */
export function readPage(page: string): {
  readonly remotes: readonly ActiveRelease[];
  readonly token?: string;
} {
  const token = blockOf<{ pageToken?: string }>(page, 'page-config')?.pageToken;
  return {
    remotes: blockOf<ReleaseSet>(page, 'release-set')?.remotes ?? [],
    ...(token === undefined ? {} : { token }),
  };
}

/** Fetches a page as a browser's address bar does. */
export async function openPage(
  url: string,
  headers: Record<string, string> = {},
): Promise<ReturnType<typeof readPage>> {
  const response = await fetch(url, { headers: { accept: 'text/html', ...headers } });
  return readPage(await response.text());
}

/** Size of each active remote's entry, as the edge serves it. */
export async function remoteEntries(base: string): Promise<{ name: string; gzip: number; brotli: number }[]> {
  const { remotes } = await openPage(`${base}/`);
  return Promise.all(
    remotes.map(async ({ name, base: folder, entry }) => {
      const url = new URL(`${folder}${entry}`, base).href;
      return { name, gzip: gzipBytes(await read(url, 'identity')), brotli: await brotliBytes(url) };
    }),
  );
}

/** An edge draws the page in the background at first; before it has, there is nothing fair to compare. */
export async function untilDrawn(url: string): Promise<void> {
  const end = performance.now() + 20_000;
  while (performance.now() < end) {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    if ((await response.text()).includes('data-prerendered')) return;
    await pause(100);
  }
  throw new Error(`${url} is not drawn at the edge`);
}
