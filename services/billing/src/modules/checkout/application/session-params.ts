import type { Price } from '@stroomwerk/contracts/billing';
import type Stripe from 'stripe';
import { replacesNothing } from '../../subscriptions/domain/replacing.js';

export interface Order {
  accountId: string;
  /** Who orders for it. */
  userId: string;
  customer: string;
  price: Price;
  priceId: string;
  taxRateId: string;
  successUrl: string;
  cancelUrl: string;
  language: 'nl' | 'en';
  /** The plan that it takes the place of, as whoever orders was told; null without one. */
  replaces: string | null;
}

/** Shown at the order button: it has to say that it obliges to pay (BW 6:230v, decisions.md, "Market"). */
const obligation = {
  nl: 'Met deze knop plaats je een bestelling met betalingsverplichting.',
  en: 'With this button you place an order that obliges you to pay.',
} as const;

/** What the provider is asked for: one line, net, with VAT on top; card, iDEAL or SEPA debit. */
export function sessionParams(order: Order): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    account_id: order.accountId,
    user_id: order.userId,
    price_tier: order.price.price_tier,
    interval: order.price.interval ?? '',
    replaces: order.replaces ?? replacesNothing,
  };
  const common = {
    customer: order.customer,
    client_reference_id: order.accountId,
    line_items: [{ price: order.priceId, quantity: 1, tax_rates: [order.taxRateId] }],
    allowed_payment_method_types: ['card', 'ideal', 'sepa_debit'],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    locale: order.language,
    // Our invoice needs whom it is for (Wet OB 1968, art. 35a); a company may say so with its VAT id.
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    customer_update: { name: 'auto', address: 'auto' },
    custom_text: { submit: { message: obligation[order.language] } },
    metadata,
  } satisfies Stripe.Checkout.SessionCreateParams;
  return order.price.interval === null
    ? {
        ...common,
        mode: 'payment',
        payment_intent_data: { metadata },
        invoice_creation: { enabled: true, invoice_data: { metadata } },
      }
    : { ...common, mode: 'subscription', subscription_data: { metadata } };
}
