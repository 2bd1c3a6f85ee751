// Real: the service, PostgreSQL, its queue, the payment sandbox over HTTP. What crashes is made to, at one place each.
import { AsyncLocalStorage } from 'node:async_hooks';
import { until } from '@stroomwerk/test-kit';
import Stripe from 'stripe';
import type { EntityManager } from 'typeorm';
import { Bench, type Buyer, day } from '../../../../test/bench.js';
import { Reconcile } from '../../reconciliation/application/reconcile.js';
import { SubscriptionWriter } from '../../subscriptions/application/subscription-writer.js';
import { SyncSubscription } from '../../subscriptions/application/sync-subscription.js';
import { ProcessEvent } from '../../webhooks/application/process-event.js';
import { CustomerEntity } from '../persistence/customer.entity.js';
import { Readings } from './readings.js';

let bench: Bench;
/** What the provider was asked while a transaction was open. */
const askedInside: string[] = [];
let asked = 0;

beforeAll(async () => {
  bench = await Bench.start();
  const { source, app } = bench.service;
  const inside = new AsyncLocalStorage<boolean>();
  const transaction = source.manager.transaction.bind(source.manager) as (
    ...args: unknown[]
  ) => Promise<unknown>;
  source.manager.transaction = ((...args: unknown[]) =>
    inside.run(true, () => transaction(...args))) as EntityManager['transaction'];
  app.get(Stripe).on('request', ({ method, path }: Stripe.RequestEvent) => {
    asked += 1;
    if (inside.getStore()) askedInside.push(`${method} ${path}`);
  });
});
afterAll(() => bench?.close());
afterEach(() => {
  jest.restoreAllMocks();
  return bench.admin('webhooks', { mode: 'resume' });
});

const reconcile = () => bench.service.app.get(Reconcile).execute();
const stripe = () => bench.service.app.get(Stripe);
const rows = <T>(sql: string, who: Buyer) => bench.service.source.query<T[]>(sql, [who.accountId]);
const referenceOf = async (who: Buyer) => {
  const [row] = await rows<{ reference: string }>(
    'select reference from subscription where account_id = $1',
    who,
  );
  return row?.reference ?? '';
};
const codeOf = async (who: Buyer) => {
  const { body } = await bench.service.call<{ referral_code: string }>(
    'GET',
    '/api/referrals/generate-code',
    {
      as: who,
    },
  );
  return body.referral_code;
};
const commissionOf = async (who: Buyer) =>
  (
    await bench.service.source.query<{ status: string }[]>(
      'select status from commission where referee_id = $1',
      [who.userId],
    )
  ).map(({ status }) => status);

it('the provider is never asked inside a transaction, whatever happens to a subscription', async () => {
  const referrer = await bench.buyer();
  const who = await bench.buyer(await codeOf(referrer));
  const id = await bench.buy(who, 'starter_monthly', {}, { number: '4000 0000 0000 0341' });
  await bench.has(who, 'active');
  await bench.service.call('GET', `/api/billing/checkout-sessions/${id}`, { as: who });
  // A plan that is being taken in closes the other order pages.
  await bench.settled();
  await bench.buy(who, 'lifetime_pro');
  await until('the plan for life counts', async () => (await bench.subscription(who)).interval === null);
  await bench.settled();
  const [{ charge }] = (await bench.service.source.query(
    `select payment_intent as charge from checkout_session where account_id = $1 and price_tier = 'lifetime_pro'`,
    [who.accountId],
  )) as [{ charge: string }];
  await bench.stripe.refunds.create({ payment_intent: charge });
  await bench.has(who, 'canceled');
  await bench.sandbox.clock.advance(32 * (day / 1000));
  bench.service.clock.advance(32 * day);
  await reconcile();
  await bench.settled();
  expect(await commissionOf(who)).toHaveLength(1);
  expect(asked).toBeGreaterThan(20);
  expect(askedInside).toEqual([]);
});

it('an answer that another one overtook is not written: the provider is asked again', async () => {
  const who = await bench.buyer();
  await bench.buy(who, 'starter_monthly');
  await bench.has(who, 'active');
  await bench.settled();
  await bench.admin('webhooks', { mode: 'pause' });
  const id = await referenceOf(who);
  const readings = bench.service.app.get(Readings);
  const subscriptions = bench.service.app.get(SyncSubscription);
  const sync = () => readings.carryOut((look) => subscriptions.read(look, id));
  const before = await bench.stripe.subscriptions.retrieve(id);
  await bench.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  // The first one hears the old state, and is held up until another one has heard and written the new one.
  const retrieve = jest.spyOn(stripe().subscriptions, 'retrieve').mockImplementationOnce((async () => {
    await sync();
    return before;
  }) as never);
  await sync();
  expect(retrieve).toHaveBeenCalledTimes(3);
  expect(await bench.subscription(who)).toMatchObject({ cancel_at_period_end: true });
});

it('gives up, and leaves everything as it is, when it is overtaken again and again', async () => {
  const readings = bench.service.app.get(Readings);
  let tries = 0;
  let written = 0;
  const always = readings.carryOut(async (look) => {
    await look('overtaken');
    tries += 1;
    await readings.carryOut(async (lookToo) => {
      await lookToo('overtaken');
      return async () => undefined;
    });
    return async () => {
      written += 1;
    };
  });
  await expect(always).rejects.toThrow('Another reading of overtaken was written meanwhile');
  expect([tries, written]).toEqual([5, 0]);
});

it('a crash between the answer and what is written of it leaves the event to be worked off again', async () => {
  const who = await bench.buyer();
  const accept = jest
    .spyOn(bench.service.app.get(SubscriptionWriter), 'accept')
    .mockRejectedValueOnce(new Error('crashed'));
  await bench.buy(who, 'starter_monthly');
  await bench.has(who, 'active');
  await bench.settled();
  expect(accept.mock.calls.length).toBeGreaterThan(1);
  expect(await bench.events(who)).toHaveLength(1);
});

it('an event that two work off at the same moment counts once', async () => {
  const who = await bench.buyer();
  await bench.buy(who, 'starter_monthly');
  await bench.has(who, 'active');
  await bench.settled();
  const [event] = await bench.service.source
    .query<{ id: string }[]>(
      `update provider_event set processed_at = null
     where id = (select id from provider_event where subject_kind = 'subscription' and subject_id = $1 limit 1)
     returning id`,
      [await referenceOf(who)],
    )
    .then((answer) => answer.flat());
  const accept = jest.spyOn(bench.service.app.get(SubscriptionWriter), 'accept');
  const events = bench.service.app.get(ProcessEvent);
  await Promise.all([1, 2].map(() => events.execute(event?.id ?? '')));
  expect(accept).toHaveBeenCalledTimes(1);
});

it('a crash between making a customer and keeping it makes no second one', async () => {
  const who = await bench.buyer();
  const customers = bench.service.source.getRepository(CustomerEntity);
  const update = jest
    .spyOn(customers.constructor.prototype, 'update')
    .mockRejectedValueOnce(new Error('crashed'));
  expect((await bench.checkout(who, 'starter_monthly')).status).toBe(500);
  update.mockRestore();
  expect(await rows('select provider_id from customer where account_id = $1', who)).toEqual([
    { provider_id: null },
  ]);
  expect((await bench.checkout(who, 'starter_monthly')).status).toBe(200);
  const { data } = await bench.stripe.customers.list({ email: who.email });
  const kept = await rows('select provider_id from customer where account_id = $1', who);
  expect(kept).toEqual(data.map(({ id }) => ({ provider_id: id })));
});

it('two first checkouts at the same moment make one customer', async () => {
  const who = await bench.buyer();
  await Promise.all(
    ['starter_monthly', 'starter_annual', 'lifetime_pro'].map((tier) => bench.checkout(who, tier)),
  );
  expect((await bench.stripe.customers.list({ email: who.email })).data).toHaveLength(1);
});

it('a customer that the provider refused to make is asked for anew, not by the key of the refusal', async () => {
  const who = await bench.buyer();
  const create = jest.spyOn(stripe().customers, 'create');
  create.mockRejectedValueOnce(new Stripe.errors.StripeAPIError({ message: 'broken', type: 'api_error' }));
  create.mockRejectedValueOnce(
    new Stripe.errors.StripeConnectionError({ message: 'gone', type: 'api_error' }),
  );
  for (const status of [503, 503, 200])
    expect((await bench.checkout(who, 'starter_monthly')).status).toBe(status);
  const keys = create.mock.calls.map(([, options]) => options?.idempotencyKey);
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys[1]).toBe(keys[2]);
});

it('a crash between ending what another plan replaced and noting it ends nothing twice', async () => {
  const who = await bench.buyer();
  await bench.buy(who, 'starter_monthly');
  await bench.has(who, 'active');
  await bench.settled();
  const first = await referenceOf(who);
  await bench.buy(who, 'lifetime_pro');
  await until('the plan for life counts', async () => (await bench.subscription(who)).interval === null);
  await bench.settled();
  await bench.stripe.subscriptions.cancel(first, { prorate: true });
  const cancel = jest.spyOn(stripe().subscriptions, 'cancel');
  await reconcile();
  expect(cancel).not.toHaveBeenCalled();
  expect(
    await rows('select 1 from superseded_subscription where account_id = $1 and ended_at is not null', who),
  ).toHaveLength(1);
});
