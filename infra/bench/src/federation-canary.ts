import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  bucketCookie,
  type PointerMove,
  releaseHistory,
  reportView,
  type ViewOutcome,
} from '@stroomwerk/contracts/releases';
import { showSpread, spread, table } from './figures.js';
import { atMost } from './limits.js';
import { openPage } from './page-set.js';
import { call } from './people.js';
import { Releaser } from './release-copies.js';
import type { ScratchPlatform } from './scratch-platform.js';
import type { BenchOptions } from './types.js';

const percent = 10;
const perSecond = 5;
/** Seconds after which a run is given up. */
const longest = 120;
/** Milliseconds that a page stands before the shell reports it as shown. */
const standing = 2_000;
const mostRuns = 5;

interface Trial {
  readonly remote: string;
  /** From the order that began the canary until its pointer was gone; the limit where it never was. */
  readonly seconds: number;
  readonly move: PointerMove | undefined;
  readonly visitors: number;
  readonly failed: number;
}

/** Somebody who was never here: an address of their own, and a bucket as the edge would draw it, the same in every run. */
const visitorOf = (run: number, at: number): Record<string, string> => ({
  'x-forwarded-for': `10.${run + 1}.${Math.floor(at / 250)}.${(at % 250) + 1}`,
  cookie: `${bucketCookie}=${createHash('sha256').update(`${run} ${at}`).digest().readUInt32BE() % 100}`,
});

/** Loads the page as a browser does and reports what became of it as the shell does. */
async function visit(
  base: string,
  trial: { readonly remote: string; readonly path: string; readonly headers: Record<string, string> },
  failing: () => boolean,
): Promise<boolean> {
  const { remotes, token } = await openPage(base + trial.path, trial.headers);
  const release = remotes.find(({ name }) => name === trial.remote);
  if (!release || token === undefined) throw new Error(`${trial.path} carries no token of ${trial.remote}`);
  const entry = await fetch(new URL(release.base + release.entry, base));
  await entry.arrayBuffer();
  if (!entry.ok) throw new Error(`the entry of ${release.name} ${release.version}: ${entry.status}`);
  const failed = release.channel === 'canary' && failing();
  const outcome: ViewOutcome = failed ? 'load' : 'ok';
  if (!failed) await pause(standing);
  await call(base, reportView, { body: { token, remotes: [{ remote: trial.remote, outcome }] } });
  return failed;
}

/** A canary whose every second load fails, five visitors a second, until the rule takes it back. */
async function trialOf(
  platform: ScratchPlatform,
  releaser: Releaser,
  { remote, path, run }: { remote: string; path: string; run: number },
): Promise<Trial> {
  const version = await releaser.publishCopy(remote, `2000.0.${run}`);
  let loads = 0;
  const failing = (): boolean => {
    loads += 1;
    return loads % 2 === 0;
  };
  const begin = await releaser.order(remote, 'canary', { version, percent });
  const began = performance.now();
  await begin();
  const since = (): number => (performance.now() - began) / 1000;
  const visits: Promise<boolean>[] = [];
  const over = { yes: false };
  const watching = (async (): Promise<number> => {
    while (since() < longest) {
      if ((await releaser.list(remote)).canary === null) return since();
      await pause(200);
    }
    return longest;
  })().finally(() => {
    over.yes = true;
  });
  try {
    while (!over.yes) {
      const visiting = visit(platform.url, { remote, path, headers: visitorOf(run, visits.length) }, failing);
      // Looked at below; until then a failed visit must not end the process.
      visiting.catch(() => undefined);
      visits.push(visiting);
      await pause(Math.max(0, (visits.length / perSecond - since()) * 1000));
    }
  } finally {
    await watching;
  }
  const seconds = await watching;
  const outcomes = await Promise.all(visits);
  const { moves } = await releaser.call(releaseHistory, { params: { remote } });
  const move = moves.find(
    ({ automatic, kind, from_version }) => automatic && kind === 'rollback' && from_version === version,
  );
  if (move === undefined) await (await releaser.order(remote, 'canary', { version: null }))();
  return {
    remote,
    seconds: move === undefined ? longest : seconds,
    move,
    visitors: outcomes.length,
    failed: outcomes.filter((failed) => failed).length,
  };
}

/** How soon the rule takes a bad canary back, each time another remote. */
export async function canaries({ runs, say }: BenchOptions, platform: ScratchPlatform) {
  const releaser = new Releaser(platform);
  const { remotes } = await openPage(`${platform.url}/`);
  const trials: Trial[] = [];
  for (const [run, { name, routes }] of remotes.slice(0, Math.min(runs, mostRuns)).entries()) {
    const path = routes.find((route) => !/[:*]/.test(route.path))?.path ?? '/';
    say(`a bad canary of ${name} at ${path} …`);
    const trial = await trialOf(platform, releaser, { remote: name, path, run });
    say(
      trial.move
        ? `… taken back after ${trial.seconds.toFixed(1)} s: ${trial.move.reason}`
        : `… not taken back within ${longest} s`,
    );
    trials.push(trial);
  }
  const seconds = spread(trials.map((trial) => trial.seconds));
  const slowest = seconds.max;
  return {
    text: [
      `A canary for ${percent} % of ${perSecond} visitors a second, every second load of it failing: seconds until its pointer is back`,
      table([
        ['remote', 's', 'visitors', 'failed', 'evidence'],
        ...trials.map((trial) => [
          trial.remote,
          trial.move ? trial.seconds.toFixed(1) : `more than ${longest}`,
          String(trial.visitors),
          String(trial.failed),
          trial.move?.evidence ? `ratio ${Math.round(trial.move.evidence.ratio)}` : '-',
        ]),
        ['median (min to max)', showSpread(seconds, 1), '', '', ''],
      ]),
    ].join('\n\n'),
    measures: [atMost('bad canary taken back, slowest of all', slowest, 60, 's', slowest.toFixed(1))],
    figures: { trials, seconds },
  };
}
