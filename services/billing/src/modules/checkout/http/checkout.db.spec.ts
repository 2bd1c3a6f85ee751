// Real: the service, PostgreSQL, its queue, the payment sandbox over HTTP. Fake: auth's key set.
import Stripe from 'stripe';
import { Bench, type Buyer, payHosted, site, until } from '../../../../test/bench.js';
import { Reconcile } from '../../reconciliation/application/reconcile.js';

let bench: Bench;
beforeAll(async () => {
  bench = await Bench.start();
});
afterAll(() => bench?.close());

const session = (who: object, id: string, language = 'nl') =>
  bench.service.call<Record<string, unknown>>('GET', `/api/billing/checkout-sessions/${id}`, {
    as: who,
    headers: { 'accept-language': language },
  });

describe('prices', () => {
  it('are public and may be cached', async () => {
    const { status, headers, body } = await bench.service.call<{ prices: object[] }>(
      'GET',
      '/api/billing/prices',
    );
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(body).toMatchObject({ currency: 'eur', vat_percentage: 21 });
    expect(body.prices).toHaveLength(10);
  });
});

const statusOf = async (id: string) => (await bench.stripe.checkout.sessions.retrieve(id)).status;
const opened = async (who: Buyer, tier: string) => (await bench.checkout(who, tier)).body;

describe('order pages', () => {
  it('of plans are open one at a time, and beside one for each service', async () => {
    const who = await bench.buyer();
    const pages = [await opened(who, 'vip_onboarding'), await opened(who, 'custom_workflow')];
    const first = await opened(who, 'starter_monthly');
    const second = await opened(who, 'professional_annual');
    expect(await statusOf(first.session_id)).toBe('expired');
    const last = await opened(who, 'starter_monthly');
    expect(last.session_id).not.toBe(first.session_id);
    expect(await statusOf(second.session_id)).toBe('expired');
    for (const { session_id } of [...pages, last]) expect(await statusOf(session_id)).toBe('open');
    await until(
      'the closed ones are known',
      async () => (await session(who, second.session_id)).body.payment_status === 'expired',
    );
  });

  it('that are asked for at one moment leave one that can be paid', async () => {
    const who = await bench.buyer();
    const tiers = ['starter_monthly', 'professional_monthly', 'launch_special', 'lifetime_pro'];
    const made = await Promise.all(tiers.map((tier) => opened(who, tier)));
    await bench.settled();
    const open = (await Promise.all(made.map(({ session_id: id }) => statusOf(id)))).filter(
      (one) => one === 'open',
    );
    expect(open).toHaveLength(1);
  });

  it('of somebody else stay as they are', async () => {
    const [who, other] = [await bench.buyer(), await bench.buyer()];
    const theirs = await opened(other, 'starter_monthly');
    await opened(who, 'starter_monthly');
    expect(await statusOf(theirs.session_id)).toBe('open');
  });

  it('that could not be closed are closed by the reconciliation', async () => {
    const who = await bench.buyer();
    const first = await opened(who, 'starter_monthly');
    const { sessions } = bench.service.app.get(Stripe).checkout;
    const expire = jest
      .spyOn(sessions, 'expire')
      .mockRejectedValue(new Stripe.errors.StripeConnectionError({ message: 'cut off', type: 'api_error' }));
    const second = await opened(who, 'professional_monthly');
    expect(second.checkout_url).toContain(second.session_id);
    expect(await statusOf(first.session_id)).toBe('open');
    expire.mockRestore();
    await bench.service.app.get(Reconcile).execute();
    await bench.settled();
    expect(await statusOf(first.session_id)).toBe('expired');
    expect(await statusOf(second.session_id)).toBe('open');
    // Asked for again within the minute, the closed one is not given out.
    expect((await opened(who, 'starter_monthly')).session_id).not.toBe(first.session_id);
  });

  it('for a plan close when one is paid', async () => {
    const who = await bench.buyer();
    const first = await opened(who, 'starter_monthly');
    const { sessions } = bench.service.app.get(Stripe).checkout;
    const expire = jest
      .spyOn(sessions, 'expire')
      .mockRejectedValueOnce(
        new Stripe.errors.StripeConnectionError({ message: 'cut off', type: 'api_error' }),
      );
    await bench.admin('webhooks', { mode: 'pause' });
    await payHosted(first.checkout_url);
    const second = await opened(who, 'professional_monthly');
    expect(expire).toHaveBeenCalledWith(first.session_id);
    expire.mockRestore();
    await bench.admin('webhooks', { mode: 'resume' });
    await bench.has(who, 'active');
    await until('the other page is closed', async () => (await statusOf(second.session_id)) === 'expired');
  });
});

describe('checkout', () => {
  it('sends the buyer to the hosted page, with VAT on top and the way back in it', async () => {
    const who = await bench.buyer();
    const { status, body } = await bench.checkout(who, 'launch_special');
    expect(status).toBe(200);
    const made = await bench.stripe.checkout.sessions.retrieve(body.session_id);
    expect(made).toMatchObject({
      url: body.checkout_url,
      mode: 'subscription',
      client_reference_id: who.accountId,
      metadata: {
        account_id: who.accountId,
        user_id: who.userId,
        price_tier: 'launch_special',
        interval: 'month',
      },
      amount_subtotal: 4_900,
      amount_total: 5_929,
      locale: 'nl',
      success_url: `${site}/success?tier=launch_special&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${site}/#pricing`,
      payment_method_types: ['card', 'ideal', 'sepa_debit'],
    });
    expect(await bench.stripe.customers.retrieve(String(made.customer))).toMatchObject({
      email: who.email,
      metadata: { account_id: who.accountId, user_id: who.userId },
    });
  });

  it('keeps one customer an account, one price a tier and one session a double click', async () => {
    const who = await bench.buyer();
    const [first, second] = await Promise.all([
      bench.checkout(who, 'starter_annual'),
      bench.checkout(who, 'starter_annual'),
    ]);
    const third = await bench.checkout(who, 'starter_annual');
    expect(third.body.session_id).toBe(second.body.session_id);
    expect(first.status).toBe(200);
    const { data } = await bench.stripe.prices.list({ lookup_keys: ['starter_year_29000_eur_net'] });
    expect(data).toHaveLength(1);
    const rates = await bench.stripe.taxRates.list();
    expect(rates.data.filter((rate) => rate.metadata?.name === 'vat_nl_standard')).toHaveLength(1);
  });

  it('shows what was really paid, by the month and by the year, to its buyer only', async () => {
    const who = await bench.buyer();
    const id = await bench.buy(who, 'launch_special', { interval: 'year' });
    const { status, body } = await session(who, id);
    expect(status).toBe(200);
    expect(body).toEqual({
      session_id: id,
      payment_status: 'paid',
      price_tier: 'launch_special',
      plan_name: 'Launch Special',
      interval: 'year',
      amount_subtotal_cents: 49_000,
      amount_tax_cents: 10_290,
      amount_total_cents: 59_290,
      currency: 'eur',
    });
    const stranger = await session(await bench.buyer(), id, 'en');
    expect([stranger.status, stranger.body]).toMatchObject([
      404,
      { code: 'billing.checkout_session_not_found', detail: 'This payment was not found.' },
    ]);
    expect((await session(who, 'cs_test_unknown')).status).toBe(404);
    expect((await bench.service.call('GET', `/api/billing/checkout-sessions/${id}`)).status).toBe(401);
  });

  it('answers for a paid session without the provider', async () => {
    const who = await bench.buyer();
    const id = await bench.buy(who, 'starter_monthly');
    await bench.has(who, 'active');
    await bench.settled();
    await bench.admin('api', { fail: 5, status: 500 });
    expect((await session(who, id)).body).toMatchObject({
      payment_status: 'paid',
      amount_total_cents: 3_509,
    });
    await bench.admin('api', { fail: 0 });
  });

  it('leaves a declined payment open, without a subscription, to be paid with another card', async () => {
    const who = await bench.buyer();
    const { body } = await bench.checkout(who, 'professional_monthly');
    await payHosted(body.checkout_url, { number: '4000 0000 0000 0002' });
    expect((await session(who, body.session_id)).body).toMatchObject({ payment_status: 'open' });
    expect(await bench.subscription(who)).toMatchObject({ status: 'none', price_tier: null });
    expect(await bench.events(who)).toEqual([]);
    await payHosted(body.checkout_url);
    await bench.has(who, 'active');
  });

  it('sells services without opening the library', async () => {
    const who = await bench.buyer();
    const ids = [await bench.buy(who, 'vip_onboarding'), await bench.buy(who, 'custom_workflow')];
    const again = await bench.buy(who, 'custom_workflow');
    expect(again).not.toBe(ids[1]);
    const kept = await until('three purchases are kept', async () => {
      const rows = await bench.service.source.query<{ price_tier: string; amount_total_cents: number }[]>(
        'select price_tier, amount_total_cents from purchase where account_id = $1 order by amount_total_cents desc',
        [who.accountId],
      );
      return rows.length === 3 && rows;
    });
    expect(kept).toEqual([
      { price_tier: 'vip_onboarding', amount_total_cents: 60_379 },
      { price_tier: 'custom_workflow', amount_total_cents: 24_079 },
      { price_tier: 'custom_workflow', amount_total_cents: 24_079 },
    ]);
    expect(await bench.subscription(who)).toMatchObject({ status: 'none' });
  });

  it.each([
    ['gold', {}, 400, 'billing.unknown_price_tier'],
    ['starter_monthly', { interval: 'year' }, 400, 'billing.interval_unavailable'],
    ['starter_monthly', { success_url: 'https://evil.example/success' }, 400, 'billing.url_not_allowed'],
    ['starter_monthly', { cancel_url: 'http://localhost:8080@evil.example' }, 400, 'billing.url_not_allowed'],
    ['starter_monthly', { success_url: 'nowhere' }, 400, 'common.invalid_request'],
    ['', {}, 400, 'common.invalid_request'],
    ['launch_special', { interval: 'week' }, 400, 'common.invalid_request'],
  ])('refuses %s with %j', async (tier, more, status, code) => {
    const answer = await bench.checkout(await bench.buyer(), tier, more);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('takes the twin of localhost in development', async () => {
    const more = {
      success_url: 'http://127.0.0.1:8080/success',
      cancel_url: 'http://127.0.0.1:8080/#pricing',
    };
    expect((await bench.checkout(await bench.buyer(), 'starter_monthly', more)).status).toBe(200);
  });

  it('refuses the plan that someone has, and another that renews: that is a change of theirs', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'starter_monthly');
    await bench.has(who, 'active');
    const same = await bench.checkout(who, 'starter_monthly');
    expect([same.status, same.body]).toMatchObject([
      409,
      { code: 'billing.already_subscribed', detail: 'Dit is je plan.' },
    ]);
    expect(await bench.checkout(who, 'starter_annual')).toMatchObject({
      ...{ status: 409, body: { code: 'billing.change_plan_instead' } },
    });
    expect((await bench.checkout(who, 'lifetime_pro')).status).toBe(200);
  });

  it('says to who has a plan for life that another adds nothing, and not that the other is theirs', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'lifetime_pro');
    await bench.has(who, 'active');
    expect(await bench.checkout(who, 'starter_monthly')).toMatchObject({
      status: 409,
      body: { code: 'billing.has_plan_for_life', detail: expect.stringContaining('Je plan is voor altijd') },
    });
    expect((await bench.checkout(who, 'lifetime_pro')).body.code).toBe('billing.already_subscribed');
  });

  it('answers 503 while the provider does not, and charges nothing', async () => {
    const who = await bench.buyer();
    await bench.admin('api', { fail: 10, status: 500 });
    const answer = await bench.checkout(who, 'starter_monthly');
    await bench.admin('api', { fail: 0 });
    expect([answer.status, answer.body]).toMatchObject([
      503,
      {
        code: 'billing.payment_provider_unavailable',
        detail: 'De betaaldienst antwoordt niet. Er is niets afgeschreven.',
      },
    ]);
    expect((await bench.checkout(who, 'starter_monthly')).status).toBe(200);
  });

  it('starts anew where the provider has lost the customer', async () => {
    const who = await bench.buyer();
    await bench.checkout(who, 'starter_monthly');
    await bench.service.source.query('update customer set provider_id = $2 where account_id = $1', [
      who.accountId,
      'cus_of_another_account',
    ]);
    expect((await bench.checkout(who, 'starter_monthly')).status).toBe(200);
  });
});
