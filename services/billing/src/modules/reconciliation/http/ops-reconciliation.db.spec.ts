// Real: the service, PostgreSQL, its queue, the payment sandbox, signed webhooks over HTTP. Messages that never come.
import type { ReconcileReport } from '@stroomwerk/contracts/billing';
import Stripe from 'stripe';
import { Bench, type Buyer } from '../../../../test/bench.js';

let bench: Bench;
beforeAll(async () => {
  bench = await Bench.start();
});
afterAll(() => bench?.close());
afterEach(() => {
  jest.restoreAllMocks();
  return bench.admin('webhooks', { mode: 'resume' });
});

const ops = { role: 'ops' as const };
const path = '/api/billing/ops/reconciliation';
const page = (after: string | null) =>
  bench.service.call<ReconcileReport>('POST', path, { as: ops, body: { after } });
/** All accounts, page by page, as the command does. */
async function everything(after: string | null = null): Promise<Omit<ReconcileReport, 'next'>> {
  const { status, body } = await page(after);
  expect(status).toBe(200);
  const { next, ...one } = body;
  if (next === null) return one;
  const rest = await everything(next);
  return {
    events: one.events + rest.events,
    events_left: one.events_left + rest.events_left,
    accounts: one.accounts + rest.accounts,
    mended: [...one.mended, ...rest.mended],
    failed: [...one.failed, ...rest.failed],
  };
}
const planOf = (who: Buyer) => bench.reference(who);
async function paying(tier = 'starter_monthly'): Promise<Buyer> {
  const who = await bench.buyer();
  await bench.buy(who, tier);
  await bench.has(who, 'active');
  await bench.settled();
  return who;
}

it('finds at once what lost messages would have told, says of whom, and finds nothing the second time', async () => {
  const [ended, refunded, fine] = [await paying(), await paying(), await paying()];
  await everything();
  await bench.admin('webhooks', { mode: 'pause' });
  await bench.stripe.subscriptions.cancel(await planOf(ended));
  const [charge] = await bench.charges(refunded);
  await bench.stripe.refunds.create({ charge: charge?.id ?? '' });
  const report = await everything();
  const of = (who: Buyer) => report.mended.find(({ account_id }) => account_id === who.accountId)?.what;
  expect([of(ended), of(refunded), of(fine)]).toEqual([['plan'], ['plan', 'invoices'], undefined]);
  expect(report.failed).toEqual([]);
  expect((await bench.subscription(ended)).status).toBe('canceled');
  expect((await bench.subscription(refunded)).status).toBe('canceled');
  expect((await bench.subscription(fine)).status).toBe('active');
  expect(await everything()).toMatchObject({ mended: [], failed: [] });
});

it('names what it cannot compare, and compares the others', async () => {
  const [broken, ended] = [await paying(), await paying()];
  const plan = await planOf(broken);
  await bench.admin('webhooks', { mode: 'pause' });
  await bench.stripe.subscriptions.cancel(await planOf(ended));
  const { subscriptions } = bench.service.app.get(Stripe);
  const real = subscriptions.retrieve.bind(subscriptions);
  jest
    .spyOn(subscriptions, 'retrieve')
    .mockImplementation(((id: string, ...more: never[]) =>
      id === plan ? Promise.reject(new Error('no answer about this one')) : real(id, ...more)) as never);
  const { failed, mended } = await everything();
  expect(failed).toContainEqual({ what: plan, why: expect.stringContaining('no answer about this one') });
  expect(mended).toContainEqual({ account_id: ended.accountId, what: ['plan'] });
});

it('works off an event that was given up, also one that would wait for hours', async () => {
  const who = await paying();
  const plan = await planOf(who);
  const now = bench.service.clock.now();
  await bench.service.source.query(
    `insert into provider_event (id, type, subject_kind, subject_id, occurred_at, received_at, processed_at, tries, looked_at)
     values ('evt_parked', 'customer.subscription.updated', 'subscription', $1, $2, $2, null, 9, $2)`,
    [plan, now],
  );
  expect(await everything()).toMatchObject({ events: 1, events_left: 0 });
  const [row] = await bench.service.source.query<{ processed_at: Date | null }[]>(
    `select processed_at from provider_event where id = 'evt_parked'`,
  );
  expect(row?.processed_at).toEqual(expect.any(Date));
});

it('comes to all events, a few at a time, however many before them fail again', async () => {
  const who = await paying();
  const plan = await planOf(who);
  const now = bench.service.clock.now();
  await bench.service.source.query(
    `insert into provider_event (id, type, subject_kind, subject_id, occurred_at, received_at, processed_at, tries, looked_at)
     select 'evt_' || n, 'customer.subscription.updated', 'subscription',
       case when n <= 12 then 'sub_broken' else $1 end, $2, $2::timestamptz + make_interval(secs => n), null, 9, $2
     from generate_series(1, 15) n`,
    [plan, now],
  );
  const { subscriptions } = bench.service.app.get(Stripe);
  const real = subscriptions.retrieve.bind(subscriptions);
  jest
    .spyOn(subscriptions, 'retrieve')
    .mockImplementation(((id: string, ...more: never[]) =>
      id === 'sub_broken'
        ? Promise.reject(new Error('no answer about this one'))
        : real(id, ...more)) as never);
  const first = (await page(null)).body;
  expect([first.events, first.events_left, first.failed.length]).toEqual([0, 15, 10]);
  const second = (await page(null)).body;
  expect([second.events, second.events_left, second.failed.length]).toEqual([3, 12, 7]);
});

it('goes through all accounts, page by page', async () => {
  const [{ count }] = (await bench.service.source.query(
    'select count(*)::int as count from customer where provider_id is not null',
  )) as [{ count: number }];
  for (let more = count; more <= 10; more += 1) {
    const who = await bench.buyer();
    await bench.checkout(who, 'starter_monthly');
  }
  expect((await everything()).accounts).toBe(Math.max(count, 11));
});

it('is for ops', async () => {
  const who = await bench.buyer();
  expect((await bench.service.call('POST', path, { as: who, body: { after: null } })).status).toBe(403);
  expect((await bench.service.call('POST', path, { as: ops, body: { after: 'x' } })).status).toBe(400);
});
