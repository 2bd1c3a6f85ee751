import type { FigureSource, Metrics } from '@stroomwerk/contracts/ai-ops';
import { insightLimit, insightsOf } from './insights.js';

const measured: FigureSource = { source: 'billing', measured_at: '2026-11-21T09:00:00Z', sample: false };
const paths = [
  'revenue.current',
  'revenue.trend',
  'customers.churn',
  'customers.new',
  'performance.uptime',
  'performance.responseTime',
  'performance.errorRate',
  'security.threats',
  'growth.conversion',
  'growth.traffic',
];
const healthy: Metrics = {
  revenue: { current: 4312, trend: 9.9, target: 10_000 },
  customers: { active: 61, new: 5, churn: 1.2, satisfaction: null },
  performance: { uptime: 99.98, responseTime: 182, errorRate: 0.2 },
  security: { threats: 0, scans: 12, lastScan: null, score: 'A+' },
  growth: { traffic: 2318, conversion: 6, seo: null },
  sample: false,
  sources: Object.fromEntries(paths.map((path) => [path, measured])),
};
const byKind = (metrics: Metrics, active = true) =>
  Object.fromEntries(insightsOf(metrics, active).map((insight) => [insight.kind, insight]));

describe('insightsOf', () => {
  it('gives at most ten, and calls no figure a piece of work', () => {
    const insights = insightsOf(healthy, true);
    expect(insights).toHaveLength(insightLimit);
    expect(byKind(healthy).uptime).toMatchObject({ action: null, priority: 'normal', value: 99.98 });
    expect(byKind(healthy).target).toMatchObject({ action: null });
  });

  it('puts what is urgent first, then what is open, then what is done', () => {
    const insights = insightsOf({ ...healthy, performance: { ...healthy.performance, errorRate: 3 } }, true);
    expect(insights[0]).toMatchObject({ kind: 'errorRate', priority: 'high', action: 'auto_optimize' });
    expect(insights[1]).toMatchObject({ kind: 'target', action: null });
    expect(insights.at(-1)).toMatchObject({ good: true, action: null });
  });

  it('does not claim to optimize while the guardian is off', () => {
    const slow = { ...healthy, performance: { ...healthy.performance, responseTime: 1200 } };
    expect(byKind(slow, false).responseTime).toMatchObject({ action: null, priority: 'high' });
    expect(byKind(slow, true).responseTime).toMatchObject({ action: 'auto_optimize' });
  });

  it('says nothing from a figure without a source, and never calls a sample urgent', () => {
    const sources = {
      ...healthy.sources,
      'revenue.trend': { source: null, measured_at: null, sample: false },
      'performance.uptime': { source: 'specificatie', measured_at: null, sample: true },
    };
    const kinds = byKind({ ...healthy, performance: { ...healthy.performance, uptime: 90 }, sources });
    expect(kinds.trend).toBeUndefined();
    expect(kinds.uptime).toMatchObject({ sample: true, priority: 'normal' });
  });
});
