import { runMigrations } from 'bullmq';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { ServiceDefinition } from '../boot/definition.js';
import type { CommonEnv } from '../env/environment.js';
import { dataSourceOptions } from './data-source.js';
import { identifier, queueSchema, runtimeRole, schemaOf } from './names.js';
import { ensureRole, grantQueues, grantTables } from './roles.js';

const extensions = ['pg_trgm', 'unaccent', 'citext', 'pgcrypto', 'fuzzystrmatch'];

/** One lock for the whole database, so that several services may boot at once. */
const lockName = 'stroomwerk.migrate';

async function migrateSchema(def: ServiceDefinition, env: CommonEnv): Promise<void> {
  const source = new DataSource({ ...dataSourceOptions(def, env.DATABASE_URL), poolSize: 1 });
  await source.initialize();
  try {
    await source.runMigrations();
  } finally {
    await source.destroy();
  }
}

/**
 * Brings the database to where this service needs it: extensions, its schema, its role, its tables, BullMQ's tables.
 * Runs on a client of its own as the owner (DATABASE_URL), under an advisory lock.
 */
export async function migrate(def: ServiceDefinition, env: CommonEnv): Promise<void> {
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    application_name: `migrate-${def.name}`,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [lockName]);
    for (const name of extensions)
      await client.query(`create extension if not exists ${name} with schema public`);
    const schema = schemaOf(def.name);
    await client.query(`create schema if not exists ${identifier(schema)}`);
    const runtime = runtimeRole(env, def.name);
    await ensureRole(client, runtime);
    await migrateSchema(def, env);
    await grantTables(client, runtime.role, schema);
    if (!env.REDIS_URL) {
      await runMigrations(client, queueSchema);
      await grantQueues(client, runtime.role);
    }
  } finally {
    await client.end();
  }
}
