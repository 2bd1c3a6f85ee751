import { useTexts, type WantedPlan } from '@stroomwerk/mfe-runtime';
import { Notice } from '@stroomwerk/ui-kit';
import { usePrices } from '../api/use-auth.js';
import { authTexts } from '../texts.js';

/** Says that the plan chosen before signing in is kept. */
export function KeptPlan({ plan }: { plan: WantedPlan }) {
  const t = useTexts(authTexts);
  const name = usePrices()?.prices.find(({ price_tier }) => price_tier === plan.price_tier)?.name;
  return name ? <Notice tone="info">{t.keptPlan(name)}</Notice> : null;
}
