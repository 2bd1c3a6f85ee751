import { type PlanName, planOf } from '@stroomwerk/contracts';
import * as auth from '@stroomwerk/contracts/auth';
import { prices } from '@stroomwerk/contracts/billing';
import { useFormat, useOptionalQuery } from '@stroomwerk/mfe-runtime';

/** What a plan costs a month, once that is known. */
export function usePriceOf(): (plan: PlanName) => string | undefined {
  const format = useFormat();
  const catalogue = useOptionalQuery(prices);
  return (plan) => {
    const price = catalogue?.prices.find(
      (one) => planOf(one.price_tier) === plan && one.interval === 'month',
    );
    return price && format.euro(price.amount_cents, { style: 'marketing' });
  };
}

/** Whether the person takes mail about automations at all; unknown counts as yes. */
export function useTakesAlertMail(): boolean {
  const mail = useOptionalQuery(auth.myMail);
  return mail?.categories.find(({ category }) => category === 'alerts')?.on !== false;
}
