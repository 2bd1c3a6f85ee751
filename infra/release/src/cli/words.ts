import type { CohortCount, PointerMove, Release, ReleaseList } from '@stroomwerk/contracts/releases';
import { kilobytes, table, when } from './table.js';

const share = (percent: number | null): string => (percent === null ? '' : ` (${percent}% of visitors)`);

/** What a release is at the moment, e.g. `stable`, `canary 10%`, `forced`. */
export function marksOf(release: Release, { canary }: Pick<ReleaseList, 'canary'>): string {
  return [
    ...release.channels.map((channel) =>
      channel === 'canary' && canary ? `canary ${canary.percent}%` : channel,
    ),
    ...(release.gate.status === 'passed' ? [] : [release.gate.status.replace('_', ' ')]),
    ...(release.collected_at === null ? [] : ['collected']),
  ].join(', ');
}

const forced = ({ force_reason }: Release): string =>
  force_reason === null ? '' : `[forced: ${force_reason}]`;

/** The releases of a remote, newest first. */
export function listWords(list: ReleaseList): string[] {
  const { remote, owner, stable, canary, previous, releases } = list;
  const trial = canary ? `, ${canary.percent}% of them ${canary.version}` : '';
  return [
    `${remote} (${owner}): visitors get ${stable ?? 'nothing yet'}${trial}${previous ? `; before: ${previous}` : ''}`,
    ...(releases.length === 0 ? ['  no release was published yet'] : []),
    ...table(
      releases.map((release) => [
        `  ${release.version}`,
        marksOf(release, list),
        when(release.published_at),
        kilobytes(release.bytes),
        release.author,
        `${release.notes} ${forced(release)}`.trim(),
      ]),
      [3],
    ),
    ...lineWords(list),
  ];
}

/** Who is before whom at the gate, where this remote is in the line. */
function lineWords({ remote, gate_queue: line }: ReleaseList): string[] {
  if (!line.some((one) => one.remote === remote)) return [];
  const places = line.map(
    (one) => `${one.remote} ${one.version}${one.status === 'running' ? ' (being judged)' : ''}`,
  );
  return [`  at the gate, in this order: ${places.join(', ')}`];
}

const views = ({ views: all, failures }: CohortCount): string => `${failures} of ${all}`;

/** What a move was, in words. */
export function moveWords(move: PointerMove): string {
  const { kind, channel, from_version: from, to_version: to, from_percent, to_percent } = move;
  if (kind === 'publish') return `published ${to}`;
  if (kind === 'force') return `forced ${to}`;
  if (channel === 'stable')
    return kind === 'rollback'
      ? `back from ${from} to ${to}`
      : `stable ${from ?? 'nothing'} -> ${to ?? 'nothing'}`;
  if (to !== null) {
    if (from === to) return `canary ${to}: ${from_percent}% -> ${to_percent}% of visitors`;
    return `canary ${to}${share(to_percent)}${from === null ? '' : `, in place of ${from}`}`;
  }
  if (move.automatic) return `canary ${from}${share(from_percent)} rolled back by itself${evidence(move)}`;
  return kind === 'rollback'
    ? `canary ${from}${share(from_percent)} taken back${evidence(move)}`
    : `canary ${from}${share(from_percent)} ended`;
}

const evidence = ({ evidence: seen }: PointerMove): string =>
  seen === null ? '' : `: ${views(seen.canary)} page views failed, stable ${views(seen.stable)}`;

/** Newest first. */
export const historyWords = (moves: readonly PointerMove[]): string[] =>
  moves.length === 0
    ? ['nothing has happened yet']
    : table(moves.map((move) => [when(move.at), moveWords(move), move.actor, move.reason]));
