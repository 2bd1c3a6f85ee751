import type { ServiceName } from '@stroomwerk/contracts';
import pg from 'pg';
import type { ServiceDefinition } from '../boot/definition.js';
import { identifier, literal, roleOf, schemaOf } from './names.js';

/** PostgreSQL's answers when two sessions of a cluster change the same role at once. */
const raced = new Set(['XX000', '23505', '42710', '40001']);
const notAllowed = '42501';

/** @returns the role that a connection string works as, which a login may have of another; undefined when it does not open */
async function worksAs(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    return rows[0]?.role;
  } catch {
    return undefined; // The caller makes the role or sets its password, and that reports what is wrong.
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Makes a role with the password of its connection string where that does not open yet: no superuser, and without the
 * right to make roles or databases. Roles belong to the cluster, which the advisory lock of one database does not
 * cover: a race with another database is tried again.
 * @returns the role that it works as, whose rights count
 * @throws Error with one line when the client's own role may not make roles
 */
export async function ensureRole(client: pg.Client, url: string): Promise<string> {
  const known = await worksAs(url);
  if (known !== undefined) return known;
  const role = roleOf(url);
  const password = literal(decodeURIComponent(new URL(url).password));
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
      await client.query(
        `${rowCount ? 'alter' : 'create'} role ${identifier(role)} login password ${password}`,
      );
      return role;
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined;
      if (code === notAllowed)
        throw new Error(
          `The database has no role ${role} with the given password, and the migrating role may not make it: make it, or give another.`,
          { cause: error },
        );
      if (attempt === 20 || !code || !raced.has(code)) throw error;
    }
  }
}

/** What a service may do at run time: read and write its own rows, and add to what is only added to. It owns no table. */
export async function grantTables(
  client: pg.Client,
  role: string,
  { name, appendOnly = [] }: Pick<ServiceDefinition, 'name' | 'appendOnly'>,
): Promise<void> {
  const [to, own] = [identifier(role), identifier(schemaOf(name))];
  const kept = appendOnly.map((table) => `revoke update, delete on ${own}.${identifier(table)} from ${to};`);
  // One transaction: at no moment may more be done than what is said here.
  await client.query(`
    grant usage on schema ${own} to ${to};
    grant select, insert, update, delete on all tables in schema ${own} to ${to};
    grant usage, select, update on all sequences in schema ${own} to ${to};
    ${kept.join('\n')}
  `);
}

/** The run-time roles of some services, as connection strings. */
export type RuntimeUrls = Readonly<Partial<Record<ServiceName, string>>>;
