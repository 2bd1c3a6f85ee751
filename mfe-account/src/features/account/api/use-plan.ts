import { knownAuth, refreshUser } from '@stroomwerk/auth-store';
import * as billing from '@stroomwerk/contracts/billing';
import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';

const planKey = apiKey(billing.subscription, {});
const moneyBackKey = apiKey(billing.moneyBack, {});

const lookEvery = 1_000;
const looks = 10;

/** The plan of who is signed in. */
export const usePlan = () => useApiQuery(billing.subscription);

/** Whether the plan can be paid back. Asked of a paid plan only. */
export const useMoneyBack = () => useApiQuery(billing.moneyBack);

/** The plans and what they cost. */
export const usePrices = () => useApiQuery(billing.prices);

/** What a customer does to their own plan. The plan on screen follows each answer at once. */
export function usePlanActs() {
  const queries = useQueryClient();
  const readPlan = () => queries.invalidateQueries({ queryKey: planKey });
  const readBoth = () => Promise.all([readPlan(), queries.invalidateQueries({ queryKey: moneyBackKey })]);
  const follow = {
    onSuccess: (changed: billing.Subscription) => queries.setQueryData(planKey, changed),
    // A plan that is another one by now is shown as it is.
    onError: () => void readPlan(),
  };
  /** Auth hears of the end by an event, a moment after billing: both are read until they say the same. */
  const followEnd = async (): Promise<void> => {
    for (let look = 0; look < looks; look += 1) {
      await refreshUser();
      const { user } = await knownAuth();
      const plan = queries.getQueryData<billing.Subscription>(planKey);
      if (user?.subscription_status !== 'active' && plan?.status === 'canceled') return;
      await new Promise((resolve) => setTimeout(resolve, lookEvery));
      await readPlan();
    }
  };
  return {
    cancel: useApiMutation(billing.cancelSubscription, follow),
    resume: useApiMutation(billing.resumeSubscription, follow),
    preview: useApiMutation(billing.previewPlanChange),
    change: useApiMutation(billing.changePlan, {
      onSuccess: (changed) => {
        follow.onSuccess(changed);
        // What goes back is what was paid.
        void queries.invalidateQueries({ queryKey: moneyBackKey });
      },
      onError: follow.onError,
    }),
    keep: useApiMutation(billing.keepPlan, follow),
    askMoneyBack: useApiMutation(billing.askMoneyBack, {
      onSuccess: async ({ refunded_cents }) => {
        await readBoth();
        if (refunded_cents !== null) void followEnd();
      },
      onError: () => void readBoth(),
    }),
  };
}
export type PlanActs = ReturnType<typeof usePlanActs>;
