import { Injectable } from '@nestjs/common';
import { PriceTier } from '@stroomwerk/contracts';
import Stripe from 'stripe';
import { planName } from '../../catalogue/domain/catalogue.js';
import { asked, askedOrNull } from '../../provider/application/asked.js';
import { idOf, intentsOf } from '../../provider/application/payments.js';
import { creditIn } from '../../provider/application/rest.js';
import type { Line, Payment, PostalAddress, Recipient, VatRate } from '../domain/invoice.js';

/** Money that went back. Integer cents, VAT included. */
export interface ProviderRefund {
  readonly id: string;
  readonly cents: number;
  /** What of it was credit of the plan before: that has its credit note from when it became credit. */
  readonly creditCents: number;
  readonly at: Date;
}

/** What the provider says of an invoice that was paid: what ours is made of. */
export interface ProviderInvoice {
  readonly id: string;
  readonly metadata: Stripe.Metadata;
  readonly customer: string | null;
  readonly subscription: string | null;
  readonly recipient: Recipient;
  readonly lines: readonly Line[];
  readonly payment: Payment;
  /** Oldest first. */
  readonly refunds: readonly ProviderRefund[];
}

const moment = (seconds: number): Date => new Date(seconds * 1000);

const addressOf = (address: Stripe.Address | null | undefined): PostalAddress => ({
  street: [address?.line1, address?.line2].filter(Boolean).join(', '),
  postal_code: address?.postal_code ?? '',
  city: address?.city ?? '',
  country: address?.country ?? 'NL',
});

/** A company is whoever gave a company's name, or a VAT id with the name. */
function recipientOf(invoice: Stripe.Invoice, customer: Stripe.Customer | null): Recipient {
  const vat_id = invoice.customer_tax_ids?.find(({ type }) => type === 'eu_vat')?.value ?? null;
  const company = customer?.business_name ?? (vat_id === null ? null : invoice.customer_name);
  const person = customer?.individual_name ?? null;
  return {
    company,
    name: company === null ? (invoice.customer_name ?? person) : person,
    vat_id,
    address: addressOf(invoice.customer_address),
  };
}

const treatmentOf = (reason: string): VatRate['treatment'] =>
  reason === 'reverse_charge' ? 'reverse_charge' : reason === 'standard_rated' ? 'standard' : 'none';

const methods = ['card', 'ideal', 'sepa_debit'] as const;

/** How a charge was paid, as its owner knows it. */
function methodOf(charge: Stripe.Charge | null): Pick<Payment, 'method' | 'label'> {
  const { type, card, sepa_debit: debit } = charge?.payment_method_details ?? {};
  const method = methods.find((one) => one === type) ?? 'other';
  const brand = card?.brand ? card.brand.charAt(0).toUpperCase() + card.brand.slice(1) : '';
  const last4 = card?.last4 ?? debit?.last4 ?? '';
  return { method, label: `${brand} ${last4}`.trim() || null };
}

/** Reads paid invoices and what of them went back. Asks the provider, so never within a transaction. */
@Injectable()
export class ProviderInvoices {
  private readonly names = new Map<string, string | null>();
  private readonly rates = new Map<string, Stripe.TaxRate>();

  constructor(private readonly stripe: Stripe) {}

  /** @returns null for one that was not paid, comes to nothing, or is not known @throws when its lines are not its total */
  async read(id: string): Promise<ProviderInvoice | null> {
    const invoice = await askedOrNull(this.stripe.invoices.retrieve(id));
    if (invoice === null || invoice.status !== 'paid' || invoice.total === 0) return null;
    const lines = await this.linesOf(invoice);
    const total = lines.reduce((sum, { net_cents, vat_cents }) => sum + net_cents + vat_cents, 0);
    if (total !== invoice.total)
      throw new Error(`the lines of invoice ${id} come to ${total} cents, it says ${invoice.total}`);
    const intents = await intentsOf(this.stripe, id);
    const charges = await this.chargesOf(intents);
    return {
      id,
      metadata: { ...invoice.parent?.subscription_details?.metadata, ...invoice.metadata },
      customer: idOf(invoice.customer),
      subscription: idOf(invoice.parent?.subscription_details?.subscription),
      recipient: recipientOf(invoice, await this.customerOf(idOf(invoice.customer))),
      lines,
      payment: {
        ...methodOf(charges.at(-1) ?? null),
        paid_cents: invoice.amount_paid,
        at: moment(invoice.status_transitions.paid_at ?? invoice.created).toISOString(),
        reference: intents[0] ?? null,
      },
      refunds: await this.refundsOf(charges),
    };
  }

  /** @returns the provider's invoice that a payment was for; null for none */
  async paidBy(intent: string): Promise<string | null> {
    const { data } = await asked(
      this.stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } }),
    );
    return idOf(data[0]?.invoice);
  }

  private async linesOf({ id, lines }: Stripe.Invoice): Promise<Line[]> {
    const all = [...lines.data];
    for (let more = lines.has_more; more; ) {
      const page = await asked(
        this.stripe.invoices.listLineItems(id ?? '', { limit: 100, starting_after: all.at(-1)?.id }),
      );
      all.push(...page.data);
      more = page.has_more && page.data.length > 0;
    }
    const read: Line[] = [];
    for (const line of all) read.push(await this.lineOf(line));
    return read;
  }

  private async lineOf(line: Stripe.InvoiceLineItem): Promise<Line> {
    const { start, end } = line.period;
    const price = idOf(line.pricing?.price_details?.price);
    const off = (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
    const [tax] = line.taxes ?? [];
    return {
      nature: line.amount < 0 ? 'rest' : 'sale',
      name: (price === null ? null : await this.nameOf(price)) ?? line.description ?? '',
      period: end > start ? { from: moment(start).toISOString(), until: moment(end).toISOString() } : null,
      net_cents: tax === undefined ? line.amount - off : (tax.taxable_amount ?? line.amount - off),
      vat_cents: (line.taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
      rate: await this.rateOf(tax),
    };
  }

  /** The plan or service behind a price. */
  private async nameOf(id: string): Promise<string | null> {
    const known = this.names.get(id);
    if (known !== undefined) return known;
    const price = await askedOrNull(this.stripe.prices.retrieve(id));
    const tier = PriceTier.safeParse(price?.metadata.price_tier);
    const name = tier.success ? planName(tier.data) : null;
    this.names.set(id, name);
    return name;
  }

  private async rateOf(tax: Stripe.InvoiceLineItem.Tax | undefined): Promise<VatRate> {
    const id = tax?.tax_rate_details?.tax_rate;
    if (tax === undefined || id === undefined) return { percent: 0, country: 'NL', treatment: 'none' };
    const known = this.rates.get(id) ?? (await asked(this.stripe.taxRates.retrieve(id)));
    this.rates.set(id, known);
    return {
      percent: known.percentage,
      country: known.country ?? 'NL',
      treatment: treatmentOf(tax.taxability_reason),
    };
  }

  private async customerOf(id: string | null): Promise<Stripe.Customer | null> {
    const found = id === null ? null : await askedOrNull(this.stripe.customers.retrieve(id));
    return found === null || found.deleted ? null : found;
  }

  private async chargesOf(intents: readonly string[]): Promise<Stripe.Charge[]> {
    const charges: Stripe.Charge[] = [];
    for (const intent of intents) {
      const { latest_charge: charge } = await asked(
        this.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] }),
      );
      if (typeof charge === 'object' && charge?.paid) charges.push(charge);
    }
    return charges;
  }

  /** Those that were carried out: one on its way, or that failed, has given nothing back. */
  private async refundsOf(charges: readonly Stripe.Charge[]): Promise<ProviderRefund[]> {
    const found: ProviderRefund[] = [];
    for (const { id, amount_refunded: back } of charges) {
      if (back === 0) continue;
      const { data } = await asked(this.stripe.refunds.list({ charge: id, limit: 100 }));
      for (const refund of data)
        if (refund.status === 'succeeded')
          found.push({
            ...{ id: refund.id, cents: refund.amount, at: moment(refund.created) },
            creditCents: creditIn(refund),
          });
    }
    // The provider gives the newest first.
    return found.reverse().sort((a, b) => a.at.getTime() - b.at.getTime());
  }
}
