// Real: the service, PostgreSQL, its queue, the payment sandbox, signed webhooks over HTTP. Fake: auth's key set.

import { Logger } from '@nestjs/common';
import type {
  InvoicesResponse,
  MoneyBack,
  MoneyBackAsked,
  PlanChangePreview,
  ReferralStats,
  ReferralSummary,
  Subscription,
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

type Refused = { code: string };
const post = <T>(who: Buyer, path: string, body?: object) =>
  bench.service.call<T & Refused>('POST', `/api/billing/${path}`, {
    as: who,
    ...(body === undefined ? {} : { body }),
  });
const preview = (who: Buyer, price_tier: string, more: object = {}) =>
  post<PlanChangePreview>(who, 'plan-change/preview', { price_tier, ...more });
const shown = async (who: Buyer, tier: string, more: object = {}): Promise<PlanChangePreview> => {
  const { status, body } = await preview(who, tier, more);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
const confirm = (who: Buyer, token: string) => post<Subscription>(who, 'plan-change', { token });
const changed = async (who: Buyer, tier: string, more: object = {}) => {
  const seen = await shown(who, tier, more);
  const { status, body } = await confirm(who, seen.token);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { seen, plan: body };
};
const stripe = () => bench.service.app.get(Stripe);
const reconcile = () => bench.service.app.get(Reconcile).execute();
/** Both clocks go on together, and meet. */
const pass = async (days: number): Promise<void> => {
  await bench.sandbox.clock.advance(days * (day / 1000));
  bench.service.clock.set(bench.sandbox.clock.now());
};
const bought = async (tier: string, card = {}, referral: string | null = null) => {
  const who = await bench.buyer(referral);
  await bench.buy(who, tier, {}, card);
  await bench.has(who, 'active');
  await bench.settled();
  await pass(0);
  return who;
};
const planAt = async (who: Buyer) => bench.stripe.subscriptions.retrieve(await bench.reference(who));
const invoices = async (who: Buyer) =>
  (await bench.stripe.invoices.list({ subscription: await bench.reference(who) })).data;
const paid = async (who: Buyer) => (await bench.charges(who)).map(({ amount }) => amount);
const total = (cents: readonly number[]) => cents.reduce((sum, one) => sum + one, 0);

describe('a bigger plan', () => {
  it('is shown line by line and charged just that, on the subscription that runs, once', async () => {
    const who = await bought('starter_monthly');
    const reference = await bench.reference(who);
    await pass(10);
    const seen = await shown(who, 'professional_monthly');
    const [unused, rest] = seen.lines;
    expect(seen).toMatchObject({ effect: 'now', plan_name: 'Professional', interval: 'month' });
    expect([unused, rest]).toMatchObject([
      { kind: 'unused', plan_name: 'Starter' },
      { kind: 'rest', plan_name: 'Professional' },
    ]);
    expect(total(seen.lines.map(({ net_cents }) => net_cents))).toBe(seen.net_cents);
    expect(seen.net_cents + seen.tax_cents).toBe(seen.total_cents);
    expect(seen.charged_cents).toBe(seen.total_cents);
    // Two thirds of 70 euro, and 21 % on top; a month has 28 to 31 days.
    expect(seen.net_cents).toBeGreaterThan(4_400);
    expect(seen.net_cents).toBeLessThan(4_800);
    expect(seen).toMatchObject({ renewal_cents: 11_979, credit_left_cents: 0, credit_used_cents: 0 });
    expect((await planAt(who)).items.data[0]?.price.unit_amount).toBe(2_900);
    // Some minutes later it is still that.
    bench.service.clock.advance(5 * 60_000);
    const answers = await Promise.all([confirm(who, seen.token), confirm(who, seen.token)]);
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([200, { price_tier: 'professional_monthly', status: 'active' }]);
    expect((await confirm(who, seen.token)).status).toBe(200);
    expect(await paid(who)).toEqual([seen.charged_cents, 3_509]);
    expect(await bench.reference(who)).toBe(reference);
    expect((await bench.subscription(who)).current_period_end).toBe(seen.renews_at);
    await bench.settled();
    const events = await bench.events(who);
    expect(events.map(({ price_tier, monthly_cents }) => [price_tier, monthly_cents])).toEqual([
      ['starter_monthly', 2_900],
      ['professional_monthly', 9_900],
    ]);
    await pass(25);
    await bench.settled();
    expect((await paid(who))[0]).toBe(11_979);
  });

  it('is not given when the bank refuses, and may wait for the end of the period instead', async () => {
    const who = await bought('starter_monthly', { number: '4000 0000 0000 0341' });
    const seen = await shown(who, 'enterprise_monthly');
    expect(await confirm(who, seen.token)).toMatchObject({
      status: 402,
      body: { code: 'billing.plan_change_declined' },
    });
    await bench.settled();
    expect(await bench.subscription(who)).toMatchObject({ status: 'active', price_tier: 'starter_monthly' });
    expect((await bench.charges(who)).filter(({ paid: isPaid }) => isPaid)).toHaveLength(1);
    const { seen: later, plan } = await changed(who, 'enterprise_monthly', { effect: 'at_period_end' });
    expect(later).toMatchObject({ effect: 'at_period_end', charged_cents: 0, renewal_cents: 36_179 });
    expect(later).not.toHaveProperty('waits_for_debit');
    expect(plan).toMatchObject({
      price_tier: 'starter_monthly',
      next: { price_tier: 'enterprise_monthly', plan_name: 'Enterprise', interval: 'month' },
    });
  });

  it('by the year begins a year; after it a month of a dearer plan leaves credit for what follows', async () => {
    const who = await bought('starter_monthly');
    await pass(5);
    const { seen: year } = await changed(who, 'starter_annual');
    expect(year).toMatchObject({ effect: 'now', renewal_cents: 35_090 });
    expect(year.lines.map(({ kind }) => kind)).toEqual(['unused', 'period']);
    expect((await paid(who))[0]).toBe(year.charged_cents);
    await pass(30);
    const { seen, plan } = await changed(who, 'enterprise_monthly');
    expect(plan).toMatchObject({ price_tier: 'enterprise_monthly', interval: 'month' });
    const credit = seen.credit_left_cents;
    expect(seen.charged_cents).toBe(Math.max(0, seen.total_cents));
    expect(await bench.balance(who)).toBe(0 - credit);
    expect(seen.renewal_cents).toBe(36_179 - credit);
  });

  it('uses credit, and says so', async () => {
    const who = await bought('starter_monthly');
    await bench.stripe.customers.createBalanceTransaction(await bench.customer(who), {
      ...{ amount: -1_000, currency: 'eur' },
    });
    const { seen } = await changed(who, 'professional_monthly');
    expect(seen).toMatchObject({ credit_used_cents: 1_000, charged_cents: seen.total_cents - 1_000 });
    expect((await paid(who))[0]).toBe(seen.charged_cents);
  });
});

describe('whoever pays by debit', () => {
  const debit = { method: 'sepa_debit', account_name: 'A. de Boer', iban: 'NL39RABO0300065264' };
  /** A plan whose first debit was paid. */
  const debited = async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'starter_monthly', {}, debit);
    await bench.sandbox.clock.advance(60);
    await bench.has(who, 'active');
    await bench.settled();
    await pass(0);
    return who;
  };

  it('has a bigger plan with the next period: a debit is answered days later, and may bounce', async () => {
    const who = await debited();
    const { seen, plan } = await changed(who, 'enterprise_monthly');
    expect(seen).toMatchObject({
      effect: 'at_period_end',
      waits_for_debit: true,
      charged_cents: 0,
      renewal_cents: 36_179,
    });
    expect(plan).toMatchObject({
      price_tier: 'starter_monthly',
      next: { price_tier: 'enterprise_monthly', plan_name: 'Enterprise', interval: 'month' },
    });
    expect(await paid(who)).toEqual([3_509]);
    await post(who, 'plan-change/withdraw');
    // Whoever makes a token up has it no sooner.
    const { token } = await shown(who, 'enterprise_monthly');
    const agreed = JSON.parse(Buffer.from(token, 'base64url').toString());
    const now = Buffer.from(JSON.stringify({ ...agreed, effect: 'now' })).toString('base64url');
    expect(await confirm(who, now)).toMatchObject({
      status: 409,
      body: { code: 'billing.plan_change_outdated' },
    });
    expect(await bench.subscription(who)).toMatchObject({ price_tier: 'starter_monthly', next: null });
    expect(await paid(who)).toEqual([3_509]);
  });

  it('has it now where credit pays for all of it', async () => {
    const who = await debited();
    await bench.stripe.customers.createBalanceTransaction(await bench.customer(who), {
      ...{ amount: -50_000, currency: 'eur' },
    });
    const { seen, plan } = await changed(who, 'enterprise_monthly');
    expect(seen).toMatchObject({ effect: 'now', charged_cents: 0 });
    expect(plan).toMatchObject({ price_tier: 'enterprise_monthly' });
    expect(await paid(who)).toEqual([3_509]);
  });

  it('only since somebody looked is told of, since the plan was changed before it was paid', async () => {
    const [who, other] = [await bought('starter_monthly'), await debited()];
    const seen = await shown(who, 'professional_monthly');
    const { default_payment_method: theirs } = await planAt(other);
    const { subscriptions } = stripe();
    const update = subscriptions.update.bind(subscriptions);
    jest.spyOn(subscriptions, 'update').mockImplementationOnce(async (id, ...given) => {
      await bench.stripe.subscriptions.update(id, { default_payment_method: String(theirs) });
      return update(id, ...given);
    });
    const told = jest.spyOn(Logger.prototype, 'error');
    expect((await confirm(who, seen.token)).status).toBe(200);
    const [latest] = await invoices(who);
    expect(latest?.status).toBe('open');
    expect(told.mock.calls.flat().join('\n')).toContain(`invoice ${latest?.id} for that is open`);
    await pass(1);
    await bench.settled();
    expect((await invoices(who))[0]?.status).toBe('paid');
  });
});

describe('a smaller plan', () => {
  it('waits for the end of the period, is shown until then, and is what the next invoice is for', async () => {
    const who = await bought('professional_monthly');
    await pass(3);
    const { seen, plan } = await changed(who, 'starter_monthly');
    expect(seen).toMatchObject({
      effect: 'at_period_end',
      lines: [],
      charged_cents: 0,
      renewal_cents: 3_509,
    });
    expect(seen.effective_at).toBe(plan.current_period_end);
    const next = { price_tier: 'starter_monthly', plan_name: 'Starter', interval: 'month' };
    expect(plan).toMatchObject({ price_tier: 'professional_monthly', next });
    expect((await preview(who, 'enterprise_monthly')).body.code).toBe('billing.plan_change_planned');
    await pass(30);
    await until('it has begun', async () => (await bench.subscription(who)).price_tier === 'starter_monthly');
    await bench.settled();
    expect(await bench.subscription(who)).toMatchObject({ status: 'active', next: null });
    expect(await paid(who)).toEqual([3_509, 11_979]);
    // Its schedule still runs: a change takes the plan out of it.
    expect((await changed(who, 'launch_special')).plan).toMatchObject({ price_tier: 'launch_special' });
  });

  it('is known where every message about it was lost, and comes without us', async () => {
    const who = await bought('professional_monthly');
    await bench.admin('webhooks', { mode: 'pause' });
    await changed(who, 'starter_monthly');
    // Somebody restored what we keep from before.
    await bench.service.source.query(
      'update subscription set next_price_tier = null, next_interval = null where account_id = $1',
      [who.accountId],
    );
    await pass(2);
    await reconcile();
    expect(await bench.subscription(who)).toMatchObject({ next: { price_tier: 'starter_monthly' } });
    await pass(30);
    await reconcile();
    expect(await bench.subscription(who)).toMatchObject({
      ...{ price_tier: 'starter_monthly', interval: 'month', next: null },
    });
    await bench.admin('webhooks', { mode: 'resume' });
    await bench.settled();
  });

  it('is taken back, as often as somebody likes', async () => {
    const who = await bought('professional_monthly');
    for (const _ of [1, 2]) {
      await changed(who, 'starter_monthly');
      for (const _again of [1, 2])
        expect(await post(who, 'plan-change/withdraw')).toMatchObject({ status: 200, body: { next: null } });
    }
    await pass(32);
    await bench.settled();
    expect(await paid(who)).toEqual([11_979, 11_979]);
  });

  it('goes with a cancellation, which ends the plan that is paid', async () => {
    const who = await bought('professional_monthly');
    await changed(who, 'starter_monthly');
    expect(await post(who, 'subscription/resume')).toMatchObject({
      status: 200,
      body: { next: { plan_name: 'Starter' } },
    });
    expect(await post(who, 'subscription/cancel', {})).toMatchObject({
      ...{ status: 200, body: { cancel_at_period_end: true, next: null } },
    });
    expect((await preview(who, 'enterprise_monthly')).body.code).toBe('billing.plan_ending');
    await pass(32);
    await bench.has(who, 'canceled');
  });
});

describe('a confirmation', () => {
  it('is refused when the preview is old, made up, of another moment, or of another plan by now', async () => {
    const who = await bought('starter_monthly');
    const outdated = { status: 409, body: { code: 'billing.plan_change_outdated' } };
    const seen = await shown(who, 'professional_monthly');
    expect(await confirm(who, 'made-up')).toMatchObject(outdated);
    const made = (over: object) =>
      Buffer.from(
        JSON.stringify({ ...JSON.parse(Buffer.from(seen.token, 'base64url').toString()), ...over }),
      ).toString('base64url');
    expect(await confirm(who, made({ charged_cents: 1, total_cents: 1 }))).toMatchObject(outdated);
    const [{ until: end = '' } = {}] = seen.lines;
    expect(await confirm(who, made({ at: Date.parse(end) / 1000 - 60 }))).toMatchObject(outdated);
    const other = await shown(who, 'launch_special');
    expect((await confirm(who, other.token)).status).toBe(200);
    expect(await confirm(who, seen.token)).toMatchObject(outdated);
    const late = await shown(who, 'professional_monthly');
    bench.service.clock.advance(601_000);
    expect(await confirm(who, late.token)).toMatchObject(outdated);
    expect(await paid(who)).toHaveLength(2);
    expect(await bench.subscription(who)).toMatchObject({ price_tier: 'launch_special' });
  });

  it('of two plans at one moment carries out one', async () => {
    const who = await bought('starter_monthly');
    const [one, other] = [await shown(who, 'professional_monthly'), await shown(who, 'enterprise_monthly')];
    const answers = await Promise.all([confirm(who, one.token), confirm(who, other.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [charge] = await paid(who);
    expect([one.charged_cents, other.charged_cents]).toContain(charge);
    expect(await paid(who)).toHaveLength(2);
  });

  it('whose answer was lost is not told as done or undone, and finds out by itself', async () => {
    const who = await bought('starter_monthly');
    const seen = await shown(who, 'professional_monthly');
    const { subscriptions } = stripe();
    const update = subscriptions.update.bind(subscriptions);
    jest.spyOn(subscriptions, 'update').mockImplementationOnce(async (...given) => {
      await update(...given);
      throw new Stripe.errors.StripeConnectionError({ message: 'cut off', type: 'api_error' });
    });
    expect(await confirm(who, seen.token)).toMatchObject({
      status: 503,
      body: { code: 'billing.plan_change_unsure' },
    });
    expect((await confirm(who, seen.token)).body).toMatchObject({ price_tier: 'professional_monthly' });
    expect(await paid(who)).toEqual([seen.charged_cents, 3_509]);
  });

  it('changes nothing while the provider does not answer', async () => {
    const who = await bought('starter_monthly');
    await bench.admin('api', { fail: 20, status: 500 });
    expect(await preview(who, 'professional_monthly')).toMatchObject({
      ...{ status: 503, body: { code: 'billing.payment_provider_unavailable' } },
    });
    await bench.admin('api', { fail: 0 });
  });
});

describe('a change is refused', () => {
  const code = async (who: Buyer, tier = 'enterprise_monthly', more: object = {}) =>
    (await preview(who, tier, more)).body.code;

  it('without a login, a plan, or a plan to change to', async () => {
    for (const path of ['preview', '', 'withdraw'])
      expect(
        (await bench.service.call('POST', `/api/billing/plan-change/${path}`.replace(/\/$/, ''))).status,
      ).toBe(401);
    expect(await code(await bench.buyer())).toBe('billing.no_plan_to_change');
    expect(await code(await bought('lifetime_pro'))).toBe('billing.no_plan_to_change');
    const who = await bought('starter_monthly');
    expect(await code(who, 'starter_monthly')).toBe('billing.already_subscribed');
    expect(await code(who, 'lifetime_pro')).toBe('billing.interval_unavailable');
    expect(await code(who, 'vip_onboarding')).toBe('billing.interval_unavailable');
    expect(await code(who, 'gold')).toBe('billing.unknown_price_tier');
    expect(await code(who, 'enterprise_monthly', { interval: 'year' })).toBe('billing.interval_unavailable');
  });

  it('while it is unpaid, before we have heard of it too', async () => {
    const who = await bought('starter_monthly', { number: '4000 0000 0000 0341' });
    await bench.admin('webhooks', { mode: 'pause' });
    await pass(32);
    expect(await code(who)).toBe('billing.plan_unpaid');
    await bench.admin('webhooks', { mode: 'resume' });
    await bench.has(who, 'past_due_grace');
    await bench.settled();
  });

  it('while a bank has the money', async () => {
    const who = await bought('starter_monthly');
    await bench.admin('disputes', { charge: (await bench.charges(who))[0]?.id });
    await bench.has(who, 'suspended');
    await bench.settled();
    expect(await code(who)).toBe('billing.plan_disputed');
  });
});

describe('after a change', () => {
  const moneyBack = async (who: Buyer) =>
    (await bench.service.call<MoneyBack>('GET', '/api/billing/money-back', { as: who })).body;

  it('a second order beside it is refused, and says where to go', async () => {
    const who = await bought('starter_monthly');
    expect(await bench.checkout(who, 'professional_monthly')).toMatchObject({
      ...{ status: 409, body: { code: 'billing.change_plan_instead' } },
    });
    expect((await bench.checkout(who, 'lifetime_pro')).status).toBe(200);
    expect((await bench.checkout(who, 'vip_onboarding')).status).toBe(200);
  });

  it('money back gives back all that was paid, credit goes, and so does the commission', async () => {
    const referrer = await bench.buyer();
    const { referral_code } = (
      await bench.service.call<ReferralSummary>('GET', '/api/referrals/generate-code', { as: referrer })
    ).body;
    const stats = async () =>
      (await bench.service.call<ReferralStats>('GET', '/api/referrals/stats', { as: referrer })).body;
    const who = await bought('starter_annual', {}, referral_code);
    await pass(2);
    await changed(who, 'launch_special', { interval: 'year' });
    await pass(2);
    // A dearer plan by the month: most of the year becomes credit.
    await changed(who, 'enterprise_monthly');
    await bench.settled();
    expect((await stats()).total_commission).toBe(25);
    expect(await bench.balance(who)).toBeLessThan(0);
    const all = total(await paid(who));
    expect(await moneyBack(who)).toMatchObject({ basis: 'withdrawal', amount_cents: all });
    expect((await post<MoneyBackAsked>(who, 'money-back')).body).toEqual({ refunded_cents: all });
    await bench.settled();
    for (const { amount, amount_refunded } of await bench.charges(who)) expect(amount_refunded).toBe(amount);
    expect(await bench.balance(who)).toBe(0);
    expect(await bench.subscription(who)).toMatchObject({ status: 'canceled' });
    expect(await stats()).toMatchObject({ total_commission: 0 });
  });

  it('a refund of the change alone ends nothing; of all that the period was paid with it does', async () => {
    const who = await bought('starter_monthly');
    await pass(5);
    await changed(who, 'professional_monthly');
    await bench.settled();
    const [change, first] = await bench.charges(who);
    await bench.stripe.refunds.create({ charge: change?.id ?? '' });
    await bench.settled();
    expect(await bench.subscription(who)).toMatchObject({ status: 'active' });
    await bench.stripe.refunds.create({ charge: first?.id ?? '' });
    await bench.has(who, 'canceled');
  });

  /** @returns how the bank decides */
  const disputed = async (who: Buyer, charge: Stripe.Charge | undefined) => {
    const { id } = await bench.admin<{ id: string }>('disputes', { charge: charge?.id });
    await bench.has(who, 'suspended');
    await bench.settled();
    return async () => {
      await bench.admin(`disputes/${id}`, { status: 'lost' });
      await bench.settled();
    };
  };

  it('the dearer plan stays closed where the bank took the change for good, until a period is paid', async () => {
    const who = await bought('starter_monthly');
    await pass(5);
    await changed(who, 'professional_monthly');
    await bench.settled();
    const lose = await disputed(who, (await bench.charges(who))[0]);
    await lose();
    const closed = { status: 'suspended', price_tier: 'professional_monthly' };
    expect(await bench.subscription(who)).toMatchObject(closed);
    await pass(2);
    await reconcile();
    expect(await bench.subscription(who)).toMatchObject(closed);
    await pass(30);
    await bench.settled();
    expect(await bench.subscription(who)).toMatchObject({ ...closed, status: 'active' });
  });

  it('credit goes with the money that it came from, whether the plan ends with it or stays closed', async () => {
    const whole = await bought('professional_annual');
    await pass(2);
    await changed(whole, 'enterprise_monthly');
    await bench.settled();
    expect(await bench.balance(whole)).toBeLessThan(-50_000);
    await (await disputed(whole, (await bench.charges(whole))[0]))();
    expect(await bench.subscription(whole)).toMatchObject({ status: 'canceled' });
    expect(await bench.balance(whole)).toBe(0);

    const part = await bought('starter_monthly');
    await changed(part, 'professional_annual');
    await pass(2);
    await changed(part, 'enterprise_monthly');
    await bench.settled();
    expect(await bench.balance(part)).toBeLessThan(-50_000);
    // The first month is kept: it was the year that the credit came from.
    await (await disputed(part, (await bench.charges(part))[0]))();
    expect(await bench.subscription(part)).toMatchObject({ status: 'suspended' });
    expect(await bench.balance(part)).toBe(0);
  });

  it('a plan for life gives back what is left of both payments', async () => {
    const who = await bought('starter_annual');
    await pass(20);
    const { seen } = await changed(who, 'professional_annual');
    await bench.settled();
    await bench.buy(who, 'lifetime_pro');
    await until('it counts', async () => (await bench.subscription(who)).price_tier === 'lifetime_pro');
    await bench.settled();
    await reconcile();
    await bench.settled();
    const back = (await bench.charges(who)).map(({ amount, amount_refunded }) => [amount, amount_refunded]);
    const [[, ofLife] = [], [change, ofChange = 0] = [], [, ofFirst = 0] = []] = back;
    expect([ofLife, change, ofChange]).toEqual([0, seen.charged_cents, seen.charged_cents]);
    // A year of 990 euro, less twenty days and some seconds; 21 % on top.
    const left = Math.floor((119_790 * 345) / 365);
    expect(Math.abs(ofChange + ofFirst - left)).toBeLessThan(400);
  });

  it('a crash between two refunds of its rest loses neither', async () => {
    const who = await bought('starter_annual');
    await pass(20);
    await changed(who, 'professional_annual');
    await bench.settled();
    const reference = await bench.reference(who);
    await bench.buy(who, 'lifetime_pro');
    await until('it counts', async () => (await bench.subscription(who)).price_tier === 'lifetime_pro');
    await bench.settled();
    const { refunds } = stripe();
    const create = refunds.create.bind(refunds);
    const died = jest
      .spyOn(refunds, 'create')
      .mockImplementationOnce(create)
      .mockRejectedValueOnce(new Error('killed'));
    await reconcile();
    died.mockRestore();
    bench.service.clock.advance(11 * 60_000);
    await reconcile();
    await bench.settled();
    const [row] = await bench.service.source.query<{ rest_cents: number; refunded_cents: number }[]>(
      'select rest_cents, refunded_cents from superseded_subscription where reference = $1',
      [reference],
    );
    const [, ...both] = (await bench.charges(who)).map(({ amount_refunded }) => amount_refunded);
    expect(both).toHaveLength(2);
    for (const back of both) expect(back).toBeGreaterThan(0);
    expect([row?.rest_cents, row?.refunded_cents]).toEqual([total(both), total(both)]);
  });

  it('the reconciliation finds nothing to mend', async () => {
    const who = await bought('starter_monthly');
    await changed(who, 'professional_monthly');
    await bench.settled();
    const before = await bench.events(who);
    await pass(2);
    await reconcile();
    expect(await bench.events(who)).toEqual(before);
    const [latest] = await invoices(who);
    expect(latest?.status).toBe('paid');
  });
});

describe('a year that became credit', () => {
  const books = async (who: Buyer) =>
    (await bench.service.call<InvoicesResponse>('GET', '/api/billing/invoices', { as: who })).body.invoices;
  const kept = async (who: Buyer) =>
    total((await bench.charges(who)).map(({ amount, amount_refunded }) => amount - amount_refunded));
  const sum = async (who: Buyer) => total((await books(who)).map(({ total_cents }) => total_cents));
  /** A dearer plan by the month whose second month was paid with what the year left. */
  const onCredit = async () => {
    const who = await bought('professional_annual');
    await changed(who, 'enterprise_monthly');
    await pass(32);
    await bench.settled();
    expect(await paid(who)).toHaveLength(1);
    expect(await bench.balance(who)).toBeLessThan(0);
    return who;
  };

  it('corrects no invoice above what it came to', async () => {
    const who = await bought('starter_annual');
    await changed(who, 'launch_special', { interval: 'year' });
    await changed(who, 'professional_monthly');
    await bench.settled();
    const all = await books(who);
    const notes = all.filter(({ kind }) => kind === 'credit_note');
    expect(total(notes.map(({ total_cents }) => total_cents))).toBe(await bench.balance(who));
    for (const { number, total_cents } of all.filter(({ kind }) => kind === 'invoice'))
      expect(
        total(notes.filter(({ corrects }) => corrects === number).map((note) => -note.total_cents)),
      ).toBeLessThanOrEqual(total_cents);
  });

  it('and is refunded whole has its access ended and its books closed', async () => {
    const who = await bought('professional_annual');
    await changed(who, 'enterprise_monthly');
    await bench.settled();
    await bench.stripe.refunds.create({ charge: (await bench.charges(who))[0]?.id ?? '' });
    await bench.has(who, 'canceled');
    await bench.settled();
    expect(await sum(who)).toBe(0);
  });

  it('goes back where a plan for life takes its place: unused time and credit', async () => {
    const who = await onCredit();
    await bench.buy(who, 'lifetime_pro');
    await until('it counts', async () => (await bench.subscription(who)).price_tier === 'lifetime_pro');
    await bench.settled();
    await reconcile();
    await bench.settled();
    const [, year] = await bench.charges(who);
    // A month was used, and a day or so of the second.
    expect(year?.amount_refunded).toBeGreaterThan(119_790 - 36_179 - 6_000);
    expect(year?.amount_refunded).toBeLessThan(119_790 - 36_179);
    expect(await bench.balance(who)).toBe(0);
    expect(await sum(who)).toBe(await kept(who));
  });

  it('closes the plan that it pays for while a bank has it', async () => {
    const who = await onCredit();
    await bench.admin('disputes', { charge: (await bench.charges(who))[0]?.id });
    await bench.has(who, 'suspended');
    await bench.settled();
  });

  it('ends the plan that it pays for when it goes back', async () => {
    const who = await onCredit();
    await bench.stripe.refunds.create({ charge: (await bench.charges(who))[0]?.id ?? '' });
    await bench.has(who, 'canceled');
    await bench.settled();
  });
});
