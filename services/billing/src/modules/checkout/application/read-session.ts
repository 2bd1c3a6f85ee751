import type Stripe from 'stripe';
import { askedOrNull } from '../../provider/application/asked.js';
import { disputeOf, idOf, intentsOf } from '../../provider/application/payments.js';
import { type PaymentState, paymentState } from '../domain/session.js';

/** What matters of the provider's session. Amounts in integer cents, as really charged. */
export interface ProviderSession {
  state: PaymentState;
  created: Date;
  subscription: string | null;
  paymentIntent: string | null;
  refunded: boolean;
  /** Whether a bank has taken the money, and nobody has decided yet. */
  disputed: boolean;
  amounts: {
    amount_subtotal_cents: number;
    amount_tax_cents: number;
    amount_total_cents: number;
    currency: string;
  };
}

/** A debit that the bank refused leaves its session complete and unpaid for good. */
const failed = (intent: Stripe.PaymentIntent | null): boolean =>
  intent?.status === 'requires_payment_method' || intent?.status === 'canceled';

/** What became of the money: what a bank has taken for good counts as refunded. */
async function fateOf(
  stripe: Stripe,
  intent: Stripe.PaymentIntent | null,
): Promise<Pick<ProviderSession, 'refunded' | 'disputed'>> {
  const charge = intent?.latest_charge;
  if (typeof charge !== 'object' || charge === null) return { refunded: false, disputed: false };
  const dispute = await disputeOf(stripe, charge);
  return { refunded: charge.refunded || dispute === 'lost', disputed: dispute === 'open' };
}

/** Asked for only while a debit is under way. */
async function intentOfFirst(stripe: Stripe, session: Stripe.Checkout.Session): Promise<string | null> {
  const invoice = session.payment_status === 'unpaid' ? idOf(session.invoice) : null;
  return invoice === null ? null : ((await intentsOf(stripe, invoice))[0] ?? null);
}

/** The payment of a completed session; that of a subscription hangs on its first invoice. */
async function intentOf(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<Stripe.PaymentIntent | null> {
  if (session.status !== 'complete') return null;
  const id = idOf(session.payment_intent) ?? (await intentOfFirst(stripe, session));
  if (id === null) return null;
  return askedOrNull(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
}

const translated = (
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
  fate: Pick<ProviderSession, 'refunded' | 'disputed'>,
): ProviderSession => {
  const state = paymentState(session.status, session.payment_status);
  return {
    state: state === 'processing' && failed(intent) ? 'expired' : state,
    created: new Date(session.created * 1000),
    subscription: idOf(session.subscription),
    paymentIntent: idOf(session.payment_intent),
    ...fate,
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
  const intent = await intentOf(stripe, found);
  const session = translated(found, intent, await fateOf(stripe, intent));
  return { session, metadata: found.metadata ?? {} };
}
