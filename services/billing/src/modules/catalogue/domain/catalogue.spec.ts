import { PriceTier } from '@stroomwerk/contracts';
import { PriceCatalogue } from '@stroomwerk/contracts/billing';
import { catalogue, choosePrice, isLibraryPlan, lookupKey, planName, prices } from './catalogue.js';
import { inclVat, vatOf } from './vat.js';

describe('price catalogue', () => {
  it('is what the contract describes, with every tier in it', () => {
    expect(PriceCatalogue.parse(catalogue)).toEqual(catalogue);
    expect(new Set(prices.map((each) => each.price_tier))).toEqual(new Set(PriceTier.options));
    expect(new Set(prices.map(lookupKey)).size).toBe(prices.length);
  });

  it('sells these, at these amounts, under these keys of the provider', () => {
    expect(
      catalogue.prices.map((each) => [
        lookupKey(each),
        each.name,
        each.kind,
        each.compare_at_cents,
        each.save_cents,
      ]),
    ).toEqual([
      ['starter_month_2900_eur_net', 'Starter', 'subscription', null, null],
      ['starter_year_29000_eur_net', 'Starter', 'subscription', 34_800, 5_800],
      ['launch_special_month_4900_eur_net', 'Launch Special', 'subscription', null, null],
      ['launch_special_year_49000_eur_net', 'Launch Special', 'subscription', 58_800, 9_800],
      ['professional_month_9900_eur_net', 'Professional', 'subscription', null, null],
      ['professional_year_99000_eur_net', 'Professional', 'subscription', 118_800, 19_800],
      ['enterprise_month_29900_eur_net', 'Enterprise', 'subscription', null, null],
      ['lifetime_pro_once_199900_eur_net', 'Lifetime Pro', 'one_time', null, null],
      ['vip_onboarding_once_49900_eur_net', 'VIP Onboarding', 'one_time', null, null],
      ['custom_workflow_once_19900_eur_net', 'Custom Workflow', 'one_time', null, null],
    ]);
  });

  it.each([
    ['starter_annual', 29_000, 34_800, 5_800],
    ['launch_special', 49_000, 58_800, 9_800],
    ['professional_annual', 99_000, 118_800, 19_800],
  ])('%s costs ten months and says what twelve would cost', (tier, amount, compareAt, save) => {
    const yearly = prices.find((each) => each.price_tier === tier && each.interval === 'year');
    expect(yearly).toMatchObject({ amount_cents: amount, compare_at_cents: compareAt, save_cents: save });
  });

  it('adds 21% VAT on top, in whole cents, half up', () => {
    expect([2_900, 4_900, 49_000, 199_900].map(inclVat)).toEqual([3_509, 5_929, 59_290, 241_879]);
    expect([0, 1, 2, 3, 50, 150].map(vatOf)).toEqual([0, 0, 0, 1, 11, 32]);
  });

  it('knows launch_special by the month and by the year', () => {
    expect(choosePrice('launch_special')).toMatchObject({
      price: { interval: 'month', amount_cents: 4_900 },
    });
    expect(choosePrice('launch_special', 'year')).toMatchObject({ price: { amount_cents: 49_000 } });
  });

  it('refuses a tier and an interval that are not sold', () => {
    expect(choosePrice('gold')).toEqual({ refused: 'billing.unknown_price_tier' });
    expect(choosePrice('starter_monthly', 'year')).toEqual({ refused: 'billing.interval_unavailable' });
    expect(choosePrice('lifetime_pro', 'month')).toEqual({ refused: 'billing.interval_unavailable' });
  });

  it('tells plans from services', () => {
    expect(PriceTier.options.filter((tier) => !isLibraryPlan(tier))).toEqual([
      'vip_onboarding',
      'custom_workflow',
    ]);
    expect(planName('lifetime_pro')).toBe('Lifetime Pro');
    expect(planName(null)).toBeNull();
  });
});
