import { gzipSync } from 'node:zlib';
import { launchBrowser } from '@stroomwerk/test-kit/browser';
import { type ColdLoad, coldLoad } from './browser.js';
import { type Spread, spread } from './figures.js';
import type { BenchOptions } from './types.js';

export interface Weight {
  readonly gzip: number;
  readonly brotli: number;
}

export interface Measured {
  readonly name: string;
  readonly requests: Spread;
  readonly firstPaint: Spread;
  readonly largestPaint: Spread;
  readonly interactive: Spread;
  /** Of one load; they are the same in each. */
  readonly addresses: readonly string[];
  /** Bytes by kind, each file once; fonts are compressed already. */
  readonly weight: Readonly<Record<'Script' | 'Stylesheet' | 'Font', Weight>>;
}

export const read = async (url: string, encoding: string): Promise<Buffer> => {
  const response = await fetch(url, { headers: { 'accept-encoding': encoding } });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
};

/** As a server sends it that compresses once and keeps the result. */
export const gzipBytes = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

/** What the edge sends for brotli; fetch unpacks it, so the length in the answer's head is what counts. */
export async function brotliBytes(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const sent = Number(response.headers.get('content-length'));
  await response.arrayBuffer();
  return sent;
}

/** @param files each address counts once */
export async function weigh(files: ColdLoad['files']): Promise<Measured['weight']> {
  const weight = {
    Script: { gzip: 0, brotli: 0 },
    Stylesheet: { gzip: 0, brotli: 0 },
    Font: { gzip: 0, brotli: 0 },
  };
  for (const { url, kind } of new Map(files.map((file) => [file.url, file])).values()) {
    const sum = weight[kind as keyof typeof weight];
    const content = await read(url, 'identity');
    sum.gzip += kind === 'Font' ? content.length : gzipBytes(content);
    sum.brotli += await brotliBytes(url);
  }
  return weight;
}

/** Loads each page cold, by turns. */
export async function measure(
  options: BenchOptions,
  variants: readonly { name: string; url: string }[],
): Promise<Measured[]> {
  const browser = await launchBrowser();
  try {
    const loads = new Map<string, ColdLoad[]>(variants.map(({ name }) => [name, []]));
    // The first load of each warms the edge, not the browser, and does not count; then by turns, so that
    // whatever else the machine does meets every variant.
    for (let run = 0; run <= options.runs; run += 1)
      for (const { name, url } of variants) {
        const load = await coldLoad(browser, url);
        if (run > 0) loads.get(name)?.push(load);
        options.say(
          `${run === 0 ? 'warm-up' : `run ${run}`}, ${name}: largest paint ${Math.round(load.largestPaint)} ms, interactive ${Math.round(load.interactive)} ms`,
        );
      }
    return await Promise.all(
      [...loads].map(async ([name, all]) => ({
        name,
        requests: spread(all.map(({ requests }) => requests)),
        firstPaint: spread(all.map(({ firstPaint }) => firstPaint)),
        largestPaint: spread(all.map(({ largestPaint }) => largestPaint)),
        interactive: spread(all.map(({ interactive }) => interactive)),
        addresses: all[0]?.addresses ?? [],
        weight: await weigh(all[0]?.files ?? []),
      })),
    );
  } finally {
    await browser.close();
  }
}
