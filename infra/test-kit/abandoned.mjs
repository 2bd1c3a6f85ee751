// What killed test runs and benchmarks left outside their temporary data folders (see infra/local/src/postgres/place.ts).
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';

/** Whether mkdtemp made this folder, or one that it lies in, for a test, an e2e journey or a benchmark of ours. */
const temporary = (folder) =>
  /^stroomwerk-[a-z-]+-[A-Za-z0-9]{6}$/.test(relative(tmpdir(), folder).split(sep)[0] ?? '');

const served = (pidFile) =>
  existsSync(pidFile) && existsSync(`/proc/${readFileSync(pidFile, 'utf8').split('\n')[0]}`);

/**
 * Removes moved databases of temporary data folders that are gone and that no server serves. Only tests do this: a start never
 * removes a database.
 * @param {string} [among] the folder that moved databases lie in
 */
export function removeAbandoned(among = '/var/lib/stroomwerk') {
  if (!existsSync(among)) return;
  for (const name of readdirSync(among).filter((one) => /^stroomwerk-[0-9a-f]{12}$/.test(one))) {
    const base = join(among, name);
    try {
      const dataDir = readFileSync(join(base, 'data-folder'), 'utf8');
      if (!temporary(dataDir) || existsSync(dataDir) || served(join(base, 'postgres/postmaster.pid')))
        continue;
      rmSync(base, { recursive: true, force: true });
    } catch {
      // No data folder's, or another run is removing it.
    }
  }
}
