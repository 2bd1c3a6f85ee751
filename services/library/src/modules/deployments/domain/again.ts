import type { ConnectionProblem } from '@stroomwerk/contracts/library';

/** What passes by itself more often than not. */
const passing: ReadonlySet<ConnectionProblem> = new Set([
  'busy',
  'broken',
  'unreachable',
  'too_slow',
  'unexpected',
]);
const patienceMs = 5 * 60_000;
const longestSeconds = 30;

/** Whether an n8n with this problem is tried again. @param failingForMs since its first failure */
export const isWorthAnother = (problem: ConnectionProblem, failingForMs: number): boolean =>
  passing.has(problem) && failingForMs < patienceMs;

/** Seconds until it is tried again: as long as n8n asks for, else longer each time. @param attempt from 1 */
export const secondsUntil = (attempt: number, retryAfter: number | undefined): number =>
  Math.max(
    Math.min(retryAfter ?? 0, patienceMs / 1_000),
    Math.min(2 ** Math.max(attempt - 1, 0), longestSeconds),
  );
