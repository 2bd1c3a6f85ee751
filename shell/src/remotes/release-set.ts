import type { ActiveRelease, ReleaseSet } from '@stroomwerk/contracts/releases';
import { readPageJson } from '@stroomwerk/mfe-runtime';

/** The releases active for this visitor, as the edge wrote them into the page. None: the shell stands alone. */
export const readReleaseSet = (): ReleaseSet =>
  readPageJson<ReleaseSet>('release-set') ?? { id: 'none', remotes: [] };

/** `mfe-library` -> `mfe_library`: the name its container registers itself under. */
export const containerName = (remote: string): string => remote.replace(/-/g, '_');

/** Absolute address of a file of a release. */
export const fileUrl = (release: Pick<ActiveRelease, 'base'>, file: string, origin: string): string =>
  new URL(`${release.base.replace(/\/$/, '')}/${file}`, origin).href;

/**
 * A developer's own remote in place of the released one: local storage `dev-remotes`, e.g.
 * `{"mfe-library":"http://localhost:4321/remoteEntry.js"}`. Only where page and remote both are this very machine,
 * since such an entry carries no hash.
 */
export function devOverrides(page: URL, stored: unknown): Record<string, string> {
  const local = (url: URL) => url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  if (!local(page) || typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && URL.canParse(entry[1]) && local(new URL(entry[1])),
    ),
  );
}
