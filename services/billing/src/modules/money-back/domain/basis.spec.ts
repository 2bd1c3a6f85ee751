import { noSubscription, type SubscriptionState } from '../../subscriptions/domain/state.js';
import { basisOf, isPaidPlan } from './basis.js';

const bought = new Date('2026-11-01T22:30:00Z');
const after = (days: number, ms = 0) => new Date(bought.getTime() + days * 86_400_000 + ms);

it.each([
  [0, 'withdrawal', 14],
  [14, 'withdrawal', 14],
  // The fourteenth day has not ended for everybody before it has been over for a day.
  [14.99, 'withdrawal', 14],
  [15, 'guarantee', 30],
  [30.99, 'guarantee', 30],
] as const)('after %s days it is %s, until day %s', (days, basis, until) =>
  expect(basisOf(bought, after(days))).toEqual({ basis, until: after(until) }),
);

it('is over when the thirtieth day has ended everywhere', () => {
  expect(basisOf(bought, after(31, -1))).not.toBeNull();
  expect(basisOf(bought, after(31))).toBeNull();
});

it('is for plans that were paid and have not ended', () => {
  const paid: SubscriptionState = {
    ...noSubscription,
    ...{ status: 'active', source: 'payment', reference: 'sub_1', reference_created_at: bought },
  };
  for (const status of ['active', 'past_due_grace', 'past_due', 'suspended'] as const)
    expect(isPaidPlan({ ...paid, status })).toBe(true);
  const others: Partial<SubscriptionState>[] = [
    { status: 'canceled' },
    { status: 'none' },
    { source: 'grant' },
    { disputed: true },
    { reference: null },
    { reference_created_at: null },
  ];
  for (const other of others) expect(isPaidPlan({ ...paid, ...other })).toBe(false);
});
