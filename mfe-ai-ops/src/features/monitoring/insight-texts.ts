import { defineTexts } from '@stroomwerk/mfe-runtime';
import type { InsightAction, InsightKind } from './model/insights.js';

type Say = (figure: string) => string;
interface InsightTexts {
  readonly actions: Record<InsightAction, string>;
  readonly good: Record<InsightKind, Say>;
  readonly open: Record<InsightKind, Say>;
}

/** One sentence an insight, by whether its figure is good. The action value is shown in the word of section 4. */
const actions = { auto_optimize: 'Auto-optimizing' };
const nl: InsightTexts = {
  actions,
  good: {
    target: (figure) => `Het maanddoel is gehaald met ${figure}.`,
    trend: (figure) => `De omzet veranderde in 30 dagen met ${figure}.`,
    churn: (figure) => `Het verloop is laag: ${figure} in 30 dagen.`,
    newCustomers: (figure) => `Nieuwe aanmeldingen in 30 dagen: ${figure}.`,
    uptime: (figure) => `Alle onderdelen waren ${figure} van de tijd bereikbaar.`,
    responseTime: (figure) => `De onderdelen antwoorden vlot: ${figure} in de mediaan.`,
    errorRate: (figure) => `Browsers melden weinig fouten: ${figure} van de bezoeken.`,
    security: () => 'Elke beveiligingscontrole slaagt.',
    conversion: (figure) => `${figure} van de accounts heeft een plan.`,
    traffic: (figure) => `${figure} paginaweergaven in 30 dagen, zonder cookies geteld.`,
  },
  open: {
    target: (figure) => `De omzet is ${figure} per maand. Werk de kansen van de AI CEO af.`,
    trend: (figure) => `De omzet veranderde in 30 dagen met ${figure}. Bekijk wie opzegde.`,
    churn: (figure) => `${figure} van de klanten vertrok in 30 dagen. Vraag opzeggers wat er ontbreekt.`,
    newCustomers: () => 'Niemand meldde zich aan in 30 dagen. Deel de Top 12.',
    uptime: (figure) => `Onderdelen waren ${figure} van de tijd bereikbaar. Bekijk de cycli van Guardian.`,
    responseTime: (figure) => `Antwoorden duren ${figure} in de mediaan. Doel: 300 ms.`,
    errorRate: (figure) => `Browsers melden fouten bij ${figure} van de bezoeken. Bekijk de laatste release.`,
    security: (figure) => `${figure} beveiligingscontroles slagen niet. Los ze op.`,
    conversion: (figure) => `${figure} van de accounts heeft een plan. Nodig de rest uit.`,
    traffic: () => 'Geen paginaweergaven in 30 dagen.',
  },
};
const en: InsightTexts = {
  actions,
  good: {
    target: (figure) => `The monthly goal is reached with ${figure}.`,
    trend: (figure) => `Revenue changed by ${figure} in 30 days.`,
    churn: (figure) => `Churn is low: ${figure} in 30 days.`,
    newCustomers: (figure) => `New registrations in 30 days: ${figure}.`,
    uptime: (figure) => `All parts could be reached ${figure} of the time.`,
    responseTime: (figure) => `Parts answer quickly: ${figure} in the median.`,
    errorRate: (figure) => `Browsers report few errors: ${figure} of visits.`,
    security: () => 'Every security check passes.',
    conversion: (figure) => `${figure} of accounts have a plan.`,
    traffic: (figure) => `${figure} page views in 30 days, counted without cookies.`,
  },
  open: {
    target: (figure) => `Revenue is ${figure} per month. Work through the opportunities of the AI CEO.`,
    trend: (figure) => `Revenue changed by ${figure} in 30 days. See who cancelled.`,
    churn: (figure) => `${figure} of customers left in 30 days. Ask them what is missing.`,
    newCustomers: () => 'Nobody registered in 30 days. Share the Top 12.',
    uptime: (figure) => `Parts could be reached ${figure} of the time. See the cycles of Guardian.`,
    responseTime: (figure) => `Answers take ${figure} in the median. Goal: 300 ms.`,
    errorRate: (figure) => `Browsers report errors in ${figure} of visits. See the last release.`,
    security: (figure) => `${figure} security checks fail. Solve them.`,
    conversion: (figure) => `${figure} of accounts have a plan. Invite the others.`,
    traffic: () => 'No page views in 30 days.',
  },
};
export const insightTexts = defineTexts({ nl, en });
