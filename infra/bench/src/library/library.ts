import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { urlOf } from '@stroomwerk/contracts';
import { catalog, stats } from '@stroomwerk/contracts/library';
import { readState, StartError } from '@stroomwerk/local';
import pg from 'pg';
import { percentile, table } from '../figures.js';
import { atLeast, below, type Measure, measureRows } from '../limits.js';
import { subscriber } from '../people.js';
import { scratchPlatform } from '../scratch-platform.js';
import type { BenchOptions, BenchResult } from '../types.js';
import { fts5 } from './baseline.js';
import { grower } from './growing.js';
import { keystrokes } from './keystrokes.js';
import { askJson, closedLoop, type Load, openLoop, type Target } from './load.js';
import { pathOf, plainPathOf, questions } from './questions.js';
import { type Relevance, relevance } from './relevance.js';

export const libraryParts = ['search', 'relevance', 'keystrokes', 'million'] as const;

const rate = 100;
const users = 4;
/** Longest wait for an index of a million, in milliseconds. */
const indexedWithin = 15 * 60_000;
const defaults = { rows: 1_000_000, seconds: 20 };

interface Stage {
  readonly workflows: number;
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  readonly megabytes: number;
  /** From the change of the library to an index that has it. */
  readonly indexedSeconds: number;
}

/** Everything a part needs. */
interface Ground {
  readonly client: pg.Client;
  readonly service: string;
  /** A bearer ends after five minutes: asked for anew by each part. */
  target(): Promise<Target>;
  readonly options: BenchOptions;
  readonly seconds: number;
}

const memoryOf = async (service: string): Promise<number> => {
  const text = await (await fetch(`${service}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes\{[^}]*\} ([\d.e+]+)/m.exec(text)?.[1];
  return Number(bytes ?? Number.NaN) / 1_000_000;
};

const sizeOf = async (service: string): Promise<number> =>
  (await askJson<{ total: number }>({ base: service, headers: {} }, urlOf(stats))).total;

const showLoad = (by: string, { times, seconds }: Load): string[] => [
  by,
  ...[0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1)),
  Math.max(...times).toFixed(1),
  String(Math.round(times.length / seconds)),
];

/** The library as installed, under a hundred searches a second; the same from FTS5. */
async function searching(ground: Ground, baseline: Target) {
  const { seconds, options } = ground;
  const ours = questions.map(pathOf);
  const theirs = questions.map(plainPathOf);
  const target = await ground.target();
  options.say(`${rate} searches a second for ${seconds} s, and the same from FTS5 …`);
  for (const path of ours.slice(0, 100)) await askJson(target, path);
  for (const path of theirs.slice(0, 100)) await askJson(baseline, path);
  const search = await openLoop(target, ours, rate, seconds);
  const plain = await openLoop(baseline, theirs, rate, seconds);
  const measures = [
    below('search, median', percentile(search.times, 0.5), 5, 'ms'),
    below('search, 99th percentile', percentile(search.times, 0.99), 20, 'ms'),
  ];
  const rows = [
    ['open loop, ms', 'p50', 'p95', 'p99', 'max', 'per s'],
    showLoad('search', search),
    showLoad('fts5', plain),
  ];
  return { measures, text: table(rows), search: search.times.length, rows };
}

/** Grows the library to `rows` by powers of ten, four people searching without pause at each size. */
async function growth({ client, service, target, options, seconds }: Ground, rows: number) {
  const grow = await grower(client);
  const installed = await sizeOf(service);
  const sizes = [installed, 10_000, 100_000, 1_000_000].filter((size) => size <= rows && size >= installed);
  if (!sizes.includes(rows) && rows > installed) sizes.push(rows);
  const paths = questions.map(pathOf);
  const stages: Stage[] = [];
  for (const size of sizes) {
    if (size > installed) options.say(`Generating up to ${size} workflows …`);
    if (size > installed) await grow(size);
    const started = performance.now();
    await indexed(service, size);
    const indexedSeconds = (performance.now() - started) / 1_000;
    const asking = await target();
    for (const path of paths.slice(0, 100)) await askJson(asking, path);
    const { times, seconds: took } = await closedLoop(asking, paths, users, seconds);
    stages.push({
      workflows: size,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      perSecond: times.length / took,
      megabytes: await memoryOf(service),
      indexedSeconds: size === installed ? 0 : indexedSeconds,
    });
    options.say(`… ${size}: p99 ${percentile(times, 0.99).toFixed(1)} ms`);
  }
  const last = stages.at(-1);
  const measures =
    last === undefined ? [] : [below(`${last.workflows} workflows, 99th percentile`, last.p99, 100, 'ms')];
  const text = table([
    [`${users} users without pause, ms`, 'p50', 'p99', 'per s', 'memory MB', 'indexed s'],
    ...stages.map(({ workflows, p50, p99, perSecond, megabytes, indexedSeconds }) => [
      String(workflows),
      p50.toFixed(1),
      p99.toFixed(1),
      perSecond.toFixed(0),
      megabytes.toFixed(0),
      indexedSeconds.toFixed(1),
    ]),
  ]);
  return { measures, text, stages };
}

/** Waits until the service searches so many. */
async function indexed(service: string, size: number): Promise<void> {
  const end = performance.now() + indexedWithin;
  const one = urlOf(catalog, { query: { per_page: 1 } });
  while (performance.now() < end) {
    const { total } = await askJson<{ total: number }>({ base: service, headers: {} }, one);
    if (total === size) return;
    await pause(250);
  }
  throw new Error(`the index did not reach ${size} workflows within ${indexedWithin / 60_000} minutes`);
}

function showRelevance({ queries, unanswerable, mrr, unseen, missed }: Relevance): string {
  const wrong = missed.map(
    ({ query, place }) => `  ${query}: ${place === 0 ? 'not among 20' : `place ${place}`}`,
  );
  return [
    table([
      [`mean reciprocal rank over ${queries} judged queries`, ''],
      ['search', mrr.search.toFixed(3)],
      ['fts5', mrr.fts5.toFixed(3)],
      ['search, queries written after the ranking', unseen.search.toFixed(3)],
      ['fts5, the same', unseen.fts5.toFixed(3)],
    ]),
    ...(wrong.length > 0 ? [`First hit is no answer:\n${wrong.join('\n')}`] : []),
    ...(unanswerable.length > 0 ? [`Nothing in the library answers: ${unanswerable.join('; ')}`] : []),
  ].join('\n\n');
}

/** `npm run bench -- library` */
export async function library(options: BenchOptions): Promise<BenchResult> {
  if (options.url !== undefined) throw new StartError('library fills a database of its own: leave out --url');
  const { only, rows = defaults.rows, seconds = defaults.seconds } = options;
  const wants = (part: (typeof libraryParts)[number]): boolean => only === undefined || only === part;
  const platform = await scratchPlatform(options.root, undefined, {
    LIBRARY_SEARCH_LIMIT: '100000000',
    LIBRARY_PUBLIC_LIMIT: '100000000',
    NODE_OPTIONS: '--max-old-space-size=4096',
  });
  const { own } = platform;
  if (own === undefined) throw new Error('the platform did not start');
  const client = new pg.Client({ connectionString: own.databaseUrl });
  try {
    await client.connect();
    const service = readState(own.dataDir)?.services.library ?? '';
    const ground: Ground = {
      ...{ client, service, options, seconds },
      target: async () => ({
        base: service,
        headers: { authorization: `Bearer ${(await subscriber(platform.url)).token}` },
      }),
    };
    const measures: Measure[] = [];
    const texts: string[] = [`${await sizeOf(service)} workflows as installed, asked at the service itself.`];
    const result: Record<string, unknown> = {};
    if (wants('search') || wants('relevance')) {
      const baseline = await fts5(options.root, client, join(own.dataDir, 'fts5.jsonl'));
      platform.onStop(baseline.stop);
      if (wants('search')) {
        const part = await searching(ground, baseline);
        measures.push(...part.measures);
        texts.push(part.text);
        result.search = part.rows;
      }
      if (wants('relevance')) {
        options.say('Judging …');
        const target = await ground.target();
        const part = await relevance(
          client,
          (q) => [target, pathOf({ q })],
          (q) => [baseline, plainPathOf({ q })],
        );
        measures.push(
          atLeast('mean reciprocal rank', part.mrr.search, 0.99, ''),
          atLeast('… above fts5 by', part.mrr.search - part.mrr.fts5, 0.01, ''),
        );
        texts.push(showRelevance(part));
        result.relevance = part;
      }
      baseline.stop();
    }
    if (wants('keystrokes')) {
      options.say('Typing …');
      const part = await keystrokes(platform.url, await subscriber(platform.url));
      measures.push(...part.measures);
      texts.push(part.text);
      result.keystrokes = part.times;
    }
    if (wants('million')) {
      const part = await growth(ground, rows);
      measures.push(...part.measures);
      texts.push(part.text);
      result.growth = part.stages;
    }
    return { text: [table(measureRows(measures)), ...texts].join('\n\n'), measures, ...result };
  } finally {
    await client.end();
    await platform.stop();
  }
}
