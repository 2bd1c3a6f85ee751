import type { Interval, PriceTier } from '@stroomwerk/contracts';
import type { Price } from '@stroomwerk/contracts/billing';
import { choosePrice } from '../../catalogue/domain/catalogue.js';
import { noSubscription, type SubscriptionState } from '../../subscriptions/domain/state.js';
import { effectOf, refusalOf } from './rules.js';
import { type Agreed, agreedIn, isSame, stillHolds, tokenOf } from './token.js';

const running: SubscriptionState = {
  ...noSubscription,
  ...{ status: 'active', source: 'payment', price_tier: 'starter_monthly', interval: 'month' },
  reference: 'sub_1',
};

describe('a plan', () => {
  it('that runs can be changed', () => expect(refusalOf(running)).toBeNull());

  it.each<[Partial<SubscriptionState>, string]>([
    [{ status: 'none', reference: null, source: null }, 'billing.no_plan_to_change'],
    [{ status: 'canceled' }, 'billing.no_plan_to_change'],
    [{ source: 'grant', reference: null, interval: null }, 'billing.no_plan_to_change'],
    // Given while what was paid for is in arrears.
    [{ source: 'grant' }, 'billing.no_plan_to_change'],
    [{ price_tier: 'lifetime_pro', interval: null, reference: 'cs_1' }, 'billing.no_plan_to_change'],
    [{ status: 'suspended', disputed: true }, 'billing.plan_disputed'],
    [{ status: 'suspended' }, 'billing.plan_unpaid'],
    [{ status: 'past_due_grace' }, 'billing.plan_unpaid'],
    [{ status: 'past_due' }, 'billing.plan_unpaid'],
    [{ cancel_at_period_end: true }, 'billing.plan_ending'],
    [{ next_price_tier: 'starter_monthly', next_interval: 'month' }, 'billing.plan_change_planned'],
  ])('that is %j cannot: %s', (other, code) => expect(refusalOf({ ...running, ...other })).toBe(code));
});

const price = (tier: PriceTier, interval?: Interval): Price => {
  const choice = choosePrice(tier, interval);
  if ('refused' in choice) throw new Error(choice.refused);
  return choice.price;
};
const plans = [
  price('starter_monthly'),
  price('starter_annual'),
  price('launch_special'),
  price('launch_special', 'year'),
  price('professional_monthly'),
  price('professional_annual'),
  price('enterprise_monthly'),
];

it('begins at once where it gives more or a year, else with the end of the paid period: each to each', () => {
  const effects = plans.map((from) =>
    plans.map((to) => ({ now: 'N', at_period_end: 'l', same: '=' })[effectOf(from, to) ?? 'same']).join(''),
  );
  expect(effects).toEqual([
    // From starter by the month and the year, launch special, professional, enterprise.
    ...['=NNNNNN', 'l=NNNNN', 'll=NNNN', 'lll=NNN', 'llll=NN', 'lllll=N', 'llllll='],
  ]);
});

describe('what somebody agreed to', () => {
  const agreed: Agreed = {
    ...{ id: '6f1f63a2-2f3b-4a57-9f0f-3a3c9c7a1b11', price_tier: 'professional_monthly', interval: 'month' },
    ...{ effect: 'now', at: 1_700_000_000, total_cents: 5_812, charged_cents: 5_812 },
    ...{ credit_left_cents: 0, renewal_cents: 11_979 },
  };
  const after = (seconds: number) => new Date((agreed.at + seconds) * 1000);

  it('comes back as it was given out, and nothing else is taken for it', () => {
    expect(agreedIn(tokenOf(agreed))).toEqual(agreed);
    for (const other of [
      '',
      'x',
      Buffer.from('{}').toString('base64url'),
      Buffer.from('[1').toString('base64url'),
    ])
      expect(agreedIn(other)).toBeNull();
  });

  it.each([
    [0, true],
    [600, true],
    [601, false],
    [-5, true],
    [-6, false],
  ])('after %i seconds still holds: %s', (seconds, holds) =>
    expect(stillHolds(agreed, after(seconds))).toBe(holds),
  );

  it('is the same to the cent', () => {
    expect(isSame(agreed, { ...agreed, at: 0 })).toBe(true);
    for (const key of ['total_cents', 'charged_cents', 'credit_left_cents', 'renewal_cents'] as const)
      expect(isSame(agreed, { ...agreed, [key]: agreed[key] + 1 })).toBe(false);
    expect(isSame(agreed, { ...agreed, effect: 'at_period_end' })).toBe(false);
  });
});
