import { Injectable } from '@nestjs/common';
import type { CycleWork } from '../control/application/cycle-work.js';
import { revenueOpportunities } from '../figures/domain/opportunities.js';
import { activeCustomers, growth, monthlyRevenue, revenueTarget, share } from '../figures/domain/revenue.js';
import { BusinessReader } from '../figures/persistence/business.reader.js';

/** One decision cycle of the AI CEO: where the revenue stands against the target, and what could bring more. */
@Injectable()
export class AiCeoWork implements CycleWork {
  readonly system = 'ai-ceo';

  constructor(private readonly business: BusinessReader) {}

  async run(at: Date): Promise<{ summary: string; findings: object }> {
    const data = await this.business.read(at);
    const mrr = monthlyRevenue(data.subscriptions);
    const opportunities = revenueOpportunities(data.subscriptions, data.registered);
    const best = opportunities[0];
    const summary = [
      `€ ${Math.round(mrr).toLocaleString('nl-NL')} per maand, ${share(mrr, revenueTarget)}% van het doel`,
      best
        ? `grootste kans: ${best.action.charAt(0).toLowerCase()}${best.action.slice(1)}`
        : 'nog geen gegevens voor een voorstel',
    ].join('; ');
    return {
      summary: `${summary}.`,
      findings: {
        mrr,
        growth: growth(mrr, data.movements),
        customers: activeCustomers(data.subscriptions),
        opportunities,
      },
    };
  }
}
