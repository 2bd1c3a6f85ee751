import { PriceTier } from '@stroomwerk/contracts';
import type Stripe from 'stripe';
import { isLibraryPlan } from '../../catalogue/domain/catalogue.js';
import { asked } from './asked.js';
import { idOf, intentsOf, together } from './payments.js';

/** What a paid invoice for a plan brought. Integer cents. */
export interface PlanPayment {
  /** The invoice without VAT. */
  readonly netCents: number;
  /** VAT included: what came in, and what of it went back. */
  readonly paidCents: number;
  readonly backCents: number;
  /** Whether a bank has taken it, and nobody has decided yet. */
  readonly isDisputed: boolean;
}

/** A renewal or a plan for life; services are none (issue "Money": the first paid plan invoice). */
function isOfPlan({ parent, metadata }: Stripe.Invoice): boolean {
  if (idOf(parent?.subscription_details?.subscription) !== null) return true;
  const tier = PriceTier.safeParse(metadata?.price_tier);
  return tier.success && isLibraryPlan(tier.data);
}

/** Every paid invoice of a customer, oldest first; the provider gives them newest first, a hundred at a time. */
async function paidInvoices(stripe: Stripe, customer: string): Promise<Stripe.Invoice[]> {
  const found: Stripe.Invoice[] = [];
  for (;;) {
    const after = found.at(-1)?.id;
    const page = await asked(
      stripe.invoices.list({
        ...{ customer, status: 'paid', limit: 100 },
        ...(after === undefined ? {} : { starting_after: after }),
      }),
    );
    found.push(...page.data);
    if (!page.has_more || page.data.length === 0) return found.reverse();
  }
}

/** A paid invoice, and what of its payment has gone back. Integer cents. */
export interface PaidInvoice {
  readonly id: string;
  /** VAT included; below zero where unused time became credit. */
  readonly totalCents: number;
  readonly backCents: number;
}

/** @returns what of each payment of a customer went back, by the provider's payment */
async function backByIntent(stripe: Stripe, customer: string): Promise<Map<string, number>> {
  const back = new Map<string, number>();
  for await (const { payment_intent, amount_refunded } of stripe.charges.list({ customer, limit: 100 })) {
    const intent = idOf(payment_intent);
    if (intent !== null && amount_refunded > 0) back.set(intent, (back.get(intent) ?? 0) + amount_refunded);
  }
  return back;
}

/** @returns every paid invoice of a customer, oldest first; who got nothing back is asked about twice in all */
export async function* paidInvoicesOf(stripe: Stripe, customer: string): AsyncGenerator<PaidInvoice> {
  const back = await backByIntent(stripe, customer);
  for (const { id, total } of await paidInvoices(stripe, customer)) {
    if (!id) continue;
    const intents = back.size === 0 ? [] : await intentsOf(stripe, id);
    yield {
      ...{ id, totalCents: total },
      backCents: intents.reduce((sum, intent) => sum + (back.get(intent) ?? 0), 0),
    };
  }
}

/** @returns what a customer paid for plans, oldest first, asked of the provider as it is taken */
export async function* planPayments(stripe: Stripe, customer: string): AsyncGenerator<PlanPayment> {
  for (const invoice of await paidInvoices(stripe, customer)) {
    if (invoice.amount_paid === 0 || !isOfPlan(invoice)) continue;
    const intents = await intentsOf(stripe, invoice.id ?? '');
    const { back, isDisputed } = await together(stripe, intents);
    const netCents = invoice.total_excluding_tax ?? invoice.total;
    yield { netCents, paidCents: invoice.amount_paid, backCents: back, isDisputed };
  }
}
