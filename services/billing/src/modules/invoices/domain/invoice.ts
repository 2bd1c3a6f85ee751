/** Whom an invoice is from, as configured when it was issued. */
export interface Seller {
  readonly name: string;
  readonly address: PostalAddress;
  readonly kvk: string;
  readonly vat_id: string;
}

/** Each part is '' where it is not known. `country`: two letters. */
export interface PostalAddress {
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country: string;
}

/** Whom it is for, as the order page or the account page asked it. */
export interface Recipient {
  readonly company: string | null;
  readonly name: string | null;
  readonly vat_id: string | null;
  readonly address: PostalAddress;
}

/** `reverse_charge`: a company elsewhere in the EU declares the VAT itself (art. 196 of the VAT directive). */
export type VatTreatment = 'standard' | 'reverse_charge' | 'none';

export interface VatRate {
  readonly percent: number;
  /** Whose VAT it is. */
  readonly country: string;
  readonly treatment: VatTreatment;
}

/** One line. Integer cents; below zero for unused time that a change of plan gives back within an invoice. */
export interface Line {
  /** `rest`: unused time of a plan; `refund`: money that went back. */
  readonly nature: 'sale' | 'rest' | 'refund';
  /** The plan or the service. */
  readonly name: string;
  readonly period: { readonly from: string; readonly until: string } | null;
  readonly net_cents: number;
  readonly vat_cents: number;
  readonly rate: VatRate;
}

export interface Payment {
  readonly method: 'card' | 'ideal' | 'sepa_debit' | 'other';
  /** The brand and last digits of a card, or the last digits of an account. */
  readonly label: string | null;
  /** What was charged; less than the total where credit of earlier paid for some of it. */
  readonly paid_cents: number;
  readonly at: string;
  /** By which the payment provider knows it. */
  readonly reference: string | null;
}

/** What an invoice or credit note says, once and for all. Words are made of it when it is read. */
export interface InvoiceDocument {
  readonly seller: Seller;
  readonly recipient: Recipient;
  readonly lines: readonly Line[];
  readonly payment: Payment;
  /** Of a credit note: when the invoice that it corrects was issued. */
  readonly corrects_issued_at: string | null;
}

/** An issued document with its number. Amounts are never below zero: on a credit note they go back. */
export interface Issued {
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly corrects: string | null;
  readonly issued_at: Date;
  readonly net_cents: number;
  readonly vat_cents: number;
  readonly total_cents: number;
  readonly document: InvoiceDocument;
}

export interface RateTotal {
  readonly rate: VatRate;
  readonly net_cents: number;
  readonly vat_cents: number;
}

const sameRate = (a: VatRate, b: VatRate): boolean =>
  a.percent === b.percent && a.country === b.country && a.treatment === b.treatment;

/** @returns what lines come to at each rate, in the order in which the rates first appear */
export function totalsByRate(lines: readonly Line[]): RateTotal[] {
  const totals: RateTotal[] = [];
  for (const { rate, net_cents, vat_cents } of lines) {
    const at = totals.findIndex((one) => sameRate(one.rate, rate));
    const known = totals[at] ?? { rate, net_cents: 0, vat_cents: 0 };
    const sum = {
      rate,
      net_cents: known.net_cents + net_cents,
      vat_cents: known.vat_cents + vat_cents,
    };
    if (at === -1) totals.push(sum);
    else totals[at] = sum;
  }
  return totals;
}

/** @returns integer cents of all lines together */
export function totalOf(lines: readonly Line[]): {
  net_cents: number;
  vat_cents: number;
  total_cents: number;
} {
  const net_cents = lines.reduce((sum, line) => sum + line.net_cents, 0);
  const vat_cents = lines.reduce((sum, line) => sum + line.vat_cents, 0);
  return { net_cents, vat_cents, total_cents: net_cents + vat_cents };
}
