import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiClient, Refused } from '../api/client.js';
import { opsToken } from '../api/token.js';
import { readBuild } from './artifact.js';
import { promote, publish, releasesOf } from './publish.js';
import { localVersion } from './versions.js';

export interface LocalContext {
  readonly dataDir: string;
  /** services/releases itself: the edge may not run yet. */
  readonly releasesUrl: string;
  /** Folder of releases on this machine, where one is looked after: what is gone from it is published anew. */
  readonly releasesDir?: string;
  /** Issuer of tokens; PUBLIC_URL, or port 8080, when left out. */
  readonly publicUrl?: string;
}

/** Milliseconds to wait for auth, whose key services/releases checks the token with. */
const patience = 60_000;

/**
 * What `npm start` does with the remotes of this checkout: sources that no release was made of yet are published and
 * promoted; everything else is left as it is, so that a rollback by a team survives a restart.
 * @param remoteDirs folders of remotes that are built
 * @returns `remote@version` of what was published
 */
export async function publishLocal(remoteDirs: readonly string[], context: LocalContext): Promise<string[]> {
  const publicUrl =
    context.publicUrl ?? process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT || 8080}`;
  const call = apiClient(context.releasesUrl, () =>
    opsToken({ dataDir: context.dataDir, publicUrl: publicUrl.replace(/\/$/, '') }),
  );
  const published: string[] = [];
  for (const remoteDir of remoteDirs) {
    const built = readBuild(remoteDir);
    const known = await patiently(() => releasesOf(call, built.name, built.owner));
    const kept = known.releases.some(
      ({ source_hash, version, collected_at }) =>
        source_hash === built.source_hash &&
        collected_at === null &&
        (context.releasesDir === undefined || existsSync(join(context.releasesDir, built.name, version))),
    );
    if (kept) continue;
    const taken = new Set(known.releases.map(({ version }) => version));
    const version = localVersion(built.version, built.source_hash, taken);
    await publish(
      call,
      { ...built, version },
      { remoteDir, notes: 'Built by npm start', builtHere: true },
      known,
    );
    await promote(call, known, version, 'npm start');
    published.push(`${built.name}@${version}`);
  }
  return published;
}

/** Right after a start auth may not answer yet; the first call waits for it. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const starting = error instanceof Refused && (error.status === 503 || error.status === 502);
      if (!starting || performance.now() > end) throw error;
      await pause(100);
    }
  }
}
