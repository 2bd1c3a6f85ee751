import { migrateAll } from '../migration.js';
import type { Settings } from '../settings.js';
import { RowsRestorer } from './database-rows.js';
import { readPart } from './parts.js';

/**
 * Makes the tables of this checkout, then puts the rows of a backup into them, all or none.
 * @param file the sealed part @param settings whose data folder has the restored keys, for the roles
 * @param superuser of a PostgreSQL of ours; undefined with DATABASE_URL
 * @returns connection string of the owner
 */
export async function restoreRows(
  file: string,
  key: Buffer,
  settings: Settings,
  superuser: string | undefined,
): Promise<string> {
  const { owner } = await migrateAll(settings, superuser);
  const rows = await RowsRestorer.begin(superuser ?? owner);
  try {
    await readPart(file, key, (entry) => rows.take(entry));
    await rows.finish();
  } finally {
    await rows.abandon();
  }
  return superuser ?? owner;
}
