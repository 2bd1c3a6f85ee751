import type { ReleaseSet } from '@stroomwerk/contracts/releases';

/** Route pattern to the remotes that declare it, in any release that visitors may have just now. */
export function routeOwners({ remotes, canaries = [] }: ReleaseSet): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  for (const { name, routes } of [...remotes, ...canaries.map(({ release }) => release)])
    for (const { path } of routes) {
      const known = owners.get(path) ?? [];
      if (!known.includes(name)) owners.set(path, [...known, name]);
    }
  return owners;
}
