import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseVariable } from '@stroomwerk/kernel/database';
import { ringNames } from '@stroomwerk/kernel/signing';
import pg from 'pg';
import { loginFile } from './database-logins.js';
import { ownerFile } from './databases.js';
import { ledgerFile, readKey } from './key-file.js';
import { isGiven, ringFile } from './link-secrets.js';
import { serviceNames } from './processes.js';
import { hasKeys, keysFolder } from './secrets.js';
import type { Settings } from './settings.js';
import { StartError } from './start-error.js';

/**
 * Looks at every key that a start takes from the data folder, before it begins anything.
 * @throws StartError when one is gone, empty, cut off or another's; where several are gone it names the first
 */
export function refuseBrokenKeys(settings: Settings): void {
  const { dataDir, DATABASE_URL, APP_SECRET, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = settings;
  const ours = DATABASE_URL === undefined;
  const roles = ours || APP_SECRET === undefined ? serviceNames : [];
  const files = [
    ...ringNames.filter((name) => !isGiven(settings, name)).map((name) => ringFile(dataDir, name)),
    ...(ours ? [ownerFile(dataDir)] : []),
    ...roles
      .filter((name) => settings[databaseVariable(name)] === undefined)
      .map((name) => loginFile(dataDir, name)),
    ...(STRIPE_SECRET_KEY === undefined ? [join(keysFolder(dataDir), 'stripe-secret-key')] : []),
    ...(STRIPE_WEBHOOK_SECRET === undefined ? [join(keysFolder(dataDir), 'stripe-webhook-secret')] : []),
  ];
  for (const file of files) if (readKey(file) === undefined) refuseUnlisted(dataDir, file);
}

/**
 * Keys are listed from the first on. Where such are there and the list is not, it went, and with it what tells a key that
 * is gone from one that never was. (Older versions had no list, and none of the keys that are looked for here.)
 */
function refuseUnlisted(dataDir: string, missing: string): void {
  const folder = keysFolder(dataDir);
  const ledger = ledgerFile(folder);
  const listed = [
    ...ringNames.filter((name) => name !== 'AUTH_SIGNING_KEY').map((name) => ringFile(dataDir, name)),
    ownerFile(dataDir),
    ...serviceNames.map((name) => loginFile(dataDir, name)),
  ];
  if (existsSync(ledger) || !listed.some((file) => existsSync(file))) return;
  throw new StartError(
    `${missing} is missing, and so is ${ledger}, the list of the keys that were made. Nothing was changed. Put both back from a backup; or touch ${ledger}, then a new key is made for each that is missing, and what was signed or sealed with the old ones is lost.`,
  );
}

/**
 * With a DATABASE_URL the database does not lie beside the keys: a folder without any may be another than before.
 * @throws StartError where people have accounts in that database and new keys would be made
 */
export async function refuseOtherKeys(settings: Settings): Promise<void> {
  const { dataDir, DATABASE_URL } = settings;
  if (DATABASE_URL === undefined || hasKeys(dataDir) || ringNames.every((name) => isGiven(settings, name)))
    return;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ made: boolean }>(
      `select to_regclass('auth.user_account') is not null as made`,
    );
    if (!rows[0]?.made) return;
    const { rowCount } = await client.query('select 1 from auth.user_account limit 1');
    if (rowCount === 0) return;
  } finally {
    await client.end();
  }
  const keys = keysFolder(dataDir);
  throw new StartError(
    `The database of DATABASE_URL was used with keys, and ${keys} ${existsSync(keys) ? 'is empty' : 'is not there'}. Nothing was changed. Put that folder back, from a backup or with the DATA_DIR that it was in; or set the secrets of README ("Secrets") in the environment. To go on with new keys, by which everybody is signed out and what was signed or sealed with the old ones is lost: mkdir -p ${keys} && touch ${join(keys, '.made')}`,
  );
}
