import { existsSync, readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** SQLSTATE cannot_connect_now: it starts up, recovers or shuts down. */
const cannotConnectNow = '57P03';

/**
 * Whether a server has the process that recovers its data. One whose recovery ended in the moment in which it was told
 * of can go on without it (seen with PostgreSQL 18 on a full disk), and refuses every connection for ever.
 * @returns true also where the system does not tell
 */
export function recovers(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((name) => {
      try {
        const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
        return (
          Number(parent) === pid &&
          readFileSync(`/proc/${name}/cmdline`, 'utf8').startsWith('postgres: startup')
        );
      } catch {
        return false; // It ended since.
      }
    });
}

/** What a new connection tells of a server. */
export type Life = 'answers' | 'silent' | 'stuck';

/**
 * What a server says to a new connection. Any answer counts as one, also that it is full, recovers or lets nobody in.
 * @param pid of its first process @param ms how long it may take
 * @returns `silent` when the time went by without a word, `stuck` when it waits for a recovery that nobody is at
 */
export async function lifeOf(url: string, pid: number, ms: number): Promise<Life> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ms, query_timeout: ms });
  client.on('error', () => undefined);
  const began = performance.now();
  try {
    await client.connect();
    await client.query('select 1');
    return 'answers';
  } catch (error) {
    if (error instanceof pg.DatabaseError)
      return error.code === cannotConnectNow && !recovers(pid) ? 'stuck' : 'answers';
    // A timer may fire a moment early.
    return performance.now() - began < ms * 0.95 ? 'answers' : 'silent';
  } finally {
    client.end().catch(() => undefined); // Not waited for: a hung server never says goodbye.
  }
}

/**
 * How often a process came to its turn, as a mark of progress: a server that takes connections slowly gets turns, a
 * hung one gets none. Empty where the system does not tell.
 */
export function turns(pid: number): string {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return (status.match(/^(?:non)?voluntary_ctxt_switches:.*$/gm) ?? []).join();
}
