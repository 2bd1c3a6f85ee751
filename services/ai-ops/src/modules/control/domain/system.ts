import type { Language } from '@stroomwerk/contracts';
import type { Words } from '../../language/domain/words.js';

/** The two systems that ops staff drive. */
export type SystemName = 'guardian' | 'ai-ceo';
export const systemNames = ['guardian', 'ai-ceo'] as const satisfies readonly SystemName[];

export interface SystemState {
  readonly name: SystemName;
  readonly status: 'active' | 'inactive';
  readonly cycleCount: number;
  readonly startedAt: Date | null;
  readonly lastCycleAt: Date | null;
  readonly lastSummary: Words | null;
}

/** What each system can do, as its screen lists it: only what its cycle really does. */
export const capabilities: Record<SystemName, Record<Language, readonly string[]>> = {
  guardian: {
    nl: [
      'Meet elke cyclus of elk onderdeel antwoordt, en hoe snel',
      'Controleert de beveiliging van de site van buitenaf',
      'Telt fouten per release',
      'Meldt onderdelen die niet antwoorden',
    ],
    en: [
      'Measures each cycle whether every part answers, and how fast',
      'Checks the security of the site from outside',
      'Counts errors by release',
      'Reports parts that do not answer',
    ],
  },
  'ai-ceo': {
    nl: [
      'Volgt omzet, groei en verloop',
      'Zoekt kansen voor omzet in de eigen gegevens',
      'Vergelijkt de omzet met het doel van €\u00a010.000 per maand',
    ],
    en: [
      'Follows revenue, growth and churn',
      'Looks for revenue opportunities in the platform’s own data',
      'Compares revenue with the target of €10,000 a month',
    ],
  },
};

/** When the next cycle runs: one interval after the last, or after the start while none has run. */
export function nextCycleAt(state: SystemState, intervalMs: number): Date | null {
  if (state.status !== 'active') return null;
  const from = state.lastCycleAt ?? state.startedAt;
  return from === null ? null : new Date(from.getTime() + intervalMs);
}
