// Real: the sandbox with its clock, the official SDK, the webhooks.
import Stripe from 'stripe';
import { type Bench, startBench } from '../test/bench.js';
import { payHosted } from './pay-hosted.js';

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

const day = 86_400;
const price = (unit_amount: number, interval: 'month' | 'year' = 'month') =>
  bench.stripe.prices.create({
    ...{ currency: 'eur', unit_amount, tax_behavior: 'exclusive', recurring: { interval } },
    product_data: { name: `Plan ${unit_amount}` },
  });

/** A subscription of 29 euro with 21 % on top; its period is cut at a third. */
async function subscribed(card: Record<string, string> = {}) {
  const [cheap, dear] = [await price(2_900), await price(9_900)];
  const rate = await bench.stripe.taxRates.create({ display_name: 'btw', percentage: 21, inclusive: false });
  const session = await bench.stripe.checkout.sessions.create({
    ...{ mode: 'subscription', success_url: 'http://shop.test/ok' },
    line_items: [{ price: cheap.id, quantity: 1, tax_rates: [rate.id] }],
  });
  await payHosted(session.url ?? '', card);
  const { subscription } = await bench.stripe.checkout.sessions.retrieve(session.id);
  const found = await bench.stripe.subscriptions.retrieve(String(subscription));
  const [item] = found.items.data;
  if (item === undefined) throw new Error('The subscription has no item.');
  const { current_period_start: start, current_period_end: end } = item;
  const date = start + Math.round((end - start) / 3);
  await bench.sandbox.clock.advance(date + 60 - Math.floor(bench.sandbox.clock.now().getTime() / 1000));
  const left = (end - date) / (end - start);
  return {
    id: found.id,
    item: item.id,
    cheap,
    dear,
    rate,
    start,
    end,
    date,
    left,
    customer: String(found.customer),
  };
}
type Running = Awaited<ReturnType<typeof subscribed>>;

const preview = ({ id, item, date }: Running, wanted: Stripe.Price, more = {}) =>
  bench.stripe.invoices.createPreview({
    subscription: id,
    subscription_details: {
      ...{ items: [{ id: item, price: wanted.id }], proration_behavior: 'always_invoice' },
      ...{ proration_date: date, ...more },
    },
  });
const change = ({ id, item, date }: Running, wanted: Stripe.Price) =>
  bench.stripe.subscriptions.update(id, {
    ...{ items: [{ id: item, price: wanted.id }], proration_behavior: 'always_invoice' },
    ...{ proration_date: date, payment_behavior: 'error_if_incomplete' },
  });
const balanceOf = async ({ customer }: Running): Promise<number> =>
  Number(Reflect.get(await bench.stripe.customers.retrieve(customer), 'balance'));
const latestOf = async ({ id }: Running) => {
  const [latest] = (await bench.stripe.invoices.list({ subscription: id })).data;
  if (latest === undefined) throw new Error('There is no invoice.');
  return latest;
};
const vat = (net: number) => Math.sign(net) * Math.round(Math.abs(net) * 0.21);

describe('another price', () => {
  it('is previewed by the second, rounded for each line, and charged to the cent', async () => {
    const it = await subscribed();
    const shown = await preview(it, it.dear);
    const [unused, rest] = [-Math.round(2_900 * it.left), Math.round(9_900 * it.left)];
    expect(shown.lines.data.map(({ amount, period }) => [amount, period.start, period.end])).toEqual([
      [unused, it.date, it.end],
      [rest, it.date, it.end],
    ]);
    expect(shown.lines.data.map(({ parent }) => parent?.subscription_item_details?.proration)).toEqual([
      true,
      true,
    ]);
    const total = unused + rest + vat(unused) + vat(rest);
    expect(shown).toMatchObject({ total, amount_due: total, billing_reason: 'subscription_update' });
    // A preview changes nothing.
    expect((await bench.stripe.subscriptions.retrieve(it.id)).items.data[0]?.price.id).toBe(it.cheap.id);
    const changed = await change(it, it.dear);
    expect(changed.items.data[0]).toMatchObject({
      price: { id: it.dear.id },
      plan: { amount: 9_900 },
      tax_rates: [{ id: it.rate.id }],
      ...{ current_period_start: it.start, current_period_end: it.end },
    });
    expect(await latestOf(it)).toMatchObject({
      status: 'paid',
      amount_paid: total,
      id: changed.latest_invoice,
    });
    await bench.receiver.arrived('invoice.paid', 2);
    await bench.receiver.arrived('customer.subscription.updated');
    await bench.sandbox.clock.advance(it.end - it.date);
    expect(await latestOf(it)).toMatchObject({ amount_paid: 11_979, billing_reason: 'subscription_cycle' });
  });

  it('by the year begins a year now; by the month again it leaves credit, which later invoices use', async () => {
    const it = await subscribed();
    const year = await price(29_000, 'year');
    const shown = await preview(it, year);
    const unused = -Math.round(2_900 * it.left);
    expect(shown.lines.data.map(({ amount }) => amount)).toEqual([unused, 29_000]);
    const changed = await change(it, year);
    expect(await latestOf(it)).toMatchObject({ amount_paid: shown.amount_due });
    const [item] = changed.items.data;
    expect((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)).toBeGreaterThan(364 * day);
    const back = { ...it, date: item?.current_period_start ?? 0 };
    const credited = await preview(back, it.dear);
    expect(credited.lines.data.map(({ amount }) => amount)).toEqual([-29_000, 9_900]);
    expect(credited).toMatchObject({ amount_due: 0, ending_balance: -29_000 - 6_090 + 11_979 });
    await change(back, it.dear);
    expect(await balanceOf(it)).toBe(-23_111);
    await bench.sandbox.clock.advance(32 * day);
    expect(await latestOf(it)).toMatchObject({ amount_paid: 0, total: 11_979, status: 'paid' });
    expect(await balanceOf(it)).toBe(-11_132);
  });

  it('that the bank does not pay changes nothing', async () => {
    const it = await subscribed({ number: '4000 0000 0000 0341' });
    const refused = change(it, it.dear);
    await expect(refused).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
    await expect(refused).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
    const now = await bench.stripe.subscriptions.retrieve(it.id);
    expect(now).toMatchObject({ status: 'active', items: { data: [{ price: { id: it.cheap.id } }] } });
    expect((await bench.stripe.invoices.list({ subscription: it.id })).data).toHaveLength(1);
    await bench.receiver.arrived('charge.failed');
    expect(await balanceOf(it)).toBe(0);
  });

  it('paid by debit stands while the bank thinks, and after it refused', async () => {
    const debit = { method: 'sepa_debit', account_name: 'A. Klant', iban: 'NL39 RABO 0300 0652 64' };
    const it = await subscribed(debit);
    const changed = await change(it, it.dear);
    expect(changed).toMatchObject({ status: 'active', items: { data: [{ price: { id: it.dear.id } }] } });
    const { id, status, payments } = await bench.stripe.invoices.retrieve(String(changed.latest_invoice), {
      expand: ['payments'],
    });
    expect(status).toBe('open');
    const intent = String(payments?.data[0]?.payment.payment_intent);
    expect((await bench.stripe.paymentIntents.retrieve(intent)).status).toBe('processing');
    await bench.sandbox.clock.advance(60);
    expect((await bench.stripe.invoices.retrieve(id)).status).toBe('paid');
    expect((await bench.stripe.paymentIntents.retrieve(intent)).status).toBe('succeeded');
    // Another account, which bounces.
    const poor = await subscribed();
    const session = await bench.stripe.checkout.sessions.create({
      ...{ mode: 'subscription', success_url: 'http://shop.test/ok' },
      line_items: [{ price: poor.cheap.id, quantity: 1 }],
    });
    await payHosted(session.url ?? '', { ...debit, iban: 'NL91ABNA0417164300' });
    const { subscription } = await bench.stripe.checkout.sessions.retrieve(session.id);
    const { default_payment_method: bounces } = await bench.stripe.subscriptions.retrieve(
      String(subscription),
    );
    await bench.stripe.subscriptions.update(poor.id, { default_payment_method: String(bounces) });
    expect((await change(poor, poor.dear)).status).toBe('active');
    await bench.sandbox.clock.advance(60);
    expect(await bench.stripe.subscriptions.retrieve(poor.id)).toMatchObject({
      ...{ status: 'past_due', items: { data: [{ price: { id: poor.dear.id } }] } },
    });
    expect((await latestOf(poor)).status).toBe('open');
  });

  it('is refused from a moment outside the period, and with what the sandbox does not play', async () => {
    const it = await subscribed();
    for (const proration_date of [it.start - 1, it.end + 1])
      await expect(preview(it, it.dear, { proration_date })).rejects.toMatchObject({
        param: 'proration_date',
      });
    await expect(preview(it, it.dear, { proration_behavior: 'create_prorations' })).rejects.toMatchObject({
      param: 'subscription_details[proration_behavior]',
    });
  });
});

describe('a schedule', () => {
  const planned = async (it: Running, wanted: Stripe.Price, interval: 'month' | 'year') => {
    const { id, phases } = await bench.stripe.subscriptionSchedules.create({ from_subscription: it.id });
    const items = [{ price: it.cheap.id, quantity: 1, tax_rates: [it.rate.id] }];
    return bench.stripe.subscriptionSchedules.update(id, {
      end_behavior: 'release',
      metadata: { price_tier: 'other' },
      phases: [
        { items, start_date: phases[0]?.start_date ?? 0, end_date: it.end },
        {
          items: [{ price: wanted.id, tax_rates: [it.rate.id] }],
          duration: { interval },
          proration_behavior: 'none',
        },
      ],
    });
  };

  it('changes the price with the next period, and then lets go', async () => {
    const it = await subscribed();
    const made = await planned(it, it.dear, 'month');
    expect(made).toMatchObject({
      ...{ status: 'active', subscription: it.id, metadata: { price_tier: 'other' } },
      phases: [{ end_date: it.end }, { start_date: it.end }],
    });
    // What comes with the next period is what it renews as; asking changes nothing.
    for (const _ of [1, 2])
      expect(await bench.stripe.invoices.createPreview({ subscription: it.id })).toMatchObject({
        ...{ total: 11_979, period_start: it.end, billing_reason: 'upcoming' },
      });
    const expanded = await bench.stripe.subscriptions.retrieve(it.id, { expand: ['schedule'] });
    expect(expanded.schedule).toMatchObject({ id: made.id, object: 'subscription_schedule' });
    await bench.sandbox.clock.advance(it.end - it.date);
    expect(await latestOf(it)).toMatchObject({ amount_paid: 11_979, billing_reason: 'subscription_cycle' });
    expect((await bench.stripe.subscriptions.retrieve(it.id)).items.data[0]?.price.id).toBe(it.dear.id);
    await bench.sandbox.clock.advance(32 * day);
    expect(await bench.stripe.subscriptionSchedules.retrieve(made.id)).toMatchObject({
      ...{ status: 'released', released_subscription: it.id, subscription: null },
    });
    expect((await bench.stripe.subscriptions.retrieve(it.id)).schedule).toBeNull();
    expect(await latestOf(it)).toMatchObject({ amount_paid: 11_979 });
    await bench.receiver.arrived('subscription_schedule.released');
  });

  it('begins a year with the next period', async () => {
    const it = await subscribed();
    await planned(it, await price(29_000, 'year'), 'year');
    const { lines } = await bench.stripe.invoices.createPreview({ subscription: it.id });
    const [{ amount, period } = { amount: 0, period: { start: 0, end: 0 } }] = lines.data;
    expect([amount, period.start]).toEqual([29_000, it.end]);
    expect(period.end - period.start).toBeGreaterThan(364 * day);
    await bench.sandbox.clock.advance(it.end - it.date);
    const [item] = (await bench.stripe.subscriptions.retrieve(it.id)).items.data;
    expect(item?.current_period_start).toBe(it.end);
    expect((item?.current_period_end ?? 0) - it.end).toBeGreaterThan(364 * day);
  });

  it('keeps others from its subscription until it is released, and ends with it', async () => {
    const [it, other] = [await subscribed(), await subscribed()];
    const made = await planned(it, it.dear, 'month');
    await expect(
      bench.stripe.subscriptionSchedules.create({ from_subscription: it.id }),
    ).rejects.toMatchObject({
      param: 'from_subscription',
    });
    await expect(change(it, it.dear)).rejects.toMatchObject({ param: 'items' });
    const cancel = () => bench.stripe.subscriptions.update(it.id, { cancel_at_period_end: true });
    await expect(cancel()).rejects.toMatchObject({ param: 'cancel_at_period_end' });
    await bench.stripe.subscriptionSchedules.release(made.id);
    await expect(bench.stripe.subscriptionSchedules.release(made.id)).rejects.toMatchObject({ param: 'id' });
    await cancel();
    await bench.sandbox.clock.advance(it.end - it.date);
    expect((await bench.stripe.subscriptions.retrieve(it.id)).status).toBe('canceled');
    const second = await planned(other, other.dear, 'month');
    await bench.stripe.subscriptions.cancel(other.id);
    expect((await bench.stripe.subscriptionSchedules.retrieve(second.id)).status).toBe('canceled');
  });
});
