// Real: the order of things. At the other end: a federation runtime that comes late, or not at first.
import type { PlacedRelease, ReleaseSet } from '@stroomwerk/contracts/releases';
import type { PageModule } from '@stroomwerk/mfe-runtime';
import type { PageSource } from './pages.js';
import { remoteSource } from './source.js';

const releaseSet = { id: 'x', remotes: [], canaries: [] } as ReleaseSet;
const release = (version: string) => ({ name: 'mfe-a', version }) as PlacedRelease;
const page: PageModule = { default: () => null };

/** A source whose runtime writes down what it is told; the first `failures` attempts to get it fail. */
function sourceWith(failures = 0) {
  const told: unknown[][] = [];
  let asked = 0;
  const runtime: PageSource = {
    load: async (...call) => {
      told.push(['load', ...call]);
      return page;
    },
    placeInstead: (...call) => void told.push(['instead', ...call]),
  };
  const source = remoteSource(releaseSet, async () => {
    asked += 1;
    if (asked <= failures) throw new Error('no connection');
    return {
      federate: (set) => {
        told.push(['federate', set]);
        return runtime;
      },
    };
  });
  return { source, told, asked: () => asked };
}

it('fetches the runtime when the first page is wanted, once for all', async () => {
  const { source, told, asked } = sourceWith();
  expect(asked()).toBe(0);
  expect(
    await Promise.all([source.load(release('1'), './A', 5), source.load(release('2'), './B', 6)]),
  ).toEqual([page, page]);
  expect(told).toEqual([
    ['federate', releaseSet],
    ['load', release('1'), './A', 5],
    ['load', release('2'), './B', 6],
  ]);
  expect(asked()).toBe(1);
});

it('asks again for a runtime that could not be had', async () => {
  const { source, asked } = sourceWith(1);
  await expect(source.load(release('1'), './A', 5)).rejects.toThrow('no connection');
  expect(await source.load(release('1'), './A', 5)).toBe(page);
  expect(asked()).toBe(2);
});

it('remembers what stands in the place of a canary before a runtime was wanted', async () => {
  const { source, told, asked } = sourceWith();
  source.placeInstead(release('0'));
  expect(asked()).toBe(0);
  await source.load(release('1'), './A', 5);
  expect(told.map(([what]) => what)).toEqual(['federate', 'instead', 'load']);
});

it('tells a runtime that comes later what stands in the place of canaries, before anything is loaded', async () => {
  const { source, told } = sourceWith(1);
  const lost = source.load(release('1'), './A', 5).catch(() => undefined);
  source.placeInstead(release('0'));
  await lost;
  await source.load(release('1'), './A', 5);
  expect(told.map(([what]) => what)).toEqual(['federate', 'instead', 'load']);
  source.placeInstead(release('9'));
  await source.load(release('1'), './A', 5);
  expect(told.slice(3)).toEqual([
    ['instead', release('9')],
    ['load', release('1'), './A', 5],
  ]);
});
