import type { Advice } from '@stroomwerk/contracts/library';
import * as library from '@stroomwerk/contracts/library';
import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';

const list = apiKey(library.advice, {});
const away = apiKey(library.dismissedAdvice, {});
/** It is worked out from days of runs: what changes within seconds stands on the other tabs. */
const everyMs = 30_000;

/** What the account could gain, and what it wants to hear no more of. What is dismissed is off the screen at the answer. */
export function useAdvice() {
  const queries = useQueryClient();
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: list });
    void queries.invalidateQueries({ queryKey: away });
  };
  const takeOff = (key: string) => {
    // A look that is on its way does not know of this yet.
    void queries.cancelQueries({ queryKey: list, exact: true });
    queries.setQueryData<Advice>(list, (before) =>
      before
        ? {
            ...before,
            items: before.items.filter((one) => one.key !== key),
            dismissed: before.dismissed + 1,
          }
        : before,
    );
  };
  return {
    all: useApiQuery(library.advice, {}, { staleTime: 0, refetchInterval: everyMs }),
    dismiss: useApiMutation(library.dismissAdvice, {
      onSuccess: (_, { params }) => takeOff(params.key),
      onSettled: refresh,
    }),
    bringBack: useApiMutation(library.bringBackAdvice, { onSettled: refresh }),
    refresh,
  };
}

/** What was dismissed. */
export const useDismissed = () => useApiQuery(library.dismissedAdvice);
