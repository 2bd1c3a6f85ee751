import { type AutomationDay, failedLongest, failingOf } from './failing.js';
import { figuresOf, type Month, partOf } from './figures.js';
import { type PlanChange, planDays } from './plan-days.js';

const day = (automation: string, at: number, succeeded: number, failed = 0): AutomationDay => ({
  ...{ automation_id: automation, day: `2026-11-${String(at).padStart(2, '0')}`, succeeded, failed },
});
const plan: PlanChange = {
  ...{ status: 'active', price_tier: 'launch_special', source: 'payment', monthly_cents: 4_900 },
  at: new Date('2026-11-10T10:00:00Z'),
};
const [first, ...others] = planDays([plan], '2026-11', '2026-11-30');
const did = (id: string, succeeded: number, failed: number) => ({
  ...{ id, name: `Naam ${id}`, runs: succeeded + failed, succeeded, failed, minutes: succeeded * 6 },
});
const month = (more: Partial<Month> = {}): Month => {
  if (first === undefined) throw new Error('no day with a plan');
  return {
    ...{ month: '2026-11', planned: [first, ...others] },
    ran: {
      ...{ runs: 40, succeeded: 35, failed: 5, minutes: 210, cents: 17_500, hourlyRateCents: 5_000 },
      automations: [did('b', 20, 5), did('a', 15, 0)],
    },
    days: [day('a', 12, 15), day('b', 12, 0, 5), day('b', 13, 20)],
    places: [
      { automation_id: 'a', connection_id: 'one', connection_name: 'Klant een' },
      { automation_id: 'b', connection_id: 'two', connection_name: 'Klant twee' },
    ],
    ...more,
  };
};

it('keeps what ran on the days with a plan, what that is worth and what the plan cost', () => {
  expect(figuresOf(month())).toMatchObject({
    ...{ first_day: '2026-11-10', last_day: '2026-11-30', days_in_month: 30, plan: 'launch_special' },
    ...{ runs: 40, succeeded: 35, failed: 5, minutes_saved: 210, saved_cents: 17_500 },
    cost: { kind: 'paid', cents: 3_430, days: 21 },
    automations: [
      { name: 'Naam b', connection_name: 'Klant twee', failing: { days: 1, recovered: true } },
      { name: 'Naam a', connection_name: 'Klant een', failing: null },
    ],
  });
});

it('has a part for one n8n alone, at the same rate', () => {
  expect(partOf(figuresOf(month()), 'one')).toMatchObject({
    ...{ runs: 15, failed: 0, minutes_saved: 90, saved_cents: 7_500 },
    automations: [{ name: 'Naam a' }],
  });
  expect(partOf(figuresOf(month()), 'three')).toMatchObject({ runs: 0, saved_cents: 0, automations: [] });
});

describe('what failed longest', () => {
  it('lasts from the first failure to the last before a success, over days on which nothing ran', () => {
    const days = [day('a', 9, 0, 1), day('a', 3, 0, 2), day('a', 17, 1), day('a', 20, 0, 1)];
    expect(failingOf(days)).toEqual({ from: '2026-11-03', to: '2026-11-09', days: 7, recovered: true });
  });

  it('is nothing where each day had a success, or nothing failed', () => {
    expect(failingOf([day('a', 12, 4, 4), day('a', 13, 1)])).toBeNull();
    expect(failingOf([])).toBeNull();
  });

  it('is, of two as long, the one that did not recover', () => {
    const { automations } = figuresOf(
      month({ days: [day('a', 12, 0, 1), day('a', 13, 1), day('b', 30, 0, 1)] }),
    );
    expect(failedLongest(automations)).toMatchObject({ name: 'Naam b', days: 1, recovered: false });
    expect(failedLongest([])).toBeNull();
  });
});
