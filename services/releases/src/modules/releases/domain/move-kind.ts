import type { Channel } from '@stroomwerk/contracts/releases';

/** A release as far as its age goes. */
interface Dated {
  readonly version: string;
  readonly publishedAt: Date;
}

/** What a move is called in the history: a canary's begin or change, a step back, or a step on. */
export function moveKind(
  channel: Channel,
  from: Dated | null,
  to: Dated | null,
): 'move' | 'canary' | 'rollback' {
  if (channel === 'canary') return to === null ? 'rollback' : 'canary';
  if (to === null) return 'rollback';
  return from !== null && to.publishedAt < from.publishedAt ? 'rollback' : 'move';
}

export interface StableMove {
  readonly from: string | null;
  readonly to: string | null;
  readonly kind: string;
}

/**
 * Where a rollback of the stable pointer leads: what visitors had before the present release was promoted. Steps back do
 * not count, so that two rollbacks in a row go two releases back instead of to and fro.
 * @param moves of the stable pointer, newest first
 * @returns null where there was nothing before
 */
export function versionBefore(moves: readonly StableMove[]): string | null {
  const present = moves[0]?.to ?? null;
  // A remote that was withdrawn comes back with what it had.
  if (present === null) return moves[0]?.from ?? null;
  const promoted = moves.find(({ to, from, kind }) => kind === 'move' && to === present && from !== present);
  return promoted?.from ?? null;
}
