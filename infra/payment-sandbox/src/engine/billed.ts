import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { newId } from '../core/ids.js';
import type { Billed } from '../core/state.js';

const vatForm = /^[A-Z]{2}[0-9A-Z+*]{2,12}$/;
export const validVatId = (value: string): boolean => vatForm.test(value);

/** The tax ids that a customer has, oldest first. */
export const taxIdsOf = (account: Account, customer: string): Stripe.TaxId[] =>
  Object.values(account.state.taxIds).filter((one) => one.customer === customer);

/** Gives a customer a European VAT id; the same one is not added twice. */
export function addTaxId(account: Account, customer: string, value: string): Stripe.TaxId {
  const known = taxIdsOf(account, customer).find((one) => one.value === value);
  if (known !== undefined) return known;
  const made = {
    id: newId('txi'),
    object: 'tax_id',
    country: value.slice(0, 2),
    created: account.now(),
    customer,
    customer_account: null,
    livemode: false,
    owner: { customer, customer_account: null, type: 'customer' },
    type: 'eu_vat',
    value,
    verification: { status: 'pending', verified_address: null, verified_name: null },
  } satisfies Stripe.TaxId;
  account.state.taxIds[made.id] = made;
  account.emit('customer.tax_id.created', made);
  return made;
}

/** What the customer has from now on, as far as the session lets the page change it. */
export function keepBilled(
  account: Account,
  customer: Stripe.Customer,
  { company, vatId, address }: Billed,
  updates: { readonly name: boolean; readonly address: boolean },
): void {
  if (updates.name && company !== '') Object.assign(customer, { name: company, business_name: company });
  if (updates.address && address.line1 !== null) customer.address = address;
  if (vatId !== '') addTaxId(account, customer.id, vatId);
  account.emit('customer.updated', customer);
}
