import { until } from '@stroomwerk/test-kit';
import { type Round, Warming } from './warming.js';

const warnings: string[] = [];
let set: string;
let readable: boolean;
let lacking: number[];
let drawn: string[];
/** @param limit milliseconds */
function warming(limit: number): Warming {
  const draw = async (): Promise<Round> => {
    drawn.push(set);
    return { releaseSet: set, lacking: lacking.shift() ?? 0 };
  };
  return new Warming(
    { draw, releaseSet: () => set, isReadable: () => readable, warn: (message) => warnings.push(message) },
    limit,
  );
}
beforeEach(() => {
  warnings.length = 0;
  [set, readable, lacking, drawn] = ['one', true, [], []];
});

it('is done when every page is whole, and draws again until then', async () => {
  lacking = [2, 1];
  const one = warming(60_000);
  const running = one.forReleases();
  expect([one.drawnFor, one.holdsUp]).toEqual([null, true]);
  await running;
  expect([one.drawnFor, one.holdsUp, drawn.length, warnings]).toEqual(['one', false, 3, []]);
});

it('draws the set that took the place of the one it was drawing', async () => {
  lacking = [1];
  const one = warming(60_000);
  const running = one.forReleases();
  set = 'two';
  await one.forReleases();
  await running;
  expect([one.drawnFor, drawn.at(-1)]).toEqual(['two', 'two']);
  set = 'three';
  await one.forReleases();
  expect(one.drawnFor).toBe('three');
});

it('gives up what cannot be had a while after all that pages read has answered, not before', async () => {
  lacking = Array<number>(1_000).fill(1);
  readable = false;
  const one = warming(1);
  void one.forReleases();
  await until('some rounds', () => drawn.length > 2);
  // An edge is not left out for the fault of others.
  expect([one.drawnFor, one.holdsUp]).toEqual([null, false]);
  readable = true;
  await until('the end', () => one.drawnFor === 'one');
  expect(warnings).toEqual([expect.stringContaining('1 public pages lack something')]);
});

it('stops with the edge', async () => {
  lacking = Array<number>(1_000).fill(1);
  const one = warming(60_000);
  const running = one.forReleases();
  one.stop();
  await running;
  expect(one.drawnFor).toBeNull();
});
