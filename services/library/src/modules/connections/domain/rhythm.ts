import type { ConnectionProblem } from '@stroomwerk/contracts/library';

const second = 1_000;
const minute = 60 * second;

/** How often an n8n is looked at, and so often while somebody has its automations open. */
export const everyMs = 5 * minute;
export const watchedEveryMs = 4 * second;
/** So long after somebody last looked. */
export const watchedForMs = minute;
/** A look is over by then, and else taken for dead: another may take it up. */
export const heldMs = 2 * minute;

const longest = 60 * minute;
/** While somebody looks at one that fails: they may be mending it. */
export const failingWatchedMs = 30 * second;
/** Nothing of these passes by itself. */
const untilMended: readonly ConnectionProblem[] = [
  'wrong_key',
  'key_unreadable',
  'address_refused',
  'https_only',
];

/**
 * When a connection is due again after a look that went wrong.
 * @param failures in a row, this one included @param retryAfter seconds that its n8n asked for
 * @returns milliseconds: 1, 2, 4, … minutes and an hour at most
 */
export function afterFailure(
  failures: number,
  { problem, watched, retryAfter = 0 }: { problem: ConnectionProblem; watched: boolean; retryAfter?: number },
): number {
  const grown = minute * 2 ** Math.min(failures - 1, 10);
  const usual = Math.min(untilMended.includes(problem) ? Math.max(grown, 15 * minute) : grown, longest);
  return Math.max(watched ? Math.min(usual, failingWatchedMs) : usual, retryAfter * second);
}

/** When it is due again after a look that went well: spread, so that those that began together do not stay together. */
export const afterSuccess = (watched: boolean, chance: number): number =>
  watched ? watchedEveryMs : everyMs - Math.floor(chance * 0.1 * everyMs);
