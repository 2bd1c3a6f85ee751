import * as library from '@stroomwerk/contracts/library';
import {
  apiKey,
  downloadFile,
  useApiMutation,
  useApiQuery,
  useOptionalQuery,
  useQueryClient,
} from '@stroomwerk/mfe-runtime';

/** What the tiles of the dashboard compare with, and its chart of runs shows the end of. */
const shortly = { query: { days: 30 } };
/** Milliseconds between two looks while it is open. */
const fresh = { refetchInterval: 60_000 };

/** A period of the account's; what was there stays while another one comes. */
export const useAnalytics = (days: number) =>
  useApiQuery(library.analytics, { query: { days } }, { ...fresh, placeholderData: (before) => before });

/** The last thirty days, or what the plan gives of them. */
export const useLately = () => useApiQuery(library.analytics, shortly, fresh);
export const useLatelyIfThere = () => useOptionalQuery(library.analytics, shortly, fresh);

/** Puts the period in a file. @throws ApiError */
export const downloadAnalytics = (days: number, from: string, to: string): Promise<void> =>
  downloadFile(library.analyticsCsv, { query: { days } }, `runs-${from}-${to}.csv`);

/** Everything that saved time is counted from is asked for anew. */
function useCountAnew(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: apiKey(library.analytics) });
    void queries.invalidateQueries({ queryKey: apiKey(library.dashboardStats) });
  };
}

export const useSaveMinutes = () => useApiMutation(library.saveMinutes, { onSuccess: useCountAnew() });

/** What an hour is worth to the account, and when it works. */
export function useRate() {
  const queries = useQueryClient();
  const countAnew = useCountAnew();
  const save = useApiMutation(library.saveAccountRate, {
    onSuccess: (kept) => {
      queries.setQueryData(apiKey(library.accountRate, {}), kept);
      countAnew();
    },
  });
  return { rate: useApiQuery(library.accountRate), save };
}
