import { developmentOrigin, isGated, type Release, type ReleaseSet } from '@stroomwerk/contracts/releases';

/** Remote to a published version, or to `http://localhost:PORT`. */
export type Choice = Readonly<Record<string, string>>;

/** What `?release=` of an address asks for. */
export interface Asked {
  /** Null: the address says nothing of releases. */
  readonly choice: Choice | null;
  /** Whether a link of another site asked: the edge took its choice out of the address. */
  readonly foreign: boolean;
  /** Parts that are not `remote@target`. */
  readonly unclear: readonly string[];
}

/** Reads `?release=mfe-x@1.4.0&release=mfe-y@http://localhost:4321`. An empty value asks for the panel. */
export function askedChoice(search: string): Asked {
  const all = new URLSearchParams(search).getAll('release');
  const values = all.filter((value) => value !== 'foreign');
  const parts = values.filter((value) => value !== '').map((value) => ({ value, at: value.indexOf('@') }));
  const clear = parts.filter(({ value, at }) => at > 0 && at < value.length - 1);
  return {
    choice:
      all.length === 0
        ? null
        : Object.fromEntries(
            clear.map(({ value, at }) => [value.slice(0, at), value.slice(at + 1).replace(/\/$/, '')]),
          ),
    foreign: values.length < all.length,
    unclear: parts.filter((part) => !clear.includes(part)).map(({ value }) => value),
  };
}

/** Why a version cannot be chosen, as services/releases will say; null when it can. */
export type Hindrance = 'unknown' | 'closed' | 'collected';

export function hindranceOf(
  version: string,
  releases: readonly Pick<Release, 'version' | 'gate' | 'collected_at'>[],
): Hindrance | null {
  const release = releases.find((one) => one.version === version);
  if (release === undefined) return 'unknown';
  if (release.collected_at !== null) return 'collected';
  return isGated(release.gate) ? null : 'closed';
}

/** The releases that this browser gets in place of the active ones. */
export function activeChoice(releaseSet: ReleaseSet): Choice {
  return Object.fromEntries(
    releaseSet.remotes
      .filter(({ channel }) => channel === 'override')
      .map(({ name, version, base }) => {
        const origin = base.replace(/\/$/, '');
        return [name, developmentOrigin.test(origin) ? origin : version];
      }),
  );
}

/** The same address without the parameter; other parameters and the place on the page stay. */
export function withoutRelease({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const rest = new URLSearchParams(search);
  rest.delete('release');
  return `${pathname}${rest.size > 0 ? `?${rest}` : ''}${hash}`;
}
