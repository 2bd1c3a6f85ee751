import type { UltimateDashboard } from '@stroomwerk/contracts/ai-ops';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Badge } from '@stroomwerk/ui-kit';
import type { FigureTileProps } from '../../figures/components/FigureTile.js';
import { useChange } from '../../figures/components/useChange.js';
import { toCents } from '../../figures/model/money.js';
import { isKnown, sourceOf } from '../../figures/model/sources.js';
import { healthTone } from '../model/health.js';
import { ultimateTexts } from '../texts.js';

/** Every figure of the dashboard as the tiles show it; a tab picks its own. */
export function useUltimateFigures(data: UltimateDashboard) {
  const t = useTexts(ultimateTexts);
  const format = useFormat();
  const change = useChange();
  const of = (path: string) => sourceOf(data.sources, path);
  const count = (n: number | null) => (n === null ? null : format.number(n));
  const { revenue_metrics: revenue, customer_success: customers, performance } = data;
  const growthSource = of('revenue_metrics.growth_rate');
  const tone = healthTone(customers.health_score_avg);
  const figures = {
    mrr: {
      label: t.mrr,
      value: format.euro(toCents(revenue.current_mrr), { style: 'marketing' }),
      ...(isKnown(growthSource) ? { ...change(revenue.growth_rate), explain: t.period } : {}),
      source: of('revenue_metrics.current_mrr'),
    },
    growth: {
      label: t.growth,
      value: change(revenue.growth_rate).change,
      explain: t.growthWhy,
      source: growthSource,
    },
    toTarget: {
      label: t.toTarget,
      value: format.percent(revenue.target_progress),
      explain: t.toTargetWhy,
      source: of('revenue_metrics.current_mrr'),
    },
    pricing: {
      label: t.pricing,
      value: count(revenue.pricing_opportunities),
      explain: t.pricingWhy,
      source: of('revenue_metrics.pricing_opportunities'),
    },
    customers: {
      label: t.customers,
      value: count(customers.total_customers),
      source: of('customer_success.total_customers'),
    },
    health: {
      label: t.health,
      value: format.number(customers.health_score_avg),
      unit: (
        <>
          {t.of100} <Badge tone={tone}>{t.tones[tone]}</Badge>
        </>
      ),
      explain: t.healthWhy,
      source: of('customer_success.health_score_avg'),
    },
    atRisk: {
      label: t.atRisk,
      value: count(customers.at_risk_count),
      explain: t.atRiskWhy,
      source: of('customer_success.at_risk_count'),
    },
    interventions: {
      label: t.interventions,
      value: count(customers.interventions_active),
      source: of('customer_success.interventions_active'),
    },
    systems: { label: t.systems, value: count(data.ai_systems_active), source: of('ai_systems_active') },
    rate: {
      label: t.rate,
      value: format.number(data.viral_metrics.referral_rate, 2),
      explain: t.rateWhy,
      source: of('viral_metrics.referral_rate'),
    },
    coefficient: {
      label: t.coefficient,
      value: format.number(data.viral_metrics.viral_coefficient, 2),
      explain: t.coefficientWhy,
      source: of('viral_metrics.viral_coefficient'),
    },
    pieces: {
      label: t.pieces,
      value: count(data.content_metrics.pieces_generated),
      explain: t.piecesWhy,
      source: of('content_metrics.pieces_generated'),
    },
    platforms: {
      label: t.platforms,
      value: count(data.content_metrics.platforms_active),
      source: of('content_metrics.platforms_active'),
    },
    viralContent: {
      label: t.viralContent,
      value: count(data.content_metrics.viral_content_count),
      source: of('content_metrics.viral_content_count'),
    },
    uptime: {
      label: t.uptime,
      value: format.percent(performance.uptime, 2),
      explain: t.uptimeWhy,
      source: of('performance.uptime'),
    },
    response: {
      label: t.response,
      value: format.duration(performance.response_time_ms),
      explain: t.responseWhy,
      source: of('performance.response_time_ms'),
    },
    errors: {
      label: t.errors,
      value: format.percent(performance.error_rate),
      explain: t.errorsWhy,
      source: of('performance.error_rate'),
    },
  } satisfies Record<string, FigureTileProps>;
  return figures;
}
export type UltimateFigure = keyof ReturnType<typeof useUltimateFigures>;
