import type { Metrics } from '@stroomwerk/contracts/ai-ops';
import { isKnown, sourceOf } from '../../figures/model/sources.js';

export type InsightKind =
  | 'target'
  | 'trend'
  | 'churn'
  | 'newCustomers'
  | 'uptime'
  | 'responseTime'
  | 'errorRate'
  | 'security'
  | 'conversion'
  | 'traffic';
/** Of the action values of section 4 the one that something really does: nobody implements or completes a statistic. */
export type InsightAction = 'auto_optimize';

export interface Insight {
  readonly kind: InsightKind;
  /** The figure that it rests on, in the metric's own unit. */
  readonly value: number;
  readonly good: boolean;
  readonly action: InsightAction | null;
  readonly priority: 'high' | 'normal';
  /** Rests on the specification's default, not on a measurement. */
  readonly sample: boolean;
}

/** The list's length (specification, section 9). */
export const insightLimit = 10;

/** From where a figure is good, and from where it asks for attention first. */
interface Rule {
  readonly kind: InsightKind;
  readonly path: string;
  readonly value: (metrics: Metrics) => number;
  readonly good: (value: number, metrics: Metrics) => boolean;
  readonly urgent: (value: number) => boolean;
  /** The guardian measures it again every cycle; the rest takes people. */
  readonly guarded: boolean;
}

const never = () => false;
const rules: readonly Rule[] = [
  {
    kind: 'target',
    path: 'revenue.current',
    value: ({ revenue }) => revenue.current,
    good: (value, { revenue }) => value >= revenue.target,
    urgent: never,
    guarded: false,
  },
  {
    kind: 'trend',
    path: 'revenue.trend',
    value: ({ revenue }) => revenue.trend,
    good: (value) => value >= 0,
    urgent: (value) => value < 0,
    guarded: false,
  },
  {
    kind: 'churn',
    path: 'customers.churn',
    value: ({ customers }) => customers.churn,
    good: (value) => value <= 3,
    urgent: (value) => value > 5,
    guarded: false,
  },
  {
    kind: 'newCustomers',
    path: 'customers.new',
    value: ({ customers }) => customers.new,
    good: (value) => value > 0,
    urgent: never,
    guarded: false,
  },
  {
    kind: 'uptime',
    path: 'performance.uptime',
    value: ({ performance }) => performance.uptime,
    good: (value) => value >= 99.9,
    urgent: (value) => value < 99,
    guarded: true,
  },
  {
    kind: 'responseTime',
    path: 'performance.responseTime',
    value: ({ performance }) => performance.responseTime,
    good: (value) => value <= 300,
    urgent: (value) => value > 1000,
    guarded: true,
  },
  {
    kind: 'errorRate',
    path: 'performance.errorRate',
    value: ({ performance }) => performance.errorRate,
    good: (value) => value <= 0.5,
    urgent: (value) => value > 1,
    guarded: true,
  },
  {
    kind: 'security',
    path: 'security.threats',
    value: ({ security }) => security.threats,
    good: (value) => value === 0,
    urgent: (value) => value > 0,
    guarded: true,
  },
  {
    kind: 'conversion',
    path: 'growth.conversion',
    value: ({ growth }) => growth.conversion,
    good: (value) => value >= 5,
    urgent: never,
    guarded: false,
  },
  {
    kind: 'traffic',
    path: 'growth.traffic',
    value: ({ growth }) => growth.traffic,
    good: (value) => value > 0,
    urgent: never,
    guarded: false,
  },
];

/**
 * What the metrics say, made here and not on the server (specification, section 2): at most ten, urgent ones first. A
 * figure without a source says nothing. `auto_optimize` only while the guardian really runs.
 */
export function insightsOf(metrics: Metrics, guardianActive: boolean): Insight[] {
  const found = rules.flatMap((rule): Insight[] => {
    const source = sourceOf(metrics.sources, rule.path);
    if (!isKnown(source)) return [];
    const value = rule.value(metrics);
    const good = rule.good(value, metrics);
    return [
      {
        kind: rule.kind,
        value,
        good,
        action: !good && rule.guarded && guardianActive ? 'auto_optimize' : null,
        priority: rule.urgent(value) && !source.sample ? 'high' : 'normal',
        sample: source.sample,
      },
    ];
  });
  const rank = ({ priority, good }: Insight) => (priority === 'high' ? 0 : good ? 2 : 1);
  return found.sort((one, other) => rank(one) - rank(other)).slice(0, insightLimit);
}
