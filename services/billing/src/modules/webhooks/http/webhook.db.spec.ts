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
const providerSubscription = async (who: Buyer) => {
  const [row] = await bench.service.source.query<{ reference: string }[]>(
    'select reference from subscription where user_id = $1',
    [who.userId],
  );
  return row?.reference ?? '';
};
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
    });
    await bench.settled();
    expect(await bench.events(who)).toEqual([
      {
        user_id: who.userId,
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
    ['NL39RABO0300065264', 'paid', 'active'],
    ['NL91ABNA0417164300', 'expired', 'none'],
  ])('by SEPA debit from %s is %s in the end', async (iban, payment, status) => {
    const who = await bench.buyer();
    const debit = { method: 'sepa_debit', account_name: 'A. de Boer', iban };
    const id = await bench.buy(who, 'lifetime_pro', {}, debit);
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
  });

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
    await bench.buy(who, 'professional_monthly');
    await until(
      'the new plan counts',
      async () => (await bench.subscription(who)).price_tier === 'professional_monthly',
    );
    const cancel = jest.spyOn(bench.service.app.get(Stripe).subscriptions, 'cancel');
    await reconcile();
    await bench.settled();
    expect((await bench.stripe.subscriptions.retrieve(first)).status).toBe('canceled');
    // The sandbox keeps no credit: that the unused days become one is up to what is asked for.
    expect(cancel.mock.calls.map(([id, params]) => [id, params])).toEqual([[first, { prorate: true }]]);
    cancel.mockRestore();
    expect(await bench.subscription(who)).toMatchObject({
      status: 'active',
      price_tier: 'professional_monthly',
    });
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
