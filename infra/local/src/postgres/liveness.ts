import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';

/**
 * Whether a server answers a new connection. Any answer counts, also that it is full, starting up or lets nobody in.
 * @param ms how long it may take
 * @returns false only when the time went by without a word
 */
export async function answers(url: string, ms: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ms, query_timeout: ms });
  client.on('error', () => undefined);
  const began = performance.now();
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    // A timer may fire a moment early.
    return error instanceof pg.DatabaseError || performance.now() - began < ms * 0.95;
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
