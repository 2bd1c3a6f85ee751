import { decide } from './decide.js';
import { oneTimeState, type ProviderSubscription, pastDueStatus, stateOf } from './provider-state.js';
import { differs, monthlyCents, noSubscription, type SubscriptionState } from './state.js';

const now = new Date('2026-11-20T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const provided = (over: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  created: days(-3),
  status: 'active',
  price_tier: 'launch_special',
  interval: 'month',
  amount_cents: 4_900,
  current_period_end: days(27),
  cancel_at_period_end: false,
  ...over,
});
const state = (over: Partial<ProviderSubscription> = {}, current = noSubscription) =>
  stateOf(provided(over), current, now);
const grant: SubscriptionState = {
  ...noSubscription,
  status: 'active',
  source: 'grant',
  price_tier: 'professional_monthly',
};

describe('stateOf', () => {
  it.each([
    ['active', 'active'],
    ['trialing', 'active'],
    ['past_due', 'past_due_grace'],
    ['unpaid', 'suspended'],
    ['paused', 'suspended'],
    ['canceled', 'canceled'],
    ['incomplete', 'none'],
    ['incomplete_expired', 'none'],
  ])('%s is %s', (status, expected) => expect(state({ status }).status).toBe(expected));

  it('opens for seven days after a failed renewal, counted from the first day of the arrears', () => {
    const current = { ...state({ status: 'past_due' }), past_due_since: days(-7) };
    expect(stateOf(provided({ status: 'past_due' }), current, now)).toMatchObject({
      status: 'past_due',
      past_due_since: days(-7),
    });
    expect(pastDueStatus(days(-6.9), now)).toBe('past_due_grace');
    expect(stateOf(provided(), current, now).past_due_since).toBeNull();
  });

  it('brings a twelfth of a yearly price a month, and nothing for a plan bought once', () => {
    expect(monthlyCents(49_000, 'year')).toBe(4_083);
    expect(monthlyCents(29_000, 'year')).toBe(2_417);
    expect(monthlyCents(4_900, 'month')).toBe(4_900);
    expect(monthlyCents(199_900, null)).toBe(0);
  });
});

describe('decide', () => {
  const lifetime = oneTimeState({
    session_id: 'cs_1',
    created: days(-1),
    price_tier: 'lifetime_pro',
    refunded: false,
  });
  it('takes what the provider says of the same subscription', () => {
    const ended = state({ status: 'canceled' });
    expect(decide(state(), ended)).toEqual({ state: ended, superseded: null });
  });

  it('never lets an ended subscription close a newer one, in either order', () => {
    const ended = state({ id: 'sub_0', created: days(-9), status: 'canceled' });
    expect(decide(state(), ended).state).toEqual(state());
    expect(decide(ended, state()).state).toEqual(state());
    const endedToo = state({ status: 'canceled' });
    expect(decide(endedToo, ended).state).toEqual(endedToo);
  });

  it('has the newer of two open plans, and names the other so that it is not billed on', () => {
    const newer = state({ id: 'sub_2', created: days(-1), price_tier: 'professional_monthly' });
    expect(decide(state(), newer)).toEqual({ state: newer, superseded: 'sub_1' });
    expect(decide(newer, state())).toEqual({ state: newer, superseded: 'sub_1' });
  });

  it('keeps a plan for life over any renewal', () => {
    expect(decide(state(), lifetime)).toEqual({ state: lifetime, superseded: 'sub_1' });
    expect(decide(lifetime, state({ created: days(0) }))).toEqual({ state: lifetime, superseded: 'sub_1' });
    expect(decide(lifetime, { ...lifetime, status: 'canceled' }).state.status).toBe('canceled');
  });

  it('lets a payment take the place of a grant, but not a failed one', () => {
    expect(decide(grant, state())).toEqual({ state: state(), superseded: null });
    expect(decide(grant, state({ status: 'unpaid' })).state).toEqual(grant);
  });

  it('ignores a first payment that never came', () => {
    expect(decide(noSubscription, state({ status: 'incomplete' })).state).toEqual(noSubscription);
  });

  it('sees no difference in what nobody else is told', () => {
    expect(differs(state(), { ...state(), past_due_since: now })).toBe(false);
    expect(differs(state(), state({ cancel_at_period_end: true }))).toBe(true);
  });
});
