/** The tabs, in the order of section 2 of the specification. */
export const ultimateTabs = ['overview', 'revenue', 'customers', 'viral', 'content', 'performance'] as const;
export type UltimateTab = (typeof ultimateTabs)[number];

/** Which figures stand in the tiles of a tab. */
export const tabFigures = {
  overview: ['mrr', 'customers', 'health', 'systems'],
  revenue: ['mrr', 'growth', 'toTarget', 'pricing'],
  customers: ['customers', 'health', 'atRisk', 'interventions'],
  viral: ['rate', 'coefficient'],
  content: ['pieces', 'platforms', 'viralContent'],
  performance: ['uptime', 'response', 'errors'],
} as const;

/** The tab that an address names (`?tab=viral`), else the first. */
export const tabOf = (wanted: string | null): UltimateTab =>
  ultimateTabs.find((tab) => tab === wanted) ?? 'overview';
