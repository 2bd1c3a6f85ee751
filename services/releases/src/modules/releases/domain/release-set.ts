import { createHash } from 'node:crypto';
import type { PlacedRelease, ReleaseManifest, ReleaseSet } from '@stroomwerk/contracts/releases';

/** One remote's pointer, enough to tell whether anything moved. */
export interface ActivePointer {
  readonly remote: string;
  readonly version: string;
  readonly manifestHash: string;
  /** Of a canary; null for the stable release. */
  readonly percent: number | null;
}

/** A pointer with the manifest of its release. */
export type PointedManifest = Pick<ActivePointer, 'percent'> & { readonly manifest: ReleaseManifest };

/** Public path of a release's files (architecture.md, "How a release comes to be"). */
export const releaseBase = (remote: string, version: string): string => `/releases/${remote}/${version}/`;

/** Identity of a set of active releases: changes with any of them, and only then. */
export const releaseSetId = (pointers: readonly ActivePointer[]): string =>
  sha256(
    [...pointers]
      .map(
        ({ remote, version, manifestHash: hash, percent }) => `${remote}@${version}:${hash}:${percent ?? ''}`,
      )
      .sort()
      .join('\n'),
  ).slice(0, 24);

/** What a page gets of one release. Pinned is what a browser loads, and the bundle that the edge has drawn. */
export function placedRelease(
  manifest: ReleaseManifest,
  channel: PlacedRelease['channel'] = 'stable',
): PlacedRelease {
  const { name, owner, version, entry, exposes, routes, navigation, apis, prerender, server } = manifest;
  const { shared } = manifest;
  const pinned = Object.entries(manifest.files).filter(
    ([file]) => /\.(js|css)$/.test(file) || file === server,
  );
  return {
    ...{ name, owner, version, entry, exposes, routes, navigation, apis, prerender, server, shared },
    base: releaseBase(name, version),
    integrity: Object.fromEntries(pinned.map(([file, { integrity }]) => [file, integrity])),
    channel,
  };
}

/** @param pointed the releases that `id` was computed from */
export function composeReleaseSet(id: string, pointed: readonly PointedManifest[]): ReleaseSet {
  const sorted = [...pointed].sort((a, b) => a.manifest.name.localeCompare(b.manifest.name));
  return {
    id,
    remotes: sorted.filter(({ percent }) => percent === null).map(({ manifest }) => placedRelease(manifest)),
    canaries: sorted.flatMap(({ manifest, percent }) =>
      percent === null ? [] : [{ percent, release: placedRelease(manifest, 'canary') }],
    ),
  };
}

/** Hash of a manifest's content; key order does not matter (jsonb does not keep it). */
export const manifestHash = (manifest: ReleaseManifest): string => sha256(canonical(manifest));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}
