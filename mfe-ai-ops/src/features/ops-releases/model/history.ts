import type { PointerMove } from '@stroomwerk/contracts/releases';

export interface MoveWords {
  readonly publish: (to: string) => string;
  readonly force: (to: string) => string;
  readonly stable: (to: string) => string;
  readonly back: (to: string) => string;
  readonly away: (from: string) => string;
  readonly start: (to: string, share: string) => string;
  readonly share: (to: string, before: string, share: string) => string;
  readonly stop: (from: string) => string;
  readonly end: (from: string) => string;
  readonly auto: (from: string) => string;
}

/** What happened in one entry of the history, in a few words. */
export function moveTitle(move: PointerMove, words: MoveWords, percent: (value: number) => string): string {
  const { kind, channel, from_version: from, to_version: to } = move;
  if (kind === 'publish') return words.publish(to ?? '–');
  if (kind === 'force') return words.force(to ?? '–');
  if (channel !== 'canary') {
    if (to === null) return words.away(from ?? '–');
    return kind === 'rollback' ? words.back(to) : words.stable(to);
  }
  if (to === null) {
    if (kind !== 'rollback') return words.end(from ?? '–');
    return move.automatic ? words.auto(from ?? '–') : words.stop(from ?? '–');
  }
  const share = percent(move.to_percent ?? 0);
  if (from === to && move.from_percent !== null) return words.share(to, percent(move.from_percent), share);
  return words.start(to, share);
}

/** How an entry looks on the line: an automatic rollback is what went wrong, a step back by hand a warning. */
export const moveTone = ({ automatic, kind }: PointerMove): 'normal' | 'warning' | 'danger' =>
  kind !== 'rollback' ? 'normal' : automatic ? 'danger' : 'warning';
