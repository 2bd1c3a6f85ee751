import {
  opsLiftMailTrouble,
  opsMailActs,
  opsMailTroubles,
  opsUnsettledMails,
} from '@stroomwerk/contracts/auth';
import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';

/** A page of addresses; the previous page stays on the screen while the next one comes. */
export const useMailTroubles = (q: string, page: number) =>
  useApiQuery(
    opsMailTroubles,
    { query: { page, ...(q === '' ? {} : { q }) } },
    { placeholderData: (previous) => previous },
  );

/** Mails that did not arrive, or of which nobody knows. */
export const useUnsettledMails = () => useApiQuery(opsUnsettledMails, {}, { staleTime: 0 });

/** What ops did about addresses. */
export const useMailActs = () => useApiQuery(opsMailActs, {}, { staleTime: 0 });

/** Takes an address from the list; the list and the history follow. */
export function useLift() {
  const queries = useQueryClient();
  return useApiMutation(opsLiftMailTrouble, {
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: apiKey(opsMailTroubles) });
      void queries.invalidateQueries({ queryKey: apiKey(opsMailActs) });
    },
  });
}
