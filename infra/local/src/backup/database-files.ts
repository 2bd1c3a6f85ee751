import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type PartWriter, walk } from './parts.js';

/** Folders of a server whose content belongs to the running process, or comes anew by recovery (PostgreSQL's own list). */
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const left = ['postmaster.pid', 'postmaster.opts', 'backup_label', 'backup_label.old', 'tablespace_map'];

/** Whether a file or folder of a running server's data folder goes into a copy of it. */
export function isCopied(name: string): boolean {
  const [top = '', second] = name.split('/');
  const last = name.split('/').at(-1) ?? '';
  if (left.includes(name) || last.startsWith('pgsql_tmp') || last.startsWith('pg_internal.init'))
    return false;
  // Folders below pg_wal have to be there, empty.
  if (top === 'pg_wal') return second === undefined || /^(archive_status|summaries)$/.test(name.slice(7));
  return !(emptied.includes(top) && second !== undefined);
}

/** The number of a segment of the log, counted from the first of its timeline. */
const segment = (name: string): number =>
  Number.parseInt(name.slice(8, 16), 16) * 256 + Number.parseInt(name.slice(16), 16);

/**
 * Copies the data folder of a running server while it works, with the log that makes the copy one moment: the end of
 * the backup. PostgreSQL's low-level interface (Continuous Archiving, 25.3.4), since no client tools come with it.
 * @param url of a superuser
 */
export async function copyDatabase(url: string, data: string, writer: PartWriter): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Of this session: gone with it, also in a crash. Until then no segment of the log is removed.
    await client.query(
      `select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
    );
    const { rows } = await client.query<{ first: string }>(
      `select pg_walfile_name(pg_backup_start('stroomwerk', fast => true)) as first`,
    );
    for await (const { name, entry } of walk(data)) {
      if (!isCopied(name) || name === 'global/pg_control') continue;
      if (entry.isDirectory()) await writer.folder(name);
      else if (entry.isFile()) await writer.file(name, join(data, name));
      else
        throw new Error(`${join(data, name)} leads out of the data folder; such a database is not backed up`);
    }
    await writer.file('global/pg_control', join(data, 'global/pg_control'));
    const stopped = await client.query<{ labelfile: string; last: string }>(
      `select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)`,
    );
    const [begin, end] = [rows[0]?.first ?? '', stopped.rows[0]?.last ?? ''];
    await writer.text('backup_label', stopped.rows[0]?.labelfile ?? '');
    await copyLog(data, begin, end, writer);
  } finally {
    await client.end();
  }
}

async function copyLog(data: string, begin: string, end: string, writer: PartWriter): Promise<void> {
  if (begin.slice(0, 8) !== end.slice(0, 8)) throw new Error('the server changed its timeline meanwhile');
  for (let number = segment(begin); number <= segment(end); number += 1) {
    const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
    const name = `${begin.slice(0, 8)}${hex(Math.floor(number / 256))}${hex(number % 256)}`;
    const path = join(data, 'pg_wal', name);
    await stat(path); // One that is not there would make the copy useless.
    await writer.file(`pg_wal/${name}`, path);
  }
}
