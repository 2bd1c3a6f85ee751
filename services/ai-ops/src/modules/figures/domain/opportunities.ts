import type { Language } from '@stroomwerk/contracts';
import { euros } from '../../language/domain/words.js';
import { revenueOf, type SubscriptionGroup, usersOf } from './revenue.js';

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
      `${count === 1 ? '1 account' : `${count} accounts`} zonder betaald plan; gerekend met 5% die Launch Special neemt`,
    yearly: 'Bied maandklanten het jaarplan aan',
    yearlyImpact: 'Lager verloop; twee maanden minder omzet per jaarplan',
    yearlyWhy: (who: string) => `${who} met betaling per maand`,
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
      `${count === 1 ? '1 account' : `${count} accounts`} without a paid plan; assuming that 5% take the Launch Special`,
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
  groups: readonly SubscriptionGroup[],
  registered: number,
  language: Language,
): Opportunity[] {
  const t = texts[language];
  const found: Opportunity[] = [];
  const overdue = groups.filter(({ status }) => status === 'past_due_grace' || status === 'past_due');
  if (usersOf(overdue) > 0)
    found.push({
      action: t.overdue,
      priority: 'high',
      expected_impact: t.kept(revenueOf(overdue)),
      evidence: t.overdueWhy(t.people(usersOf(overdue))),
    });
  const leaving = groups.filter((group) => group.cancelAtPeriodEnd && group.status === 'active');
  if (usersOf(leaving) > 0)
    found.push({
      action: t.leaving,
      priority: 'medium',
      expected_impact: t.kept(revenueOf(leaving)),
      evidence: t.leavingWhy(t.people(usersOf(leaving))),
    });
  const paying = usersOf(groups.filter(({ source, status }) => source === 'payment' && status === 'active'));
  const undecided = Math.max(0, registered - paying);
  if (undecided > 0)
    found.push({
      action: t.undecided,
      priority: undecided >= 20 ? 'high' : 'low',
      expected_impact: t.impact(undecided * assumedConversion * launchSpecial),
      evidence: t.undecidedWhy(undecided),
    });
  const monthly = usersOf(
    groups.filter(
      (group) => group.interval === 'month' && group.status === 'active' && !group.cancelAtPeriodEnd,
    ),
  );
  if (monthly > 0)
    found.push({
      action: t.yearly,
      priority: 'low',
      expected_impact: t.yearlyImpact,
      evidence: t.yearlyWhy(t.people(monthly)),
    });
  return found;
}
