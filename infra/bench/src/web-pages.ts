import { desktop, phone, slowNetwork } from './browser.js';
import { type Measured, measure, momentRows, momentWords, type Variant } from './cold-pages.js';
import { kilobytes, showSpread, table } from './figures.js';
import { atMost, below, type Measure } from './limits.js';
import { untilDrawn } from './page-set.js';
import type { WebBench, WebPart } from './web-part.js';

const screens = { desktop, phone };
const served = 'as served';
const bundle = 'single bundle';

/** The cold landing page, on a desktop and a phone, beside the single bundle that draws it in the browser. */
export async function pages(bench: WebBench): Promise<WebPart> {
  const { platform, runs } = bench;
  const baseline = await bench.singleBundle();
  await untilDrawn(`${platform.url}/`);
  const variants = Object.entries(screens).flatMap(([name, screen]): Variant[] => [
    { name: `${served}, ${name}`, url: `${platform.url}/`, screen },
    ...(baseline === null ? [] : [{ name: `${bundle}, ${name}`, url: `${baseline}/`, screen }]),
  ]);
  const measured = await measure(bench, variants);
  return {
    text: textOf(runs, measured, baseline !== null),
    measures: Object.keys(screens).flatMap((screen) => judged(screen, measured)),
    figures: { profile: slowNetwork, measured },
  };
}

function judged(screen: string, measured: readonly Measured[]): Measure[] {
  const find = (name: string) => measured.find((one) => one.name === `${name}, ${screen}`);
  const ours = find(served);
  const single = find(bundle);
  if (!ours) return [];
  const paint = ours.largestPaint.median;
  return [
    ...(single
      ? [
          atMost(
            `${screen}: largest paint beside the single bundle`,
            paint / single.largestPaint.median,
            0.8,
            '×',
          ),
        ]
      : []),
    below(`${screen}: largest paint`, Math.round(paint), 1_500, 'ms'),
    below(`${screen}: layout shift`, ours.shift.median, 0.02, '', ours.shift.median.toFixed(3)),
    atMost(`${screen}: JavaScript before it answers, gzip`, ours.before.answers.median / 1_000, 120, 'KB'),
    atMost(`${screen}: JavaScript in all, as sent`, ours.weight.Script.brotli / 1_000, 140, 'KB'),
    atMost(`${screen}: requests`, ours.requests.max, 12, ''),
  ];
}

function textOf(runs: number, measured: readonly Measured[], compared: boolean): string {
  const row = (label: string, pick: (one: Measured) => string) => [label, ...measured.map(pick)];
  return [
    `Cold landing page, ${slowNetwork.latency} ms round trip, 1.44 Mbit/s, ${runs} runs by turns: median (min to max)`,
    table([
      ['', ...measured.map(({ name }) => name)],
      ...momentRows(measured),
      row('requests', ({ requests }) => showSpread(requests)),
      row('JavaScript in all, KB gzip', ({ weight }) => kilobytes(weight.Script.gzip)),
      row('the same as sent, KB brotli', ({ weight }) => kilobytes(weight.Script.brotli)),
      row('CSS, KB gzip', ({ weight }) => kilobytes(weight.Stylesheet.gzip)),
      row('fonts, KB', ({ weight }) => kilobytes(weight.Font.gzip)),
    ]),
    [
      momentWords,
      'Single bundle: one script with all that is loaded at need here, and nothing drawn at the edge.',
      ...measured.flatMap(({ name, last }) =>
        last.length === 0 ? [] : [`The last to answer, ${name}: ${last.join(', ')}`],
      ),
    ].join('\n'),
    ...(compared ? [] : ['Without a baseline: that needs a platform of its own (leave out --url).']),
  ].join('\n\n');
}
