import {
  ensureRole,
  extensions,
  identifier,
  literal,
  queueSchema,
  roleOf,
  schemaOf,
} from '@stroomwerk/kernel/database';
import pg from 'pg';
import { isLogin, prepareLogins } from './database-logins.js';
import { type Databases, loginOf } from './databases.js';
import { serviceNames } from './processes.js';

/**
 * Gives everything in our schemas to the owner. Until the migration had a role of its own, tables belonged to the
 * superuser, and counters of queues to whichever service asked first. Nothing is changed but the owner.
 */
const handOver = (owner: string): string => `
  do $$
  declare
    ours constant text[] := array[${[...serviceNames.map(schemaOf), queueSchema].map(literal).join(', ')}];
    heir constant regrole := ${literal(identifier(owner))}::regrole;
    made record;
  begin
    for made in select nspname as name from pg_namespace where nspname = any (ours) and nspowner <> heir loop
      execute format('alter schema %I owner to %s', made.name, heir);
    end loop;
    for made in
      select format('%I.%I', n.nspname, c.relname) as name
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = any (ours) and c.relkind in ('r', 'p', 'v', 'm', 'S') and c.relowner <> heir
         and not exists (select 1 from pg_depend d
                          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')
                            and c.relkind = 'S')
    loop
      execute format('alter table %s owner to %s', made.name, heir);
    end loop;
    for made in
      select p.oid::regprocedure as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = any (ours) and p.proowner <> heir
    loop
      execute format('alter routine %s owner to %s', made.name, heir);
    end loop;
    for made in
      select format('%I.%I', n.nspname, t.typname) as name
        from pg_type t join pg_namespace n on n.oid = t.typnamespace
       where n.nspname = any (ours) and t.typtype in ('e', 'd') and t.typowner <> heir
    loop
      execute format('alter type %s owner to %s', made.name, heir);
    end loop;
  end $$`;

/**
 * What only a superuser may do, on the PostgreSQL that the start brings along: extensions, roles with their passwords,
 * and the hand-over of what an older version made. Everything after it runs without a superuser.
 * @param superuser connection string
 */
export async function prepareCluster(superuser: string, { owner, roles }: Databases): Promise<void> {
  const client = new pg.Client({ connectionString: superuser, application_name: 'prepare' });
  await client.connect();
  try {
    for (const name of extensions)
      await client.query(`create extension if not exists ${name} with schema public`);
    await ensureRole(client, owner);
    for (const name of serviceNames)
      if (isLogin(name, roles[name])) await prepareLogins(client, name, loginOf(roles[name]));
      else await ensureRole(client, roles[name]);
    const { database } = client;
    await client.query(
      `grant create on database ${identifier(database ?? '')} to ${identifier(roleOf(owner))}`,
    );
    await client.query(handOver(roleOf(owner)));
  } finally {
    await client.end();
  }
}
