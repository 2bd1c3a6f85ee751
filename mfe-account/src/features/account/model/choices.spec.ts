// Real: which plans can be changed here, what is offered for them, and what an address asks for.
import type { PriceCatalogue, Subscription } from '@stroomwerk/contracts/billing';
import { choicesOf, isChangeable, wantedBy } from './choices.js';
import { wantedIn } from './wanted.js';

const plan: Subscription = {
  ...{ status: 'active', price_tier: 'starter_monthly', plan_name: 'Starter', interval: 'month' },
  ...{ source: 'payment', current_period_end: '2026-12-28T09:00:00.000Z', cancel_at_period_end: false },
  next: null,
};

it.each<[Partial<Subscription>, boolean]>([
  [{}, true],
  [{ status: 'past_due_grace' }, false],
  [{ cancel_at_period_end: true }, false],
  [{ next: { price_tier: 'starter_annual', plan_name: 'Starter', interval: 'year' } }, false],
  [{ interval: null, price_tier: 'lifetime_pro' }, false],
  [{ source: 'grant' }, false],
  [{ status: 'canceled' }, false],
])('a plan that is %j can be changed: %s', (other, can) =>
  expect(isChangeable({ ...plan, ...other })).toBe(can),
);

const price = (price_tier: string, interval: 'month' | 'year' | null) =>
  ({ price_tier, interval, name: price_tier, amount_cents: 100 }) as PriceCatalogue['prices'][number];
const catalogue: PriceCatalogue = {
  ...{ currency: 'eur', vat_percentage: 21 },
  prices: [
    price('starter_monthly', 'month'),
    price('starter_annual', 'year'),
    price('launch_special', 'month'),
    price('launch_special', 'year'),
    price('lifetime_pro', null),
  ],
};

it('offers what renews by one period, with what somebody has among it', () => {
  const shown = (interval: 'month' | 'year', own = plan) =>
    choicesOf(catalogue, interval, own).map(({ price_tier, isOwn }) => [price_tier, isOwn]);
  expect(shown('month')).toEqual([
    ['starter_monthly', true],
    ['launch_special', false],
  ]);
  expect(shown('year', { ...plan, price_tier: 'launch_special' })).toEqual([
    ['starter_annual', false],
    ['launch_special', false],
  ]);
  expect(wantedBy({ price_tier: 'launch_special', interval: 'year' })).toEqual({
    ...{ price_tier: 'launch_special', interval: 'year' },
  });
});

it.each([
  ['plan=professional_annual', { price_tier: 'professional_annual', interval: 'year' }],
  ['plan=launch_special&interval=year', { price_tier: 'launch_special', interval: 'year' }],
  ['plan=launch_special&interval=week', { price_tier: 'launch_special', interval: 'month' }],
  ['plan=gold', undefined],
  ['', undefined],
])('an address with "%s" asks for %j', (search, wanted) =>
  expect(wantedIn(new URLSearchParams(search))).toEqual(wanted),
);
