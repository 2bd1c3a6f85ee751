// Real: the service, PostgreSQL, its queue, the payment sandbox, signed webhooks over HTTP. Fake: auth's key set.
import type {
  MoneyBack,
  MoneyBackAsked,
  ReferralStats,
  ReferralSummary,
} from '@stroomwerk/contracts/billing';
import Stripe from 'stripe';
import { Bench, type Buyer, day, until } from '../../../../test/bench.js';
import { Reconcile } from '../../reconciliation/application/reconcile.js';

let bench: Bench;
beforeAll(async () => {
  bench = await Bench.start();
});
afterAll(() => bench?.close());
afterEach(() => jest.restoreAllMocks());

const view = async (who: Buyer) =>
  (await bench.service.call<MoneyBack>('GET', '/api/billing/money-back', { as: who })).body;
const ask = (who: Buyer) =>
  bench.service.call<MoneyBackAsked & { code: string }>('POST', '/api/billing/money-back', { as: who });
const stripe = () => bench.service.app.get(Stripe);
const bought = async (tier: string, card = {}, referral: string | null = null) => {
  const who = await bench.buyer(referral);
  await bench.buy(who, tier, {}, card);
  await bench.has(who, 'active');
  await bench.settled();
  // The provider's clock is the wall's, the service's stands still: what was bought is bought now.
  await bench.service.source.query(
    'update subscription set reference_created_at = $2 where account_id = $1',
    [who.accountId, bench.service.clock.now()],
  );
  return who;
};
const mails = (who: Buyer, kind = 'money_back') => bench.mails(who, kind);
const chargesOf = async (who: Buyer) =>
  (await bench.charges(who)).map(({ amount, amount_refunded }) => [amount, amount_refunded]);
const none = { basis: null, until: null, amount_cents: null };

describe('money back', () => {
  it('is offered to the cent, goes back once, and ends the plan, the access and the commission', async () => {
    const referrer = await bench.buyer();
    const { referral_code } = (
      await bench.service.call<ReferralSummary>('GET', '/api/referrals/generate-code', { as: referrer })
    ).body;
    const stats = async () =>
      (await bench.service.call<ReferralStats>('GET', '/api/referrals/stats', { as: referrer })).body;
    const who = await bought('starter_monthly', {}, referral_code);
    expect((await stats()).total_commission).toBe(25);
    const begun = bench.service.clock.now();
    expect(await view(who)).toEqual({
      ...{ basis: 'withdrawal', amount_cents: 3_509 },
      until: new Date(begun.getTime() + 14 * day).toISOString(),
    });
    const answers = await Promise.all([ask(who), ask(who), ask(who)]);
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { refunded_cents: 3_509 }]);
    expect(await bench.subscription(who)).toMatchObject({ status: 'canceled' });
    await bench.settled();
    expect((await ask(who)).body).toEqual({ refunded_cents: 3_509 });
    expect(await chargesOf(who)).toEqual([[3_509, 3_509]]);
    expect(await mails(who)).toEqual([{ refunded_cents: 3_509, credit_notes: [expect.any(String)] }]);
    expect(await stats()).toMatchObject({ total_commission: 0, paid_referrals: 0 });
    expect(await view(who)).toEqual(none);
    expect((await bench.checkout(who, 'starter_monthly')).status).toBe(200);
  });

  it('is for a plan for life too', async () => {
    const who = await bought('lifetime_pro');
    expect((await ask(who)).body).toEqual({ refunded_cents: 241_879 });
    expect(await bench.subscription(who)).toMatchObject({ status: 'canceled' });
  });

  it('is kept while the provider does not answer, in the middle too, and goes back once by itself', async () => {
    const who = await bought('professional_monthly');
    jest
      .spyOn(stripe().subscriptions, 'cancel')
      .mockRejectedValue(new Stripe.errors.StripeConnectionError({ message: 'cut off', type: 'api_error' }));
    expect((await ask(who)).body).toEqual({ refunded_cents: null });
    expect(await view(who)).toEqual(none);
    jest.restoreAllMocks();
    bench.service.clock.advance(61_000);
    await bench.service.app.get(Reconcile).execute();
    expect(await chargesOf(who)).toEqual([[11_979, 11_979]]);
    expect(await bench.subscription(who)).toMatchObject({ status: 'canceled' });
    expect((await ask(who)).body).toEqual({ refunded_cents: 11_979 });
    expect(await mails(who)).toHaveLength(1);
  });

  it('is a guarantee after fourteen days: once an account, and once a card', async () => {
    const card = { number: '5555 5555 5555 4444' };
    const who = await bought('starter_monthly', card);
    bench.service.clock.advance(15 * day);
    expect(await view(who)).toMatchObject({ basis: 'guarantee', amount_cents: 3_509 });
    expect((await ask(who)).body).toEqual({ refunded_cents: 3_509 });
    const second = await bought('starter_monthly', card);
    expect(await view(second)).toMatchObject({ basis: 'withdrawal' });
    bench.service.clock.advance(15 * day);
    expect(await view(second)).toEqual(none);
    expect(await ask(second)).toMatchObject({ status: 409, body: { code: 'billing.no_money_back' } });
    const other = await bought('starter_monthly');
    bench.service.clock.advance(15 * day);
    expect(await view(other)).toMatchObject({ basis: 'guarantee' });
    bench.service.clock.advance(16 * day);
    expect(await view(other)).toEqual(none);
  });

  it('is for who paid: not for a stranger, a grant, a plan that ended, or without a login', async () => {
    const stranger = await bench.buyer();
    expect([await view(stranger), (await ask(stranger)).body.code]).toEqual([none, 'billing.no_money_back']);
    expect((await bench.service.call('GET', '/api/billing/money-back')).status).toBe(401);
    expect((await bench.service.call('POST', '/api/billing/money-back')).status).toBe(401);
  });
});

describe('the amount of money back', () => {
  it('is what went back since it was asked for: without an earlier refund, with a renewal meanwhile', async () => {
    const who = await bought('professional_monthly');
    const [first] = await bench.charges(who);
    await bench.stripe.refunds.create({ charge: first?.id ?? '', amount: 1_000 });
    await bench.settled();
    expect(await view(who)).toMatchObject({ amount_cents: 10_979 });
    jest
      .spyOn(stripe().subscriptions, 'cancel')
      .mockRejectedValue(new Stripe.errors.StripeConnectionError({ message: 'cut off', type: 'api_error' }));
    expect((await ask(who)).body).toEqual({ refunded_cents: null });
    await bench.sandbox.clock.advance((32 * day) / 1000);
    await bench.settled();
    jest.restoreAllMocks();
    expect((await ask(who)).body).toEqual({ refunded_cents: 22_958 });
    await bench.settled();
    expect(await chargesOf(who)).toEqual([
      [11_979, 11_979],
      [11_979, 11_979],
    ]);
    expect(await mails(who)).toMatchObject([{ refunded_cents: 22_958 }]);
  });

  it('is nothing where all of it went back a moment ago: then it is refused', async () => {
    const who = await bought('starter_monthly');
    await bench.admin('webhooks', { mode: 'pause' });
    await bench.stripe.refunds.create({ charge: (await bench.charges(who))[0]?.id ?? '' });
    expect([await view(who), (await ask(who)).body.code]).toEqual([none, 'billing.no_money_back']);
    await bench.admin('webhooks', { mode: 'resume' });
    await bench.has(who, 'canceled');
    await bench.settled();
  });

  it('comes back as credit where it was paid with credit, all of it too', async () => {
    for (const [credit, used, money] of [
      [1_000, 1_000, 2_509],
      [5_000, 3_509, 0],
    ] as const) {
      const who = await bench.buyer();
      await bench.buy(who, 'custom_workflow');
      await bench.settled();
      await bench.stripe.customers.createBalanceTransaction(await bench.customer(who), {
        ...{ amount: -credit, currency: 'eur' },
      });
      await bench.buy(who, 'starter_monthly');
      await bench.has(who, 'active');
      await bench.settled();
      await bench.service.source.query(
        'update subscription set reference_created_at = $2 where account_id = $1',
        [who.accountId, bench.service.clock.now()],
      );
      expect(await bench.balance(who)).toBe(used - credit);
      expect(await view(who)).toMatchObject({ amount_cents: money, credit_cents: used });
      for (const _ of [1, 2]) expect((await ask(who)).body).toEqual({ refunded_cents: money });
      await bench.settled();
      expect(await bench.balance(who)).toBe(-credit);
      expect(await mails(who)).toMatchObject([{ refunded_cents: money, credit_cents: used }]);
      expect(await bench.subscription(who)).toMatchObject({ status: 'canceled' });
    }
  });
});

describe('a refund of money back', () => {
  const refundsOf = async (who: Buyer) => {
    const [charge] = await bench.charges(who);
    return (await bench.stripe.refunds.list({ charge: charge?.id ?? '' })).data;
  };
  const answer = async (who: Buyer, status: 'succeeded' | 'failed') => {
    const [refund] = await refundsOf(who);
    await bench.admin(`refunds/${refund?.id}`, { status });
    await bench.settled();
  };
  const reconciled = async (ms: number) => {
    bench.service.clock.advance(ms);
    await bench.service.app.get(Reconcile).execute();
  };
  const statuses = async (who: Buyer) => (await refundsOf(who)).map(({ status }) => status);

  it('that a bank is slow with is waited for, made anew where it fails, and told of when it has arrived', async () => {
    const who = await bought('starter_monthly');
    await bench.admin('refunds', { charge: (await bench.charges(who))[0]?.id });
    for (const _ of [1, 2]) expect((await ask(who)).body).toEqual({ refunded_cents: null });
    expect(await bench.subscription(who)).toMatchObject({ status: 'canceled' });
    await answer(who, 'failed');
    await reconciled(11 * 60_000);
    expect(await statuses(who)).toEqual(['pending', 'failed']);
    expect(await mails(who)).toEqual([]);
    await answer(who, 'succeeded');
    await reconciled(11 * 60_000);
    expect(await mails(who)).toEqual([{ refunded_cents: 3_509, credit_notes: [expect.any(String)] }]);
    expect((await ask(who)).body).toEqual({ refunded_cents: 3_509 });
    expect(await statuses(who)).toEqual(['succeeded', 'failed']);
  });

  it('that the bank sends back when all seemed done is made anew within a day', async () => {
    const who = await bought('starter_monthly');
    expect((await ask(who)).body).toEqual({ refunded_cents: 3_509 });
    await bench.settled();
    await bench.admin('refunds', { charge: (await bench.charges(who))[0]?.id });
    await answer(who, 'failed');
    await reconciled(day + 60_000);
    expect(await statuses(who)).toEqual(['pending', 'failed']);
    expect((await ask(who)).body).toEqual({ refunded_cents: null });
    expect(await chargesOf(who)).toEqual([[3_509, 3_509]]);
  });
});

describe('a cancellation', () => {
  const change = (who: Buyer, how: 'cancel' | 'resume', body?: object) =>
    bench.service.call<Record<string, unknown>>('POST', `/api/billing/subscription/${how}`, {
      as: who,
      ...(body === undefined ? {} : { body }),
    });

  it('ends the plan with its period, is taken back, and is told each time once', async () => {
    const who = await bought('launch_special');
    const reason = 'Ik heb genoeg aan één automatisering.';
    for (const _ of [1, 2])
      expect(await change(who, 'cancel', { reason })).toMatchObject({
        status: 200,
        body: { status: 'active', cancel_at_period_end: true, current_period_end: expect.any(String) },
      });
    const reference = await bench.reference(who);
    const found = await bench.stripe.subscriptions.retrieve(reference);
    expect(found).toMatchObject({ cancel_at_period_end: true, cancellation_details: { comment: reason } });
    await bench.settled();
    expect(await mails(who, 'plan_canceled')).toEqual([{ ends_at: expect.any(String) }]);
    for (const _ of [1, 2])
      expect(await change(who, 'resume')).toMatchObject({ body: { cancel_at_period_end: false } });
    await bench.settled();
    expect(await mails(who, 'plan_resumed')).toEqual([{ renews_at: expect.any(String) }]);
    expect((await change(who, 'cancel', {})).status).toBe(200);
    await bench.settled();
    expect(await mails(who, 'plan_canceled')).toHaveLength(2);
  });

  it('has nothing to end where nothing renews, and says so where it has ended since', async () => {
    const stranger = await bench.buyer();
    const forLife = await bought('lifetime_pro');
    const ended = await bought('starter_monthly');
    await bench.admin('webhooks', { mode: 'pause' });
    const reference = await bench.reference(ended);
    await bench.stripe.subscriptions.cancel(reference);
    for (const who of [stranger, forLife, ended])
      for (const how of ['cancel', 'resume'] as const)
        expect(await change(who, how, {})).toMatchObject({
          status: 409,
          body: { code: 'billing.nothing_to_cancel' },
        });
    expect(await bench.subscription(ended)).toMatchObject({ status: 'canceled' });
    await bench.admin('webhooks', { mode: 'resume' });
  });

  it('wants a login, and a reason of a length that can be read', async () => {
    expect((await bench.service.call('POST', '/api/billing/subscription/cancel', { body: {} })).status).toBe(
      401,
    );
    const who = await bought('starter_monthly');
    expect(await change(who, 'cancel', { reason: 'x'.repeat(501) })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Schrijf ten hoogste 500 tekens' } },
    });
    expect(await bench.subscription(who)).toMatchObject({ cancel_at_period_end: false });
  });

  it('charges nothing and changes nothing while the provider does not answer', async () => {
    const who = await bought('starter_monthly');
    await bench.admin('api', { fail: 5, status: 500 });
    expect(await change(who, 'cancel', {})).toMatchObject({ status: 503 });
    await bench.admin('api', { fail: 0 });
    await until(
      'it is as it was',
      async () => (await bench.subscription(who)).cancel_at_period_end === false,
    );
  });
});
