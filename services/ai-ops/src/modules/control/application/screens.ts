import { Injectable } from '@nestjs/common';
import type { BusinessIntelligence, UltimateDashboard } from '@stroomwerk/contracts/ai-ops';
import { FiguresService } from '../../figures/application/figures.service.js';
import { SystemStore } from '../persistence/system.store.js';

/** The aggregated screens: figures beside the state of the two systems. */
@Injectable()
export class Screens {
  constructor(
    private readonly figures: FiguresService,
    private readonly systems: SystemStore,
  ) {}

  async businessIntelligence(): Promise<BusinessIntelligence> {
    const { status, lastSummary } = await this.systems.find('ai-ceo');
    return this.figures.businessIntelligence(
      lastSummary ?? (status === 'active' ? 'De eerste cyclus loopt.' : 'Nog geen cyclus gedraaid.'),
    );
  }

  async ultimate(): Promise<UltimateDashboard> {
    const systems = await this.systems.all();
    return this.figures.ultimate(systems.filter(({ status }) => status === 'active').length);
  }
}
