// Fake: the payment provider and the database. What more than a hundred charges mean is not worth making them.
import { FixedClock } from '@stroomwerk/kernel/testing';
import type Stripe from 'stripe';
import type { DataSource } from 'typeorm';
import { Customers } from './customers.js';

type Charge = { id: string; paid: boolean; amount_captured: number; amount_refunded: number };
const charge = (at: number, more: Partial<Charge> = {}): Charge => ({
  id: `ch_${at}`,
  paid: true,
  amount_captured: 4_900,
  amount_refunded: 0,
  ...more,
});

/** A customer with these charges, newest first, as the provider gives them: a hundred at a time. */
function customersWith(charges: readonly Charge[], known = true) {
  const asked: Stripe.ChargeListParams[] = [];
  const list = async (params: Stripe.ChargeListParams) => {
    asked.push(params);
    const first = charges.findIndex(({ id }) => id === params.starting_after) + 1;
    const end = first + (params.limit ?? 10);
    return { data: charges.slice(first, end), has_more: end < charges.length };
  };
  const database = { manager: { findOneBy: async () => (known ? { provider_id: 'cus_1' } : null) } };
  const stripe = { charges: { list } };
  const customers = new Customers(
    database as unknown as DataSource,
    stripe as unknown as Stripe,
    new FixedClock(),
  );
  return { asked, netPaid: () => customers.netPaid('u1') };
}

it('counts what came in on every page, less what went back', async () => {
  const refunded = Array.from({ length: 200 }, (_, at) => charge(at, { amount_refunded: 4_900 }));
  const { netPaid, asked } = customersWith([...refunded, charge(200, { amount_refunded: 900 }), charge(201)]);
  expect(await netPaid()).toBe(8_900);
  expect(asked.map(({ customer, limit, starting_after }) => [customer, limit, starting_after])).toEqual([
    ['cus_1', 100, undefined],
    ['cus_1', 100, 'ch_99'],
    ['cus_1', 100, 'ch_199'],
  ]);
});

it('counts what was captured, and nothing of a charge that failed', async () => {
  const { netPaid } = customersWith([charge(0, { paid: false }), charge(1, { amount_captured: 100 })]);
  expect(await netPaid()).toBe(100);
});

it('asks nothing about who never bought', async () => {
  const { netPaid, asked } = customersWith([charge(0)], false);
  expect([await netPaid(), asked]).toEqual([0, []]);
});

it('ends where there is nothing', async () => {
  const { netPaid, asked } = customersWith([]);
  expect([await netPaid(), asked.length]).toEqual([0, 1]);
});
