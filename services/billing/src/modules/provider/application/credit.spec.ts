// Fake: the payment provider, which forgets every key at once: a day is over.
import type Stripe from 'stripe';
import { creditUsed, giveCreditBack, takeCreditBack } from './credit.js';

/** A customer whose plan has these invoices: what was in credit before each and after it. */
function customerWith(...invoices: readonly (readonly [before: number, after: number | null])[]) {
  const moved: { id: string; amount: number; metadata: object }[] = [
    { id: 'cbtxn_0', amount: -999, metadata: { credit_of: 'sub_other' } },
  ];
  const list = async (_: string, { starting_after: after }: { starting_after?: string }) => {
    // One a page, newest first.
    const newest = [...moved].reverse();
    const from = newest.findIndex(({ id }) => id === after) + 1;
    return { data: newest.slice(from, from + 1), has_more: from + 1 < newest.length };
  };
  const stripe = {
    invoices: {
      list: async () => ({
        data: invoices.map(([starting_balance, ending_balance]) => ({
          ...{ customer: 'cus_1', starting_balance, ending_balance },
        })),
      }),
    },
    customers: {
      listBalanceTransactions: list,
      createBalanceTransaction: async (
        _: string,
        { amount, metadata }: { amount: number; metadata: object },
      ) => moved.push({ id: `cbtxn_${moved.length}`, amount, metadata }),
    },
  };
  return { stripe: stripe as unknown as Stripe, moves: () => moved.slice(1).map(({ amount }) => amount) };
}

it('takes back what is left in credit once, however often and however late it is asked to', async () => {
  const { stripe, moves } = customerWith([-500, -200], [0, -500], [0, null]);
  for (const _ of [1, 2, 3]) expect(await takeCreditBack(stripe, 'sub_1')).toBe(200);
  expect(moves()).toEqual([200]);
});

it('takes no more than it is told, and the rest when that is asked for', async () => {
  const { stripe, moves } = customerWith([0, -500]);
  for (const _ of [1, 2]) expect(await takeCreditBack(stripe, 'sub_1', 120)).toBe(120);
  for (const _ of [1, 2]) expect(await takeCreditBack(stripe, 'sub_1')).toBe(500);
  expect(await takeCreditBack(stripe, 'sub_1', 120)).toBe(120);
  expect(moves()).toEqual([120, 380]);
});

it('gives back the earlier credit that was used, once', async () => {
  const { stripe, moves } = customerWith([-300, 0], [-1_000, -300]);
  expect(await creditUsed(stripe, 'sub_1')).toBe(1_000);
  expect(await takeCreditBack(stripe, 'sub_1')).toBe(0);
  for (const _ of [1, 2]) await giveCreditBack(stripe, 'sub_1');
  expect(moves()).toEqual([-1_000]);
});

it('moves nothing where no credit was left or used', async () => {
  for (const { stripe, moves } of [customerWith([0, 0]), customerWith(), customerWith([0, -500])]) {
    await giveCreditBack(stripe, 'sub_1');
    expect([await creditUsed(stripe, 'sub_1'), moves()]).toEqual([0, []]);
  }
  const { stripe, moves } = customerWith([0, 0]);
  expect([await takeCreditBack(stripe, 'sub_1'), moves()]).toEqual([0, []]);
});
