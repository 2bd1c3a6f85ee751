import type { PlacedRelease, ReleaseSet } from '@stroomwerk/contracts/releases';
import type { PageSource } from './pages.js';

/**
 * The remotes of this page. What loads them comes in a file of its own, at once and beside everything else; asked
 * for again where it could not be had.
 * @param connect brings the federation runtime
 */
export function remoteSource(
  releaseSet: ReleaseSet,
  connect: () => Promise<{ federate(set: ReleaseSet): PageSource }>,
): PageSource {
  let connected: Promise<PageSource> | null = null;
  /** Stable releases in the place of canaries, to be told to a runtime that comes later. */
  const instead: PlacedRelease[] = [];
  const source = (): Promise<PageSource> => {
    connected ??= connect().then(
      ({ federate }) => {
        const made = federate(releaseSet);
        for (const release of instead) made.placeInstead(release);
        return made;
      },
      (error: unknown) => {
        connected = null;
        throw error;
      },
    );
    return connected;
  };
  return {
    load: async (release, expose, timeout) => (await source()).load(release, expose, timeout),
    placeInstead: (release) => {
      instead.push(release);
      // Where it cannot be had, whoever loads next is told.
      void connected?.then(
        (made) => made.placeInstead(release),
        () => undefined,
      );
    },
  };
}
