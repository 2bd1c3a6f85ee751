import { costOf, type PlanChange, planDays } from './plan-days.js';

const change = (at: string, more: Partial<PlanChange> = {}): PlanChange => ({
  ...{ status: 'active', price_tier: 'launch_special', source: 'payment', monthly_cents: 4_900 },
  at: new Date(at),
  ...more,
});
const cost = (changes: PlanChange[], month = '2026-11') =>
  costOf(planDays(changes, month, '2099-01-01'), month);

it('is the price of the month for who had the plan all of it', () => {
  expect(cost([change('2026-10-12T10:00:00Z')])).toEqual({ kind: 'paid', cents: 4_900, days: 30 });
});

it('counts from the day on which somebody joined, by Amsterdam’s calendar', () => {
  // Half past eleven at night in London is the first of December in Amsterdam.
  expect(cost([change('2026-11-30T23:30:00Z')])).toMatchObject({ days: 0 });
  expect(cost([change('2026-11-30T22:30:00Z')])).toEqual({ kind: 'paid', cents: 163, days: 1 });
  expect(cost([change('2026-11-16T09:00:00Z')])).toEqual({ kind: 'paid', cents: 2_450, days: 15 });
});

it('weighs two plans by their days', () => {
  const up = change('2026-11-16T09:00:00Z', { price_tier: 'professional_monthly', monthly_cents: 9_900 });
  expect(cost([change('2026-01-01T00:00:00Z'), up])).toEqual({ kind: 'paid', cents: 7_400, days: 30 });
});

it('ends with the plan, and goes on through a failed payment in its grace', () => {
  const grace = change('2026-11-05T09:00:00Z', { status: 'past_due_grace' });
  const ended = change('2026-11-16T09:00:00Z', { status: 'canceled', price_tier: null });
  expect(cost([change('2026-01-01T00:00:00Z'), grace, ended])).toMatchObject({ cents: 2_450, days: 15 });
});

it('knows nothing of a month in which a plan was bought and ended on one day', () => {
  const ended = change('2026-11-16T19:00:00Z', { status: 'canceled' });
  expect(planDays([change('2026-11-16T09:00:00Z'), ended], '2026-11', '2026-11-30')).toEqual([]);
});

it.each([
  ['grant', { source: 'grant', monthly_cents: 0 }],
  ['lifetime', { price_tier: 'lifetime_pro', monthly_cents: 0 }],
  ['lifetime', { price_tier: 'lifetime_pro', source: null, monthly_cents: null }],
  ['unknown', { source: null, monthly_cents: null }],
] as const)('names no price for %s', (kind, more) => {
  expect(cost([change('2026-01-01T00:00:00Z', more)])).toEqual({ kind, cents: null, days: 30 });
});

it('looks no further than a day', () => {
  expect(planDays([change('2026-10-12T10:00:00Z')], '2026-11', '2026-11-10')).toHaveLength(10);
});
