import { type OpsUsersResponse, opsUsers } from '@stroomwerk/contracts/auth';
import { auditLog, grantPlan, prices, revokePlan, type Subscription } from '@stroomwerk/contracts/billing';
import {
  apiKey,
  useApiMutation,
  useApiQuery,
  useOptionalQuery,
  useQueryClient,
} from '@stroomwerk/mfe-runtime';
import { planOptions, withSubscription } from '../model/plans.js';

/** A page of accounts; the previous page stays on the screen while the next one comes. */
export const useOpsUsers = (q: string, page: number) =>
  useApiQuery(
    opsUsers,
    { query: { page, ...(q === '' ? {} : { q }) } },
    { placeholderData: (previous) => previous },
  );

/** The price catalogue: what can be given. */
export const usePrices = () => useApiQuery(prices);

/** The names of plans, for what shows one: without them it shows the tier. */
export const usePlanOptions = () => planOptions(useOptionalQuery(prices)?.prices ?? []);

/** What was done with an account's plan, newest first. */
export const useAudit = (userId: string) =>
  useApiQuery(auditLog, { query: { user_id: userId } }, { staleTime: 0 });

/** Gives and revokes plans; the lists on the screen follow billing's answer. */
export function usePlanActs() {
  const queries = useQueryClient();
  const follow = (subscription: Subscription, userId: string) => {
    queries.setQueriesData<OpsUsersResponse>({ queryKey: apiKey(opsUsers) }, (list) =>
      list === undefined ? list : withSubscription(list, userId, subscription),
    );
    void queries.invalidateQueries({ queryKey: apiKey(auditLog) });
  };
  const grant = useApiMutation(grantPlan, {
    onSuccess: (subscription, { body }) => follow(subscription, body.user_id),
  });
  const revoke = useApiMutation(revokePlan, {
    onSuccess: (subscription, { body }) => follow(subscription, body.user_id),
  });
  return { grant, revoke };
}
