import { prices } from '@stroomwerk/contracts/billing';
import { useApiQuery, useTexts, type WantedPlan } from '@stroomwerk/mfe-runtime';
import { Notice } from '@stroomwerk/ui-kit';
import { authTexts } from '../texts.js';

/** Says that the plan chosen before signing in is kept. */
export function KeptPlan({ plan }: { plan: WantedPlan }) {
  const t = useTexts(authTexts);
  const { data } = useApiQuery(prices);
  const name = data?.prices.find(({ price_tier }) => price_tier === plan.price_tier)?.name;
  return name ? <Notice tone="info">{t.keptPlan(name)}</Notice> : null;
}
