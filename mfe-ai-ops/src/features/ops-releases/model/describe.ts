import type { RemoteOverview } from '@stroomwerk/contracts/releases';
import { wholeOf } from '@stroomwerk/ui-kit';
import { type Asked, type Standing, share } from './acts.js';

/** How a remote stands, for its mark: without a release, for everybody, on trial, or a trial that fails. */
export type RemoteState = 'none' | 'stable' | 'canary' | 'failing';
export function stateOf({ stable, canary }: Pick<RemoteOverview, 'stable' | 'canary'>): RemoteState {
  if (canary !== null) return canary.evidence.verdict === 'failing' ? 'failing' : 'canary';
  return stable === null ? 'none' : 'stable';
}

export interface ConsequenceWords {
  readonly starts: (share: string, version: string, stable: string) => string;
  readonly watched: string;
  readonly replaces: (version: string) => string;
  readonly grows: (share: string, version: string, before: string) => string;
  readonly shrinks: (share: string, version: string, before: string, stable: string) => string;
  readonly same: (share: string, version: string) => string;
  readonly everybody: (version: string, before: string | null) => string;
  readonly everybodyAgain: (version: string, before: string) => string;
  readonly kept: (version: string) => string;
  readonly trialDone: string;
  readonly trialStays: (version: string, share: string) => string;
  readonly withdraws: (version: string) => string;
  readonly stops: (share: string, version: string, stable: string) => string;
}

/** What visitors will get, in sentences. Empty while the release is still to be chosen. */
export function consequence(
  { act, version }: Asked,
  { stable, canary }: Standing,
  percent: number,
  words: ConsequenceWords,
  percentText: (value: number) => string,
): string[] {
  if (version === undefined) return [];
  const part = percentText(percent);
  const rest = stable ?? '–';
  const trial =
    canary === null
      ? []
      : [
          canary.version === version
            ? words.trialDone
            : words.trialStays(canary.version, percentText(canary.percent)),
        ];
  switch (act) {
    case 'start': {
      const replaced = canary === null || canary.version === version ? [] : [words.replaces(canary.version)];
      return [words.starts(part, version, rest), ...replaced, words.watched];
    }
    case 'share': {
      const before = canary?.percent ?? percent;
      if (percent === before) return [words.same(part, version)];
      return percent > before
        ? [words.grows(part, version, percentText(before))]
        : [words.shrinks(part, version, percentText(before), rest)];
    }
    case 'promote':
      return [words.everybody(version, stable), ...trial];
    case 'rollback':
      if (stable === null) return [words.everybody(version, null), ...trial];
      return [words.everybodyAgain(version, rest), words.kept(rest), ...trial];
    case 'withdraw':
      return [words.withdraws(version), words.kept(version), ...(canary === null ? [] : [words.trialDone])];
    case 'stop':
      return [words.stops(percentText(canary?.percent ?? percent), version, rest)];
  }
}

/** A share as typed, or null when it is none. */
export function shareOf(typed: string): number | null {
  const value = wholeOf(typed);
  return value !== null && value >= share.least && value <= share.most ? value : null;
}

/** Bytes as people read them: `412 kB`, `1,3 MB`. */
export function sizeText(bytes: number, number: (value: number, digits?: number) => string): string {
  if (bytes < 1000) return `${number(bytes)} B`;
  if (bytes < 999_500) return `${number(Math.round(bytes / 1000))} kB`;
  return `${number(bytes / 1_000_000, 1)} MB`;
}

/** Where the shell shows a release in one's own browser only (its own mechanism, so a plain address). */
export const viewHref = (remote: string, version: string): string =>
  `/?release=${remote}@${encodeURIComponent(version)}`;
