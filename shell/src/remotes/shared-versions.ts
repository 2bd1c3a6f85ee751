import type { PlacedRelease } from '@stroomwerk/contracts/releases';

const parts = (version: string): number[] => version.replace(/-.*/, '').split('.').map(Number);

/**
 * Whether a version is in a caret range, e.g. `1.4.0` in `^1.2.0`; remotes are built with no other kind
 * (infra/federation-preset/src/shared.ts). Anything else is left to the federation runtime to judge.
 */
export function fits(range: string, version: string): boolean {
  if (!range.startsWith('^')) return true;
  const [least, given] = [parts(range.slice(1)), parts(version)];
  const firstOfRange = least.findIndex((part) => part > 0);
  for (let index = 0; index < least.length; index += 1) {
    const [wanted = 0, has = 0] = [least[index], given[index]];
    if (has === wanted) continue;
    // Left of the first number that is not zero, and in it, nothing may differ; right of it only upwards.
    return index > firstOfRange && has > wanted;
  }
  return true;
}

/**
 * A release that needs another version of a shared package would get none, and fail wherever it first uses it.
 * @param offered shared package to the version that this shell carries
 * @throws Error naming the first package that does not fit
 */
export function demandShared(
  { name, version, shared = {} }: Pick<PlacedRelease, 'name' | 'version' | 'shared'>,
  offered: Readonly<Record<string, string>>,
): void {
  for (const [wanted, range] of Object.entries(shared)) {
    const has = offered[wanted];
    if (has === undefined || !fits(range, has))
      throw new Error(`${name} ${version} needs ${wanted} ${range}; this shell has ${has ?? 'none'}.`);
  }
}
