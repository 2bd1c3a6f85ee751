import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { BusinessIntelligence, Metrics, UltimateDashboard } from '@stroomwerk/contracts/ai-ops';
import { Clock } from '@stroomwerk/kernel';
import {
  collect,
  defaults,
  type Figure,
  measured,
  noSource,
  sample,
  setBySpecification,
} from '../domain/figures.js';
import { revenueOpportunities } from '../domain/opportunities.js';
import { activeCustomers, churn, growth, monthlyRevenue, revenueTarget, share } from '../domain/revenue.js';
import { healthOf } from '../domain/scores.js';
import { type Business, BusinessReader } from '../persistence/business.reader.js';
import { MeasurementReader } from '../persistence/measurement.reader.js';

/** Every figure of the internal screens, computed from the platform's own data, with its source and time. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly business: BusinessReader,
    private readonly measurements: MeasurementReader,
    private readonly clock: Clock,
  ) {}

  async metrics(language: Language): Promise<Metrics> {
    const now = this.clock.now();
    const data = await this.business.read(now);
    const figures = this.#businessFigures(data, now);
    const [uptime, responseTime, errorRate, security, traffic] = await Promise.all([
      this.measurements.uptime(now),
      this.measurements.responseTime(now),
      this.measurements.errorRate(now),
      this.measurements.security(),
      this.measurements.traffic(now),
    ]);
    const fresh = measured(data.registeredLately, 'accounts30', now);
    const unknown = noSource(null);
    return {
      revenue: { current: figures.mrr.value, trend: figures.growth.value, target: revenueTarget },
      customers: {
        active: figures.customers.value,
        new: fresh.value,
        churn: figures.churn.value,
        satisfaction: null,
      },
      performance: { uptime: uptime.value, responseTime: responseTime.value, errorRate: errorRate.value },
      security: {
        threats: security.threats.value,
        scans: security.scans.value,
        lastScan: security.lastScan?.toISOString() ?? null,
        score: security.score.value,
      },
      growth: { traffic: traffic.value, conversion: figures.conversion.value, seo: null },
      ...collect(
        {
          'revenue.current': figures.mrr,
          'revenue.trend': figures.growth,
          'revenue.target': setBySpecification(revenueTarget),
          'customers.active': figures.customers,
          'customers.new': fresh,
          'customers.churn': figures.churn,
          'customers.satisfaction': unknown,
          'performance.uptime': uptime,
          'performance.responseTime': responseTime,
          'performance.errorRate': errorRate,
          'security.threats': security.threats,
          'security.scans': security.scans,
          'security.score': security.score,
          'growth.traffic': traffic,
          'growth.conversion': figures.conversion,
          'growth.seo': unknown,
        },
        language,
      ),
    };
  }

  async businessIntelligence(aiStatus: string, language: Language): Promise<BusinessIntelligence> {
    const now = this.clock.now();
    const data = await this.business.read(now);
    const figures = this.#businessFigures(data, now);
    const uptime = await this.measurements.uptime(now);
    const opportunities = revenueOpportunities(data.subscriptions, data.registered, language);
    return {
      business_metrics: {
        revenue: {
          current_mrr: figures.mrr.value,
          growth_rate: figures.growth.value,
          target_progress: share(figures.mrr.value, revenueTarget),
        },
        performance: {
          conversion_rate: figures.conversion.value,
          system_uptime: uptime.value,
          customer_satisfaction: null,
        },
      },
      ab_testing: { active_tests: 0 },
      revenue_opportunities: opportunities,
      expansion_markets: [],
      ai_status: aiStatus,
      ...collect(
        {
          'business_metrics.revenue.current_mrr': figures.mrr,
          'business_metrics.revenue.growth_rate': figures.growth,
          'business_metrics.revenue.target_progress': figures.mrr,
          'business_metrics.performance.conversion_rate': figures.conversion,
          'business_metrics.performance.system_uptime': uptime,
          'business_metrics.performance.customer_satisfaction': noSource(null),
          // Nobody runs tests here, so nobody counts them.
          'ab_testing.active_tests': noSource(0),
          revenue_opportunities: measured(opportunities.length, 'assumed', now),
          expansion_markets: noSource(0),
        },
        language,
      ),
    };
  }

  async ultimate(activeSystems: number, language: Language): Promise<UltimateDashboard> {
    const now = this.clock.now();
    const data = await this.business.read(now);
    const figures = this.#businessFigures(data, now);
    const [uptime, responseTime, errorRate] = await Promise.all([
      this.measurements.uptime(now),
      this.measurements.responseTime(now),
      this.measurements.errorRate(now),
    ]);
    const scores = healthOf(data.subscriptions);
    const health: Figure<number> =
      scores === null ? sample(defaults.health) : measured(scores.average, 'billing', now);
    const atRisk = scores === null ? noSource(0) : measured(scores.atRisk, 'billing', now);
    // Nobody intervenes by this platform yet, so nobody counts it.
    const interventions = noSource(0);
    const rate: Figure<number> =
      data.registered === 0
        ? sample(defaults.referralRate)
        : measured(data.referred / data.registered, 'registrations', now);
    const paying = activeCustomers(data.subscriptions);
    const coefficient: Figure<number> =
      paying === 0 ? sample(defaults.viralCoefficient) : measured(data.referred / paying, 'accounts', now);
    const pieces =
      data.library === null ? noSource(0) : measured(data.library.total, 'library', data.library.changedAt);
    const opportunities = revenueOpportunities(data.subscriptions, data.registered, language);
    return {
      revenue_metrics: {
        current_mrr: figures.mrr.value,
        target_progress: share(figures.mrr.value, revenueTarget),
        growth_rate: figures.growth.value,
        pricing_opportunities: opportunities.length,
      },
      customer_success: {
        health_score_avg: health.value,
        total_customers: figures.customers.value,
        at_risk_count: atRisk.value,
        interventions_active: interventions.value,
      },
      viral_metrics: { referral_rate: round(rate.value), viral_coefficient: round(coefficient.value) },
      ai_systems_active: activeSystems,
      content_metrics: { pieces_generated: pieces.value, platforms_active: null, viral_content_count: null },
      performance: {
        uptime: uptime.value,
        response_time_ms: responseTime.value,
        error_rate: errorRate.value,
      },
      ...collect(
        {
          'revenue_metrics.current_mrr': figures.mrr,
          'revenue_metrics.growth_rate': figures.growth,
          'revenue_metrics.target_progress': figures.mrr,
          'revenue_metrics.pricing_opportunities': measured(opportunities.length, 'assumed', now),
          'customer_success.health_score_avg': health,
          'customer_success.total_customers': figures.customers,
          'customer_success.at_risk_count': atRisk,
          'customer_success.interventions_active': interventions,
          'viral_metrics.referral_rate': rate,
          'viral_metrics.viral_coefficient': coefficient,
          ai_systems_active: measured(activeSystems, 'systems', now),
          'content_metrics.pieces_generated': pieces,
          'content_metrics.platforms_active': noSource(null),
          'content_metrics.viral_content_count': noSource(null),
          'performance.uptime': uptime,
          'performance.response_time_ms': responseTime,
          'performance.error_rate': errorRate,
        },
        language,
      ),
    };
  }

  #businessFigures(data: Business, now: Date) {
    const mrr = monthlyRevenue(data.subscriptions);
    const customers = activeCustomers(data.subscriptions);
    const known = data.hasRevenueData;
    return {
      mrr: known ? measured(mrr, 'billing', now) : sample<number>(defaults.mrr),
      growth: known ? measured(growth(mrr, data.movements), 'billing30', now) : noSource(0),
      customers: known ? measured(customers, 'billing', now) : sample<number>(defaults.customers),
      churn: known ? measured(churn(customers, data.movements), 'billing30', now) : noSource(0),
      conversion:
        data.registered > 0 ? measured(share(data.converted, data.registered), 'accounts', now) : noSource(0),
    };
  }
}

const round = (value: number) => Math.round(value * 100) / 100;
