import type Stripe from 'stripe';
import type { Asks } from './form.js';

/** What a session wants to know of who pays, beside how. */
export const asksOf = ({ billing_address_collection, tax_id_collection }: Stripe.Checkout.Session): Asks => ({
  address: billing_address_collection === 'required',
  taxId: tax_id_collection?.enabled ?? false,
});
