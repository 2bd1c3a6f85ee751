import type Stripe from 'stripe';
import { type PaymentState, paymentState } from '../domain/session.js';

/** What matters of the provider's session. Amounts in integer cents, as really charged. */
export interface ProviderSession {
  state: PaymentState;
  created: Date;
  subscription: string | null;
  paymentIntent: string | null;
  refunded: boolean;
  amounts: {
    amount_subtotal_cents: number;
    amount_tax_cents: number;
    amount_total_cents: number;
    currency: string;
  };
}

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** A debit that the bank refused leaves its session complete and unpaid for good. */
const failed = (intent: Stripe.PaymentIntent | string | null): boolean =>
  typeof intent === 'object' &&
  intent !== null &&
  (intent.status === 'requires_payment_method' || intent.status === 'canceled');

/** @param session with `payment_intent.latest_charge` expanded, where it has one */
export function readSession(session: Stripe.Checkout.Session): ProviderSession {
  const state = paymentState(session.status, session.payment_status);
  const intent = session.payment_intent;
  const charge = typeof intent === 'object' ? intent?.latest_charge : null;
  return {
    state: state === 'processing' && failed(intent) ? 'expired' : state,
    created: new Date(session.created * 1000),
    subscription: idOf(session.subscription),
    paymentIntent: idOf(intent),
    refunded: typeof charge === 'object' && charge !== null && charge.refunded,
    amounts: {
      amount_subtotal_cents: session.amount_subtotal ?? 0,
      amount_tax_cents: session.total_details?.amount_tax ?? 0,
      amount_total_cents: session.amount_total ?? 0,
      currency: session.currency ?? 'eur',
    },
  };
}
