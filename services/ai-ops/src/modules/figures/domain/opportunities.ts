import type { Language } from '@stroomwerk/contracts';
import { euros } from '../../language/domain/words.js';
import type { SubscriptionRow } from './revenue.js';

export interface Opportunity {
  readonly action: string;
  readonly priority: 'high' | 'medium' | 'low';
  readonly expected_impact: string;
  readonly evidence: string;
}

const texts = {
  nl: {
    impact: (amount: number) => `+${euros(amount, 'nl')} per maand`,
    kept: (amount: number) => `+${euros(amount, 'nl')} per maand behouden`,
    people: (count: number) => (count === 1 ? '1 klant' : `${count} klanten`),
    overdue: 'Herinner klanten met een mislukte betaling',
    overdueWhy: (who: string) => `${who} met een openstaande betaling`,
    leaving: 'Vraag opzeggers wat er ontbreekt',
    leavingWhy: (who: string) => `${who} met een opgezegd abonnement dat nog loopt`,
    undecided: 'Nodig accounts zonder plan uit met een workflow uit de Top 12',
    undecidedWhy: (count: number) =>
      `${count} accounts zonder betaald plan; gerekend met 5% die Launch Special neemt`,
    yearly: 'Bied maandklanten het jaarplan aan',
    yearlyImpact: 'Lager verloop; twee maanden minder omzet per jaarplan',
    yearlyWhy: (who: string) => `${who} betalen per maand`,
  },
  en: {
    impact: (amount: number) => `+${euros(amount, 'en')} a month`,
    kept: (amount: number) => `+${euros(amount, 'en')} a month kept`,
    people: (count: number) => (count === 1 ? '1 customer' : `${count} customers`),
    overdue: 'Remind customers whose payment failed',
    overdueWhy: (who: string) => `${who} with an overdue payment`,
    leaving: 'Ask those who cancelled what is missing',
    leavingWhy: (who: string) => `${who} with a cancelled subscription that still runs`,
    undecided: 'Invite accounts without a plan with a workflow of the Top 12',
    undecidedWhy: (count: number) =>
      `${count} accounts without a paid plan; assuming that 5% take the Launch Special`,
    yearly: 'Offer monthly customers the yearly plan',
    yearlyImpact: 'Less churn; two months less revenue per yearly plan',
    yearlyWhy: (who: string) => `${who} paying by the month`,
  },
};

/** The part of people with an account and without a plan that one mail is assumed to win; stated in the evidence. */
const assumedConversion = 0.05;
const launchSpecial = 49;

/**
 * What could bring revenue, from the platform's own rows and nothing else. Each entry says what it rests on.
 * @param registered people with an account, ops staff left out
 */
export function revenueOpportunities(
  rows: readonly SubscriptionRow[],
  registered: number,
  language: Language,
): Opportunity[] {
  const t = texts[language];
  const found: Opportunity[] = [];
  const overdue = rows.filter(({ status }) => status === 'past_due_grace' || status === 'past_due');
  if (overdue.length > 0)
    found.push({
      action: t.overdue,
      priority: 'high',
      expected_impact: t.kept(overdue.reduce((sum, row) => sum + row.monthlyCents, 0) / 100),
      evidence: t.overdueWhy(t.people(overdue.length)),
    });
  const leaving = rows.filter((row) => row.cancelAtPeriodEnd && row.status === 'active');
  if (leaving.length > 0)
    found.push({
      action: t.leaving,
      priority: 'medium',
      expected_impact: t.kept(leaving.reduce((sum, row) => sum + row.monthlyCents, 0) / 100),
      evidence: t.leavingWhy(t.people(leaving.length)),
    });
  const paying = rows.filter((row) => row.source === 'payment' && row.status === 'active').length;
  const undecided = Math.max(0, registered - paying);
  if (undecided > 0)
    found.push({
      action: t.undecided,
      priority: undecided >= 20 ? 'high' : 'low',
      expected_impact: t.impact(undecided * assumedConversion * launchSpecial),
      evidence: t.undecidedWhy(undecided),
    });
  const monthly = rows.filter(
    (row) => row.interval === 'month' && row.status === 'active' && !row.cancelAtPeriodEnd,
  );
  if (monthly.length > 0)
    found.push({
      action: t.yearly,
      priority: 'low',
      expected_impact: t.yearlyImpact,
      evidence: t.yearlyWhy(t.people(monthly.length)),
    });
  return found;
}
