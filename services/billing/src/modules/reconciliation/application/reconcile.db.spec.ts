// Real: the service, PostgreSQL, its queue, the payment sandbox, signed webhooks over HTTP. Messages that never come.
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { EntityManager } from 'typeorm';
import { Bench, type Buyer, day } from '../../../../test/bench.js';
import { dueForRelease } from '../../referrals/persistence/due-for-release.js';
import { takeEvents, takeReferees, takeSubscriptions } from '../persistence/turns.js';
import { Reconcile } from './reconcile.js';

const minute = 60_000;
let bench: Bench;
beforeEach(async () => {
  bench = await Bench.start();
});
afterEach(() => bench?.close());

const reconcile = () => bench.service.app.get(Reconcile).execute();
const sql = <T = unknown>(statement: string, values: unknown[] = []) =>
  bench.service.source.query<T[]>(statement, values);
const now = () => bench.service.clock.now();
/** The service's own reconciliation, which runs beside the test, sees nothing of it. */
const unseen = (work: (manager: EntityManager) => Promise<void>) => bench.service.source.transaction(work);
/** Has a paid plan, of whose changes nobody tells any more. @returns its id at the provider */
async function unheard(who: Buyer, tier = 'starter_monthly'): Promise<string> {
  await bench.buy(who, tier);
  await bench.has(who, 'active');
  await bench.settled();
  await bench.admin('webhooks', { mode: 'pause' });
  const [row] = await sql<{ reference: string }>('select reference from subscription where account_id = $1', [
    who.accountId,
  ]);
  return row?.reference ?? '';
}
/** Paid plans that the provider knows nothing of, with a period that is over. */
const unknown = (count: number) =>
  sql(
    `insert into subscription (account_id, version, status, price_tier, interval, source, current_period_end,
       cancel_at_period_end, monthly_cents, reference, reference_created_at, changed_at)
     select gen_random_uuid(), 1, 'active', 'starter_monthly', 'month', 'payment', $2::timestamptz - interval '2 days',
       false, 2900, 'sub_unknown_' || n, $2, $2::timestamptz - interval '30 days'
     from generate_series(1, $1::int) n`,
    [count, now()],
  );

it('finds within a day what a lost message would have told, in the middle of a paid period', async () => {
  const who = await bench.buyer();
  const id = await unheard(who);
  await bench.stripe.subscriptions.cancel(id);
  bench.service.clock.advance(day - minute);
  await reconcile();
  expect((await bench.subscription(who)).status).toBe('active');
  bench.service.clock.advance(2 * minute);
  await reconcile();
  expect((await bench.subscription(who)).status).toBe('canceled');
});

it('reads a plan in arrears again: who has paid meanwhile has it back', async () => {
  const who = await bench.buyer();
  await unheard(who);
  await sql(`update subscription set status = 'past_due', past_due_since = $2 where account_id = $1`, [
    who.accountId,
    now(),
  ]);
  bench.service.clock.advance(day + minute);
  await reconcile();
  expect(await bench.subscription(who)).toMatchObject({ status: 'active', price_tier: 'starter_monthly' });
});

it('lets a hundred plans that the provider does not know hold up nobody', async () => {
  const who = await bench.buyer();
  const id = await unheard(who);
  await unknown(100);
  await bench.stripe.subscriptions.cancel(id);
  bench.service.clock.advance(day + minute);
  for (let round = 0; round < 3; round += 1) await reconcile();
  expect((await bench.subscription(who)).status).toBe('canceled');
});

it('asks for each open plan once a day, and after its period every ten minutes', async () => {
  const who = await bench.buyer();
  const id = await unheard(who);
  const { clock } = bench.service;
  await unseen(async (manager) => {
    const taken = (later: number) => {
      clock.advance(later);
      return takeSubscriptions(manager, now());
    };
    // Held: the service's own passes it over.
    await manager.query('select from subscription for update');
    expect(await taken(day + minute)).toEqual([id]);
    expect(await taken(minute)).toEqual([]);
    expect(await taken(day)).toEqual([id]);
    await manager.query('update subscription set current_period_end = $1', [now()]);
    expect(await taken(30 * minute)).toEqual([]);
    expect(await taken(31 * minute)).toEqual([id]);
    expect(await taken(5 * minute)).toEqual([]);
    expect(await taken(5 * minute)).toEqual([id]);
    await manager.query(`update subscription set status = 'canceled'`);
    expect(await taken(2 * day)).toEqual([]);
  });
});

it('gives every event its turn, those that always fail less and less often', async () => {
  const { clock } = bench.service;
  await unseen(async (manager) => {
    await manager.query(
      `insert into provider_event (id, type, subject_kind, subject_id, occurred_at, received_at)
       select 'evt_' || n, 'charge.refunded', 'charge', 'ch_' || n, $1, $1::timestamptz + n * interval '1 millisecond'
       from generate_series(1, 250) n`,
      [now()],
    );
    const taken = async (later: number) => {
      clock.advance(later);
      return (await takeEvents(manager, now())).length;
    };
    expect(await taken(30_000)).toBe(0);
    expect(await taken(31_000)).toBe(200);
    // The next ones, not the same again.
    expect(await taken(0)).toBe(50);
    expect(await taken(0)).toBe(0);
    expect(await taken(minute)).toBe(200);
    await manager.query(`delete from provider_event where id <> 'evt_7'`);
    await manager.query('update provider_event set tries = 40, looked_at = $1', [now()]);
    expect(await taken(359 * minute)).toBe(0);
    expect(await taken(minute)).toBe(1);
    await manager.query('delete from provider_event');
  });
});

it('ends every plan that another took the place of, also after one that cannot be ended', async () => {
  const who = await bench.buyer();
  const id = await unheard(who);
  await sql(`update subscription set reference = 'sub_newer' where account_id = $1`, [who.accountId]);
  const { subscriptions } = bench.service.app.get(Stripe);
  const retrieve = subscriptions.retrieve.bind(subscriptions);
  const asked = jest
    .spyOn(subscriptions, 'retrieve')
    .mockImplementation((...call) =>
      call[0] === 'sub_that_fails' ? (Promise.reject(new Error('refused')) as never) : retrieve(...call),
    );
  await sql(
    'insert into superseded_subscription (reference, account_id, superseded_at) values ($1, $3, $4), ($2, $3, $5)',
    ['sub_that_fails', id, who.accountId, new Date(now().getTime() - minute), now()],
  );
  await reconcile();
  asked.mockRestore();
  expect((await bench.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
});

it('lets referees whose payments cannot be read hold up nobody', async () => {
  await unseen(async (manager) => {
    const insert = (id: string, at: number) =>
      manager.query(
        `insert into referral (referee_id, account_id, referrer_id, code, attributed_at, check_due)
         values ($1, $1, gen_random_uuid(), 'ABCD2345', $2, true)`,
        [id, new Date(at)],
      );
    const [first, last] = [randomUUID(), randomUUID()];
    await insert(first, now().getTime() - minute);
    for (let count = 0; count < 49; count += 1) await insert(randomUUID(), now().getTime() - 1_000);
    await insert(last, now().getTime());
    expect(await takeReferees(manager, now())).toContain(first);
    expect(await takeReferees(manager, now())).toEqual([last]);
  });
});

it('lets commissions that wait for ops hold up nobody, and asks for them once an hour', async () => {
  const { clock } = bench.service;
  await unseen(async (manager) => {
    const insert = async (count: number, verdict: string, days: number) => {
      await manager.query(
        `with made as (
           insert into referral (referee_id, account_id, referrer_id, code, attributed_at, check_due, verdict)
           select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'ABCD2345', $2, false, $3
           from generate_series(1, $1::int) returning referee_id, referrer_id)
         insert into commission (referee_id, referrer_id, status, amount_cents, earned_at, release_at, disputed)
         select referee_id, referrer_id, 'held', 2500, $2, $4, false from made`,
        [count, now(), verdict, new Date(now().getTime() - days * day)],
      );
    };
    await insert(200, 'held', 2);
    await insert(1, 'clear', 1);
    const [clear] = await manager.query<{ referee_id: string }[]>(
      `select referee_id from referral where verdict = 'clear'`,
    );
    const first = await dueForRelease(manager, now());
    expect(first).toHaveLength(200);
    expect(first).not.toContain(clear?.referee_id);
    for (const _ of ['next round', 'and again']) {
      clock.advance(2 * minute);
      expect(await dueForRelease(manager, now())).toEqual([clear?.referee_id]);
    }
    // Ops has allowed one.
    await manager.query(`update referral set verdict = 'clear' where referee_id = $1`, [first[0]]);
    const allowed = await dueForRelease(manager, now());
    expect(allowed.sort()).toEqual([first[0], clear?.referee_id].sort());
    clock.advance(60 * minute);
    expect(await dueForRelease(manager, now())).toHaveLength(200);
    await manager.query('delete from commission');
    await manager.query('delete from referral');
  });
});
