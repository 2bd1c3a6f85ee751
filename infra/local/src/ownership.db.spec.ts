// Real: PostgreSQL and the migrations of all services. The rule: infra/docs/adr/0020-retiring.md.
import { testRuntimeUrl } from '@stroomwerk/kernel/testing';
import { type TestDatabase, testDatabase } from '@stroomwerk/test-kit';
import pg from 'pg';
import type { Databases } from './databases.js';
import { migrateDatabases } from './migration.js';
import { serviceNames } from './processes.js';

/** Rows that belong to a customer, or that say what was done for or about one. A new table of that kind gets its line. */
const customersRows = [
  'ai_ops.customer',
  'ai_ops.movement',
  'ai_ops.subscription',
  'auth.account_request',
  'auth.customer_message',
  'auth.known_device',
  'auth.mail',
  'auth.mailed_link',
  'auth.refresh_token',
  'auth.security_event',
  'auth.session',
  'auth.user_account',
  'billing.account',
  'billing.audit_entry',
  'billing.checkout_session',
  'billing.commission',
  'billing.customer',
  'billing.ledger_entry',
  'billing.purchase',
  'billing.referral',
  'billing.referral_code',
  'billing.subscription',
  'billing.superseded_subscription',
  'library.automation',
  'library.automation_run',
  'library.bonus_grant',
  'library.collection',
  'library.collection_workflow',
  'library.download',
  'library.entitlement',
  'library.favourite',
  'library.free_choice',
  'library.gallery_key',
  'library.my_apps',
  'library.ops_act',
  'library.problem_report',
  'library.request_vote',
  'library.workflow_request',
  'library.workflow_version',
];

/** Tables that name somebody who is no customer, and notes among the services that are gone within minutes. */
const othersRows = [
  ...serviceNames.flatMap((name) =>
    ['erased_person', 'revoked_session'].map((table) => `${name.replace('-', '_')}.${table}`),
  ),
  'releases.team_member',
];

interface Key {
  readonly child: string;
  readonly parent: string;
  /** confdeltype: a no action, r restrict, c cascade, n set null, d set default. */
  readonly deletion: string;
}

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await testDatabase();
  const roles = Object.fromEntries(
    serviceNames.map((name) => [name, testRuntimeUrl(name, database.url)]),
  ) as Databases['roles'];
  await migrateDatabases({ owner: database.url, roles }, { superuser: undefined, queues: true });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

/** What goes, or loses its place, because something went that is no customer's. */
const lost = async (): Promise<string[]> => {
  const { rows } = await client.query<Key>(`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent, confdeltype as deletion
    from pg_constraint where contype = 'f' and confdeltype in ('c', 'n', 'd')`);
  return rows
    .filter(({ child, parent }) => customersRows.includes(child) && !customersRows.includes(parent))
    .map(({ child, parent }) => `${child} with ${parent}`);
};

it('removes no row that customers own because content, a release or a setting goes', async () => {
  expect(await lost()).toEqual([]);
});

it.each(['cascade', 'set null', 'set default'])(
  'sees a key that would, with on delete %s',
  async (deletion) => {
    await client.query('begin');
    await client.query(
      `alter table library.favourite add foreign key (workflow_id) references library.workflow (id) on delete ${deletion}`,
    );
    expect(await lost()).toEqual(['library.favourite with library.workflow']);
    await client.query('rollback');
  },
);

it('knows every table that names a person', async () => {
  const { rows } = await client.query<{ name: string }>(`
    select distinct c.oid::regclass::text as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and n.nspname in ('auth', 'library', 'billing', 'ai_ops', 'releases')
      and a.attnum > 0 and a.attname ~ '(^|_)(user_id|customer_id|account_id|referee_id|referrer_id|email)$'`);
  const unlisted = rows.map(({ name }) => name).filter((name) => !customersRows.includes(name));
  expect(unlisted.filter((name) => !othersRows.includes(name)).sort()).toEqual([]);
  const { rows: there } = await client.query<{ name: string }>(
    'select t::text as name from unnest($1::text[]) t where to_regclass(t) is null',
    [customersRows],
  );
  expect(there).toEqual([]);
});
