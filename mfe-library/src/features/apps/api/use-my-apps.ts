import { type MyApps, myApps, search, setMyApps } from '@stroomwerk/contracts/library';
import {
  apiKey,
  useApiMutation,
  useApiQuery,
  useOptionalQuery,
  useQueryClient,
} from '@stroomwerk/mfe-runtime';

/** The apps that the account works with. */
const kept = { staleTime: 300_000 };
export const useMyApps = () => useApiQuery(myApps, {}, kept);
/** For the switch, which works without: the dialog that it leads to says what is wrong. */
export const useMyAppsIfKnown = () => useOptionalQuery(myApps, {}, kept);

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
