import type {
  PlanChangeEffect,
  PlanChangeLine,
  PlanChangePreview,
  Price,
} from '@stroomwerk/contracts/billing';
import type Stripe from 'stripe';

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();

const isProration = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration ?? false;

const lineOf =
  (from: Price, to: Price) =>
  (line: Stripe.InvoiceLineItem): PlanChangeLine => {
    const kind = line.amount < 0 ? 'unused' : isProration(line) ? 'rest' : 'period';
    return {
      kind,
      plan_name: kind === 'unused' ? from.name : to.name,
      from: iso(line.period.start),
      until: iso(line.period.end),
      net_cents: line.amount,
    };
  };

/** Half a cent goes up, as the provider rounds the tax of a line. */
const withTax = (net: number, { tax_rates: rates }: Stripe.SubscriptionItem): number =>
  net + Math.round((net * (rates?.[0]?.percentage ?? 0)) / 100);

export type Amounts = Pick<
  PlanChangePreview,
  | 'effective_at'
  | 'lines'
  | 'net_cents'
  | 'tax_cents'
  | 'total_cents'
  | 'credit_used_cents'
  | 'charged_cents'
  | 'credit_left_cents'
  | 'renews_at'
  | 'renewal_cents'
>;

export interface Previewed {
  readonly from: Price;
  readonly to: Price;
  readonly effect: PlanChangeEffect;
  /** Unix seconds. */
  readonly at: number;
  readonly item: Stripe.SubscriptionItem;
  /** What the provider would invoice: now, or for the first period of the other plan. */
  readonly invoice: Stripe.Invoice;
}

/** What a change of plan costs, from the invoice that the provider shows for it. Integer cents. */
export function amountsOf({ from, to, effect, at, item, invoice }: Previewed): Amounts {
  const periodEnd = item.current_period_end;
  if (effect === 'at_period_end')
    return {
      ...{ effective_at: iso(periodEnd), lines: [], net_cents: 0, tax_cents: 0, total_cents: 0 },
      ...{ credit_used_cents: 0, charged_cents: 0, credit_left_cents: 0 },
      ...{ renews_at: iso(periodEnd), renewal_cents: invoice.amount_due },
    };
  const { total, amount_due: charged, starting_balance: balance } = invoice;
  const net = invoice.total_excluding_tax ?? total;
  const left = Math.max(0, -(total + Math.min(0, balance)));
  const newEnd =
    from.interval === to.interval ? periodEnd : (invoice.lines.data.at(-1)?.period.end ?? periodEnd);
  return {
    effective_at: iso(at),
    lines: invoice.lines.data.map(lineOf(from, to)),
    net_cents: net,
    tax_cents: total - net,
    total_cents: total,
    credit_used_cents: Math.max(0, total - charged),
    charged_cents: charged,
    credit_left_cents: left,
    renews_at: iso(newEnd),
    renewal_cents: Math.max(0, withTax(to.amount_cents, item) - left),
  };
}
