import { nice, ticks } from 'd3-array';

const COUNT = 4;

/** Round values that cover a range: steps of 1, 2 or 5 times a power of ten, about four of them, with zero when it is inside. */
export function niceTicks(low: number, high: number): number[] {
  if (high <= low) return [low, low + 1];
  return ticks(...nice(low, high, COUNT), COUNT);
}

/** Maps a range onto pixels. */
export function linear(
  from: readonly [number, number],
  to: readonly [number, number],
): (value: number) => number {
  const span = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}

/** Every how-manieth label fits. */
export function labelStep(count: number, width: number, longest: number): number {
  const room = Math.max(1, Math.floor(width / Math.max(34, longest * 6.4 + 14)));
  return Math.max(1, Math.ceil(count / room));
}

export const round = (value: number): number => Math.round(value * 10) / 10;
