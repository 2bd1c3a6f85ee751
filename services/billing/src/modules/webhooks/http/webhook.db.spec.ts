// Real: the service, PostgreSQL, its queue, the payment sandbox with its clock, signed webhooks over HTTP.
import Stripe from 'stripe';
import { Bench, type Buyer, day, payHosted, until } from '../../../../test/bench.js';
import { Reconcile } from '../../reconciliation/application/reconcile.js';

let bench: Bench;
beforeAll(async () => {
  bench = await Bench.start();
});
afterAll(() => bench?.close());
afterEach(() => bench.admin('webhooks', { mode: 'resume' }));

const reconcile = () => bench.service.app.get(Reconcile).execute();
const providerSubscription = (who: Buyer) => bench.reference(who);
const eventsAt = () =>
  bench.service.source.query<{ id: string; type: string }[]>('select id, type from provider_event');

describe('a paid checkout', () => {
  it('becomes a subscription that the others are told of, once', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'launch_special');
    const subscription = await bench.has(who, 'active');
    expect(subscription).toEqual({
      status: 'active',
      price_tier: 'launch_special',
      plan_name: 'Launch Special',
      interval: 'month',
      source: 'payment',
      current_period_end: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      cancel_at_period_end: false,
      next: null,
    });
    await bench.settled();
    expect(await bench.events(who)).toEqual([
      {
        user_id: who.userId,
        account_id: who.accountId,
        version: 1,
        status: 'active',
        price_tier: 'launch_special',
        interval: 'month',
        source: 'payment',
        current_period_end: subscription.current_period_end,
        cancel_at_period_end: false,
        monthly_cents: 4_900,
        changed_at: bench.service.clock.now().toISOString(),
      },
    ]);
  });

  it('changes nothing more when every webhook comes five times', async () => {
    const who = await bench.buyer();
    const known = new Set((await eventsAt()).map(({ id }) => id));
    await bench.buy(who, 'professional_annual');
    await bench.has(who, 'active');
    await bench.settled();
    const fresh = (await eventsAt()).filter(({ id }) => !known.has(id));
    expect(fresh.map(({ type }) => type)).toContain('checkout.session.completed');
    for (const { id } of fresh) await bench.admin(`events/${id}/resend`, { times: 5 });
    await bench.settled();
    const events = await bench.events(who);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ version: 1, interval: 'year', monthly_cents: 8_250 });
  });

  it('ends the same when the webhooks come newest first', async () => {
    const who = await bench.buyer();
    await bench.admin('webhooks', { mode: 'pause' });
    await bench.buy(who, 'starter_monthly');
    await bench.admin('webhooks', { mode: 'reorder', seconds: 0 });
    await bench.has(who, 'active');
    await bench.settled();
    expect(await bench.events(who)).toHaveLength(1);
  });

  it('is found by the reconciliation when the webhooks are lost', async () => {
    const who = await bench.buyer();
    await bench.admin('webhooks', { mode: 'pause' });
    await bench.buy(who, 'starter_monthly');
    await reconcile();
    expect(await bench.subscription(who)).toMatchObject({ status: 'none' });
    bench.service.clock.advance(61_000);
    await reconcile();
    expect(await bench.subscription(who)).toMatchObject({ status: 'active', price_tier: 'starter_monthly' });
    await bench.admin('webhooks', { mode: 'resume' });
    await bench.settled();
    expect(await bench.events(who)).toHaveLength(1);
  });

  it('does not make its buyer wait for a late webhook', async () => {
    const who = await bench.buyer();
    await bench.admin('webhooks', { mode: 'pause' });
    const id = await bench.buy(who, 'starter_monthly');
    await bench.service.call('GET', `/api/billing/checkout-sessions/${id}`, { as: who });
    await bench.has(who, 'active');
  });

  it('is carried out later when the provider fails while the webhook is worked off', async () => {
    const who = await bench.buyer();
    await bench.admin('webhooks', { mode: 'pause' });
    await bench.buy(who, 'starter_monthly');
    await bench.admin('api', { fail: 6, status: 503 });
    await bench.admin('webhooks', { mode: 'resume' });
    await bench.has(who, 'active');
    await bench.settled();
    expect(await bench.events(who)).toHaveLength(1);
  });

  it('by iDEAL counts when the bank has confirmed it', async () => {
    const who = await bench.buyer();
    const { body } = await bench.checkout(who, 'starter_monthly');
    await payHosted(body.checkout_url, { method: 'ideal' });
    expect(await bench.subscription(who)).toMatchObject({ status: 'none' });
    const answer = new URLSearchParams({ answer: 'yes' });
    await fetch(`${body.checkout_url}/ideal`, { method: 'POST', redirect: 'manual', body: answer });
    await bench.has(who, 'active');
  });

  it.each([
    ['lifetime_pro', 'NL39RABO0300065264', 'paid', 'active'],
    ['lifetime_pro', 'NL91ABNA0417164300', 'expired', 'none'],
    ['starter_monthly', 'NL39RABO0300065264', 'paid', 'active'],
    ['starter_monthly', 'NL91ABNA0417164300', 'expired', 'none'],
  ])(
    'for %s by SEPA debit from %s is %s in the end, and opens no sooner',
    async (tier, iban, payment, status) => {
      const who = await bench.buyer();
      const debit = { method: 'sepa_debit', account_name: 'A. de Boer', iban };
      const id = await bench.buy(who, tier, {}, debit);
      const read = () =>
        bench.service.call<{ payment_status: string }>('GET', `/api/billing/checkout-sessions/${id}`, {
          as: who,
        });
      expect((await read()).body.payment_status).toBe('processing');
      await bench.settled();
      expect(await bench.subscription(who)).toMatchObject({ status: 'none' });
      await bench.sandbox.clock.advance(60);
      await bench.settled();
      expect((await read()).body.payment_status).toBe(payment);
      expect(await bench.subscription(who)).toMatchObject({ status });
    },
  );

  it('is for life with lifetime_pro, until the money goes back', async () => {
    const who = await bench.buyer();
    const id = await bench.buy(who, 'lifetime_pro');
    expect(await bench.has(who, 'active')).toMatchObject({ interval: null, current_period_end: null });
    expect((await bench.checkout(who, 'starter_monthly')).body.code).toBe('billing.has_plan_for_life');
    const { payment_intent } = await bench.stripe.checkout.sessions.retrieve(id);
    await bench.stripe.refunds.create({ payment_intent: String(payment_intent) });
    await bench.has(who, 'canceled');
    expect((await bench.events(who)).map(({ status, monthly_cents }) => [status, monthly_cents])).toEqual([
      ['active', 0],
      ['canceled', 0],
    ]);
  });

  it('of another plan takes the place of the first, which bills no more', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'starter_monthly');
    await bench.has(who, 'active');
    await bench.settled();
    const first = await providerSubscription(who);
    await bench.nextSecond();
    await bench.buyBeside(who, 'professional_monthly');
    await until(
      'the new plan counts',
      async () => (await bench.subscription(who)).price_tier === 'professional_monthly',
    );
    const cancel = jest.spyOn(bench.service.app.get(Stripe).subscriptions, 'cancel');
    await reconcile();
    await bench.settled();
    expect((await bench.stripe.subscriptions.retrieve(first)).status).toBe('canceled');
    expect(cancel).toHaveBeenCalledTimes(1);
    cancel.mockRestore();
    // What was not used of 35.09 euro, less the seconds that this took.
    const balance = await bench.balance(who);
    expect(balance).toBeGreaterThanOrEqual(-3_509);
    expect(balance).toBeLessThan(-3_400);
    expect(await bench.subscription(who)).toMatchObject({
      status: 'active',
      price_tier: 'professional_monthly',
    });
  });
});

describe('two pages that were both paid', () => {
  const refundOf = async (reference: string) => {
    const [row] = await bench.service.source.query<
      { ended_at: Date | null; refunded_cents: number | null }[]
    >('select ended_at, refunded_cents from superseded_subscription where reference = $1', [reference]);
    return row;
  };
  const mails = (who: Buyer) => bench.mails(who, 'paid_twice');
  const backOf = async (who: Buyer) => {
    const data = await bench.charges(who);
    return data
      .map(({ amount, amount_refunded }) => [amount, amount_refunded])
      .sort(([a = 0], [b = 0]) => a - b);
  };
  /** Both are open at once and paid before anybody hears of either. @returns their sessions */
  async function paidBoth(who: Buyer, tiers: readonly [string, string]): Promise<[string, string]> {
    const { sessions } = bench.service.app.get(Stripe).checkout;
    const cutOff = new Stripe.errors.StripeConnectionError({ message: 'cut off', type: 'api_error' });
    const expire = jest.spyOn(sessions, 'expire').mockRejectedValue(cutOff);
    await bench.admin('webhooks', { mode: 'pause' });
    const [first, second] = [
      (await bench.checkout(who, tiers[0])).body,
      (await bench.checkout(who, tiers[1])).body,
    ];
    await payHosted(first.checkout_url);
    await payHosted(second.checkout_url);
    await bench.admin('webhooks', { mode: 'resume' });
    await bench.settled();
    expire.mockRestore();
    return [first.session_id, second.session_id];
  }
  const planOf = async (session: string) =>
    String((await bench.stripe.checkout.sessions.retrieve(session)).subscription);

  it('leave the plan that was wanted last; the other ends, its money goes back once, and its owner is told', async () => {
    const who = await bench.buyer();
    const [first, second] = await paidBoth(who, ['starter_monthly', 'professional_monthly']);
    // Told of again, in any order: each time the same one counts.
    for (const { id } of await eventsAt()) await bench.admin(`events/${id}/resend`, { times: 1 });
    await bench.settled();
    // In the middle of it the process dies, and it runs again.
    const { refunds } = bench.service.app.get(Stripe);
    const died = jest.spyOn(refunds, 'create').mockRejectedValueOnce(new Error('killed'));
    await reconcile();
    died.mockRestore();
    bench.service.clock.advance(11 * 60_000);
    await reconcile();
    await bench.settled();
    bench.service.clock.advance(11 * 60_000);
    await reconcile();
    const plans = [await planOf(first), await planOf(second)] as const;
    const left = await bench.subscription(who);
    const [loser, kept, price] =
      left.price_tier === 'professional_monthly' ? [...plans, 3_509] : [plans[1], plans[0], 11_979];
    expect((await bench.stripe.subscriptions.retrieve(loser)).status).toBe('canceled');
    expect((await bench.stripe.subscriptions.retrieve(kept)).status).toBe('active');
    expect(await refundOf(loser)).toMatchObject({ ended_at: expect.any(Date), refunded_cents: price });
    expect((await backOf(who)).filter(([, back]) => back !== 0)).toEqual([[price, price]]);
    expect(await mails(who)).toEqual([{ refunded_cents: price }]);
    expect(left).toMatchObject({ status: 'active' });
  });

  it('end nothing that is what its account has in the end', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'starter_monthly');
    await bench.has(who, 'active');
    await bench.settled();
    const first = await providerSubscription(who);
    // What took its place has ended before the first one did.
    await bench.service.source.query(
      `insert into superseded_subscription (reference, account_id, superseded_at, replaced_by)
       values ($1, $2, $3, 'sub_gone')`,
      [first, who.accountId, bench.service.clock.now()],
    );
    await reconcile();
    expect((await bench.stripe.subscriptions.retrieve(first)).status).toBe('active');
    expect(await refundOf(first)).toBeUndefined();
    expect(await bench.subscription(who)).toMatchObject({ status: 'active' });
  });

  it('for a plan for life leave one of them', async () => {
    const who = await bench.buyer();
    await paidBoth(who, ['lifetime_pro', 'starter_monthly']);
    await reconcile();
    await bench.settled();
    expect(await bench.subscription(who)).toMatchObject({ status: 'active', price_tier: 'lifetime_pro' });
    expect(await backOf(who)).toEqual([
      [3_509, 3_509],
      [241_879, 0],
    ]);
  });

  it('for life gives back what is left of the plan that it takes the place of: it has no next invoice', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'starter_annual');
    await bench.has(who, 'active');
    await bench.settled();
    const first = await providerSubscription(who);
    await bench.buy(who, 'lifetime_pro');
    await until('it counts', async () => (await bench.subscription(who)).price_tier === 'lifetime_pro');
    await bench.settled();
    await reconcile();
    await bench.settled();
    const [[paid = 0, back = 0] = []] = await backOf(who);
    expect(paid).toBe(35_090);
    expect(back).toBeGreaterThan(35_000);
    expect(back).toBeLessThanOrEqual(paid);
    expect(await refundOf(first)).toMatchObject({ refunded_cents: back });
    expect(await bench.balance(who)).toBe(0);
    expect(await bench.subscription(who)).toMatchObject({ status: 'active', price_tier: 'lifetime_pro' });
    expect(await mails(who)).toEqual([]);
  });

  it('of which one was a change of plan give nothing back', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'starter_monthly');
    await bench.has(who, 'active');
    await bench.settled();
    const first = await providerSubscription(who);
    await bench.nextSecond();
    await bench.buyBeside(who, 'professional_monthly');
    await bench.settled();
    await reconcile();
    expect(await refundOf(first)).toMatchObject({ ended_at: expect.any(Date), refunded_cents: null });
    expect((await backOf(who)).map(([, back]) => back)).toEqual([0, 0]);
    expect(await mails(who)).toEqual([]);
  });
});

it('gives back what is left of a replaced plan, less what went back of it before', async () => {
  const who = await bench.buyer();
  await bench.buy(who, 'starter_annual');
  await bench.has(who, 'active');
  await bench.settled();
  const first = await providerSubscription(who);
  const [charge] = await bench.charges(who);
  await bench.stripe.refunds.create({ charge: charge?.id ?? '', amount: 500 });
  await bench.settled();
  await bench.nextSecond();
  await bench.buyBeside(who, 'professional_monthly');
  await bench.settled();
  await reconcile();
  await bench.settled();
  expect((await bench.stripe.subscriptions.retrieve(first)).status).toBe('canceled');
  const { amount_refunded: back } = await bench.stripe.charges.retrieve(charge?.id ?? '');
  expect(back).toBeGreaterThan(35_000);
  expect(back).toBeLessThanOrEqual(35_090);
  expect(await bench.balance(who)).toBe(0);
  expect(await bench.mails(who, 'paid_twice')).toEqual([]);
});

describe('a payment that a bank takes back', () => {
  const disputed = async (tier: string) => {
    const who = await bench.buyer();
    await bench.buy(who, tier);
    await bench.has(who, 'active');
    await bench.settled();
    const { id } = await bench.admin<{ id: string }>('disputes', {
      charge: (await bench.charges(who))[0]?.id,
    });
    await bench.has(who, 'suspended');
    await bench.settled();
    return { who, decide: (status: 'won' | 'lost') => bench.admin(`disputes/${id}`, { status }) };
  };
  const tiers = ['starter_monthly', 'lifetime_pro'];

  it.each(tiers)('closes %s until the bank has decided, and it opens again when we won', async (tier) => {
    const { who, decide } = await disputed(tier);
    // Whatever else is told of the plan meanwhile.
    bench.service.clock.advance(day + 60_000);
    await reconcile();
    expect(await bench.subscription(who)).toMatchObject({ status: 'suspended', price_tier: tier });
    expect(
      (await bench.service.call<{ basis: unknown }>('GET', '/api/billing/money-back', { as: who })).body
        .basis,
    ).toBeNull();
    await decide('won');
    await bench.has(who, 'active');
  });

  it.each(tiers)('ends %s when it was lost, which may be bought again', async (tier) => {
    const { who, decide } = await disputed(tier);
    await decide('lost');
    await bench.has(who, 'canceled');
    await bench.settled();
    expect((await bench.checkout(who, tier)).status).toBe(200);
  });

  it('opens no plan for life while a bank has its money, whatever else was bought since', async () => {
    const { who, decide } = await disputed('lifetime_pro');
    await bench.buy(who, 'starter_monthly');
    await bench.has(who, 'active');
    await bench.settled();
    for (const { id, type } of await eventsAt())
      if (type === 'charge.dispute.created') await bench.admin(`events/${id}/resend`, { times: 1 });
    await bench.settled();
    bench.service.clock.advance(day + 60_000);
    await reconcile();
    expect(await bench.subscription(who)).toMatchObject({ status: 'active', price_tier: 'starter_monthly' });
    await decide('lost');
    await bench.settled();
    expect(await bench.subscription(who)).toMatchObject({ status: 'active', price_tier: 'starter_monthly' });
  });

  it('gives no credit where another plan takes its place', async () => {
    const { who } = await disputed('starter_monthly');
    const first = await providerSubscription(who);
    await bench.nextSecond();
    await bench.buy(who, 'professional_monthly');
    await bench.has(who, 'active');
    await bench.settled();
    await reconcile();
    const { status } = await bench.stripe.subscriptions.retrieve(first);
    expect([status, await bench.balance(who)]).toEqual(['canceled', 0]);
    expect(await bench.subscription(who)).toMatchObject({
      status: 'active',
      price_tier: 'professional_monthly',
    });
  });
});

describe('a plan whose money went back', () => {
  const intentOf = async (who: Buyer) => {
    const { latest_invoice } = await bench.stripe.subscriptions.retrieve(await providerSubscription(who));
    const { data } = await bench.stripe.invoicePayments.list({ invoice: String(latest_invoice) });
    return String(data[0]?.payment.payment_intent);
  };
  const bought = async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'starter_annual');
    await bench.has(who, 'active');
    await bench.settled();
    return who;
  };

  it('ends, and may be bought again', async () => {
    const who = await bought();
    await bench.stripe.refunds.create({ payment_intent: await intentOf(who) });
    await bench.has(who, 'canceled');
    expect((await bench.stripe.subscriptions.retrieve(await providerSubscription(who))).status).toBe(
      'canceled',
    );
    expect((await bench.checkout(who, 'starter_annual')).status).toBe(200);
  });

  it('ends within a day where nobody told of the refund', async () => {
    const who = await bought();
    const intent = await intentOf(who);
    await bench.admin('webhooks', { mode: 'pause' });
    await bench.stripe.refunds.create({ payment_intent: intent });
    bench.service.clock.advance(day + 60_000);
    await reconcile();
    expect((await bench.subscription(who)).status).toBe('canceled');
  });

  it('goes on where nobody told of it and it was ordered before this was a rule: ops decides', async () => {
    const who = await bought();
    const intent = await intentOf(who);
    await bench.stripe.subscriptions.update(await providerSubscription(who), { metadata: { replaces: '' } });
    await bench.settled();
    await bench.admin('webhooks', { mode: 'pause' });
    await bench.stripe.refunds.create({ payment_intent: intent });
    bench.service.clock.advance(day + 60_000);
    await reconcile();
    expect((await bench.subscription(who)).status).toBe('active');
  });

  it('for life closes no page on which its owner is about to buy another', async () => {
    const who = await bench.buyer();
    const id = await bench.buy(who, 'lifetime_pro');
    await bench.has(who, 'active');
    await bench.settled();
    const { payment_intent } = await bench.stripe.checkout.sessions.retrieve(id);
    await bench.admin('webhooks', { mode: 'pause' });
    await bench.stripe.refunds.create({ payment_intent: String(payment_intent) });
    await bench.service.source.query(`update subscription set status = 'canceled' where account_id = $1`, [
      who.accountId,
    ]);
    const page = await bench.checkout(who, 'starter_monthly');
    await bench.admin('webhooks', { mode: 'resume' });
    await bench.settled();
    expect((await bench.stripe.checkout.sessions.retrieve(page.body.session_id)).status).toBe('open');
  });

  it('but for a cent goes on', async () => {
    const who = await bought();
    await bench.stripe.refunds.create({ payment_intent: await intentOf(who), amount: 35_089 });
    await bench.settled();
    expect((await bench.subscription(who)).status).toBe('active');
  });
});

describe('a subscription', () => {
  it('follows a cancellation at the end of the period', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'starter_monthly');
    await bench.has(who, 'active');
    await bench.settled();
    const id = await providerSubscription(who);
    await bench.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await until('it is known', async () => (await bench.subscription(who)).cancel_at_period_end === true);
    await bench.stripe.subscriptions.cancel(id);
    await bench.has(who, 'canceled');
    expect((await bench.events(who)).map(({ version, status }) => [version, status])).toEqual([
      [1, 'active'],
      [2, 'active'],
      [3, 'canceled'],
    ]);
  });

  it('has seven days of grace after a renewal that failed, then closes', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'starter_monthly', {}, { number: '4000 0000 0000 0341' });
    await bench.has(who, 'active');
    await bench.settled();
    await bench.sandbox.clock.advance(32 * (day / 1000));
    await bench.has(who, 'past_due_grace');
    await bench.settled();
    bench.service.clock.advance(7 * day);
    await reconcile();
    expect(await bench.subscription(who)).toMatchObject({
      status: 'past_due',
      price_tier: 'starter_monthly',
    });
  });
});

describe('the webhook address', () => {
  const send = (payload: string, signature?: string) =>
    bench.service.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
      payload,
    });
  const event = JSON.stringify({
    id: 'evt_made_up',
    object: 'event',
    type: 'checkout.session.completed',
    created: 1,
    data: { object: { id: 'cs_made_up' } },
  });
  const signed = (payload: string, secret: string) =>
    bench.stripe.webhooks.generateTestHeaderString({ payload, secret });

  it.each([
    ['no signature', () => send(event)],
    ['another secret', () => send(event, signed(event, 'whsec_other'))],
    ['a changed body', () => send(`${event} `, signed(event, 'whsec_billing'))],
  ])('refuses %s', async (_what, call) => {
    const answer = await call();
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'billing.webhook_signature_invalid']);
  });

  it('takes what is signed, and makes nothing of what the provider does not know', async () => {
    const answer = await send(event, signed(event, 'whsec_billing'));
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    await bench.settled();
  });
});
