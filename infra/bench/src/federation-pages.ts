import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser } from '@stroomwerk/test-kit/browser';
import { type ColdLoad, coldLoad, slowNetwork } from './browser.js';
import { bundled, federatedFolders, weightOf } from './built.js';
import { type Measured, measure, momentRows, momentWords, weigh } from './cold-pages.js';
import { kilobytes, showSpread, table } from './figures.js';
import { atMost, type Measure } from './limits.js';
import { remoteEntries, untilDrawn } from './page-set.js';
import type { ScratchPlatform } from './scratch-platform.js';
import type { BenchOptions } from './types.js';
import { withoutFederation } from './without-federation.js';

/** Owner of the landing page. */
const shown = 'mfe-marketing';

/** Addresses of files of remotes that the landing page does not show. */
export const strangers = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => {
    const [, remote] = /^\/releases\/([^/]+)\//.exec(new URL(address).pathname) ?? [];
    return remote !== undefined && remote !== shown;
  });

/** Milliseconds after which drawn data counts as old in the browser, and a little more: a page is drawn once, for many. */
const untilOld = 35_000;
/** A page of each of the two remotes. */
const visit = ['/', '/login'];

/** Scripts of somebody who sees a page of each remote, each file once. */
async function visited(
  variants: readonly { readonly name: string; readonly url: string }[],
): Promise<{ readonly name: string; readonly js: number }[]> {
  const browser = await launchBrowser();
  try {
    const found: { name: string; js: number }[] = [];
    for (const { name, url } of variants) {
      const files: ColdLoad['files'][number][] = [];
      for (const path of visit) files.push(...(await coldLoad(browser, new URL(path, url).href)).files);
      found.push({ name, js: (await weigh(files)).Script.gzip });
    }
    return found;
  } finally {
    await browser.close();
  }
}

/** Federation beside the same pages without it: the cold landing page, and what everything weighs. */
export async function pages(options: BenchOptions, platform: ScratchPlatform) {
  const { root, runs, say } = options;
  say('Building the same pages without federation …');
  const baseline = await withoutFederation(root, platform, ['single', 'split']);
  const urls = { single: await baseline.edge('single'), split: await baseline.edge('split') };
  const variants = [
    { name: 'federation', url: `${platform.url}/` },
    { name: 'single bundle', url: `${urls.single}/` },
    { name: 'split by page', url: `${urls.split}/` },
  ];
  for (const { url } of variants) await untilDrawn(url);
  say('Letting the drawn pages grow old, as visitors meet them …');
  await pause(untilOld);
  const measured = await measure(options, variants);
  const seen = await visited(variants);
  const [federated, single] = measured;
  if (!federated || !single) throw new Error('nothing was measured');
  const entries = await remoteEntries(platform.url);
  const folders = {
    federation: federatedFolders(root),
    'single bundle': [baseline.assets.single],
    'split by page': [baseline.assets.split],
  };
  const all = Object.entries(folders).map(([name, of]) => ({
    name,
    js: weightOf(of, '.js'),
    css: weightOf(of, '.css'),
    spare: weightOf(of, '.js', true),
  }));
  const measures = judged(federated, single, all, seen, entries);
  return {
    text: textOf(runs, measured, all, seen),
    measures,
    figures: { measured, all, visited: seen, entries },
  };
}

interface Scripts {
  readonly name: string;
  readonly js: number;
}
interface Weights extends Scripts {
  readonly css: number;
  readonly spare: number;
}

function judged(
  federated: Measured,
  single: Measured,
  all: readonly Weights[],
  seen: readonly Scripts[],
  entries: readonly { readonly name: string; readonly gzip: number }[],
): Measure[] {
  const ratio = (name: string, pick: (one: Measured) => { readonly median: number }, limit: number) =>
    atMost(name, pick(federated).median / pick(single).median, limit, '×');
  const added = (name: string, [federation, bundle]: readonly Scripts[]) => {
    const bytes = (federation?.js ?? 0) - (bundle?.js ?? 0);
    return atMost(`JavaScript that federation adds, gzip: ${name}`, bytes / 1000, 50, 'KB', kilobytes(bytes));
  };
  return [
    ...entries.map(({ name, gzip }) =>
      atMost(`remoteEntry of ${name}, gzip`, gzip / 1000, 10, 'KB', kilobytes(gzip)),
    ),
    added(`every page of shell, ${bundled.join(' and ')}, beside the single bundle`, all),
    // The same files without federation: what is left is federation's own, without the price of splitting by page.
    added(
      `every page of shell, ${bundled.join(' and ')}, beside the split build`,
      all.filter((_, index) => index !== 1),
    ),
    added(`what somebody loads who sees ${visit.join(' and ')}`, seen),
    atMost('requests of the cold landing page', federated.requests.max, 12, ''),
    atMost('of these for remotes not shown', strangers(federated.addresses).length, 0, ''),
    ratio('largest paint beside the single bundle', ({ largestPaint }) => largestPaint, 1.1),
    atMost(
      'complete in the slowest run, beside the median',
      federated.slowest.complete / federated.complete.median,
      2,
      '×',
      `${(federated.slowest.complete / federated.complete.median).toFixed(2)} (${Math.round(federated.slowest.complete)} ms)`,
    ),
    // Both are drawn at the edge: what has to be hydrated first in the one has to be in the other.
    ratio('interactive (answers) beside the single bundle', ({ answers }) => answers, 1.2),
    ratio('interactive (hydrated) beside the single bundle', ({ hydrated }) => hydrated, 1.2),
  ];
}

function textOf(
  runs: number,
  measured: readonly Measured[],
  all: readonly Weights[],
  seen: readonly Scripts[],
): string {
  const row = (label: string, pick: (one: Measured) => string) => [label, ...measured.map(pick)];
  const weight = (label: string, bytes: readonly number[]) => [label, ...bytes.map(kilobytes)];
  return [
    `Cold landing page, ${slowNetwork.latency} ms round trip, 1.44 Mbit/s, ${runs} runs by turns: median (min to max)`,
    table([
      ['', ...measured.map(({ name }) => name)],
      row('requests', ({ requests }) => showSpread(requests)),
      row('JavaScript, KB gzip', ({ weight: { Script } }) => kilobytes(Script.gzip)),
      row('CSS, KB gzip', ({ weight: { Stylesheet } }) => kilobytes(Stylesheet.gzip)),
      ...momentRows(measured),
      weight(
        `${visit.join(' and ')}, JavaScript, KB gzip`,
        seen.map(({ js }) => js),
      ),
      weight(
        'every page, JavaScript, KB gzip',
        all.map(({ js }) => js),
      ),
      weight(
        'every page, CSS, KB gzip',
        all.map(({ css }) => css),
      ),
      weight(
        'overlays for a shell of another major, KB gzip',
        all.map(({ spare }) => spare),
      ),
    ]),
    [
      `Every page: of the shell and ${bundled.join(' and ')}, each file compressed alone. A KB is 1,000 bytes.`,
      'Split by page: a file for each page and no federation, that is the cost of splitting without that of federation.',
      momentWords,
      'Requests: until the network was quiet. The report of the page view, two seconds later, is one more.',
    ].join('\n'),
  ].join('\n\n');
}
