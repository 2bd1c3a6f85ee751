import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slowNetwork } from './browser.js';
import { gzipBytes, type Measured, measure, momentRows, momentWords } from './cold-pages.js';
import { kilobytes, showSpread, table } from './figures.js';
import { remoteEntries } from './page-set.js';
import { scratchPlatform } from './scratch-platform.js';
import { secondEdge } from './second-edge.js';
import type { BenchOptions, BenchResult } from './types.js';

/** What the shell's own files weigh, by name: where the kilobytes are. */
function shellFiles(root: string): [string, number][] {
  const folder = join(root, 'shell/dist/assets');
  return readdirSync(folder)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => [name, gzipBytes(readFileSync(join(folder, name)))]);
}

/** `npm run bench -- landing` */
export async function landing(options: BenchOptions): Promise<BenchResult> {
  const platform = await scratchPlatform(options.root, options.url);
  try {
    // The same files behind a second edge that neither draws pages nor hints at what they load.
    const bare = await secondEdge(options.root, platform, {
      EDGE_PRERENDER: 'off',
      EDGE_PRELOAD: 'off',
    });
    const measured = await measure(options, [
      { name: 'as served', url: `${platform.url}/` },
      ...(bare ? [{ name: 'no prerender, no preload', url: `${bare}/` }] : []),
    ]);
    const remotes = await remoteEntries(platform.url);
    const shell = options.url === undefined ? shellFiles(options.root) : [];
    const row = (label: string, pick: (one: Measured) => string) => [label, ...measured.map(pick)];
    const weightRow = (label: string, kind: keyof Measured['weight']) =>
      row(label, ({ weight }) => `${kilobytes(weight[kind].gzip)} / ${kilobytes(weight[kind].brotli)}`);
    const text = [
      `Cold landing page, ${slowNetwork.latency} ms round trip, 1.44 Mbit/s, ${options.runs} runs: median (min to max)`,
      table([
        ['', ...measured.map(({ name }) => name)],
        row('requests', ({ requests }) => showSpread(requests)),
        weightRow('JavaScript, KB gzip / brotli', 'Script'),
        weightRow('CSS, KB gzip / brotli', 'Stylesheet'),
        row('fonts, KB', ({ weight }) => kilobytes(weight.Font.gzip)),
        ...momentRows(measured),
      ]),
      momentWords,
      table([
        ['remoteEntry', 'KB gzip', 'KB brotli'],
        ...remotes.map(({ name, gzip, brotli }) => [name, kilobytes(gzip), kilobytes(brotli)]),
      ]),
      ...(shell.length > 0
        ? [table([['shell', 'KB gzip'], ...shell.map(([name, bytes]) => [name, kilobytes(bytes)])])]
        : []),
      ...(bare ? [] : ['Without a baseline: that needs a platform of its own (leave out --url).']),
    ].join('\n\n');
    return { text, profile: slowNetwork, runs: options.runs, measured, remotes, shell };
  } finally {
    await platform.stop();
  }
}
