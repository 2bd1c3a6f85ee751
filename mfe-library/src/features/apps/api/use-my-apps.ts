import { type MyApps, myApps, search, setMyApps } from '@stroomwerk/contracts/library';
import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';

/** The apps that the account works with. */
export const useMyApps = () => useApiQuery(myApps, {}, { staleTime: 300_000 });

/** Keeps another list of them; what was found by them is read again. */
export function useSetMyApps() {
  const queries = useQueryClient();
  return useApiMutation(setMyApps, {
    onSuccess: (kept) => {
      queries.setQueryData<MyApps>(apiKey(myApps, {}), kept);
      void queries.invalidateQueries({ queryKey: apiKey(search) });
    },
  });
}
