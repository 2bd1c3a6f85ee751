import type { CheckoutSession } from '@stroomwerk/contracts/billing';

export interface TrackedEvent {
  readonly name: 'subscribe' | 'purchase';
  readonly properties: Readonly<Record<string, string | number | null>>;
}

const euro = (cents: number): number => cents / 100;

/**
 * What a finished payment is told as: `subscribe` for a plan that opens the library, and with a session `purchase`
 * with what was really paid, VAT in it and beside it (specification, section 2; decisions.md, "Success address").
 * @param session null where the address names none
 */
export function paymentEvents(
  session: Pick<
    CheckoutSession,
    'session_id' | 'price_tier' | 'amount_total_cents' | 'amount_tax_cents' | 'currency'
  > | null,
  tier: string | null,
  isPlan: boolean,
): TrackedEvent[] {
  const paidTier = session?.price_tier ?? tier;
  return [
    ...(isPlan ? [{ name: 'subscribe', properties: { tier: paidTier } } as const] : []),
    ...(session
      ? [
          {
            name: 'purchase',
            properties: {
              transaction_id: session.session_id,
              currency: session.currency.toUpperCase(),
              value: euro(session.amount_total_cents),
              tax: euro(session.amount_tax_cents),
              tier: paidTier,
            },
          } as const,
        ]
      : []),
  ];
}
