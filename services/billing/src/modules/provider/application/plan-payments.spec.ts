// Fake: the payment provider and the database. What more than a hundred invoices mean is not worth making them.
import { FixedClock } from '@stroomwerk/kernel/testing';
import type Stripe from 'stripe';
import type { DataSource } from 'typeorm';
import { Customers } from './customers.js';

interface Invoice {
  readonly id: string;
  readonly amount_paid: number;
  readonly total: number;
  readonly total_excluding_tax: number | null;
  readonly parent: object | null;
  readonly metadata: Record<string, string>;
}
const renewal = { subscription_details: { subscription: 'sub_1' } };
const invoice = (at: number, more: Partial<Invoice> = {}): Invoice => ({
  ...{ id: `in_${at}`, amount_paid: 3_509, total: 3_509, total_excluding_tax: 2_900 },
  ...{ parent: renewal, metadata: {}, ...more },
});

/** Node 20 has no Array.fromAsync. */
async function all<T>(given: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of given) found.push(one);
  return found;
}

/** A customer with these paid invoices, newest first, as the provider gives them: a hundred at a time. */
function customersWith(
  invoices: readonly Invoice[],
  back: Readonly<Record<string, number>> = {},
  known = true,
) {
  const asked: Stripe.InvoiceListParams[] = [];
  const looked: string[] = [];
  const list = async (params: Stripe.InvoiceListParams) => {
    asked.push(params);
    const first = invoices.findIndex(({ id }) => id === params.starting_after) + 1;
    const end = first + (params.limit ?? 10);
    return { data: invoices.slice(first, end), has_more: end < invoices.length };
  };
  const stripe = {
    invoices: { list },
    invoicePayments: {
      list: async ({ invoice: of }: { invoice: string }) => {
        looked.push(of);
        return { data: [{ payment: { payment_intent: `pi_${of}` } }, { payment: { payment_intent: null } }] };
      },
    },
    paymentIntents: {
      retrieve: async (id: string) => ({
        latest_charge: { paid: true, amount_captured: 3_509, amount_refunded: back[id.slice(3)] ?? 0 },
      }),
    },
  };
  const database = { manager: { findOneBy: async () => (known ? { provider_id: 'cus_1' } : null) } };
  const customers = new Customers(
    database as unknown as DataSource,
    stripe as unknown as Stripe,
    new FixedClock(),
  );
  return { asked, looked, payments: () => all(customers.planPayments('u1')), customers };
}

it('gives what every page has, oldest first, less what went back, and looks no further than it is asked', async () => {
  const invoices = Array.from({ length: 250 }, (_, at) => invoice(250 - at));
  const { payments, asked, customers, looked } = customersWith(invoices, { in_2: 9 });
  for await (const _ of customers.planPayments('u1')) break;
  expect(looked).toEqual(['in_1']);
  expect(
    asked
      .splice(0)
      .map(({ customer, status, limit, starting_after }) => [customer, status, limit, starting_after]),
  ).toEqual([
    ['cus_1', 'paid', 100, undefined],
    ['cus_1', 'paid', 100, 'in_151'],
    ['cus_1', 'paid', 100, 'in_51'],
  ]);
  const found = await payments();
  expect(found).toHaveLength(250);
  expect(found[1]).toEqual({ netCents: 2_900, paidCents: 3_509, backCents: 9, isDisputed: false });
});

it('counts renewals and plans for life, and neither services nor what cost nothing', async () => {
  const once = (price_tier: string) => ({ parent: null, metadata: { price_tier } });
  const { payments, looked } = customersWith([
    invoice(5, { total_excluding_tax: null, total: 100 }),
    invoice(4, { parent: null }),
    invoice(3, once('custom_workflow')),
    invoice(2, once('lifetime_pro')),
    invoice(1, { amount_paid: 0 }),
  ]);
  expect((await payments()).map(({ netCents }) => netCents)).toEqual([2_900, 100]);
  expect(looked).toEqual(['in_2', 'in_5']);
});

it('asks nothing about who never bought, and ends where there is nothing', async () => {
  const stranger = customersWith([invoice(1)], {}, false);
  expect([await stranger.payments(), stranger.asked]).toEqual([[], []]);
  const empty = customersWith([]);
  expect([await empty.payments(), empty.asked.length]).toEqual([[], 1]);
});
