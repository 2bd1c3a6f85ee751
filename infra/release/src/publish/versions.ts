import type { ReleaseList } from '@stroomwerk/contracts/releases';
import { inc, rsort, valid } from 'semver';
import { ReleaseError } from '../context.js';

/** The patch after the highest published version; the package's own for a first release. */
export function nextVersion(published: readonly string[], packageVersion: string): string {
  const [highest] = rsort(published.filter((version) => valid(version)));
  if (highest === undefined) return packageVersion;
  const next = inc(highest, 'patch');
  if (next === null) throw new ReleaseError(`There is no version after ${highest}; give one with --version.`);
  return next;
}

/**
 * The version of what `npm start` publishes: `1.0.0-local.1a2b3c4d`, by the content of the sources.
 * @param taken versions that exist; a number is appended where the name is taken but its files are gone
 */
export function localVersion(packageVersion: string, sourceHash: string, taken: ReadonlySet<string>): string {
  const short = sourceHash.slice(0, 8);
  // semver takes no number with a leading zero.
  const base = `${packageVersion}-local.${/^0\d+$/.test(short) ? `h${short}` : short}`;
  for (let again = 0; ; again += 1) {
    const version = again === 0 ? base : `${base}.${again}`;
    if (!taken.has(version)) return version;
  }
}

/** What a promotion without a version means: the release published last. */
export function newestOf(list: ReleaseList): string {
  const newest = list.releases[0]?.version;
  if (newest === undefined) throw new ReleaseError(`${list.remote} was never published.`);
  return newest;
}
