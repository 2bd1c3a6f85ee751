import {
  developmentOrigin,
  type PlacedRelease,
  type ReleaseSet,
  type RemoteDeclaration,
} from '@stroomwerk/contracts/releases';

/** Milliseconds that a development server has to tell what it declares. */
const patience = 1_000;

/** Whether a release is somebody's own development server. */
export const isDevelopment = ({ channel, base }: Pick<PlacedRelease, 'channel' | 'base'>): boolean =>
  channel === 'override' && developmentOrigin.test(base.replace(/\/$/, ''));

/**
 * Takes the routes and menu entries of remotes in development from their servers, which may have others than the
 * released ones. A server that says nothing in time keeps those.
 */
export async function withDeclarations(releaseSet: ReleaseSet): Promise<ReleaseSet> {
  const remotes = await Promise.all(
    releaseSet.remotes.map(async (release) => {
      if (!isDevelopment(release)) return release;
      try {
        const answer = await fetch(`${release.base}remote.json`, { signal: AbortSignal.timeout(patience) });
        if (!answer.ok) throw new Error(`remote.json: ${answer.status}`);
        const { routes, navigation } = (await answer.json()) as RemoteDeclaration;
        return { ...release, routes: routes ?? release.routes, navigation: navigation ?? release.navigation };
      } catch (error) {
        console.warn(`${release.name} at ${release.base} did not say what it declares`, error);
        return release;
      }
    }),
  );
  return { ...releaseSet, remotes };
}
