// Real: auth and every service that is told, each with its own connection, PostgreSQL, outbox, relay and queue. Fake: the
// SMTP server.
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { accountErased } from '@stroomwerk/contracts/auth';
import type { ServiceDefinition } from '@stroomwerk/kernel';
import { type TestService, testService } from '@stroomwerk/kernel/testing';
import { until } from '@stroomwerk/test-kit';
import pg from 'pg';
import { aiOps } from '../../../../ai-ops/src/definition.js';
import { billing } from '../../../../billing/src/definition.js';
import { libraryService } from '../../../../library/src/service.js';
import { releasesService } from '../../../../releases/src/definition.js';
import { type AuthHarness, authHarness } from '../../../test/auth-harness.js';

/** What each service keeps of somebody, by id or by address, and of their account. */
const kept: Readonly<Record<string, readonly [sql: string, by: keyof Person]>> = {
  'library.collection': [
    `insert into library.collection (account_id, name, created_at, updated_at) values ($1, 'Mijn', now(), now())`,
    'accountId',
  ],
  'library.favourite': [
    `insert into library.favourite (user_id, workflow_id, added_at) values ($1, gen_random_uuid(), now())`,
    'id',
  ],
  'library.my_apps': [`insert into library.my_apps values ($1, '{gmail}', now())`, 'id'],
  'ai_ops.customer': [
    `insert into ai_ops.customer values ($1, 'user', false, now(), gen_random_uuid())
       on conflict do nothing`,
    'id',
  ],
  'billing.referral_code': [
    `insert into billing.referral_code values ($1, translate(upper(left(md5(random()::text), 8)), '01', 'XY'), now()) on conflict do nothing`,
    'id',
  ],
  'releases.team_member': [
    `insert into releases.team_member (team, email, added_by, added_at) values ('team-x', $1, 'Olga', now())`,
    'email',
  ],
};

interface Person {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
}

const env = {
  LIBRARY_FILL: 'off',
  RELEASES_DIR: tmpdir(),
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('who is erased', () => {
  let h: AuthHarness;
  let client: pg.Client;
  const told: TestService[] = [];
  const definitions: readonly ServiceDefinition[] = [libraryService, aiOps, billing, releasesService];

  beforeAll(async () => {
    h = await authHarness();
    for (const definition of definitions)
      told.push(await testService(definition, { databaseUrl: h.databaseUrl, env }));
    client = new pg.Client({ connectionString: h.databaseUrl });
    await client.connect();
    await client.query('set session_replication_role = replica');
  });
  afterAll(async () => {
    await client?.end();
    for (const service of told) await service.close();
    await h?.close();
  });

  const left = async (who: Person) => {
    const found: string[] = [];
    for (const [table, [, by]] of Object.entries(kept)) {
      const column = { id: 'user_id', accountId: 'account_id', email: 'email' }[by];
      const { rowCount } = await client.query(`select 1 from ${table} where ${column} = $1`, [who[by]]);
      if (rowCount) found.push(table);
    }
    return found;
  };
  const person = async (): Promise<Person> => {
    const { email } = await h.member();
    const { rows } = await client.query<Omit<Person, 'email'>>(
      `select u.id, m.account_id as "accountId" from auth.user_account u join auth.account_member m on m.user_id = u.id
       where u.email = $1`,
      [email],
    );
    const { id = '', accountId = '' } = rows[0] ?? {};
    const who = { id, accountId, email };
    for (const [sql, by] of Object.values(kept)) await client.query(sql, [who[by]]);
    return who;
  };

  it('is forgotten by every service that is running, and nobody else is', async () => {
    expect(definitions.map(({ name }) => name).sort()).toEqual([...accountErased.consumers].sort());
    const [goes, stays] = [await person(), await person()];
    expect(await left(goes)).toEqual(Object.keys(kept));
    const { body } = await h.login('ops@example.test');
    const erased = await h.service.call('POST', '/api/auth/ops/erasures', {
      ...{ bearer: body.access_token, body: { user_id: goes.id } },
    });
    expect(erased.status).toBe(200);
    await until('every service has forgotten them', async () => (await left(goes)).length === 0);
    expect(await left(stays)).toEqual(Object.keys(kept));

    // What was on its way meanwhile brings nobody back.
    const shared = randomUUID();
    const tell = async ({ id: user_id, accountId: account_id }: Person) => {
      const payload = {
        ...{
          user_id,
          account_id,
          version: 7,
          status: 'active',
          price_tier: 'starter_monthly',
          interval: 'month',
        },
        ...{ source: 'payment', current_period_end: null, cancel_at_period_end: false, monthly_cents: 2900 },
        changed_at: new Date().toISOString(),
      };
      await client.query(
        `insert into billing.outbox (event, aggregate_id, version, payload, created_at) values ('subscription.changed', $1, 7, $2, now())`,
        [account_id, payload],
      );
    };
    await client.query('set session_replication_role = default');
    await tell(goes);
    await tell(stays);
    // Bought by somebody who is gone, for an account in which others stay.
    await tell({ ...goes, accountId: shared });
    const taken = async () =>
      (await client.query(`select 1 from library.inbox where event = 'subscription.changed'`)).rowCount;
    await until('all events taken', async () => (await taken()) === 3);
    const { rows } = await client.query<{ id: string }>(
      'select account_id as id from library.entitlement where account_id = any($1)',
      [[goes.accountId, stays.accountId, shared]],
    );
    expect(rows.map(({ id }) => id).sort()).toEqual([stays.accountId, shared].sort());
  });
});
