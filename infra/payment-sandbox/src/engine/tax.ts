import type Stripe from 'stripe';
import type { Account } from '../core/account.js';

/** Dutch VAT, the rate that automatic tax finds for a customer in the Netherlands (Wet OB 1968, art. 9). */
export const dutchVat = 21;
const automaticId = 'txr_nl_btw_21';

/** The rate behind `automatic_tax`, made the first time it is needed. */
export function automaticRate(account: Account): Stripe.TaxRate {
  account.state.taxRates[automaticId] ??= {
    ...taxRate(automaticId, account.now(), 'Btw', dutchVat, false),
    country: 'NL',
    tax_type: 'vat',
  };
  return account.state.taxRates[automaticId];
}

export const taxRate = (id: string, created: number, name: string, percentage: number, inclusive: boolean) =>
  ({
    id,
    object: 'tax_rate',
    active: true,
    country: null,
    created,
    description: null,
    display_name: name,
    effective_percentage: percentage,
    flat_amount: null,
    inclusive,
    jurisdiction: null,
    jurisdiction_level: null,
    livemode: false,
    metadata: {},
    percentage,
    rate_type: 'percentage',
    state: null,
    tax_type: null,
  }) satisfies Stripe.TaxRate;

export interface Taxed {
  subtotal: number;
  tax: number;
  total: number;
  inclusive: boolean;
  rate: Stripe.TaxRate | null;
}

/**
 * The VAT of one line in whole cents, rounded half away from zero per line as Stripe does by default.
 * @param amount integer cents as the price states them
 */
export function taxed(amount: number, price: Stripe.Price, rate: Stripe.TaxRate | null): Taxed {
  if (rate === null) return { subtotal: amount, tax: 0, total: amount, inclusive: false, rate };
  const inclusive =
    price.tax_behavior === 'inclusive' || (price.tax_behavior !== 'exclusive' && rate.inclusive);
  const tax = inclusive
    ? amount - Math.round((amount * 100) / (100 + rate.percentage))
    : Math.sign(amount) * Math.round((Math.abs(amount) * rate.percentage) / 100);
  return { subtotal: amount, tax, total: inclusive ? amount : amount + tax, inclusive, rate };
}
