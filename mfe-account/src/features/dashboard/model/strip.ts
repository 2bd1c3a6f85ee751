import type { Automation } from '@stroomwerk/contracts/library';

export type Tick = NonNullable<Automation['recent']>[number];

/** How many runs a strip has room for. */
export const stripLength = 30;

export interface PlacedTick {
  readonly x: number;
  /** none: before its first run. */
  readonly kind: Tick | 'none';
}

/** The latest runs from left to right, the newest at the right; where there were fewer, the left is empty. */
export function placeTicks(runs: readonly Tick[]): PlacedTick[] {
  const shown = runs.slice(-stripLength);
  const empty = stripLength - shown.length;
  return Array.from({ length: stripLength }, (_, index) => ({
    x: 2 + index * 4.4,
    kind: shown[index - empty] ?? 'none',
  }));
}

/** What the strip says in words. `lastFailed`: so many of the latest in a row. */
export function countTicks(runs: readonly Tick[]): { all: number; failed: number; lastFailed: number } {
  const shown = runs.slice(-stripLength);
  const ended = shown.filter((one) => one === 'success' || one === 'error');
  const good = ended.lastIndexOf('success');
  return {
    all: shown.length,
    failed: ended.filter((one) => one === 'error').length,
    lastFailed: ended.length - 1 - good,
  };
}
