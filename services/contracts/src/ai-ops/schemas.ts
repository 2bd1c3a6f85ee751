import { z } from 'zod';
import { said } from '../common/said.js';

/**
 * Where a figure comes from: its source, when it was measured, and whether it is the specification's default because
 * there is no data yet (decisions.md, "Default figures"). `source` null: no source ("geen bron").
 */
export const FigureSource = z
  .object({ source: z.string().nullable(), measured_at: z.iso.datetime().nullable(), sample: z.boolean() })
  .meta({ id: 'FigureSource' });
export type FigureSource = z.infer<typeof FigureSource>;
/** By the figure's path in the answer, e.g. `revenue.current`. */
const sources = z.record(z.string(), FigureSource);
const withSources = {
  sample: z.boolean().meta({ description: 'True when any figure is the default of the specification' }),
  sources,
};

export const CycleStatus = z.enum(['active', 'inactive']);
export const GuardianStatus = z
  .object({
    status: CycleStatus,
    cycle_count: z.number().int(),
    uptime: z
      .number()
      .meta({ description: 'Percentage of the measured window in which every part was healthy' }),
    capabilities: z.array(z.string()),
    last_cycle_at: z.iso.datetime().nullable(),
    next_cycle_at: z.iso.datetime().nullable(),
    last_cycle_summary: z.string().nullable(),
  })
  .meta({ id: 'GuardianStatus' });
export type GuardianStatus = z.infer<typeof GuardianStatus>;

export const Metrics = z
  .object({
    revenue: z.object({ current: z.number(), trend: z.number(), target: z.number() }),
    customers: z.object({
      active: z.number(),
      new: z.number(),
      churn: z.number(),
      satisfaction: z.number().nullable(),
    }),
    performance: z.object({ uptime: z.number(), responseTime: z.number(), errorRate: z.number() }),
    security: z.object({
      threats: z.number(),
      scans: z.number(),
      lastScan: z.iso.datetime().nullable(),
      score: z.string(),
    }),
    growth: z.object({ traffic: z.number(), conversion: z.number(), seo: z.number().nullable() }),
    ...withSources,
  })
  .meta({ id: 'Metrics' });
export type Metrics = z.infer<typeof Metrics>;

/**
 * Uptime for everybody: what the guardian measured, with its window. `percent` null: measured too little to call it a
 * measurement, so a screen words its figure as a goal (decisions.md, "99.9% Uptime").
 */
export const PublicUptime = z
  .object({
    percent: z.number().min(0).max(100).nullable(),
    window_days: z
      .number()
      .int()
      .meta({ description: 'Days of the last 90 on which there was a measurement' }),
    since: z.iso.datetime().nullable(),
    measured_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PublicUptime' });
export type PublicUptime = z.infer<typeof PublicUptime>;

export const ErrorReport = z
  .object({
    message: z.string().max(2000),
    stack: z.string().max(20_000).nullish(),
    componentStack: z.string().max(20_000).nullish(),
    timestamp: z.string().max(40),
    url: z.string().max(2000),
    userAgent: z.string().max(500),
    remote: z.string().max(80).nullish(),
    release: z.string().max(120).nullish(),
    kind: z.enum(['render', 'load', 'timeout', 'script']).nullish(),
  })
  .meta({ id: 'ErrorReport' });
export type ErrorReport = z.infer<typeof ErrorReport>;

/** Properties that one event may have; each is a short text, a number, yes or no, or nothing. */
const mostProperties = 30;
export const AnalyticsEvent = z
  .object({
    id: z.string().min(1).max(80),
    name: z.string().min(1).max(80),
    properties: z
      .object({
        timestamp: z.string().max(40),
        sessionId: z.string().max(80),
        userId: z.string().max(80).nullish(),
        url: z.string().max(2000),
        referrer: z.string().max(2000),
        userAgent: z.string().max(500),
      })
      .catchall(z.union([z.string().max(300), z.number(), z.boolean(), z.null()]))
      .refine(
        (properties) =>
          Object.keys(properties).length <= mostProperties &&
          Object.keys(properties).every((name) => name.length <= 60),
        said('Te veel eigenschappen', 'Too many properties'),
      ),
  })
  .meta({ id: 'AnalyticsEvent' });
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;
export const Received = z
  .object({
    received: z.literal(true),
    /** False for what is in no figure: without the edge's proof of a page view, or more than one brings. */
    counted: z.boolean(),
  })
  .meta({ id: 'Received' });
export type Received = z.infer<typeof Received>;

/** The page view of which a signed-in customer says that it is theirs. */
export const OwnPageView = z.object({ token: z.string().min(1).max(4000) }).meta({ id: 'OwnPageView' });
export type OwnPageView = z.infer<typeof OwnPageView>;

export const AiCeoStatus = z
  .object({
    status: CycleStatus,
    current_markets: z.array(z.string()),
    decision_cycles: z.number().int(),
    capabilities: z.array(z.string()),
    last_cycle_at: z.iso.datetime().nullable(),
    next_cycle_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AiCeoStatus' });
export type AiCeoStatus = z.infer<typeof AiCeoStatus>;

export const RevenueOpportunity = z
  .object({
    action: z.string(),
    priority: z.enum(['high', 'medium', 'low']),
    expected_impact: z.string(),
    evidence: z.string(),
  })
  .meta({ id: 'RevenueOpportunity' });
export const ExpansionMarket = z
  .object({
    country: z.string(),
    opportunity_score: z.number().min(0).max(10),
    expected_mrr: z.number(),
    timeline: z.string(),
  })
  .meta({ id: 'ExpansionMarket' });
export const BusinessIntelligence = z
  .object({
    business_metrics: z.object({
      revenue: z.object({ current_mrr: z.number(), growth_rate: z.number(), target_progress: z.number() }),
      performance: z.object({
        conversion_rate: z.number(),
        system_uptime: z.number(),
        customer_satisfaction: z.number().nullable(),
      }),
    }),
    ab_testing: z.object({ active_tests: z.number().int() }),
    revenue_opportunities: z.array(RevenueOpportunity),
    expansion_markets: z.array(ExpansionMarket),
    ai_status: z.string(),
    ...withSources,
  })
  .meta({ id: 'BusinessIntelligence' });
export type BusinessIntelligence = z.infer<typeof BusinessIntelligence>;

export const UltimateDashboard = z
  .object({
    revenue_metrics: z.object({
      current_mrr: z.number(),
      target_progress: z.number(),
      growth_rate: z.number(),
      pricing_opportunities: z.number().int(),
    }),
    customer_success: z.object({
      health_score_avg: z.number(),
      total_customers: z.number().int(),
      at_risk_count: z.number().int(),
      interventions_active: z.number().int(),
    }),
    viral_metrics: z.object({ referral_rate: z.number(), viral_coefficient: z.number() }),
    ai_systems_active: z.number().int(),
    content_metrics: z.object({
      pieces_generated: z.number().int(),
      platforms_active: z.number().int().nullable(),
      viral_content_count: z.number().int().nullable(),
    }),
    performance: z.object({ uptime: z.number(), response_time_ms: z.number(), error_rate: z.number() }),
    ...withSources,
  })
  .meta({ id: 'UltimateDashboard' });
export type UltimateDashboard = z.infer<typeof UltimateDashboard>;

/** What really happened lately on the platform, newest first. */
export const Activity = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    kind: z.enum(['guardian', 'ai-ceo', 'customer', 'library', 'error']),
    text: z.string(),
  })
  .meta({ id: 'Activity' });
export const ActivityResponse = z.object({ activities: z.array(Activity) }).meta({ id: 'ActivityResponse' });
export type ActivityResponse = z.infer<typeof ActivityResponse>;
