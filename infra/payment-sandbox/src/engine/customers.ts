import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { newId } from '../core/ids.js';

export interface CustomerInput {
  email: string | null;
  name: string | null;
  individualName?: string | null;
  description?: string | null;
  phone?: string | null;
  metadata?: Stripe.Metadata;
  locales?: string[];
  testClock?: string | null;
}

export function createCustomer(account: Account, input: CustomerInput): Stripe.Customer {
  const customer = {
    ...(input.individualName ? { individual_name: input.individualName } : {}),
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: account.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: input.description ?? null,
    discount: null,
    email: input.email,
    invoice_prefix: newId('x', 8).slice(2).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: input.metadata ?? {},
    name: input.name ?? input.individualName ?? null,
    next_invoice_sequence: 1,
    phone: input.phone ?? null,
    preferred_locales: input.locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: input.testClock ?? null,
  } satisfies Stripe.Customer;
  account.state.customers[customer.id] = customer;
  account.emit('customer.created', customer);
  return customer;
}
