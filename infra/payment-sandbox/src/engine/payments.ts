import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { newId } from '../core/ids.js';
import { maybeId } from '../core/wire.js';
import type { CardRule } from './cards.js';

/** Why a bank said no, in the words of Stripe's decline codes. */
export interface Refusal {
  code: string;
  declineCode: string;
  message: string;
}

const messages: Record<string, string> = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  lost_card: 'Your card was declined.',
  stolen_card: 'Your card was declined.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  authentication_failed: 'We are unable to authenticate your payment method.',
  test_mode_live_card: 'Your card was declined. Your request was in test mode, but used a non test card.',
  payment_failed: 'The payment failed at the bank.',
};

export const refusal = (code: string, declineCode: string): Refusal => ({
  code,
  declineCode,
  message: messages[declineCode] ?? 'Your card was declined.',
});

export const refusalOf = (rule: CardRule): Refusal =>
  refusal(rule.code ?? 'card_declined', rule.declineCode ?? 'generic_decline');

export interface Payer {
  customer: string | null;
  email: string | null;
  name: string | null;
  /** Without one the page asked for none. */
  address?: Stripe.Address;
}

const noAddress = {
  city: null,
  country: 'NL',
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
} as const;
export const dutchAddress = (): Stripe.Address => ({ ...noAddress });

const billing = (payer: Payer) => ({
  address: payer.address ?? dutchAddress(),
  email: payer.email,
  name: payer.name,
  phone: null,
  tax_id: null,
});

const base = (account: Account, payer: Payer) => ({
  id: newId('pm'),
  object: 'payment_method' as const,
  billing_details: billing(payer),
  created: account.now(),
  customer: payer.customer,
  customer_account: null,
  livemode: false,
  metadata: {},
});

export interface CardInput {
  rule: CardRule;
  month: number;
  year: number;
}

/** Stores a card; only its last four digits and its test behaviour are kept. */
export function cardMethod(
  account: Account,
  payer: Payer,
  { rule, month, year }: CardInput,
): Stripe.PaymentMethod {
  const method = {
    ...base(account, payer),
    type: 'card',
    card: {
      brand: rule.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'NL',
      display_brand: rule.brand,
      exp_month: month,
      exp_year: year,
      fingerprint: `fp_${rule.number.slice(-4)}`,
      funding: 'credit',
      generated_from: null,
      last4: rule.number.slice(-4),
      networks: { available: [rule.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  } satisfies Stripe.PaymentMethod;
  account.state.paymentMethods[method.id] = method;
  account.state.cardBehaviour[method.id] = rule.number;
  account.changed();
  return method;
}

export function idealMethod(account: Account, payer: Payer): Stripe.PaymentMethod {
  const method = {
    ...base(account, payer),
    type: 'ideal',
    ideal: { bank: 'rabobank', bic: 'RABONL2U' },
  } satisfies Stripe.PaymentMethod;
  account.state.paymentMethods[method.id] = method;
  account.changed();
  return method;
}

export function sepaMethod(account: Account, payer: Payer, iban: string): Stripe.PaymentMethod {
  const method = {
    ...base(account, payer),
    type: 'sepa_debit',
    sepa_debit: {
      bank_code: iban.slice(4, 8),
      branch_code: null,
      country: iban.slice(0, 2),
      fingerprint: `fp_${iban.slice(-4)}`,
      generated_from: null,
      last4: iban.slice(-4),
    },
  } satisfies Stripe.PaymentMethod;
  account.state.paymentMethods[method.id] = method;
  account.state.cardBehaviour[method.id] = iban;
  account.changed();
  return method;
}

export interface IntentInput {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Stripe.Metadata;
  email: string | null;
  types: string[];
  setupFutureUsage: 'off_session' | null;
}

export function paymentIntent(account: Account, input: IntentInput): Stripe.PaymentIntent {
  const id = newId('pi');
  const intent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    confirmation_method: 'automatic',
    created: account.now(),
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    description: input.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: input.types,
    payment_record: null,
    processing: null,
    receipt_email: input.email,
    review: null,
    setup_future_usage: input.setupFutureUsage,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
  account.state.paymentIntents[id] = intent;
  account.changed();
  return intent;
}

const details = (method: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails => {
  if (method.type === 'card' && method.card !== undefined) {
    return {
      type: 'card',
      card: {
        amount_authorized: null,
        authorization_code: null,
        brand: method.card.brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country: method.card.country,
        electronic_commerce_indicator: null,
        exp_month: method.card.exp_month,
        exp_year: method.card.exp_year,
        fingerprint: method.card.fingerprint ?? null,
        funding: method.card.funding,
        installments: null,
        last4: method.card.last4,
        mandate: null,
        network: method.card.brand,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    };
  }
  return { type: method.type };
};

function charge(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  refused: Refusal | null,
  pending: boolean,
): Stripe.Charge {
  // A debit under way is the same charge when its answer comes.
  const earlier = account.state.charges[maybeId(intent.latest_charge) ?? ''];
  const id = earlier?.status === 'pending' ? earlier.id : newId('ch');
  const made = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: refused === null && !pending ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: structuredClone(method.billing_details),
    calculated_statement_descriptor: account.settings.merchantName.toUpperCase().slice(0, 22),
    captured: refused === null,
    created: account.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refused?.code ?? null,
    failure_message: refused?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: refused === null ? 'approved_by_network' : 'declined_by_network',
      reason: refused?.declineCode ?? null,
      risk_level: 'normal',
      seller_message:
        refused === null
          ? 'Payment complete.'
          : 'The bank did not return any further details with this decline.',
      type: refused === null ? 'authorized' : 'issuer_declined',
    },
    paid: refused === null && !pending,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: details(method),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: `${account.settings.publicUrl}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: refused !== null ? 'failed' : pending ? 'pending' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
  account.state.charges[id] = made;
  intent.latest_charge = id;
  intent.payment_method = method.id;
  account.changed();
  return made;
}

/** The bank paid. */
export function succeed(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.Charge {
  const paid = charge(account, intent, method, null, false);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.next_action = null;
  intent.processing = null;
  account.emit('charge.succeeded', paid);
  account.emit('payment_intent.succeeded', intent);
  return paid;
}

/** The bank refused; the intent waits for another payment method. */
export function fail(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  why: Refusal,
): void {
  const failed = charge(account, intent, method, why, false);
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.processing = null;
  intent.payment_method = null;
  intent.last_payment_error = {
    type: 'card_error',
    code: why.code,
    decline_code: why.declineCode,
    message: why.message,
    charge: failed.id,
    payment_method: method,
  };
  account.emit('charge.failed', failed);
  account.emit('payment_intent.payment_failed', intent);
}

/** A debit that the bank answers days later. */
export function process(account: Account, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
  charge(account, intent, method, null, true);
  intent.status = 'processing';
  account.emit('payment_intent.processing', intent);
}

/** An attempt that waits for the payer at the bank (3-D Secure, iDEAL). */
export function challenge(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  url: string,
): void {
  intent.status = 'requires_action';
  intent.payment_method = method.id;
  intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: null } };
  account.emit('payment_intent.requires_action', intent);
}
