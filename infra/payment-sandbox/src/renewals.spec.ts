// Real: the sandbox with its clock, the official SDK, the webhooks.
import type Stripe from 'stripe';
import { type Bench, launchPlan, startBench, subscriptionSession } from '../test/bench.js';
import { payHosted } from './pay-hosted.js';

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

const day = 86_400;

async function subscribed(fields: Record<string, string> = {}): Promise<Stripe.Subscription> {
  const session = await subscriptionSession(bench.stripe);
  await payHosted(session.url, fields);
  const { subscription } = await bench.stripe.checkout.sessions.retrieve(session.id);
  return bench.stripe.subscriptions.retrieve(String(subscription));
}

const invoicesOf = async (subscription: Stripe.Subscription) =>
  (await bench.stripe.invoices.list({ subscription: subscription.id })).data;

describe('renewals', () => {
  it('bill each month once the clock passes it', async () => {
    const subscription = await subscribed();
    await bench.sandbox.clock.advance(65 * day);
    const invoices = await invoicesOf(subscription);
    expect(invoices.map((invoice) => [invoice.status, invoice.billing_reason])).toEqual([
      ['paid', 'subscription_cycle'],
      ['paid', 'subscription_cycle'],
      ['paid', 'subscription_create'],
    ]);
    await bench.receiver.arrived('invoice.paid', 3);
    const now = await bench.stripe.subscriptions.retrieve(subscription.id);
    expect(now.items.data[0]?.current_period_start).toBe(invoices[0]?.period_start);
  });

  it('end at the end of the period when cancelled, and go on when resumed before', async () => {
    const [stops, goes] = [await subscribed(), await subscribed()];
    for (const { id } of [stops, goes])
      await bench.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const resumed = await bench.stripe.subscriptions.update(goes.id, { cancel_at_period_end: false });
    expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null });
    await bench.sandbox.clock.advance(32 * day);
    expect((await bench.stripe.subscriptions.retrieve(stops.id)).status).toBe('canceled');
    expect((await bench.stripe.subscriptions.retrieve(goes.id)).status).toBe('active');
    const deleted = await bench.receiver.arrived('customer.subscription.deleted');
    expect(deleted.map((event) => 'id' in event.data.object && event.data.object.id)).toEqual([stops.id]);
  });

  it('fail with a card that cannot be charged later: past due, retries, then the end', async () => {
    const subscription = await subscribed({ number: '4000 0000 0000 0341' });
    expect(subscription.status).toBe('active');
    await bench.sandbox.clock.advance(32 * day);
    expect((await bench.stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    await bench.receiver.arrived('invoice.payment_failed');
    await bench.sandbox.clock.advance(20 * day);
    await bench.receiver.arrived('invoice.payment_failed', 4);
    expect(await bench.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
  });

  it('are cancelled at once on request', async () => {
    const subscription = await subscribed();
    expect((await bench.stripe.subscriptions.cancel(subscription.id)).status).toBe('canceled');
    expect(
      (await bench.stripe.subscriptions.list({ customer: String(subscription.customer) })).data,
    ).toHaveLength(0);
    expect(
      (await bench.stripe.subscriptions.list({ customer: String(subscription.customer), status: 'all' }))
        .data,
    ).toHaveLength(1);
  });

  it('follow an order that used what was left of an earlier plan, where its end is invoiced with what was not used', async () => {
    const first = await subscribed();
    const { id, customer, items } = first;
    const total = (await invoicesOf(first))[0]?.total ?? 0;
    const { current_period_start: start = 0, current_period_end: end = 0 } = items.data[0] ?? {};
    await bench.sandbox.clock.advance(10 * day);
    const before = Math.floor(bench.sandbox.clock.now().getTime() / 1000);
    await bench.stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true });
    const credit = async () =>
      -Number(Reflect.get(await bench.stripe.customers.retrieve(String(customer)), 'balance'));
    const given = await credit();
    expect(Math.abs(given - Math.round((total * (end - before)) / (end - start)))).toBeLessThanOrEqual(1);
    const price = await launchPlan(bench.stripe);
    const session = await bench.stripe.checkout.sessions.create({
      ...{ mode: 'subscription', customer: String(customer), line_items: [{ price: price.id }] },
      success_url: 'http://shop.test/ok',
    });
    await payHosted(session.url ?? '');
    await bench.sandbox.clock.advance(32 * day);
    const { data } = await bench.stripe.invoices.list({ customer: String(customer) });
    expect(data.map(({ status, total, amount_paid }) => [status, total, amount_paid])).toEqual([
      ['paid', 4_900, 4_900],
      ['paid', 4_900, 4_900 - given],
      ['paid', total, total],
    ]);
    expect(Math.abs(await credit())).toBe(0);
  });

  it('follow an order that credit covered, and neither way of ending alone gives any', async () => {
    const ends = await subscribed();
    const customer = String(ends.customer);
    const balance = async () => Reflect.get(await bench.stripe.customers.retrieve(customer), 'balance');
    const price = await launchPlan(bench.stripe);
    const another = async () => {
      const session = await bench.stripe.checkout.sessions.create({
        ...{
          mode: 'subscription',
          customer,
          line_items: [{ price: price.id }],
          success_url: 'http://shop.test/ok',
        },
      });
      await payHosted(session.url ?? '');
      return String((await bench.stripe.checkout.sessions.retrieve(session.id)).subscription);
    };
    await bench.stripe.subscriptions.cancel(ends.id, { prorate: true });
    await bench.stripe.subscriptions.cancel(await another(), { invoice_now: true });
    expect(await balance()).toBe(0);
    await bench.stripe.subscriptions.cancel(await another(), { prorate: true, invoice_now: true });
    expect(await balance()).toBe(-4_900);
    const last = await another();
    await bench.sandbox.clock.advance(32 * day);
    expect((await bench.stripe.subscriptions.retrieve(last)).status).toBe('active');
    const { data } = await bench.stripe.invoices.list({ subscription: last });
    expect(data.map(({ status, amount_due, amount_paid }) => [status, amount_due, amount_paid])).toEqual([
      ['paid', 4_900, 4_900],
      ['paid', 0, 0],
    ]);
    expect(await balance()).toBe(0);
  });

  it("follow a customer's own test clock", async () => {
    const start = Math.floor(bench.sandbox.clock.now().getTime() / 1000);
    const clock = await bench.stripe.testHelpers.testClocks.create({ frozen_time: start, name: 'jaar' });
    const customer = await bench.stripe.customers.create({ email: 'klok@example.nl', test_clock: clock.id });
    const price = await launchPlan(bench.stripe);
    const session = await bench.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: price.id }],
      success_url: 'http://shop.test/ok',
    });
    await payHosted(session.url ?? '');
    await bench.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + 100 * day });
    const invoices = await bench.stripe.invoices.list({ customer: customer.id });
    expect(invoices.data).toHaveLength(4);
    expect(invoices.data[0]?.total).toBe(4900);
  });
});
