import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import type { SubscriptionStatus } from '@stroomwerk/contracts';
import { subscriptionChanged } from '@stroomwerk/contracts/billing';
import { Outbox, type ServiceDefinition } from '@stroomwerk/kernel';
import { type TestService, testAccountOf, testService } from '@stroomwerk/kernel/testing';
import { testDatabase, testRedisUrl, until } from '@stroomwerk/test-kit';
import { libraryService } from '../../../service.js';

class Nothing {}
Module({})(Nothing);

/** Billing as the library sees it: an outbox that subscription.changed comes from. */
const billing: ServiceDefinition = {
  name: 'billing',
  apiVersion: 1,
  module: Nothing,
  entities: [],
  migrations: [],
  publishes: [subscriptionChanged],
};

// Real: outbox, relay, the queue on either backend, consumer, PostgreSQL, HTTP. Stand-in: billing's rules.
describe.each(['PostgreSQL', 'Redis'])('subscription.changed on %s', (backend) => {
  let db: Awaited<ReturnType<typeof testDatabase>>;
  let from: TestService;
  let library: TestService;
  beforeAll(async () => {
    db = await testDatabase();
    const env: Record<string, string> = backend === 'Redis' ? { REDIS_URL: testRedisUrl() } : {};
    from = await testService(billing, { databaseUrl: db.url, env });
    library = await testService(libraryService, {
      databaseUrl: db.url,
      env: { ...env, LIBRARY_FILL: 'off' },
    });
  });
  afterAll(async () => {
    await from?.close();
    await library?.close();
    await db?.drop();
  });

  const publish = (
    userId: string,
    version: number,
    status: SubscriptionStatus,
    about: { account_id?: string } = { account_id: testAccountOf(userId) },
  ) =>
    from.source.transaction((manager) =>
      from.app.get(Outbox).publish(manager, subscriptionChanged, userId, {
        user_id: userId,
        ...about,
        version,
        status,
        price_tier: 'launch_special',
        interval: 'month',
        source: 'payment',
        current_period_end: '2026-12-21T10:00:00.000Z',
        cancel_at_period_end: false,
        monthly_cents: 4900,
        changed_at: '2026-11-21T10:00:00.000Z',
      }),
    );
  const taken = async () => {
    const [row] = await library.source.query<{ events: number }[]>(
      'select count(*)::int as events from inbox',
    );
    return row?.events ?? 0;
  };
  const searchStatus = async (userId: string) =>
    (await library.call('GET', '/api/workflows-library/search', { as: { userId } })).status;

  it('opens the library for who paid, and closes it again', async () => {
    const userId = randomUUID();
    expect(await searchStatus(userId)).toBe(403);
    await publish(userId, 1, 'active');
    await until('the library opens', async () => (await searchStatus(userId)) === 200);
    await publish(userId, 2, 'canceled');
    await until('the library closes', async () => (await searchStatus(userId)) === 403);
  });

  it('opens it to whoever belongs to the account, and to nobody by the id of a person', async () => {
    const [buyer, colleague] = [randomUUID(), randomUUID()];
    const accountId = testAccountOf(buyer);
    const status = async (as: object) =>
      (await library.call('GET', '/api/workflows-library/search', { as })).status;
    await publish(buyer, 1, 'active');
    await until('the library opens', async () => (await status({ userId: colleague, accountId })) === 200);
    expect(await status({ userId: buyer, accountId: buyer })).toBe(403);
  });

  it('opens it by an event from before there were accounts, whose account has the person’s id', async () => {
    const userId = randomUUID();
    await publish(userId, 1, 'active', {});
    const opens = async () =>
      (await library.call('GET', '/api/workflows-library/search', { as: { userId, accountId: userId } }))
        .status;
    await until('the library opens', async () => (await opens()) === 200);
  });

  it('an older version that comes after a newer one changes nothing', async () => {
    const userId = randomUUID();
    const before = await taken();
    await publish(userId, 7, 'active');
    await until('the library opens', async () => (await searchStatus(userId)) === 200);
    await publish(userId, 6, 'canceled');
    await until('the late event was taken', async () => (await taken()) === before + 2);
    expect(await searchStatus(userId)).toBe(200);
  });
});
