import { collect, measured, sample } from './figures.js';
import { revenueOpportunities } from './opportunities.js';
import {
  activeCustomers,
  churn,
  growth,
  type Movement,
  monthlyRevenue,
  type SubscriptionRow,
  share,
} from './revenue.js';
import { customerHealth, securityScore } from './scores.js';

const row = (over: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  userId: 'u',
  status: 'active',
  priceTier: 'launch_special',
  interval: 'month',
  source: 'payment',
  monthlyCents: 4900,
  cancelAtPeriodEnd: false,
  ...over,
});
const move = (before: number, after: number): Movement => ({
  at: new Date(0),
  opensBefore: before > 0,
  opensAfter: after > 0,
  monthlyBeforeCents: before,
  monthlyAfterCents: after,
});

describe('revenue', () => {
  it('counts subscriptions that open the library, the grace period included', () => {
    const rows = [
      row(),
      row({ status: 'past_due_grace', monthlyCents: 9900 }),
      row({ status: 'canceled' }),
      row({ status: 'past_due' }),
    ];
    expect(monthlyRevenue(rows)).toBe(148);
    expect(activeCustomers(rows)).toBe(2);
  });

  it('measures growth against what was there before, and from nothing as 100', () => {
    expect(growth(147, [move(0, 4900)])).toBe(50);
    expect(growth(49, [move(0, 4900)])).toBe(100);
    expect(growth(0, [])).toBe(0);
    expect(growth(49, [move(4900, 0)])).toBe(-50);
  });

  it('measures churn by the customers there were before', () => {
    expect(churn(3, [move(4900, 0), move(0, 4900)])).toBe(33.3);
    expect(churn(0, [])).toBe(0);
  });

  it('gives a share of nothing as 0', () => {
    expect(share(1, 0)).toBe(0);
    expect(share(1, 3)).toBe(33.3);
  });
});

describe('scores', () => {
  it('takes off for what is overdue and for leaving', () => {
    expect(customerHealth(row())).toBe(100);
    expect(customerHealth(row({ status: 'past_due_grace' }))).toBe(60);
    expect(customerHealth(row({ status: 'past_due_grace', cancelAtPeriodEnd: true }))).toBe(30);
  });

  it('falls a letter for each tenth of the checks that failed', () => {
    const checks = (failed: number) =>
      Array.from({ length: 10 }, (_, index) => ({ name: `${index}`, passed: index >= failed }));
    expect([0, 1, 2, 4, 5, 10].map((failed) => securityScore(checks(failed)))).toEqual([
      'A+',
      'A',
      'B',
      'D',
      'F',
      'F',
    ]);
  });
});

describe('opportunities', () => {
  it('are none without data', () => expect(revenueOpportunities([], 0, 'nl')).toEqual([]));

  it('put money that is about to be lost first, and say what they rest on', () => {
    const [first, ...rest] = revenueOpportunities(
      [row(), row({ status: 'past_due_grace', monthlyCents: 9900 })],
      5,
      'nl',
    );
    expect(first).toMatchObject({
      priority: 'high',
      expected_impact: '+€ 99 per maand behouden',
      evidence: '1 klant met een openstaande betaling',
    });
    expect(rest.map(({ evidence }) => evidence)).toContain(
      '4 accounts zonder betaald plan; gerekend met 5% die Launch Special neemt',
    );
  });

  it('are said in English to who reads English', () => {
    expect(
      revenueOpportunities([row({ status: 'past_due', monthlyCents: 123_400 })], 1, 'en')[0],
    ).toMatchObject({
      expected_impact: '+€1,234 a month kept',
      evidence: '1 customer with an overdue payment',
    });
  });
});

it('marks an answer as sample when any figure is a default', () => {
  const at = new Date(0);
  expect(collect({ a: measured(1, 'billing', at) }, 'nl').sample).toBe(false);
  expect(collect({ a: measured(1, 'billing', at), b: sample(2) }, 'en')).toMatchObject({
    sample: true,
    sources: { a: { source: 'subscriptions in billing' }, b: { sample: true, source: 'specification' } },
  });
});
