import { StartError } from '@stroomwerk/local';
import { canaries } from './federation-canary.js';
import { pages } from './federation-pages.js';
import { pointers } from './federation-pointers.js';
import { simulation } from './federation-simulation.js';
import { table } from './figures.js';
import { type Measure, measureRows } from './limits.js';
import { type ScratchPlatform, scratchPlatform } from './scratch-platform.js';
import type { BenchOptions, BenchResult } from './types.js';

interface Part {
  readonly text: string;
  readonly measures: readonly Measure[];
  readonly figures: unknown;
}

/** On a platform, in this order: canaries leave releases behind. */
const onPlatform: Readonly<
  Record<string, (options: BenchOptions, platform: ScratchPlatform) => Promise<Part>>
> = { pages, pointers, canary: canaries };
const alone: Readonly<Record<string, (options: BenchOptions) => Promise<Part>>> = { simulation };

export const federationParts = [...Object.keys(onPlatform), ...Object.keys(alone)];

/** `npm run bench -- federation` */
export async function federation(options: BenchOptions): Promise<BenchResult> {
  if (options.url !== undefined)
    throw new StartError('This benchmark publishes releases and breaks them: leave out --url.');
  const chosen = (name: string): boolean => options.only === undefined || options.only === name;
  const results: Record<string, Part> = {};
  for (const [name, run] of Object.entries(alone)) if (chosen(name)) results[name] = await run(options);
  if (Object.keys(onPlatform).some(chosen)) {
    options.say('Starting a platform …');
    // One machine plays many visitors: their addresses are believed.
    const platform = await scratchPlatform(options.root, undefined, { TRUSTED_PROXIES: '127.0.0.1, ::1' });
    try {
      for (const [name, run] of Object.entries(onPlatform))
        if (chosen(name)) results[name] = await run(options, platform);
    } finally {
      await platform.stop();
    }
  }
  const parts = federationParts.flatMap((name) => results[name] ?? []);
  const measures = parts.flatMap((part) => part.measures);
  const text = [...parts.map((part) => part.text), table(measureRows(measures))].join('\n\n');
  return { text, runs: options.runs, measures, parts: results };
}
