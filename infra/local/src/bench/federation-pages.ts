import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { slowNetwork } from './browser.js';
import { gzipBytes, type Measured, measure } from './cold-pages.js';
import { kilobytes, showSpread, table } from './figures.js';
import { atMost, type Measure } from './limits.js';
import { remoteEntries } from './page-set.js';
import type { ScratchPlatform } from './scratch-platform.js';
import type { BenchOptions } from './types.js';
import { withoutFederation } from './without-federation.js';

/** The remotes whose pages the baseline bundles with the shell. */
const bundled = ['mfe-marketing', 'mfe-account'];
/** Owner of the landing page. */
const shown = 'mfe-marketing';

/** Scripts or style sheets of folders, compressed one by one as they are sent. */
const weightOf = (folders: readonly string[], extension: '.js' | '.css'): number =>
  folders
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith(extension))
        .map((name) => gzipBytes(readFileSync(join(folder, name)))),
    )
    .reduce((sum, bytes) => sum + bytes, 0);

/** Addresses of files of remotes that the landing page does not show. */
export const strangers = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => {
    const [, remote] = /^\/releases\/([^/]+)\//.exec(new URL(address).pathname) ?? [];
    return remote !== undefined && remote !== shown;
  });

/** An edge draws the page in the background at first; before it has, there is nothing fair to compare. */
async function untilDrawn(url: string): Promise<void> {
  const end = performance.now() + 20_000;
  while (performance.now() < end) {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    if ((await response.text()).includes('data-prerendered')) return;
    await pause(100);
  }
  throw new Error(`${url} is not drawn at the edge`);
}

/** Federation beside the same pages without it: the cold landing page, and what everything weighs. */
export async function pages(options: BenchOptions, platform: ScratchPlatform) {
  const { root, runs, say } = options;
  say('Building the same pages without federation …');
  const baseline = await withoutFederation(root, platform, bundled);
  const variants = [
    { name: 'federation', url: `${platform.url}/` },
    { name: 'single bundle', url: `${baseline.urls.single}/` },
    { name: 'split by page', url: `${baseline.urls.split}/` },
  ];
  for (const { url } of variants) await untilDrawn(url);
  const measured = await measure(options, variants);
  const [federated, single] = measured;
  if (!federated || !single) throw new Error('nothing was measured');
  const entries = await remoteEntries(platform.url);
  const folders = {
    federation: [join(root, 'shell/dist/assets'), ...bundled.map((name) => join(root, name, 'dist'))],
    'single bundle': [baseline.assets.single],
    'split by page': [baseline.assets.split],
  };
  const all = Object.entries(folders).map(([name, of]) => ({
    name,
    js: weightOf(of, '.js'),
    css: weightOf(of, '.css'),
  }));
  const measures = judged(federated, single, all, entries);
  return { text: textOf(runs, measured, all), measures, figures: { measured, all, entries } };
}

interface Weights {
  readonly name: string;
  readonly js: number;
  readonly css: number;
}

function judged(
  federated: Measured,
  single: Measured,
  all: readonly Weights[],
  entries: readonly { readonly name: string; readonly gzip: number }[],
): Measure[] {
  const ratio = (name: string, pick: (one: Measured) => { readonly median: number }, limit: number) =>
    atMost(name, pick(federated).median / pick(single).median, limit, '×');
  const added = (all[0]?.js ?? 0) - (all[1]?.js ?? 0);
  return [
    ...entries.map(({ name, gzip }) =>
      atMost(`remoteEntry of ${name}, gzip`, gzip / 1000, 10, 'KB', kilobytes(gzip)),
    ),
    atMost(
      `JavaScript that federation adds to shell, ${bundled.join(' and ')}, gzip`,
      added / 1000,
      50,
      'KB',
      kilobytes(added),
    ),
    atMost('requests of the cold landing page', federated.requests.max, 12, ''),
    atMost('of these for remotes not shown', strangers(federated.addresses).length, 0, ''),
    ratio('largest paint beside the single bundle', ({ largestPaint }) => largestPaint, 1.1),
    ratio('interactive beside the single bundle', ({ interactive }) => interactive, 1.2),
  ];
}

function textOf(runs: number, measured: readonly Measured[], all: readonly Weights[]): string {
  const row = (label: string, pick: (one: Measured) => string) => [label, ...measured.map(pick)];
  const weight = (label: string, pick: (one: Weights) => number) => [
    label,
    ...all.map((one) => kilobytes(pick(one))),
  ];
  return [
    `Cold landing page, ${slowNetwork.latency} ms round trip, 1.44 Mbit/s, ${runs} runs by turns: median (min to max)`,
    table([
      ['', ...measured.map(({ name }) => name)],
      row('requests', ({ requests }) => showSpread(requests)),
      row('JavaScript, KB gzip', ({ weight: { Script } }) => kilobytes(Script.gzip)),
      row('CSS, KB gzip', ({ weight: { Stylesheet } }) => kilobytes(Stylesheet.gzip)),
      row('first paint, ms', ({ firstPaint }) => showSpread(firstPaint)),
      row('largest paint, ms', ({ largestPaint }) => showSpread(largestPaint)),
      row('interactive, ms', ({ interactive }) => showSpread(interactive)),
      weight('all pages, JavaScript, KB gzip', ({ js }) => js),
      weight('all pages, CSS, KB gzip', ({ css }) => css),
    ]),
    `All pages: shell and the ${bundled.length} remotes, each file compressed alone. A KB is 1,000 bytes. "Split by page" has\na file for each page and no federation: the cost of splitting, without that of federation.`,
  ].join('\n\n');
}
