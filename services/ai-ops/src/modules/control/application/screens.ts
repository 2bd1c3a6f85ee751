import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { BusinessIntelligence, UltimateDashboard } from '@stroomwerk/contracts/ai-ops';
import { FiguresService } from '../../figures/application/figures.service.js';
import { SystemStore } from '../persistence/system.store.js';

/** The aggregated screens: figures beside the state of the two systems. */
const noCycle = {
  nl: { active: 'De eerste cyclus loopt.', inactive: 'Nog geen cyclus gedraaid.' },
  en: { active: 'The first cycle is running.', inactive: 'No cycle has run yet.' },
};

@Injectable()
export class Screens {
  constructor(
    private readonly figures: FiguresService,
    private readonly systems: SystemStore,
  ) {}

  async businessIntelligence(language: Language): Promise<BusinessIntelligence> {
    const { status, lastSummary } = await this.systems.find('ai-ceo');
    return this.figures.businessIntelligence(lastSummary?.[language] ?? noCycle[language][status], language);
  }

  async ultimate(language: Language): Promise<UltimateDashboard> {
    const systems = await this.systems.all();
    return this.figures.ultimate(systems.filter(({ status }) => status === 'active').length, language);
  }
}
