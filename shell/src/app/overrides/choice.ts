import { developmentOrigin, type ReleaseSet } from '@stroomwerk/contracts/releases';

/** Remote to a published version, or to `http://localhost:PORT`. */
export type Choice = Readonly<Record<string, string>>;

/** What `?release=` of an address asks for. */
export interface Asked {
  /** Null: the address says nothing of releases. */
  readonly choice: Choice | null;
  /** Parts that are not `remote@target`. */
  readonly unclear: readonly string[];
}

/** Reads `?release=mfe-x@1.4.0&release=mfe-y@http://localhost:4321`. An empty value asks for the panel. */
export function askedChoice(search: string): Asked {
  const values = new URLSearchParams(search).getAll('release');
  const parts = values.filter((value) => value !== '').map((value) => ({ value, at: value.indexOf('@') }));
  const clear = parts.filter(({ value, at }) => at > 0 && at < value.length - 1);
  return {
    choice:
      values.length === 0
        ? null
        : Object.fromEntries(
            clear.map(({ value, at }) => [value.slice(0, at), value.slice(at + 1).replace(/\/$/, '')]),
          ),
    unclear: parts.filter((part) => !clear.includes(part)).map(({ value }) => value),
  };
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
