// Real: the sandbox and the official SDK over HTTP.
import Stripe from 'stripe';
import { admin, type Bench, client, launchPlan, startBench, subscriptionSession } from '../test/bench.js';
import { payHosted } from './pay-hosted.js';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

const caught = async (call: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const error = await call.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw error;
};

describe("Stripe's API", () => {
  it('refuses a wrong key', async () => {
    const error = await caught(client(bench.sandbox.url, 'sk_test_wrong').customers.list());
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(error).toMatchObject({ statusCode: 401, requestId: expect.stringMatching(/^req_/) });
  });

  it('names the object or parameter that is wrong', async () => {
    expect(await caught(bench.stripe.customers.retrieve('cus_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
    });
    const missing = await caught(
      bench.stripe.checkout.sessions.create({
        mode: 'payment',
        success_url: 'http://shop.test/',
        line_items: [{ price: 'price_none' }],
      }),
    );
    expect(missing).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(missing).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'line_items[0][price]',
    });
    expect(await caught(bench.stripe.products.create({ name: '' }))).toMatchObject({
      code: 'parameter_missing',
      param: 'name',
    });
    expect(
      await caught(
        bench.stripe.rawRequest('POST', '/v1/checkout/sessions', { mode: 'payment', sucess_url: 'x' }),
      ),
    ).toMatchObject({ code: 'parameter_unknown', param: 'sucess_url' });
    expect(await caught(bench.stripe.rawRequest('GET', '/v1/quotes'))).toMatchObject({ statusCode: 404 });
  });

  it('answers the same key with the same answer, and refuses it for another request', async () => {
    const options = { idempotencyKey: 'order-1' };
    const first = await bench.stripe.customers.create({ email: 'een@example.nl' }, options);
    const second = await bench.stripe.customers.create({ email: 'een@example.nl' }, options);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    const error = await caught(bench.stripe.customers.create({ email: 'twee@example.nl' }, options));
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect((await bench.stripe.customers.list({ email: 'een@example.nl' })).data).toHaveLength(1);
  });

  it('pages lists as the SDK walks them', async () => {
    for (let n = 0; n < 7; n += 1)
      await bench.stripe.customers.create({ email: 'blad@example.nl', name: `klant ${n}` });
    const names: string[] = [];
    for await (const customer of bench.stripe.customers.list({ email: 'blad@example.nl', limit: 3 }))
      names.push(customer.name ?? '');
    expect(names).toEqual(['klant 6', 'klant 5', 'klant 4', 'klant 3', 'klant 2', 'klant 1', 'klant 0']);
  });

  it('finds prices by lookup key and moves a key on request', async () => {
    const price = await launchPlan(bench.stripe);
    const key = price.lookup_key ?? '';
    expect(
      (await bench.stripe.prices.list({ lookup_keys: [key], expand: ['data.product'] })).data,
    ).toMatchObject([{ id: price.id, product: { name: 'Launch Special' } }]);
    const next = { currency: 'eur', unit_amount: 5900, lookup_key: key, product: String(price.product) };
    expect(await caught(bench.stripe.prices.create(next))).toMatchObject({ param: 'lookup_key' });
    const moved = await bench.stripe.prices.create({ ...next, transfer_lookup_key: true });
    expect((await bench.stripe.prices.list({ lookup_keys: [key] })).data).toMatchObject([{ id: moved.id }]);
  });

  it('refunds in part and in whole, never more than was paid', async () => {
    const session = await subscriptionSession(bench.stripe);
    await payHosted(session.url);
    const { customer } = await bench.stripe.checkout.sessions.retrieve(session.id);
    const [charge] = (await bench.stripe.charges.list({ customer: String(customer) })).data;
    const intent = String(charge?.payment_intent);
    expect(
      await bench.stripe.refunds.create({
        payment_intent: intent,
        amount: 1000,
        reason: 'requested_by_customer',
      }),
    ).toMatchObject({ status: 'succeeded', amount: 1000 });
    expect(await caught(bench.stripe.refunds.create({ payment_intent: intent, amount: 5000 }))).toMatchObject(
      { param: 'amount' },
    );
    await bench.stripe.refunds.create({ payment_intent: intent });
    expect(await caught(bench.stripe.refunds.create({ payment_intent: intent }))).toMatchObject({
      code: 'charge_already_refunded',
    });
    const [, last] = await bench.receiver.arrived('charge.refunded', 2);
    expect(last?.data.object).toMatchObject({ amount_refunded: 5929, refunded: true });
  });

  it('plays a bank that is slow with a refund, and one that sends it back', async () => {
    const session = await subscriptionSession(bench.stripe);
    await payHosted(session.url);
    const { customer } = await bench.stripe.checkout.sessions.retrieve(session.id);
    const [{ id: charge = '' } = {}] = (await bench.stripe.charges.list({ customer: String(customer) })).data;
    await admin(bench.sandbox, 'refunds', { charge });
    const { id, status } = await bench.stripe.refunds.create({ charge });
    expect(status).toBe('pending');
    expect(await bench.stripe.charges.retrieve(charge)).toMatchObject({ refunded: true });
    expect(await admin(bench.sandbox, `refunds/${id}`, { status: 'succeeded' })).not.toHaveProperty(
      'pending_reason',
    );
    // Weeks later.
    await admin(bench.sandbox, `refunds/${id}`, { status: 'failed' });
    expect(await bench.stripe.charges.retrieve(charge)).toMatchObject({
      amount_refunded: 0,
      refunded: false,
    });
    const [told] = await bench.receiver.arrived('refund.failed');
    expect(told?.data.object).toMatchObject({ id, charge, status: 'failed', failure_reason: 'unknown' });
    await expect(admin(bench.sandbox, `refunds/${id}`, { status: 'succeeded' })).rejects.toThrow('is over');
    await expect(admin(bench.sandbox, `refunds/${id}`, { status: 'late' })).rejects.toThrow('status must be');
    expect((await bench.stripe.refunds.create({ charge })).amount).toBe(5929);
  });

  it('keeps what was done to a customer’s balance, newest first', async () => {
    const { id } = await bench.stripe.customers.create({ email: 'klant@example.nl' });
    const cents = { currency: 'eur', metadata: { why: 'test' } };
    for (const amount of [-500, 200])
      await bench.stripe.customers.createBalanceTransaction(id, { ...cents, amount });
    const { data } = await bench.stripe.customers.listBalanceTransactions(id);
    expect(data.map(({ amount, ending_balance, metadata }) => [amount, ending_balance, metadata])).toEqual([
      [200, -300, { why: 'test' }],
      [-500, -500, { why: 'test' }],
    ]);
  });

  it('previews the next invoice and opens a portal', async () => {
    const session = await subscriptionSession(bench.stripe);
    await payHosted(session.url);
    const { customer, subscription } = await bench.stripe.checkout.sessions.retrieve(session.id);
    const preview = await bench.stripe.invoices.createPreview({ subscription: String(subscription) });
    expect(preview).toMatchObject({ total: 5929, billing_reason: 'upcoming' });
    const portal = await bench.stripe.billingPortal.sessions.create({
      customer: String(customer),
      return_url: 'http://shop.test/account',
    });
    expect(await (await fetch(portal.url, { headers: { 'accept-language': 'nl' } })).text()).toContain(
      'Opzeggen aan het einde van de periode',
    );
    const invoice = (await bench.stripe.invoices.list({ customer: String(customer) })).data[0];
    expect((await fetch(invoice?.invoice_pdf ?? '')).headers.get('content-type')).toBe('application/pdf');
    const overview = await (await fetch(bench.sandbox.url)).text();
    expect(overview).toContain(String(subscription));
  });

  it('can play an API that is down', async () => {
    await admin(bench.sandbox, 'api', { fail: 1, status: 503 });
    expect(await caught(bench.stripe.customers.list())).toMatchObject({ statusCode: 503 });
    await bench.stripe.customers.list();
  });
});
