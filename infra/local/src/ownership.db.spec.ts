// Real: PostgreSQL and the migrations of all services. The rules: infra/docs/adr/0020-retiring.md, 0029-what-a-plan-pays-for-is-the-accounts.md.
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
  'auth.account',
  'auth.account_member',
  'auth.account_request',
  'auth.customer_message',
  'auth.known_device',
  'auth.mail',
  'auth.mail_act',
  'auth.mail_choice',
  'auth.mail_soft_failure',
  'auth.mail_trouble',
  'auth.mailed_link',
  'auth.refresh_token',
  'auth.security_event',
  'auth.session',
  'auth.user_account',
  'billing.registered_user',
  'billing.audit_entry',
  'billing.checkout_session',
  'billing.commission',
  'billing.customer',
  'billing.invoice',
  'billing.ledger_entry',
  'billing.mailbox_reader',
  'billing.money_back',
  'billing.payout',
  'billing.payout_account',
  'billing.plan_change',
  'billing.purchase',
  'billing.referral',
  'billing.referral_code',
  'billing.subscription',
  'billing.superseded_subscription',
  'library.alert',
  'library.alert_channel',
  'library.alert_item',
  'library.alert_message',
  'library.alert_page',
  'library.alert_setting',
  'library.alert_watch',
  'library.account_rate',
  'library.advice_dismissed',
  'library.automation',
  'library.automation_adoption',
  'library.automation_day',
  'library.automation_run',
  'library.automation_update',
  'library.bonus_grant',
  'library.collection',
  'library.collection_workflow',
  'library.connection',
  'library.connection_sync',
  'library.deployment',
  'library.deployment_batch',
  'library.download',
  'library.entitlement',
  'library.favourite',
  'library.first_success',
  'library.free_choice',
  'library.gallery_key',
  'library.monthly_report',
  'library.my_apps',
  'library.ops_act',
  'library.plan_change',
  'library.problem_report',
  'library.promotion',
  'library.processing_agreement',
  'library.report_brand',
  'library.request_vote',
  'library.workflow_request',
  'library.workflow_version',
];

/** Tables that name somebody who is no customer, and notes among the services that are gone within minutes. */
const othersRows = [
  ...serviceNames.flatMap((name) =>
    ['erased_account', 'erased_person', 'revoked_session'].map(
      (table) => `${name.replace('-', '_')}.${table}`,
    ),
  ),
  'releases.team_member',
];

/** Tables whose rows are a person's own, or say what one did. Whatever else names a person hangs on their account. */
const personsRows = [
  ...[
    'known_device',
    'account_member',
    'mail',
    'mail_choice',
    'mailed_link',
    'security_event',
    'session',
  ].map((table) => `auth.${table}`),
  ...['registered_user', 'referral_code', 'audit_entry', 'mailbox_reader', 'payout_account'].map(
    (table) => `billing.${table}`,
  ),
  ...['download', 'favourite', 'free_choice', 'my_apps', 'problem_report', 'request_vote'].map(
    (table) => `library.${table}`,
  ),
  'ai_ops.customer',
  ...serviceNames.map((name) => `${name.replace('-', '_')}.erased_person`),
];

/** Names of what a plan pays for, and of the plan itself. */
const paidFor =
  '(^|_)(automation|collection|connection|instance|deployment|gallery|alert|subscription|entitlement|purchase|checkout|invoice(?!_counter))';

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

/** Tables where something that a plan pays for is a person's: with the rule that each breaks. */
const ownedByPeople = async (): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; paid: boolean; person: boolean; account: boolean }>(
    `with column_of as (
       select c.oid, c.oid::regclass::text as name, c.relname, a.attname
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
       where c.relkind = 'r' and n.nspname in ('auth', 'library', 'billing', 'ai_ops', 'releases') and a.attnum > 0
     ), known as (
       select oid, name, relname ~ $1 as paid, bool_or(attname = 'user_id') as person,
         bool_or(attname = 'account_id') as account
       from column_of group by oid, name, relname
     )
     select name, paid, person, account or exists (
       select from pg_constraint k join known parent on parent.oid = k.confrelid
       where k.conrelid = known.oid and k.contype = 'f' and parent.account) as account
     from known order by name`,
    [paidFor],
  );
  return rows.flatMap(({ name, paid, person, account }) => [
    ...(paid && !account ? [`${name} is of no account`] : []),
    ...(person && (paid || !personsRows.includes(name)) ? [`${name} is a person's`] : []),
  ]);
};

it('lets what a plan pays for hang on an account, never on a person', async () => {
  expect(await ownedByPeople()).toEqual([]);
});

it.each([
  [
    'deployment_plan (user_id uuid)',
    ['library.deployment_plan is of no account', "library.deployment_plan is a person's"],
  ],
  ['deployment_plan (account_id uuid, user_id uuid)', ["library.deployment_plan is a person's"]],
  ['n8n_connection (id uuid)', ['library.n8n_connection is of no account']],
  ['watch (account_id uuid, user_id uuid)', ["library.watch is a person's"]],
  ['automation_note (automation_id uuid references library.automation, made_by uuid)', []],
])('sees who owns the table %s', async (table, found) => {
  await client.query('begin');
  await client.query(`create table library.${table}`);
  expect(await ownedByPeople()).toEqual(found);
  await client.query('rollback');
});

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
