import type Stripe from 'stripe';
import { askedOrNull } from '../../provider/application/asked.js';
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
const failed = (intent: Stripe.PaymentIntent | null): boolean =>
  intent?.status === 'requires_payment_method' || intent?.status === 'canceled';

const refunded = (intent: Stripe.PaymentIntent | null): boolean =>
  typeof intent?.latest_charge === 'object' && intent.latest_charge !== null && intent.latest_charge.refunded;

/** The payment of a completed session; a subscription's payments hang on its invoices instead. */
async function intentOf(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<Stripe.PaymentIntent | null> {
  const id = idOf(session.payment_intent);
  if (id === null || session.status !== 'complete') return null;
  return askedOrNull(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
}

const translated = (
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ProviderSession => {
  const state = paymentState(session.status, session.payment_status);
  return {
    state: state === 'processing' && failed(intent) ? 'expired' : state,
    created: new Date(session.created * 1000),
    subscription: idOf(session.subscription),
    paymentIntent: idOf(session.payment_intent),
    refunded: refunded(intent),
    amounts: {
      amount_subtotal_cents: session.amount_subtotal ?? 0,
      amount_tax_cents: session.total_details?.amount_tax ?? 0,
      amount_total_cents: session.amount_total ?? 0,
      currency: session.currency ?? 'eur',
    },
  };
};

/**
 * Reads a checkout session as it now stands at the provider.
 * @returns null for one that the provider does not know
 * @throws AppError billing.payment_provider_unavailable
 */
export async function readSession(
  stripe: Stripe,
  id: string,
): Promise<{ session: ProviderSession; metadata: Stripe.Metadata } | null> {
  const found = await askedOrNull(stripe.checkout.sessions.retrieve(id));
  if (found === null) return null;
  return { session: translated(found, await intentOf(stripe, found)), metadata: found.metadata ?? {} };
}
