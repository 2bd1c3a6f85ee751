import { existsSync } from 'node:fs';
import { events } from '@stroomwerk/contracts/events';
import { migrate, type ServiceSchema } from '@stroomwerk/kernel/database';
import { migrations as aiOps } from '@stroomwerk/service-ai-ops/migrations';
import { migrations as auth } from '@stroomwerk/service-auth/migrations';
import { appendOnly, migrations as billing } from '@stroomwerk/service-billing/migrations';
import { migrations as library } from '@stroomwerk/service-library/migrations';
import { migrations as releases } from '@stroomwerk/service-releases/migrations';
import pg from 'pg';
import { prepareCluster } from './cluster.js';
import { type Databases, databasesOf, ownerRole } from './databases.js';
import type { ServiceName } from './processes.js';
import { hasKeys, keysFolder } from './secrets.js';
import type { DatabaseSettings } from './settings.js';
import { StartError } from './start-error.js';

const made: Readonly<Record<ServiceName, Omit<ServiceSchema, 'name'>>> = {
  auth: { migrations: auth },
  library: { migrations: library },
  billing: { migrations: billing, appendOnly },
  'ai-ops': { migrations: aiOps },
  releases: { migrations: releases },
};
/** What the tables of each service are made from, and what it may do with them. */
export const schemas = Object.entries(made).map(
  ([name, of]): ServiceSchema => ({ name: name as ServiceName, ...of }),
);

/**
 * The migration step, before any service: one for all of them, as the role that owns the schemas.
 * @param superuser of the PostgreSQL that the start brought along; undefined with a DATABASE_URL
 * @param say told of each schema that changes, before it does
 * @returns who connects with what from here on
 */
export async function migrateAll(
  settings: DatabaseSettings,
  superuser?: string,
  say?: (line: string) => void,
): Promise<Databases> {
  if (superuser) await refuseLostKeys(settings.dataDir, superuser);
  const databases = databasesOf(settings, superuser);
  await migrateDatabases(databases, { superuser, queues: settings.REDIS_URL === undefined, say });
  return databases;
}

/**
 * Keys are first made after the database and before its owner: an owner without any key had them.
 * @throws StartError where new ones would lock out what the lost ones open
 */
async function refuseLostKeys(dataDir: string, superuser: string): Promise<void> {
  const keys = keysFolder(dataDir);
  if (hasKeys(dataDir)) return;
  const client = new pg.Client({ connectionString: superuser });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [ownerRole]);
    if (rowCount === 0) return;
  } finally {
    await client.end();
  }
  throw new StartError(
    `The keys of ${dataDir} are gone: its database is there, ${keys} is ${existsSync(keys) ? 'empty' : 'not'}. Nothing was changed. Put that folder back, or restore a backup into another DATA_DIR: with new keys, what was signed or sealed with the old ones would be lost.`,
  );
}

/** @param queues whether BullMQ keeps its jobs there too */
export async function migrateDatabases(
  databases: Databases,
  { superuser, queues, say }: { superuser?: string; queues: boolean; say?: (line: string) => void },
): Promise<void> {
  if (superuser) await prepareCluster(superuser, databases);
  await migrate({ url: databases.owner, schemas, roles: databases.roles, events, queues, say });
}

/**
 * Whether the ops account that this start would make is there: then no process needs its password.
 * @param owner connection string of the migrating role
 */
export async function hasOpsAccount(owner: string, email: string | undefined): Promise<boolean> {
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select 1 from auth.user_account where role = 'ops' and ($1::text is null or email = $1::public.citext) limit 1`,
      [email ?? null],
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
}
