import pg from 'pg';
import { identifier, literal, queueSchema, type RuntimeRole } from './names.js';

/** PostgreSQL's answers when two sessions of a cluster change the same role at once. */
const raced = new Set(['XX000', '23505', '42710', '40001']);

async function opens(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false; // The caller makes the role or sets its password, and that reports what is wrong.
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Makes the run-time role with its derived password where it does not open yet. Roles belong to the cluster, which
 * the advisory lock of one database does not cover: a race with another database is tried again.
 */
export async function ensureRole(client: pg.Client, { role, url, password }: RuntimeRole): Promise<void> {
  if (password === undefined || (await opens(url))) return;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
      const verb = rowCount ? 'alter' : 'create';
      await client.query(`${verb} role ${identifier(role)} login password ${literal(password)}`);
      return;
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined;
      if (attempt === 20 || !code || !raced.has(code)) throw error;
    }
  }
}

/** What a service may do at run time: read and write its own rows, and BullMQ's. It owns no table. */
export async function grantTables(client: pg.Client, role: string, schema: string): Promise<void> {
  const to = identifier(role);
  await client.query(`grant usage on schema ${identifier(schema)} to ${to}`);
  await client.query(
    `grant select, insert, update, delete on all tables in schema ${identifier(schema)} to ${to}`,
  );
  await client.query(`grant usage, select, update on all sequences in schema ${identifier(schema)} to ${to}`);
}

/** BullMQ's PostgreSQL backend also wants CREATE on its schema. */
export async function grantQueues(client: pg.Client, role: string): Promise<void> {
  const to = identifier(role);
  await client.query(`grant usage, create on schema ${queueSchema} to ${to}`);
  await client.query(`grant all on all tables in schema ${queueSchema} to ${to}`);
  await client.query(`grant all on all sequences in schema ${queueSchema} to ${to}`);
  await client.query(`grant execute on all routines in schema ${queueSchema} to ${to}`);
}
