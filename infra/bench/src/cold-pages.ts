import { gzipSync } from 'node:zlib';
import { launchBrowser } from '@stroomwerk/test-kit/browser';
import type { BrowserContextOptions } from 'playwright-core';
import { type ColdLoad, coldLoad } from './browser.js';
import { kilobytes, type Spread, showSpread, spread } from './figures.js';
import { bytesBefore } from './moments.js';
import type { BenchOptions } from './types.js';

export interface Weight {
  readonly gzip: number;
  readonly brotli: number;
}

/** How far a page is; watch.ts says what each means. */
export const moments = ['answers', 'hydrated', 'complete'] as const;
export type Moment = (typeof moments)[number];

export interface Measured extends Readonly<Record<Moment, Spread>> {
  readonly name: string;
  readonly requests: Spread;
  readonly firstPaint: Spread;
  readonly largestPaint: Spread;
  readonly shift: Spread;
  /** The run that was complete last, its number and its moments. */
  readonly slowest: Readonly<Record<Moment | 'run', number>>;
  /** Bytes of JavaScript, compressed, whose responses had ended before each moment. */
  readonly before: Readonly<Record<Moment, Spread>>;
  /** What of the first view was the last to answer, in one load. */
  readonly last: readonly string[];
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

export interface Variant {
  readonly name: string;
  readonly url: string;
  /** A desktop when left out. */
  readonly screen?: BrowserContextOptions;
}

/** Loads each page cold, by turns. */
export async function measure(options: BenchOptions, variants: readonly Variant[]): Promise<Measured[]> {
  const browser = await launchBrowser();
  try {
    const loads = new Map<string, ColdLoad[]>(variants.map(({ name }) => [name, []]));
    // The first load of each warms the edge, not the browser, and does not count; then by turns, so that
    // whatever else the machine does meets every variant.
    for (let run = 0; run <= options.runs; run += 1)
      for (const { name, url, screen } of variants) {
        const load = await coldLoad(browser, url, screen);
        if (run > 0) loads.get(name)?.push(load);
        options.say(
          `${run === 0 ? 'warm-up' : `run ${run}`}, ${name}: largest paint ${Math.round(load.largestPaint)} ms, ${moments.map((moment) => `${moment} ${Math.round(load[moment])}`).join(', ')} ms`,
        );
      }
    const size = await scriptSizes([...loads.values()].flat());
    return await Promise.all([...loads].map(([name, all]) => summary(name, all, size)));
  } finally {
    await browser.close();
  }
}

/** Compressed bytes of every script of these loads, each fetched once. */
async function scriptSizes(loads: readonly ColdLoad[]): Promise<ReadonlyMap<string, number>> {
  const urls = new Set(loads.flatMap(({ scripts }) => scripts.map(({ url }) => url)));
  const sizes = new Map<string, number>();
  for (const url of urls) sizes.set(url, gzipBytes(await read(url, 'identity')));
  return sizes;
}

async function summary(
  name: string,
  all: readonly ColdLoad[],
  size: ReadonlyMap<string, number>,
): Promise<Measured> {
  const of = (pick: (load: ColdLoad) => number): Spread => spread(all.map(pick));
  const before = (moment: Moment): Spread =>
    of(({ scripts, ...load }) => bytesBefore(scripts, load[moment], size));
  return {
    name,
    requests: of(({ requests }) => requests),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    shift: of(({ shift }) => shift),
    answers: of(({ answers }) => answers),
    hydrated: of(({ hydrated }) => hydrated),
    complete: of(({ complete }) => complete),
    slowest: slowestOf(all),
    before: {
      answers: before('answers'),
      hydrated: before('hydrated'),
      complete: before('complete'),
    },
    last: all[0]?.last ?? [],
    addresses: all[0]?.addresses ?? [],
    weight: await weigh(all[0]?.files ?? []),
  };
}

/** @param all in the order of the runs, one at least */
export function slowestOf(all: readonly Readonly<Record<Moment, number>>[]): Measured['slowest'] {
  const runs = all.map(({ answers, hydrated, complete }, at) => ({
    answers,
    hydrated,
    complete,
    run: at + 1,
  }));
  return runs.reduce((worst, one) => (one.complete > worst.complete ? one : worst));
}

/** Rows for `table`, a column for each page: when it is seen and when it answers, and the JavaScript until then. */
export function momentRows(measured: readonly Measured[]): string[][] {
  const row = (label: string, pick: (one: Measured) => string) => [label, ...measured.map(pick)];
  return [
    row('first paint, ms', ({ firstPaint }) => showSpread(firstPaint)),
    row('largest paint, ms', ({ largestPaint }) => showSpread(largestPaint)),
    row('layout shift', ({ shift }) => showSpread(shift, 3)),
    ...moments.map((moment) => row(`${moment}, ms`, (one) => showSpread(one[moment]))),
    row(
      `slowest run: ${moments.join(', ')}, ms`,
      ({ slowest }) =>
        `${moments.map((moment) => Math.round(slowest[moment])).join(', ')} (run ${slowest.run})`,
    ),
    ...moments.map((moment) =>
      row(`JavaScript before ${moment}, KB gzip`, ({ before }) => kilobytes(before[moment].median)),
    ),
  ];
}

/** What the words in the tables mean. */
export const momentWords = [
  'Answers: every control of the first view does what it says, by itself (links, forms) or by React.',
  'Hydrated: React has all of the first view. Complete: and all of the page answers, however far below.',
].join('\n');
