import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { urlOf } from '@stroomwerk/contracts';
import { type SearchInput, search as searchEndpoint, stats } from '@stroomwerk/contracts/library';
import { percentile, table } from './figures.js';
import { ilikeServer } from './ilike-server.js';
import { call, type Person, subscriber } from './people.js';
import { type ScratchPlatform, scratchPlatform } from './scratch-platform.js';
import { writeSynthetic } from './synthetic.js';
import type { BenchOptions, BenchResult } from './types.js';

/** What people look for: a word, two, one with a slip, a filter, nothing yet. */
const questions: readonly { readonly label: string; readonly query: SearchInput }[] = [
  { label: 'one word', query: { q: 'factuur' } },
  { label: 'two words', query: { q: 'slack lead' } },
  { label: 'a slip of the pen', query: { q: 'factuurr' } },
  { label: 'word and filter', query: { q: 'klant', category: 'Finance' } },
  { label: 'no word', query: {} },
];
/** Requests per question and run. */
const perRun = 20;
const added = 2_000;

interface Row {
  readonly size: number;
  readonly question: string;
  readonly by: 'search' | 'ilike';
  readonly p50: number;
  readonly p95: number;
  readonly found: number;
}

async function time(
  url: string,
  headers: Record<string, string>,
): Promise<{ milliseconds: number; found: number }> {
  const started = performance.now();
  const response = await fetch(url, { headers });
  const body = (await response.json()) as { total?: number };
  if (!response.ok) throw new Error(`${url}: ${response.status} ${JSON.stringify(body)}`);
  return { milliseconds: performance.now() - started, found: body.total ?? 0 };
}

interface Side {
  readonly by: Row['by'];
  readonly base: string;
  readonly headers: Record<string, string>;
}

async function ask(sides: readonly Side[], size: number, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { label, query } of questions) {
    const taken = new Map(sides.map(({ by }) => [by, { times: [] as number[], found: 0 }]));
    // By turns, so that whatever else the machine does meets both; the first of each does not count.
    for (let at = 0; at <= runs * perRun; at += 1)
      for (const { by, base, headers } of sides) {
        const { milliseconds, found } = await time(base + urlOf(searchEndpoint, { query }), headers);
        const side = taken.get(by);
        if (!side) continue;
        side.found = found;
        if (at > 0) side.times.push(milliseconds);
      }
    for (const [by, { times, found }] of taken)
      rows.push({
        ...{ size, question: label, by, found },
        p50: percentile(times, 0.5),
        p95: percentile(times, 0.95),
      });
  }
  return rows;
}

/** Brings the synthetic workflows in by the importer. @returns seconds it took */
async function fill(root: string, { own }: ScratchPlatform): Promise<number> {
  if (!own) return 0;
  const folder = join(own.dataDir, 'synthetic');
  writeSynthetic(folder, added);
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [join(root, 'infra/local/bin/run.mjs'), 'library', 'import', folder],
    { cwd: root, env: own.env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  if (code !== 0) throw new Error(`the import ended with ${code}:\n${output}`);
  return (performance.now() - started) / 1000;
}

const sizeOf = async (base: string): Promise<number> => (await call(base, stats, {})).total;

/** `npm run bench -- search` */
export async function search(options: BenchOptions): Promise<BenchResult> {
  const platform = await scratchPlatform(options.root, options.url);
  const baseline = platform.own && (await ilikeServer(platform.own.databaseUrl));
  try {
    // Asked for anew at each size: a token lives five minutes.
    const sides = ({ token }: Person): Side[] => [
      { by: 'search', base: platform.url, headers: { authorization: `Bearer ${token}` } },
      ...(baseline ? [{ by: 'ilike' as const, base: baseline.url, headers: {} }] : []),
    ];
    options.say('As installed …');
    const rows = await ask(sides(await subscriber(platform.url)), await sizeOf(platform.url), options.runs);
    let imported = 0;
    if (platform.own) {
      options.say(`Importing ${added} workflows …`);
      imported = await fill(options.root, platform);
      options.say(`… in ${imported.toFixed(1)} s`);
      rows.push(
        ...(await ask(sides(await subscriber(platform.url)), await sizeOf(platform.url), options.runs)),
      );
    }
    const text = [
      `Search over HTTP, ${options.runs * perRun} requests per question, one at a time: ms`,
      table([
        ['workflows, question', 'by', 'p50', 'p95', 'found'],
        ...rows.map(({ size, question, by, p50, p95, found }) => [
          `${size}, ${question}`,
          by,
          p50.toFixed(1),
          p95.toFixed(1),
          String(found),
        ]),
      ]),
      platform.own
        ? `search: through the edge, with login and plan checked. ilike: the baseline, without either.\n${added} workflows were imported in ${imported.toFixed(1)} s.`
        : 'Without a baseline and without more workflows: those need a platform of its own (leave out --url).',
    ].join('\n\n');
    return { text, runs: options.runs, imported_seconds: imported, rows };
  } finally {
    await baseline?.stop();
    await platform.stop();
  }
}
