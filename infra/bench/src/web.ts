import { cpus, loadavg } from 'node:os';
import { StartError } from '@stroomwerk/local';
import { bundled } from './built.js';
import { table } from './figures.js';
import { measureRows } from './limits.js';
import { type ScratchPlatform, scratchPlatform } from './scratch-platform.js';
import type { BenchOptions, BenchResult } from './types.js';
import { input } from './web-input.js';
import { lighthouse } from './web-lighthouse.js';
import { pages } from './web-pages.js';
import type { WebBench, WebPart } from './web-part.js';
import { withoutFederation } from './without-federation.js';

const parts: Readonly<Record<string, (bench: WebBench) => Promise<WebPart>>> = { pages, lighthouse, input };
export const webParts = Object.keys(parts);

/** `npm run bench -- web` */
export async function web(options: BenchOptions): Promise<BenchResult> {
  const chosen = webParts.filter((name) => options.only === undefined || options.only === name);
  options.say(options.url === undefined ? 'Starting a platform …' : `Measuring ${options.url} …`);
  const platform = await scratchPlatform(options.root, options.url);
  const singleBundle: WebBench['singleBundle'] = (...remotes) => buildBaseline(options, platform, remotes);
  try {
    const results: Record<string, WebPart> = {};
    for (const name of chosen) {
      const run = parts[name];
      if (!run) throw new StartError(`There is no part ${name}.`);
      options.say(`— ${name}`);
      results[name] = await run({ ...options, platform, singleBundle });
    }
    const all = Object.values(results);
    const measures = all.flatMap((part) => part.measures);
    const text = [...all.map((part) => part.text), machine(), table(measureRows(measures))].join('\n\n');
    return { text, runs: options.runs, measures, parts: results };
  } finally {
    await platform.stop();
  }
}

/** Pages that wait for a processor are slow for no fault of theirs. */
const machine = (): string =>
  `${cpus().length} processors, load over the last minutes ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}: with more load than processors, times say more about the machine than about the pages.`;

async function buildBaseline(
  { root, say }: BenchOptions,
  platform: ScratchPlatform,
  remotes: readonly string[],
): Promise<string | null> {
  if (platform.own === undefined) return null;
  say('Building the single bundle …');
  const { edge } = await withoutFederation(root, platform, ['single'], [...bundled, ...remotes]);
  return edge('single', { EDGE_PRERENDER: 'off' });
}
