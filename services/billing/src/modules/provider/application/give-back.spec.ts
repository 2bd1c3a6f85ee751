// Fake: the payment provider, with a bank that answers as it is told.
import Stripe from 'stripe';
import { giveBack } from './payments.js';

type Status = 'succeeded' | 'pending' | 'failed';

/** A payment of 3,509 cents whose refunds become this, one after the other, and then the last of it. */
function paidWith(...answers: readonly (Status | 'refused')[]) {
  const refunds: { id: string; amount: number; status: Status }[] = [];
  const keys: string[] = [];
  const rest = () =>
    refunds.reduce((left, { amount, status }) => left - (status === 'failed' ? 0 : amount), 3_509);
  const stripe = {
    paymentIntents: {
      retrieve: async () => ({
        status: 'succeeded',
        latest_charge: { paid: true, amount_captured: 3_509, amount_refunded: 3_509 - rest() },
      }),
    },
    refunds: {
      list: async () => ({ data: [...refunds].reverse() }),
      create: async (_: object, { idempotencyKey }: { idempotencyKey: string }) => {
        keys.push(idempotencyKey);
        const status = answers[keys.length - 1] ?? answers.at(-1) ?? 'succeeded';
        if (status === 'refused')
          throw new Stripe.errors.StripeInvalidRequestError({ message: 'no', type: 'invalid_request_error' });
        refunds.push({ id: `re_${refunds.length}`, amount: rest(), status });
      },
    },
  };
  return {
    ...{ refunds, keys },
    give: () => giveBack(stripe as unknown as Stripe, ['pi_1'], 'requested_by_customer'),
  };
}

it('is done when the money has arrived, and not while a refund is under way', async () => {
  const { give, refunds, keys } = paidWith('pending');
  for (const _ of [1, 2]) expect(await give()).toEqual({ cents: 0, isDone: false });
  expect(keys).toHaveLength(1);
  Object.assign(refunds[0] ?? {}, { status: 'succeeded' });
  expect(await give()).toEqual({ cents: 3_509, isDone: true });
  expect(keys).toHaveLength(1);
});

it('refunds anew what failed, as another refund', async () => {
  const { give, refunds, keys } = paidWith('failed', 'succeeded');
  expect(await give()).toEqual({ cents: 0, isDone: false });
  expect(await give()).toEqual({ cents: 3_509, isDone: true });
  expect(new Set(keys).size).toBe(2);
  // It arrived, and the bank sends it back.
  Object.assign(refunds[1] ?? {}, { status: 'failed' });
  expect(await give()).toEqual({ cents: 3_509, isDone: true });
  expect(new Set(keys).size).toBe(3);
});

it('gives up after five that failed: somebody has to look', async () => {
  const { give, keys } = paidWith('failed');
  for (let times = 0; times < 8; times += 1) expect(await give()).toEqual({ cents: 0, isDone: false });
  expect(keys).toHaveLength(5);
});

it('is not done where the provider refuses', async () => {
  expect(await paidWith('refused').give()).toEqual({ cents: 0, isDone: false });
});
