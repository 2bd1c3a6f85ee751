import { Injectable } from '@nestjs/common';
import type { CycleWork } from '../control/application/cycle-work.js';
import { revenueOpportunities } from '../figures/domain/opportunities.js';
import { activeCustomers, growth, monthlyRevenue, revenueTarget, share } from '../figures/domain/revenue.js';
import { BusinessReader } from '../figures/index.js';
import { euros, inBoth, type Words } from '../language/domain/words.js';

const texts = {
  nl: {
    stand: (amount: string, percent: number) => `${amount} per maand, ${percent}% van het doel`,
    best: (action: string) => `grootste kans: ${action}`,
    none: 'nog geen gegevens voor een voorstel',
  },
  en: {
    stand: (amount: string, percent: number) => `${amount} a month, ${percent}% of the target`,
    best: (action: string) => `largest opportunity: ${action}`,
    none: 'no data for a proposal yet',
  },
};

/** One decision cycle of the AI CEO: where the revenue stands against the target, and what could bring more. */
@Injectable()
export class AiCeoWork implements CycleWork {
  readonly system = 'ai-ceo';

  constructor(private readonly business: BusinessReader) {}

  async run(at: Date): Promise<{ summary: Words; findings: object }> {
    const data = await this.business.read(at);
    const mrr = monthlyRevenue(data.subscriptions);
    const opportunities = revenueOpportunities(data.subscriptions, data.registered, 'nl');
    const summary = inBoth((language) => {
      const [best] = revenueOpportunities(data.subscriptions, data.registered, language);
      const t = texts[language];
      const stand = t.stand(euros(mrr, language), share(mrr, revenueTarget));
      return `${stand}; ${best ? t.best(`${best.action.charAt(0).toLowerCase()}${best.action.slice(1)}`) : t.none}.`;
    });
    return {
      summary,
      findings: {
        mrr,
        growth: growth(mrr, data.movements),
        customers: activeCustomers(data.subscriptions),
        opportunities,
      },
    };
  }
}
