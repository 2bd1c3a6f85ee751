import { collect, measured, noSource, sample, setBySpecification } from './figures.js';
import { revenueOpportunities } from './opportunities.js';
import {
  activeCustomers,
  churn,
  growth,
  type Movements,
  monthlyRevenue,
  type SubscriptionGroup,
  share,
} from './revenue.js';
import { customerHealth, healthOf, securityScore } from './scores.js';

const group = (over: Partial<SubscriptionGroup> = {}): SubscriptionGroup => ({
  status: 'active',
  interval: 'month',
  source: 'payment',
  monthlyCents: 4900,
  cancelAtPeriodEnd: false,
  users: 1,
  ...over,
});
const moved = (over: Partial<Movements> = {}): Movements => ({ won: 0, lost: 0, changeCents: 0, ...over });

describe('revenue', () => {
  it('counts subscriptions that open the library, the grace period included', () => {
    const groups = [
      group({ users: 3, monthlyCents: 14_700 }),
      group({ status: 'past_due_grace', monthlyCents: 9900 }),
      ...(['canceled', 'past_due', 'suspended', 'none'] as const).map((status) =>
        group({ status, users: 5 }),
      ),
    ];
    expect(monthlyRevenue(groups)).toBe(246);
    expect(activeCustomers(groups)).toBe(4);
    expect([monthlyRevenue([]), activeCustomers([])]).toEqual([0, 0]);
  });

  it('measures growth against what was there before, and from nothing as 100', () => {
    expect(growth(147, moved({ changeCents: 4900 }))).toBe(50);
    expect(growth(49, moved({ changeCents: 4900 }))).toBe(100);
    expect(growth(0, moved())).toBe(0);
    expect(growth(49, moved({ changeCents: -4900 }))).toBe(-50);
    // More was lost than there was: what was told is not whole.
    expect(growth(-49, moved({ changeCents: -4900 }))).toBe(0);
    expect(growth(0, moved({ changeCents: -4900 }))).toBe(-100);
  });

  it('measures churn by the customers there were before', () => {
    expect(churn(3, moved({ won: 1, lost: 1 }))).toBe(33.3);
    expect(churn(5, moved({ won: 1, lost: 0 }))).toBe(0);
    expect(churn(0, moved({ lost: 4 }))).toBe(100);
    expect(churn(0, moved())).toBe(0);
    expect(churn(0, moved({ won: 1 }))).toBe(0);
  });

  it('gives a share of nothing as 0', () => {
    expect(share(1, 0)).toBe(0);
    expect(share(1, -1)).toBe(0);
    expect(share(1, 3)).toBe(33.3);
  });
});

describe('scores', () => {
  it('takes off for what is overdue and for leaving', () => {
    expect(customerHealth(group())).toBe(100);
    expect(customerHealth(group({ status: 'past_due_grace' }))).toBe(60);
    expect(customerHealth(group({ status: 'past_due' }))).toBe(60);
    expect(customerHealth(group({ cancelAtPeriodEnd: true }))).toBe(70);
    expect(customerHealth(group({ status: 'past_due_grace', cancelAtPeriodEnd: true }))).toBe(30);
  });

  it('means all who are customers, each once, and tells who is below 60', () => {
    const gone = [group({ status: 'canceled', users: 50 }), group({ status: 'none', users: 50 })];
    expect(healthOf(gone)).toBeNull();
    expect(healthOf([])).toBeNull();
    const overdue = group({ status: 'past_due', users: 2 });
    const leavingToo = group({ status: 'past_due', cancelAtPeriodEnd: true, users: 3 });
    expect(healthOf([...gone, group({ users: 5 }), overdue, leavingToo])).toEqual({ average: 71, atRisk: 3 });
    expect(healthOf([overdue])).toEqual({ average: 60, atRisk: 0 });
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

  it.each([
    [1, 7, 'B'],
    [1, 11, 'A'],
    [1, 12, 'A'],
    [2, 12, 'B'],
    [3, 30, 'A'],
    [4, 30, 'B'],
    [3, 10, 'C'],
    [3, 9, 'D'],
    [4, 9, 'F'],
    [1, 1, 'F'],
    [0, 0, 'A+'],
  ])('with %d of %d failed it is %s', (failed, count, letter) => {
    const checks = Array.from({ length: count }, (_, index) => ({
      name: `${index}`,
      passed: index >= failed,
    }));
    expect(securityScore(checks)).toBe(letter);
  });
});

describe('opportunities', () => {
  it('are none without data', () => expect(revenueOpportunities([], 0, 'nl')).toEqual([]));

  const kinds = (groups: SubscriptionGroup[], registered: number) =>
    revenueOpportunities(groups, registered, 'nl').map(({ action, priority, expected_impact, evidence }) => [
      action.split(' ')[0],
      priority,
      expected_impact,
      evidence,
    ]);

  it('put money that is about to be lost first, and say what they rest on', () => {
    const groups = [
      group({ users: 2, monthlyCents: 9800 }),
      group({ status: 'past_due_grace', monthlyCents: 9900 }),
      group({ status: 'past_due', users: 2, monthlyCents: 9800 }),
      group({ cancelAtPeriodEnd: true, interval: 'year', monthlyCents: 4083 }),
    ];
    expect(kinds(groups, 5)).toEqual([
      ['Herinner', 'high', '+€ 197 per maand behouden', '3 klanten met een openstaande betaling'],
      ['Vraag', 'medium', '+€ 41 per maand behouden', '1 klant met een opgezegd abonnement dat nog loopt'],
      [
        'Nodig',
        'low',
        '+€ 5 per maand',
        '2 accounts zonder betaald plan; gerekend met 5% die Launch Special neemt',
      ],
      [
        'Bied',
        'low',
        'Lager verloop; twee maanden minder omzet per jaarplan',
        '2 klanten met betaling per maand',
      ],
    ]);
  });

  it.each([
    ['who pays already', [group({ interval: 'year' })], 1],
    ['more customers than accounts', [group({ interval: 'year', users: 3 })], 1],
    ['who has left', [group({ status: 'canceled', cancelAtPeriodEnd: true })], 0],
    ['who was suspended', [group({ status: 'suspended' })], 0],
    [
      'nobody in a group',
      [group({ users: 0, cancelAtPeriodEnd: true }), group({ users: 0, status: 'past_due' })],
      0,
    ],
  ])('ask nothing of %s', (_who, groups, registered) => expect(kinds(groups, registered)).toEqual([]));

  it('count who was granted a plan, or is overdue, as without a paid one, and twenty of them as much', () => {
    const without = (groups: SubscriptionGroup[], registered: number) =>
      kinds(groups, registered)
        .find(([action]) => action === 'Nodig')
        ?.slice(1);
    const assumed = (count: number) =>
      `${count === 1 ? '1 account' : `${count} accounts`} zonder betaald plan; gerekend met 5% die Launch Special neemt`;
    expect(without([group({ source: 'grant', interval: null })], 1)).toEqual([
      'low',
      '+€ 2 per maand',
      assumed(1),
    ]);
    expect(without([group({ status: 'past_due' })], 19)).toEqual(['low', '+€ 47 per maand', assumed(19)]);
    expect(without([], 20)).toEqual(['high', '+€ 49 per maand', assumed(20)]);
  });

  it('offer the yearly plan to who pays by the month and stays', () => {
    const yearly = (over: Partial<SubscriptionGroup>) =>
      kinds([group(over)], 1).filter(([action]) => action === 'Bied').length;
    expect(
      [{}, { interval: 'year' }, { status: 'past_due' }, { cancelAtPeriodEnd: true }].map((over) =>
        yearly(over as Partial<SubscriptionGroup>),
      ),
    ).toEqual([1, 0, 0, 0]);
  });

  it('are said in English to who reads English', () => {
    const groups = [
      group({ status: 'past_due', monthlyCents: 123_400 }),
      group({ cancelAtPeriodEnd: true }),
      group({ users: 2, monthlyCents: 9800 }),
    ];
    expect(revenueOpportunities(groups, 13, 'en')).toEqual([
      {
        action: 'Remind customers whose payment failed',
        priority: 'high',
        expected_impact: '+€1,234 a month kept',
        evidence: '1 customer with an overdue payment',
      },
      {
        action: 'Ask those who cancelled what is missing',
        priority: 'medium',
        expected_impact: '+€49 a month kept',
        evidence: '1 customer with a cancelled subscription that still runs',
      },
      {
        action: 'Invite accounts without a plan with a workflow of the Top 12',
        priority: 'low',
        expected_impact: '+€25 a month',
        evidence: '10 accounts without a paid plan; assuming that 5% take the Launch Special',
      },
      {
        action: 'Offer monthly customers the yearly plan',
        priority: 'low',
        expected_impact: 'Less churn; two months less revenue per yearly plan',
        evidence: '2 customers paying by the month',
      },
    ]);
    expect(revenueOpportunities([], 1, 'en')[0]?.evidence).toMatch(/^1 account without a paid plan;/);
  });
});

it('says where a figure comes from: the data, the specification, or nowhere', () => {
  const { sources } = collect(
    {
      a: measured(1, 'billing', new Date(0)),
      b: sample(2),
      c: setBySpecification(3),
      d: noSource(4),
    },
    'nl',
  );
  expect(sources).toEqual({
    a: { source: 'abonnementen van billing', measured_at: '1970-01-01T00:00:00.000Z', sample: false },
    b: { source: 'specificatie', measured_at: null, sample: true },
    c: { source: 'specificatie', measured_at: null, sample: false },
    d: { source: null, measured_at: null, sample: false },
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
