import { type EventDefinition, type ServiceName } from '@stroomwerk/contracts';
import { runMigrations } from 'bullmq';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { ServiceDefinition } from '../boot/definition.js';
import { schemaDataSource } from './data-source.js';
import { identifier, queueSchema, schemaOf } from './names.js';
import { grantCounters, grantQueues, prepareQueues } from './queue-access.js';
import { ensureRole, grantTables, type RuntimeUrls } from './roles.js';

/** What the services share in `public`; each is trusted, so that an owner of the database may make it too. */
export const extensions = ['pg_trgm', 'unaccent', 'citext', 'pgcrypto', 'fuzzystrmatch'];

/** One lock for the whole database, so that several migrations may be started at once. */
const lockName = 'stroomwerk.migrate';

/** What of a service its tables are made from. */
export type ServiceSchema = Pick<ServiceDefinition, 'name' | 'migrations' | 'appendOnly'>;

export interface MigrateOptions {
  /** Connection string of the migrating role: it owns the schemas, and needs not be a superuser. */
  readonly url: string;
  readonly schemas: readonly ServiceSchema[];
  /** What each of these services connects with at run time; a role that is not there yet is made. */
  readonly roles: RuntimeUrls;
  /** Every event of the platform: who may write to which queue follows from it. */
  readonly events: readonly EventDefinition[];
  /** BullMQ keeps its jobs in this database too; false with Redis. */
  readonly queues: boolean;
  /** Told before each schema that changes what is going to be done, and then how far it is. */
  readonly say?: (line: string) => void;
  /** Milliseconds between two lines about a schema; ten seconds when absent. */
  readonly sayEvery?: number;
}

/** What a schema is at: a migration that writes a large table anew takes minutes, and is a transaction of its own. */
async function whatIsLeft(schema: ServiceSchema, url: string): Promise<string | undefined> {
  const [first, ...more] = await pendingMigrations(schema, url);
  return first && `migrating ${schema.name}: ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`;
}

async function migrateSchema(
  schema: ServiceSchema,
  url: string,
  say: (line: string) => void,
  sayEvery: number,
): Promise<void> {
  const started = performance.now();
  const first = await whatIsLeft(schema, url);
  if (first) say(first);
  const source = new DataSource(schemaDataSource(schema, url));
  await source.initialize();
  const seconds = () => Math.round((performance.now() - started) / 1_000);
  const timer = setInterval(() => {
    whatIsLeft(schema, url).then(
      (line) => line && say(`${line}, for ${seconds()} s`),
      () => undefined, // What keeps it from looking ends the migration too.
    );
  }, sayEvery);
  try {
    await source.runMigrations();
  } finally {
    clearInterval(timer);
    await source.destroy();
  }
}

function roleUrl(roles: RuntimeUrls, name: ServiceName): string {
  const url = roles[name];
  if (url === undefined) throw new Error(`no run-time role is given for ${name}`);
  return url;
}

/** Only where it is missing: `create … if not exists` asks for rights before it looks. */
async function ensureExtensions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ extname: string }>('select extname from pg_extension');
  const present = new Set(rows.map(({ extname }) => extname));
  for (const name of extensions)
    if (!present.has(name)) await client.query(`create extension if not exists ${name} with schema public`);
}

async function ensureSchema(client: pg.Client, schema: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_namespace where nspname = $1', [schema]);
  if (!rowCount) await client.query(`create schema if not exists ${identifier(schema)}`);
}

/**
 * Brings the database to where the services need it: extensions, schemas, run-time roles, tables, BullMQ's tables, and
 * who may do what with them. The one step that changes tables: no service has the rights for it. Under an advisory lock.
 */
export async function migrate({
  url,
  schemas,
  roles,
  events,
  queues,
  say = () => undefined,
  sayEvery = 10_000,
}: MigrateOptions): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [lockName]);
    await ensureExtensions(client);
    if (queues) {
      await runMigrations(client, queueSchema);
      await prepareQueues(client, events);
    }
    for (const schema of schemas) {
      await ensureSchema(client, schemaOf(schema.name));
      const role = await ensureRole(client, roleUrl(roles, schema.name));
      await migrateSchema(schema, url, say, sayEvery);
      await grantTables(client, role, schema);
      if (!queues) continue;
      await grantQueues(client, role, schema.name, events);
      await grantCounters(client, role);
    }
  } finally {
    await client.end();
  }
}

/**
 * @param url of the run-time role
 * @returns the names of migrations that this code knows and the database does not have yet
 */
export async function pendingMigrations({ name, migrations }: ServiceSchema, url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: `stroomwerk-${name}` });
  await client.connect();
  try {
    const table = `${identifier(schemaOf(name))}.migration`;
    const { rows } = await client
      .query<{ name: string }>(`select name from ${table}`)
      .catch((error: unknown) => {
        if (error instanceof pg.DatabaseError && ['42P01', '3F000', '42501'].includes(error.code ?? ''))
          return { rows: [] };
        throw error;
      });
    const done = new Set(rows.map((row) => row.name));
    return migrations.map((migration) => migration.name).filter((one) => !done.has(one));
  } finally {
    await client.end();
  }
}
