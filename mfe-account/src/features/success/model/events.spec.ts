import { paymentEvents } from './events.js';

const session = {
  session_id: 'cs_1',
  price_tier: 'launch_special',
  amount_total_cents: 5_929,
  amount_tax_cents: 1_029,
  currency: 'eur',
} as const;

it('tells a plan as subscribe, and what was really paid as purchase', () => {
  expect(paymentEvents(session, 'anything', true)).toEqual([
    { name: 'subscribe', properties: { tier: 'launch_special' } },
    {
      name: 'purchase',
      properties: {
        transaction_id: 'cs_1',
        currency: 'EUR',
        value: 59.29,
        tax: 10.29,
        tier: 'launch_special',
      },
    },
  ]);
});

it('tells an order of a service as a purchase only, and a page without session as subscribe only', () => {
  expect(
    paymentEvents({ ...session, price_tier: 'vip_onboarding' }, null, false).map(({ name }) => name),
  ).toEqual(['purchase']);
  expect(paymentEvents(null, 'launch_special', true)).toEqual([
    { name: 'subscribe', properties: { tier: 'launch_special' } },
  ]);
});
