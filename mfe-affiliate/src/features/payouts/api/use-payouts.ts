import { getAccessToken, renewAccessToken } from '@stroomwerk/auth-store';
import { resendConfirmation } from '@stroomwerk/contracts/auth';
import * as billing from '@stroomwerk/contracts/billing';
import { ApiError, apiKey, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';

/** Commissions and payouts line by line, as they are now. */
export const useReferralLedger = () => useApiQuery(billing.referralLedger, {}, { staleTime: 0 });

/** Where somebody is paid, and when. */
export const usePayouts = () => useApiQuery(billing.payouts, {}, { staleTime: 0 });

/** What somebody does to their payout account; the panel follows each answer at once. */
export function usePayoutActs() {
  const queries = useQueryClient();
  const follow = {
    onSuccess: (changed: billing.PayoutView) =>
      void queries.setQueryData(apiKey(billing.payouts, {}), changed),
  };
  const enter = useApiMutation(billing.enterPayoutAccount, follow);
  return {
    /** @throws ApiError */
    enter: (body: billing.EnterPayoutAccount): Promise<billing.PayoutView> =>
      enter.mutateAsync({ body }).catch(async (error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'billing.email_unconfirmed')) throw error;
        // The access token may be from before the address was confirmed; a new one knows.
        await renewAccessToken(getAccessToken());
        return enter.mutateAsync({ body });
      }),
    confirm: useApiMutation(billing.confirmPayoutAccount, follow),
  };
}

/** Sends the mail that confirms the address once more. */
export const useConfirmationMail = (told: { onSuccess: () => void; onError: (error: Error) => void }) =>
  useApiMutation(resendConfirmation, told);
