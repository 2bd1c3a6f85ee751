import type { SubscriptionRow } from './revenue.js';

export interface Opportunity {
  readonly action: string;
  readonly priority: 'high' | 'medium' | 'low';
  readonly expected_impact: string;
  readonly evidence: string;
}

const euro = (amount: number) => `+€ ${Math.round(amount).toLocaleString('nl-NL')} per maand`;
const people = (count: number) => (count === 1 ? '1 klant' : `${count} klanten`);

/** The part of people with an account and without a plan that one mail is assumed to win; stated in the evidence. */
const assumedConversion = 0.05;
const launchSpecial = 49;

/**
 * What could bring revenue, from the platform's own rows and nothing else. Each entry says what it rests on.
 * @param registered people with an account, ops staff left out
 */
export function revenueOpportunities(rows: readonly SubscriptionRow[], registered: number): Opportunity[] {
  const found: Opportunity[] = [];
  const overdue = rows.filter(({ status }) => status === 'past_due_grace' || status === 'past_due');
  if (overdue.length > 0)
    found.push({
      action: 'Herinner klanten met een mislukte betaling',
      priority: 'high',
      expected_impact: `${euro(overdue.reduce((sum, row) => sum + row.monthlyCents, 0) / 100)} behouden`,
      evidence: `${people(overdue.length)} met een openstaande betaling`,
    });
  const leaving = rows.filter((row) => row.cancelAtPeriodEnd && row.status === 'active');
  if (leaving.length > 0)
    found.push({
      action: 'Vraag opzeggers wat er ontbreekt',
      priority: 'medium',
      expected_impact: `${euro(leaving.reduce((sum, row) => sum + row.monthlyCents, 0) / 100)} behouden`,
      evidence: `${people(leaving.length)} met een opgezegd abonnement dat nog loopt`,
    });
  const paying = rows.filter((row) => row.source === 'payment' && row.status === 'active').length;
  const undecided = Math.max(0, registered - paying);
  if (undecided > 0)
    found.push({
      action: 'Nodig accounts zonder plan uit met een workflow uit de Top 12',
      priority: undecided >= 20 ? 'high' : 'low',
      expected_impact: euro(undecided * assumedConversion * launchSpecial),
      evidence: `${undecided} accounts zonder betaald plan; gerekend met 5% die Launch Special neemt`,
    });
  const monthly = rows.filter(
    (row) => row.interval === 'month' && row.status === 'active' && !row.cancelAtPeriodEnd,
  );
  if (monthly.length > 0)
    found.push({
      action: 'Bied maandklanten het jaarplan aan',
      priority: 'low',
      expected_impact: 'Lager verloop; twee maanden minder omzet per jaarplan',
      evidence: `${people(monthly.length)} betalen per maand`,
    });
  return found;
}
