import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { newId } from '../core/ids.js';
import { decimal, idOf, listOf } from '../core/wire.js';
import { taxIdsOf } from './billed.js';
import { dutchAddress, fail, paymentIntent, process, type Refusal, succeed } from './payments.js';
import { type Taxed, taxed } from './tax.js';

export interface InvoiceLine {
  price: Stripe.Price;
  quantity: number;
  description: string;
  /** Integer cents over the whole quantity. */
  amount: number;
  rate: Stripe.TaxRate | null;
  item: string | null;
  /** Part of a period, credited or charged by the second. */
  proration?: boolean;
  period: { start: number; end: number };
}

export interface InvoiceInput {
  customer: string | null;
  subscription: { id: string; metadata: Stripe.Metadata } | null;
  reason: Stripe.Invoice.BillingReason;
  currency: string;
  lines: InvoiceLine[];
  automaticTax: boolean;
  metadata: Stripe.Metadata;
  description: string | null;
  email?: string | null;
  name?: string | null;
}

const taxEntry = (tax: Taxed) =>
  tax.rate === null
    ? []
    : [
        {
          amount: tax.tax,
          tax_behavior: tax.inclusive ? ('inclusive' as const) : ('exclusive' as const),
          tax_rate_details: { tax_rate: tax.rate.id },
          taxability_reason: 'standard_rated' as const,
          taxable_amount: tax.total - tax.tax,
          type: 'tax_rate_details' as const,
        },
      ];

const line = (invoice: string, input: InvoiceInput, from: InvoiceLine, tax: Taxed) =>
  ({
    id: newId('il'),
    object: 'line_item',
    amount: tax.subtotal,
    currency: input.currency,
    description: from.description,
    discount_amounts: [],
    discountable: !from.proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: { ...(input.subscription?.metadata ?? {}) },
    parent:
      input.subscription === null || from.item === null
        ? null
        : {
            invoice_item_details: null,
            subscription_item_details: {
              invoice_item: from.proration ? newId('ii') : null,
              proration: from.proration ?? false,
              proration_details: null,
              subscription: input.subscription.id,
              subscription_item: from.item,
            },
            type: 'subscription_item_details',
          },
    period: from.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: from.price.id, product: idOf(from.price.product) },
      type: 'price_details',
      unit_amount_decimal: decimal(from.price.unit_amount ?? 0),
    },
    quantity: from.quantity,
    quantity_decimal: decimal(from.quantity),
    subscription: input.subscription?.id ?? null,
    subtotal: tax.subtotal,
    taxes: taxEntry(tax),
  }) satisfies Stripe.InvoiceLineItem;

/** Works the amounts out and builds a draft; it is not stored, so a preview can be made the same way. */
export function draftInvoice(account: Account, input: InvoiceInput, id = newId('in')): Stripe.Invoice {
  const customer = input.customer === null ? undefined : account.state.customers[input.customer];
  const taxes = input.lines.map((from) => taxed(from.amount, from.price, from.rate));
  const sum = (pick: (tax: Taxed) => number) => taxes.reduce((total, tax) => total + pick(tax), 0);
  const total = sum((tax) => tax.total);
  const net = total - sum((tax) => tax.tax);
  const period = input.lines[0]?.period ?? { start: account.now(), end: account.now() };
  return {
    id,
    object: 'invoice',
    account_country: 'NL',
    account_name: account.settings.merchantName,
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: input.automaticTax,
      liability: input.automaticTax ? { type: 'self' } : null,
      provider: input.automaticTax ? 'stripe' : null,
      status: input.automaticTax ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: input.reason,
    collection_method: 'charge_automatically',
    created: account.now(),
    currency: input.currency,
    custom_fields: null,
    customer: input.customer,
    customer_account: null,
    customer_address: customer?.address ?? dutchAddress(),
    customer_email: customer?.email ?? input.email ?? null,
    customer_name: customer?.name ?? input.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids:
      customer === undefined
        ? []
        : taxIdsOf(account, customer.id).map(({ type, value }) => ({ type, value })),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: input.description,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      input.lines.map((from, index) =>
        line(id, input, from, taxes[index] ?? taxed(from.amount, from.price, null)),
      ),
    ),
    livemode: false,
    metadata: input.metadata,
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent:
      input.subscription === null
        ? null
        : {
            quote_details: null,
            subscription_details: {
              metadata: { ...input.subscription.metadata },
              subscription: input.subscription.id,
            },
            type: 'subscription_details',
          },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: listOf('/v1/invoice_payments', []),
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: sum((tax) => tax.subtotal),
    subtotal_excluding_tax: net,
    test_clock: typeof customer?.test_clock === 'string' ? customer.test_clock : null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: net,
    total_pretax_credit_amounts: [],
    total_taxes: taxes.flatMap(taxEntry),
    webhooks_delivered_at: null,
  } satisfies Stripe.Invoice;
}

/** Stores the draft, announces it and gives it its number. */
export function issueInvoice(account: Account, invoice: Stripe.Invoice): Stripe.Invoice {
  account.state.invoices[invoice.id] = invoice;
  account.emit('invoice.created', invoice);
  account.state.invoiceNumber += 1;
  invoice.number = `TEST-${String(account.state.invoiceNumber).padStart(5, '0')}`;
  invoice.status = 'open';
  invoice.effective_at = account.now();
  invoice.status_transitions.finalized_at = account.now();
  invoice.hosted_invoice_url = `${account.settings.publicUrl}/i/${invoice.id}`;
  invoice.invoice_pdf = `${account.settings.publicUrl}/i/${invoice.id}/pdf`;
  account.emit('invoice.finalized', invoice);
  return invoice;
}

/** The intent of an invoice, made at the first attempt. */
export function intentOf(
  account: Account,
  invoice: Stripe.Invoice,
  given?: Stripe.PaymentIntent,
): Stripe.PaymentIntent {
  const known = invoice.payments?.data[0]?.payment.payment_intent;
  const existing = known === undefined ? undefined : account.state.paymentIntents[idOf(known)];
  if (existing !== undefined) return existing;
  const customer = typeof invoice.customer === 'string' ? invoice.customer : null;
  const intent =
    given ??
    paymentIntent(account, {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer,
      description:
        invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      metadata: {},
      email: invoice.customer_email,
      types: ['card', 'ideal', 'sepa_debit'],
      setupFutureUsage: 'off_session',
    });
  const payment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: account.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } satisfies Stripe.InvoicePayment;
  invoice.payments = listOf('/v1/invoice_payments', [payment]);
  return intent;
}

/** Marks an invoice paid; the money came in just before. */
export function markPaid(account: Account, invoice: Stripe.Invoice): void {
  invoice.status = 'paid';
  invoice.attempted = true;
  invoice.auto_advance = false;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.ending_balance ??= 0;
  invoice.status_transitions.paid_at = account.now();
  for (const payment of invoice.payments?.data ?? []) {
    payment.status = 'paid';
    payment.amount_paid = payment.amount_requested;
    payment.status_transitions.paid_at = account.now();
  }
  account.emit('invoice.paid', invoice);
  account.emit('invoice.payment_succeeded', invoice);
}

/** Asks a bank for the money of an open invoice by a debit, which it answers later. */
export function debit(
  account: Account,
  invoice: Stripe.Invoice,
  method: Stripe.PaymentMethod,
  succeeds: boolean,
): void {
  const intent = intentOf(account, invoice);
  invoice.attempt_count += 1;
  invoice.attempted = true;
  invoice.next_payment_attempt = null;
  process(account, intent, method);
  account.state.settlements.push({
    ...{ session: null, paymentIntent: intent.id, invoice: invoice.id, succeeds },
    due: account.now() + account.settings.settleSeconds,
  });
}

/** Takes the money of an open invoice. Answers whether it was paid. */
export function collect(
  account: Account,
  invoice: Stripe.Invoice,
  method: Stripe.PaymentMethod,
  refused: Refusal | null,
): boolean {
  const intent = intentOf(account, invoice);
  invoice.attempt_count += 1;
  invoice.attempted = true;
  if (refused === null) {
    succeed(account, intent, method);
    markPaid(account, invoice);
    return true;
  }
  fail(account, intent, method, refused);
  return false;
}
