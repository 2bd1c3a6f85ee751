import { decide } from './decide.js';
import {
  accessEnd,
  oneTimeState,
  type ProviderSubscription,
  pastDueStatus,
  stateOf,
} from './provider-state.js';
import { wasMeant } from './replacing.js';
import {
  beganGrace,
  differs,
  fallenBack,
  heldBack,
  isUnended,
  monthlyCents,
  noSubscription,
  renewalMail,
  type SubscriptionState,
} from './state.js';

const now = new Date('2026-11-20T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const provided = (over: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  created: days(-3),
  status: 'active',
  first_paid: true,
  price_tier: 'launch_special',
  interval: 'month',
  amount_cents: 4_900,
  current_period_end: days(27),
  cancel_at_period_end: false,
  next: null,
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

  it.each([
    ['active', 'none'],
    ['past_due', 'none'],
    ['unpaid', 'none'],
    ['canceled', 'canceled'],
  ])('%s with a first invoice that was not paid is %s: it was ordered', (status, expected) =>
    expect(state({ status, first_paid: false }).status).toBe(expected),
  );

  it('opens for seven days after a failed renewal, counted from the first day of the arrears', () => {
    const current = { ...state({ status: 'past_due' }), past_due_since: days(-7) };
    expect(stateOf(provided({ status: 'past_due' }), current, now)).toMatchObject({
      status: 'past_due',
      past_due_since: days(-7),
    });
    expect(pastDueStatus(days(-6.9), now)).toBe('past_due_grace');
    expect(stateOf(provided(), current, now).past_due_since).toBeNull();
  });

  it('counts an arrears of another subscription from now on', () => {
    const other = { ...state({ id: 'sub_0', status: 'past_due' }), past_due_since: days(-9) };
    expect(stateOf(provided({ status: 'past_due' }), other, now)).toMatchObject({
      status: 'past_due_grace',
      past_due_since: now,
    });
  });

  it('is active for life when bought once, and canceled when its money went back', () => {
    const bought = {
      session_id: 'cs_1',
      created: days(-1),
      price_tier: 'lifetime_pro' as const,
      disputed: false,
    };
    const kept = {
      ...{ interval: null, source: 'payment', current_period_end: null, cancel_at_period_end: false },
      ...{ monthly_cents: 0, reference: 'cs_1', reference_created_at: days(-1), past_due_since: null },
    };
    expect(oneTimeState({ ...bought, refunded: false })).toMatchObject({ ...kept, status: 'active' });
    expect(oneTimeState({ ...bought, refunded: true })).toMatchObject({ ...kept, status: 'canceled' });
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
    disputed: false,
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
    expect(decide(state(), newer)).toEqual({ state: newer, superseded: state() });
    expect(decide(newer, state())).toEqual({ state: newer, superseded: state() });
  });

  it('keeps a plan for life over any renewal', () => {
    expect(decide(state(), lifetime)).toEqual({ state: lifetime, superseded: state() });
    const late = state({ created: days(0) });
    expect(decide(lifetime, late)).toEqual({ state: lifetime, superseded: late });
    expect(decide(lifetime, { ...lifetime, status: 'canceled' }).state.status).toBe('canceled');
  });

  it('lets a payment take the place of a grant, but not a failed one', () => {
    expect(decide(grant, state())).toEqual({ state: state(), superseded: null });
    expect(decide(grant, state({ status: 'unpaid' })).state).toEqual(grant);
  });

  it('has the same one of two that were made in the same second, whichever is told of last', () => {
    const other = state({ id: 'sub_2' });
    expect(decide(state(), other)).toEqual({ state: other, superseded: state() });
    expect(decide(other, state())).toEqual({ state: other, superseded: state() });
    const undated = { ...state({ id: 'sub_3' }), reference_created_at: null };
    expect(decide(undated, state())).toEqual({ state: state(), superseded: undated });
    expect(decide(state(), undated)).toEqual({ state: state(), superseded: undated });
  });

  it('takes of two that have ended the later one, and any where one has no date', () => {
    const unpaid = state({ status: 'unpaid' });
    const later = state({ id: 'sub_2', created: days(-1), status: 'canceled' });
    const same = state({ id: 'sub_3', status: 'canceled' });
    const undated = { ...state({ id: 'sub_4', status: 'canceled' }), reference_created_at: null };
    expect(decide(unpaid, later).state).toEqual(later);
    expect(decide(later, unpaid).state).toEqual(later);
    expect(decide(unpaid, same).state).toEqual(same);
    expect(decide(unpaid, undated).state).toEqual(undated);
    expect(decide(undated, unpaid).state).toEqual(unpaid);
    expect(decide(noSubscription, unpaid).state).toEqual(unpaid);
  });

  it('lets one grant take the place of another, and has one of two plans for life', () => {
    const other = { ...grant, price_tier: 'starter_monthly' as const };
    expect(decide(grant, other)).toEqual({ state: other, superseded: null });
    const second = { ...lifetime, reference: 'cs_2', reference_created_at: days(0) };
    expect(decide(lifetime, second)).toEqual({ state: second, superseded: lifetime });
    expect(decide(second, lifetime)).toEqual({ state: second, superseded: lifetime });
  });

  it('ends nothing at the provider for a grant that a plan for life replaces', () => {
    const renewing = { ...grant, interval: 'month' as const };
    expect(decide(renewing, lifetime).superseded).toBeNull();
  });

  it('ends what is in arrears when another is paid: the provider would go on collecting it', () => {
    const newer = state({ id: 'sub_2', created: days(0) });
    const unpaid = state({ status: 'unpaid' });
    expect(decide(unpaid, newer)).toEqual({ state: newer, superseded: unpaid });
    for (const status of ['canceled', 'incomplete'])
      expect(decide(state({ status }), newer)).toEqual({ state: newer, superseded: null });
    const closed = { ...lifetime, status: 'canceled' as const };
    expect(decide(closed, newer)).toEqual({ state: newer, superseded: null });
  });

  it('ignores a first payment that never came', () => {
    expect(decide(noSubscription, state({ status: 'incomplete' })).state).toEqual(noSubscription);
  });

  it('sees no difference in what nobody else is told', () => {
    const untold = { past_due_since: now, reference: 'sub_2', reference_created_at: now };
    expect(differs(state(), { ...state(), ...untold })).toBe(false);
    expect(differs(noSubscription, { ...noSubscription })).toBe(false);
  });

  it.each<Partial<SubscriptionState>>([
    { status: 'canceled' },
    { price_tier: 'enterprise_monthly' },
    { interval: 'year' },
    { source: 'grant' },
    { current_period_end: null },
    { current_period_end: days(28) },
    { cancel_at_period_end: true },
    { monthly_cents: 1 },
  ])('tells of %j', (change) => {
    expect(differs(state(), { ...state(), ...change })).toBe(true);
    expect(differs({ ...state(), ...change }, state())).toBe(true);
  });

  it('is nothing to begin with', () => {
    expect(noSubscription).toMatchObject({ status: 'none', cancel_at_period_end: false, monthly_cents: 0 });
  });
});

it('holds back what a bank has the money of, and neither another plan nor what was given', () => {
  const disputed = stateOf(provided(), noSubscription, now, true);
  expect(disputed).toEqual({ ...state(), status: 'suspended', disputed: true });
  expect(heldBack({ ...state({ status: 'canceled' }), disputed: true }).status).toBe('canceled');
  expect(fallenBack({ ...disputed, granted: 'enterprise_monthly' }, now)).toMatchObject({
    ...{ status: 'active', source: 'grant', disputed: true, reference: 'sub_1' },
  });
  // As it was known where nobody looked; the provider goes on calling it active.
  expect(stateOf(provided(), disputed, now)).toEqual(disputed);
  expect(stateOf(provided(), disputed, now, false)).toEqual(state());
  expect(stateOf(provided({ id: 'sub_2' }), disputed, now).disputed).toBe(false);
  const bought = { session_id: 'cs_1', created: days(-1), price_tier: 'lifetime_pro' as const };
  expect(oneTimeState({ ...bought, refunded: false, disputed: true })).toMatchObject({
    status: 'suspended',
    disputed: true,
  });
  expect(oneTimeState({ ...bought, refunded: true, disputed: true })).toMatchObject({
    status: 'canceled',
    disputed: false,
  });
});

it('falls back on what was given when what was paid for opens nothing more', () => {
  const beside = { ...state({ status: 'canceled' }), granted: 'enterprise_monthly' as const };
  expect(fallenBack(beside, now)).toEqual({
    ...noSubscription,
    ...{ status: 'active', source: 'grant', price_tier: 'enterprise_monthly', granted: 'enterprise_monthly' },
  });
  // In arrears the provider goes on collecting it, and the owner can still cancel it.
  const arrears = fallenBack({ ...beside, status: 'past_due' }, now);
  expect(arrears).toMatchObject({ source: 'grant', reference: 'sub_1', reference_created_at: days(-3) });
  expect([isUnended(arrears), isUnended(fallenBack(beside, now)), isUnended(grant)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(fallenBack({ ...beside, status: 'past_due_grace' }, now)).toMatchObject({ source: 'payment' });
  expect(fallenBack(state({ status: 'canceled' }), now)).toMatchObject({
    status: 'canceled',
    source: 'payment',
  });
  // The provider speaks of the same plan again: it is paid for.
  expect(decide(fallenBack(beside, now), state()).state).toEqual(state());
});

it('opens a cancelled plan until its period ends, and one in its days of grace no longer than those', () => {
  expect(accessEnd(state({ cancel_at_period_end: true }))).toEqual(days(27));
  expect(accessEnd(state({ status: 'past_due' }))).toEqual(days(7));
});

it.each([
  [{ cancel_at_period_end: true }, 'plan_canceled'],
  [{ cancel_at_period_end: true, status: 'past_due' }, 'plan_canceled'],
  [{ cancel_at_period_end: true, status: 'canceled' }, null],
  [{ cancel_at_period_end: true, id: 'sub_2' }, null],
  [{}, null],
] as const)('tells the owner of %j: %s', (change, mail) => {
  expect(renewalMail(state(), state(change))).toBe(mail);
});

it('tells the owner that a cancellation was taken back', () =>
  expect(renewalMail(state({ cancel_at_period_end: true }), state())).toBe('plan_resumed'));

it('begins a grace once, and again after a payment', () => {
  const [active, grace, closed] = (['active', 'past_due_grace', 'past_due'] as const).map((status) => ({
    ...noSubscription,
    status,
  }));
  if (!active || !grace || !closed) throw new Error('three states');
  expect(beganGrace(active, grace)).toBe(true);
  expect(beganGrace(grace, { ...grace, cancel_at_period_end: true })).toBe(false);
  expect(beganGrace(grace, closed)).toBe(false);
});

it.each<[string | undefined, boolean, boolean]>([
  ['sub_1', false, true],
  ['none', false, false],
  ['sub_0', false, false],
  // Ordered before this was written on orders.
  [undefined, false, true],
  ['cs_1', true, false],
  [undefined, true, false],
])('an order that replaces %s, over a plan bought once: %s, was meant: %s', (replaces, oneTime, meant) => {
  expect(wasMeant(replaces, oneTime ? 'cs_1' : 'sub_1', oneTime)).toBe(meant);
});
