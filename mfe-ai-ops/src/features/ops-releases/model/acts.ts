import { movePointerRules } from '@stroomwerk/contracts/forms';
import {
  isGated,
  type MovePointer,
  type PointerMove,
  type Release,
  type RemoteOverview,
} from '@stroomwerk/contracts/releases';

/** What can be done with a remote's pointers. */
export type Act = 'start' | 'share' | 'promote' | 'rollback' | 'stop' | 'withdraw';

/** Share of visitors of a canary, in whole percent (contract `CanaryPercent`). */
const { from: least, to: most } = movePointerRules.percent;
export const share = { least, most, usual: 10 } as const;

/** Where the pointers of a remote stand. */
export interface Standing {
  readonly stable: string | null;
  readonly canary: { readonly version: string; readonly percent: number } | null;
  /** Where a rollback leads. */
  readonly previous: string | null;
}

/** An act with what it is about, as somebody asked for it. */
export interface Asked {
  readonly act: Act;
  /** The release; undefined when it is still to be chosen. */
  readonly version?: string;
  readonly percent?: number;
  /** A reason to begin with; the person may change it. */
  readonly reason?: string;
}

export const standingOf = ({ stable, canary, previous }: RemoteOverview): Standing => ({
  stable: stable?.version ?? null,
  canary: canary === null ? null : { version: canary.version, percent: canary.percent },
  previous,
});

/** What fits the remote as it stands, the next step first. */
export function remoteActs({ stable, canary, previous }: Standing): Asked[] {
  const before: Asked[] = previous === null ? [] : [{ act: 'rollback', version: previous }];
  // What was never preceded by anything can only be taken away.
  const back: Asked[] =
    stable === null || previous !== null ? before : [{ act: 'withdraw', version: stable }];
  if (canary === null) return [{ act: 'start' }, ...back];
  const { version, percent } = canary;
  return [{ act: 'promote', version }, { act: 'share', version, percent }, { act: 'stop', version }, ...back];
}

/** What fits one release of the remote. A collected release can no longer be shown; the stable one is there already. */
export function releaseActs(release: Release, standing: Standing, all: readonly Release[]): Asked[] {
  const { version } = release;
  const { stable, canary } = standing;
  if (release.collected_at !== null || !isGated(release.gate) || version === stable) return [];
  if (version === canary?.version)
    return [
      { act: 'promote', version },
      { act: 'share', version, percent: canary.percent },
      { act: 'stop', version },
    ];
  const present = all.find((other) => other.version === stable);
  const older = present !== undefined && release.published_at < present.published_at;
  const move: Asked = { act: older ? 'rollback' : 'promote', version };
  return [{ act: 'start', version }, move];
}

/** Releases that can go on trial. */
export const trialable = (releases: readonly Release[], { stable, canary }: Standing): Release[] =>
  releases.filter(
    ({ version, collected_at: collected, gate }) =>
      collected === null && isGated(gate) && version !== stable && version !== canary?.version,
  );

/** Why an act is no longer possible after the pointers moved. */
export type Impediment = 'withdrawn' | 'alreadyStable' | 'noCanary' | 'otherCanary';

/** What stands in the way of an act as the pointers stand now; null: nothing. */
export function impediment({ act, version }: Asked, { stable, canary }: Standing): Impediment | null {
  if (act === 'share' || act === 'stop') {
    if (canary === null) return 'noCanary';
    return canary.version === version ? null : 'otherCanary';
  }
  if (act === 'withdraw') return stable === version ? null : 'withdrawn';
  return version !== undefined && version === stable ? 'alreadyStable' : null;
}

export interface Order {
  readonly channel: 'stable' | 'canary';
  readonly body: MovePointer;
}

/** The move to ask of the service, compared and swapped with where the person saw the pointer. */
export function orderOf(
  { act, version }: Asked,
  { stable, canary }: Standing,
  percent: number,
  reason: string,
): Order {
  const target = version ?? null;
  if (act === 'promote' || act === 'rollback')
    return { channel: 'stable', body: { version: target, expected_version: stable, reason } };
  if (act === 'withdraw')
    return { channel: 'stable', body: { version: null, expected_version: stable, reason } };
  const expected_version = canary?.version ?? null;
  if (act === 'stop') return { channel: 'canary', body: { version: null, expected_version, reason } };
  return { channel: 'canary', body: { version: target, expected_version, percent, reason } };
}

/** What undoes an automatic rollback: the same canary with the same share. Null where that is not possible now. */
export function undoOf(move: PointerMove, standing: Standing, releases: readonly Release[]): Asked | null {
  const { automatic, kind, channel, from_version: version, from_percent: percent } = move;
  if (!automatic || kind !== 'rollback' || channel !== 'canary') return null;
  if (version === null || percent === null || standing.canary !== null) return null;
  const release = releases.find((one) => one.version === version);
  if (release === undefined || release.collected_at !== null) return null;
  const asked: Asked = { act: 'start', version, percent };
  return impediment(asked, standing) === null ? asked : null;
}
