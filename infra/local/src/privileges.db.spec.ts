// Real: PostgreSQL, the migrations of all services, BullMQ's tables, a queue over the service's own connection.
import { events } from '@stroomwerk/contracts/events';
import { migrate, roleOf } from '@stroomwerk/kernel/database';
import { testRuntimeUrl } from '@stroomwerk/kernel/testing';
import { testDatabase, until } from '@stroomwerk/test-kit';
import pg from 'pg';
import { type Databases, ownerRole } from './databases.js';
import { migrateDatabases, schemas } from './migration.js';
import { serviceNames } from './processes.js';

let db: Awaited<ReturnType<typeof testDatabase>>;
let databases: Databases;
beforeAll(async () => {
  db = await testDatabase();
  databases = databasesOfTest(db.url);
});
afterAll(() => db?.drop());

function databasesOfTest(url: string): Databases {
  const owner = new URL(url);
  owner.username = ownerRole;
  owner.password = 'owner-of-the-tests';
  return {
    owner: owner.href,
    roles: Object.fromEntries(
      serviceNames.map((name) => [name, testRuntimeUrl(name, url)]),
    ) as Databases['roles'],
  };
}

async function query<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

const job = (queue: string) => `select bullmq.add_job('${queue}', '1', 'x', '{}', '{}', 0, 0, 0, 1,
  null, null, null, null, null, false)`;

/** As data folders were before the migration had a role: everything belongs to the superuser, who grants too much. */
async function asItWas(url: string): Promise<void> {
  await migrate({ url, schemas, roles: databasesOfTest(url).roles, events: [], queues: true });
  await query(
    url,
    `${serviceNames
      .map((name) => roleOf(databasesOfTest(url).roles[name]))
      .map(
        (role) =>
          `grant usage, create on schema bullmq to ${role}; grant all on all tables in schema bullmq to ${role};`,
      )
      .join('\n')}
     insert into auth.user_account (email, full_name, created_at) values ('stays@example.test', 'Blijft', now())`,
  );
  const [, library] = serviceNames;
  await query(databasesOfTest(url).roles[library], 'create sequence bullmq.made_by_a_service');
}

describe('a data folder whose tables belong to the superuser', () => {
  beforeAll(async () => {
    await asItWas(db.url);
    await migrateDatabases(databases, { superuser: db.url, queues: true });
  });

  it('is handed over to the migrating role with everything in it', async () => {
    const strangers = await query<{ name: string }>(
      db.url,
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('auth', 'library', 'billing', 'ai_ops', 'releases', 'bullmq')
          and pg_get_userbyid(c.relowner) <> '${ownerRole}'
       union all
       select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ('auth', 'library', 'billing', 'ai_ops', 'releases', 'bullmq')
          and pg_get_userbyid(p.proowner) <> '${ownerRole}'`,
    );
    expect(strangers).toEqual([]);
    expect(await query(databases.roles.auth, 'select full_name from auth.user_account')).toEqual([
      { full_name: 'Blijft' },
    ]);
  });

  it('goes on: the next migration changes its tables without a superuser', async () => {
    class Next1999000000000 {
      up = (runner: { query(sql: string): Promise<unknown> }) =>
        runner.query('alter table user_account add column noted text');
      down = () => Promise.resolve();
    }
    const [auth] = schemas;
    if (auth?.name !== 'auth') throw new Error('auth is not the first');
    const next = { ...auth, migrations: [...auth.migrations, Next1999000000000 as never] };
    const { owner: url, roles } = databases;
    const said: string[] = [];
    await migrate({ url, schemas: [next], roles, events, queues: true, say: (line) => said.push(line) });
    expect(said).toEqual(['migrating auth: Next1999000000000']);
    expect(await query(roles.auth, 'select noted from auth.user_account')).toEqual([{ noted: null }]);
  });

  it('says what it is at while a migration takes long', async () => {
    const [auth] = schemas;
    if (auth === undefined) throw new Error('there is no schema');
    class Long1999000000001 {
      up = (runner: { query(sql: string): Promise<unknown> }) =>
        runner.query('select pg_advisory_xact_lock(1999)');
      down = () => Promise.resolve();
    }
    class Last1999000000002 {
      up = () => Promise.resolve();
      down = () => Promise.resolve();
    }
    const migrations = [...auth.migrations, Long1999000000001 as never, Last1999000000002 as never];
    const { owner: url, roles } = databases;
    const said: string[] = [];
    const holder = new pg.Client({ connectionString: db.url });
    await holder.connect();
    await holder.query('select pg_advisory_lock(1999)');
    const done = migrate({
      ...{ url, schemas: [{ ...auth, migrations }], roles, events, queues: true },
      ...{ say: (line: string) => said.push(line), sayEvery: 20 },
    });
    try {
      await until('a line of a migration that goes on', () => said.length > 1);
    } finally {
      await holder.end();
    }
    await done;
    expect(said[0]).toBe('migrating auth: Long1999000000001 and 1 more');
    expect(said[1]).toMatch(/^migrating auth: Long1999000000001 and 1 more, for \d+ s$/);
  });

  it('lets no service change or remove what is only added to', async () => {
    const kept = schemas.flatMap(({ name, appendOnly = [] }) =>
      appendOnly.map((table) => ({
        role: roleOf(databases.roles[name]),
        table: `${name.replace('-', '_')}.${table}`,
      })),
    );
    expect(kept.map(({ table }) => table)).toContain('billing.ledger_entry');
    for (const { role, table } of kept)
      expect(
        await query(
          db.url,
          `select right_, has_table_privilege('${role}', '${table}', right_) as has
           from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'trigger']) as right_`,
        ),
      ).toEqual(
        ['select', 'insert', 'update', 'delete', 'truncate', 'trigger'].map((right_) => ({
          right_,
          has: right_ === 'select' || right_ === 'insert',
        })),
      );
  });

  it('is left alone by a second migration', async () => {
    const policies = () => query(db.url, 'select oid from pg_policy order by oid');
    const before = await policies();
    expect(before).not.toHaveLength(0);
    await migrateDatabases(databases, { superuser: db.url, queues: true });
    expect(await policies()).toEqual(before);
  });

  it('gives the migrating role no more than it needs', async () => {
    expect(
      await query(
        databases.owner,
        'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
      ),
    ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
    await expect(query(databases.owner, `copy (select 1) to program 'true'`)).rejects.toThrow('permission');
  });

  it.each(serviceNames)('%s may read and write its own rows, and nothing else', async (name) => {
    const own = databases.roles[name];
    const other = name === 'auth' ? 'library' : 'auth';
    const refused = [
      `create temp table came (line text); copy came from program 'id'`,
      `select pg_read_file('/etc/passwd')`,
      `select * from ${other}.outbox`,
      `insert into ${other}.inbox (event_id, event, handled_at) values (gen_random_uuid(), 'x', now())`,
      'create role thief',
      `alter role ${roleOf(databases.roles[other])} password 'x'`,
      `set role ${ownerRole}`,
      `create table ${name.replace('-', '_')}.mine (n int)`,
      'create schema mine',
      // What runs there runs in the name of every service.
      'create table bullmq.mine (n int)',
      `create function bullmq.mine() returns trigger language plpgsql as 'begin return new; end'`,
      'create trigger mine before insert on bullmq.job execute function pg_catalog.suppress_redundant_updates_trigger()',
      'truncate bullmq.job',
      job(`${other}.mail`),
      `insert into bullmq.meta values ('${other}.mail', 'paused', '1')`,
    ];
    for (const sql of refused)
      await expect(query(own, sql)).rejects.toThrow(/permission denied|row-level security|must be owner/);
    expect(await query(own, `select 1 as n from ${name.replace('-', '_')}.outbox`)).toEqual([]);
  });

  it('lets a service see and fill the queues only that contracts declare for it', async () => {
    await query(databases.roles.auth, `${job('auth.mail')}; ${job('user.registered.billing')}`);
    await query(databases.roles.billing, job('subscription.changed.library'));
    const seen = async (name: (typeof serviceNames)[number]) =>
      (
        await query<{ queue: string }>(databases.roles[name], 'select queue from bullmq.job order by queue')
      ).map(({ queue }) => queue);
    expect(await seen('auth')).toEqual(['auth.mail', 'user.registered.billing']);
    expect(await seen('billing')).toEqual(['subscription.changed.library', 'user.registered.billing']);
    expect(await seen('library')).toEqual(['subscription.changed.library']);
    expect(await seen('releases')).toEqual([]);
    // An entitlement is what billing says, and nobody else.
    await expect(query(databases.roles['ai-ops'], job('subscription.changed.library'))).rejects.toThrow(
      'row-level security',
    );
    await query(databases.roles.auth, `delete from bullmq.job where queue = 'subscription.changed.library'`);
    expect(await seen('library')).toHaveLength(1);
  });
});
