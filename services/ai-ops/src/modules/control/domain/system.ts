/** The two systems that ops staff drive. */
export type SystemName = 'guardian' | 'ai-ceo';
export const systemNames = ['guardian', 'ai-ceo'] as const satisfies readonly SystemName[];

export interface SystemState {
  readonly name: SystemName;
  readonly status: 'active' | 'inactive';
  readonly cycleCount: number;
  readonly startedAt: Date | null;
  readonly lastCycleAt: Date | null;
  readonly lastSummary: string | null;
}

/** What each system can do, as its screen lists it: only what its cycle really does. */
export const capabilities: Record<SystemName, readonly string[]> = {
  guardian: [
    'Meet elke cyclus of elk onderdeel antwoordt, en hoe snel',
    'Controleert de beveiliging van de site van buitenaf',
    'Telt fouten per release',
    'Meldt onderdelen die niet antwoorden',
  ],
  'ai-ceo': [
    'Volgt omzet, groei en verloop',
    'Zoekt kansen voor omzet in de eigen gegevens',
    'Vergelijkt de omzet met het doel van € 10.000 per maand',
  ],
};

/** When the next cycle runs: one interval after the last, or after the start while none has run. */
export function nextCycleAt(state: SystemState, intervalMs: number): Date | null {
  if (state.status !== 'active') return null;
  const from = state.lastCycleAt ?? state.startedAt;
  return from === null ? null : new Date(from.getTime() + intervalMs);
}
