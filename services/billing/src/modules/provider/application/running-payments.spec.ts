// Fake: the payment provider. Each case is months of invoices.
import type Stripe from 'stripe';
import { intentsOfRunning } from './payments.js';
import { giveRestBack } from './rest.js';

interface Paid {
  readonly id: string;
  readonly billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly total: number;
  /** Below zero is credit. */
  readonly starting_balance: number;
  readonly ending_balance: number | null;
}
const paid = (id: string, reason: 'create' | 'cycle' | 'update', more: Partial<Paid> = {}): Paid => ({
  ...{ id, billing_reason: `subscription_${reason}`, total: 11_979, starting_balance: 0, ending_balance: 0 },
  ...more,
});
/** A year, and a month of a dearer plan that left credit. */
const year = paid('in_year', 'create', { total: 119_790 });
const leaves = paid('in_month', 'update', { total: -83_611, ending_balance: -83_611 });
const uses = (id: string, from: number, to: number) =>
  paid(id, 'cycle', { total: 36_179, starting_balance: from, ending_balance: to });

/** A subscription with these invoices, newest first; each that was charged has a payment. */
const providerOf = (invoices: readonly Paid[], refunds: Partial<Stripe.Refund>[] = []) => {
  const made: [Stripe.RefundCreateParams, string | undefined][] = [];
  const cents = new Map(
    invoices.map(({ id, total, starting_balance: from, ending_balance: to }) => [
      `pi_${id}`,
      total + from - (to ?? from),
    ]),
  );
  const of = (intent: unknown) => refunds.filter(({ payment_intent }) => payment_intent === intent);
  const stripe = {
    invoices: { list: async () => ({ data: invoices }) },
    invoicePayments: {
      list: async ({ invoice }: { invoice: string }) => ({
        data: (cents.get(`pi_${invoice}`) ?? 0) > 0 ? [{ payment: { payment_intent: `pi_${invoice}` } }] : [],
      }),
    },
    paymentIntents: {
      retrieve: async (id: string) => ({
        status: 'succeeded',
        latest_charge: {
          ...{ paid: true, disputed: false, amount_captured: cents.get(id) ?? 0 },
          amount_refunded: of(id)
            .filter(({ status }) => status !== 'failed')
            .reduce((sum, { amount }) => sum + (amount ?? 0), 0),
        },
      }),
    },
    refunds: {
      list: async ({ payment_intent }: { payment_intent: string }) => ({ data: of(payment_intent) }),
      create: async (params: Stripe.RefundCreateParams, options: Stripe.RequestOptions) => {
        made.push([params, options.idempotencyKey]);
        refunds.push({ ...(params as Partial<Stripe.Refund>), status: 'succeeded' });
      },
    },
  };
  return { stripe: stripe as unknown as Stripe, made };
};
const running = (invoices: readonly Paid[]) => intentsOfRunning(providerOf(invoices).stripe, 'sub_1');

describe('what paid for the running period', () => {
  it('is the latest regular invoice and the changes since', async () => {
    const older = [paid('in_2', 'cycle'), paid('in_1', 'create')];
    expect(await running([paid('in_4', 'update'), paid('in_3', 'update'), ...older])).toEqual([
      ...['pi_in_4', 'pi_in_3', 'pi_in_2'],
    ]);
    expect(await running([leaves, year])).toEqual(['pi_in_year']);
  });

  it('is what left the credit that the regular invoice used, as far back as it goes', async () => {
    const [second, third] = [uses('in_2', -83_611, -47_432), uses('in_3', -47_432, -11_253)];
    expect(await running([second, leaves, year])).toEqual(['pi_in_year']);
    expect(await running([third, second, leaves, year, paid('in_0', 'cycle')])).toEqual(['pi_in_year']);
    const fourth = uses('in_4', -11_253, 0);
    expect(await running([fourth, third, second, leaves, year])).toEqual(['pi_in_4', 'pi_in_year']);
    expect(await running([paid('in_5', 'cycle'), fourth, third, second, leaves, year])).toEqual(['pi_in_5']);
  });

  it('is no older payment where credit came from elsewhere, or the invoice is still open', async () => {
    expect(await running([uses('in_2', -500, 0), paid('in_1', 'create')])).toEqual(['pi_in_2']);
    const open = paid('in_2', 'cycle', { ending_balance: null });
    expect(await running([open, paid('in_1', 'create')])).toEqual(['pi_in_2']);
  });
});

describe('the rest of a plan', () => {
  const two = [paid('in_2', 'update', { total: 5_000 }), paid('in_1', 'create', { total: 8_000 })];
  const rest = { reference: 'sub_1', cents: 9_000, creditCents: 6_000 };
  const given = (payment_intent: string, amount: number, of: string, more: Partial<Stripe.Refund> = {}) => ({
    ...{ payment_intent, amount, status: 'succeeded', metadata: { rest_of: of, rest_credit_cents: '4000' } },
    ...more,
  });

  it('goes back from the newest payment on, and says what of it was credit', async () => {
    const { stripe, made } = providerOf(two);
    expect(await giveRestBack(stripe, rest)).toBe(9_000);
    expect(made).toMatchObject([
      [
        { payment_intent: 'pi_in_2', amount: 5_000, metadata: { rest_credit_cents: '5000' } },
        expect.any(String),
      ],
      [
        { payment_intent: 'pi_in_1', amount: 4_000, metadata: { rest_credit_cents: '1000' } },
        expect.any(String),
      ],
    ]);
    // Once more, long after the provider forgot our keys.
    expect(await giveRestBack(stripe, rest)).toBe(9_000);
    expect(made).toHaveLength(2);
  });

  it('goes on where a crash cut it off, beside what somebody else gave back', async () => {
    const before = [given('pi_in_2', 4_000, 'sub_1'), given('pi_in_1', 500, 'none')];
    const { stripe, made } = providerOf(two, before as Partial<Stripe.Refund>[]);
    expect(await giveRestBack(stripe, rest)).toBe(9_000);
    expect(made.map(([{ payment_intent, amount, metadata }]) => [payment_intent, amount, metadata])).toEqual([
      ['pi_in_2', 1_000, { rest_of: 'sub_1', rest_credit_cents: '1000' }],
      ['pi_in_1', 4_000, { rest_of: 'sub_1', rest_credit_cents: '1000' }],
    ]);
  });

  it('is tried anew where a refund failed, and is never more than was paid', async () => {
    const failed = given('pi_in_2', 5_000, 'sub_1', { status: 'failed' });
    const { stripe, made } = providerOf(two, [failed as Partial<Stripe.Refund>]);
    expect(await giveRestBack(stripe, { ...rest, cents: 20_000 })).toBe(13_000);
    expect(made.map(([, key]) => key)).toEqual(['rest-sub_1-pi_in_2-1', 'rest-sub_1-pi_in_1-0']);
  });
});
