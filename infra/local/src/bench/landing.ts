import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../ports.js';
import { readState } from '../state.js';
import { type ColdLoad, coldLoad, launch, slowNetwork } from './browser.js';
import { kilobytes, type Spread, showSpread, spread, table } from './figures.js';
import { type ScratchPlatform, scratchPlatform } from './scratch-platform.js';
import type { BenchOptions, BenchResult } from './types.js';

interface Weight {
  readonly gzip: number;
  readonly brotli: number;
}

interface Measured {
  readonly name: string;
  readonly requests: Spread;
  readonly firstPaint: Spread;
  readonly largestPaint: Spread;
  readonly interactive: Spread;
  /** Bytes by kind, each file once; fonts are compressed already. */
  readonly weight: Readonly<Record<'Script' | 'Stylesheet' | 'Font', Weight>>;
}

const read = async (url: string, encoding: string): Promise<Buffer> => {
  const response = await fetch(url, { headers: { 'accept-encoding': encoding } });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
};

/** What the edge sends for brotli; fetch unpacks it, so the length in the answer's head is what counts. */
async function brotliBytes(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const sent = Number(response.headers.get('content-length'));
  await response.arrayBuffer();
  return sent;
}

async function weigh(files: ColdLoad['files']): Promise<Measured['weight']> {
  const weight = {
    Script: { gzip: 0, brotli: 0 },
    Stylesheet: { gzip: 0, brotli: 0 },
    Font: { gzip: 0, brotli: 0 },
  };
  for (const { url, kind } of new Map(files.map((file) => [file.url, file])).values()) {
    const sum = weight[kind as keyof typeof weight];
    const content = await read(url, 'identity');
    sum.gzip += kind === 'Font' ? content.length : gzipSync(content, { level: 9 }).length;
    sum.brotli += await brotliBytes(url);
  }
  return weight;
}

async function measure(
  options: BenchOptions,
  variants: readonly { name: string; url: string }[],
): Promise<Measured[]> {
  const browser = await launch(options.root);
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
        weight: await weigh(all[0]?.files ?? []),
      })),
    );
  } finally {
    await browser.close();
  }
}

/** Size of each active remote's entry, as the edge serves it. */
async function entries(base: string): Promise<{ name: string; gzip: number; brotli: number }[]> {
  const page = (await read(`${base}/`, 'identity')).toString();
  const block = /<script type="application\/json" id="release-set">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}';
  const { remotes = [] } = JSON.parse(block) as {
    remotes?: { name: string; base: string; entry: string }[];
  };
  return Promise.all(
    remotes.map(async ({ name, base: folder, entry }) => {
      const url = new URL(`${folder}${entry}`, base).href;
      const content = await read(url, 'identity');
      return { name, gzip: gzipSync(content, { level: 9 }).length, brotli: await brotliBytes(url) };
    }),
  );
}

/** The same files behind a second edge that neither draws pages nor hints at what they load. */
async function bareEdge(root: string, { own }: ScratchPlatform) {
  const state = own && readState(own.dataDir);
  if (!own || !state) return undefined;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const services = Object.entries(state.services).map(([name, address]) => [
    `${name.replace('-', '_').toUpperCase()}_SERVICE_URL`,
    address,
  ]);
  const child = spawn(process.execPath, [join(root, 'infra/edge/dist/src/main.js')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...Object.fromEntries(services),
      PORT: String(port),
      PUBLIC_URL: url,
      AI_OPS_URL: state.aiOpsUrl,
      DATA_DIR: join(own.dataDir, 'bare-edge'),
      RELEASES_DIR: join(own.dataDir, 'releases'),
      SHELL_DIR: join(root, 'shell/dist'),
      EDGE_PRERENDER: 'off',
      EDGE_PRELOAD: 'off',
      LOG_LEVEL: 'error',
    },
  });
  const stop = () => child.kill('SIGTERM');
  const end = performance.now() + 20_000;
  while (performance.now() < end) {
    const page = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
    if (page?.ok) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  stop();
  throw new Error('the second edge did not start');
}

/** What the shell's own files weigh, by name: where the kilobytes are. */
function shellFiles(root: string): [string, number][] {
  const folder = join(root, 'shell/dist/assets');
  return readdirSync(folder)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => [name, gzipSync(readFileSync(join(folder, name)), { level: 9 }).length]);
}

/** `npm run bench -- landing` */
export async function landing(options: BenchOptions): Promise<BenchResult> {
  const platform = await scratchPlatform(options.root, options.url);
  let bare: Awaited<ReturnType<typeof bareEdge>>;
  try {
    bare = await bareEdge(options.root, platform);
    const measured = await measure(options, [
      { name: 'as served', url: `${platform.url}/` },
      ...(bare ? [{ name: 'no prerender, no preload', url: `${bare.url}/` }] : []),
    ]);
    const remotes = await entries(platform.url);
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
        row('first paint, ms', ({ firstPaint }) => showSpread(firstPaint)),
        row('largest paint, ms', ({ largestPaint }) => showSpread(largestPaint)),
        row('interactive, ms', ({ interactive }) => showSpread(interactive)),
      ]),
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
    bare?.stop();
    await platform.stop();
  }
}
