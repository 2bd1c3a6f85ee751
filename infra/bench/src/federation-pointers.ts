import { setTimeout as pause } from 'node:timers/promises';
import { showSpread, spread, table } from './figures.js';
import { atMost } from './limits.js';
import { openPage } from './page-set.js';
import { Releaser } from './release-copies.js';
import type { ScratchPlatform } from './scratch-platform.js';
import { secondEdge } from './second-edge.js';
import type { BenchOptions } from './types.js';

const remote = 'mfe-library';
const moves = 20;
const pollEvery = 10;
const patience = 10_000;

/** @returns milliseconds from `since` until a page of this edge carries the version */
async function arrival(edge: string, version: string, since: number): Promise<number> {
  while (performance.now() - since < patience) {
    const { remotes } = await openPage(`${edge}/`);
    if (remotes.find(({ name }) => name === remote)?.version === version) return performance.now() - since;
    await pause(pollEvery);
  }
  throw new Error(`${version} did not reach ${edge} within ${patience / 1000} s`);
}

/** Promotes and rolls back by turns, and looks for the first page with the release: at two edges, of which one only polls. */
export async function pointers({ root, say }: BenchOptions, platform: ScratchPlatform) {
  const releaser = new Releaser(platform);
  const { stable } = await releaser.list(remote);
  if (stable === null) throw new Error(`${remote} has no stable release`);
  const next = await releaser.publishCopy(remote, '1000.0.0');
  const other = (await secondEdge(root, platform, {})) ?? '';
  const found = { near: [] as number[], far: [] as number[] };
  for (let at = 0; at < moves; at += 1) {
    const version = at % 2 === 0 ? next : stable;
    // An edge asks every half second: orders at all points between two questions, not always right after one.
    await pause((at * 137) % 500);
    const move = await releaser.order(remote, 'stable', { version });
    const started = performance.now();
    const [near, far] = await Promise.all([
      arrival(platform.url, version, started),
      arrival(other, version, started),
      move(),
    ]);
    found.near.push(near);
    found.far.push(far);
    say(`${at % 2 === 0 ? 'promote' : 'rollback'} ${at + 1}: ${Math.round(near)} and ${Math.round(far)} ms`);
  }
  const near = spread(found.near);
  const far = spread(found.far);
  const worst = Math.max(near.max, far.max);
  return {
    text: [
      `From the order to the first page that carries the release, ${moves} moves, promote and rollback by turns: ms`,
      table([
        ['', 'median (min to max)'],
        ['the edge through which the order came', showSpread(near)],
        ['another edge', showSpread(far)],
      ]),
    ].join('\n\n'),
    measures: [
      atMost(
        'promote or rollback in new pages, slowest of all',
        worst / 1000,
        1,
        's',
        (worst / 1000).toFixed(2),
      ),
    ],
    figures: { near, far },
  };
}
