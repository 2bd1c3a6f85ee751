import {
  listReleases,
  movePointer,
  type ReleasesOverview,
  releaseHealth,
  releaseHistory,
  releasesOverview,
} from '@stroomwerk/contracts/releases';
import {
  apiKey,
  useApiMutation,
  useApiQuery,
  useOptionalQuery,
  useQueryClient,
} from '@stroomwerk/mfe-runtime';
import { type Standing, standingOf } from '../model/acts.js';

/** The pace at which the service judges canaries; a hidden page asks nothing. */
const polled = { staleTime: 0, refetchInterval: 5_000 };

/** Every remote with its pointers, evidence and error rates. */
export const useOverview = () =>
  useApiQuery(
    releasesOverview,
    {},
    {
      ...polled,
      refetchInterval: ({ state }) => (state.error?.status === 403 ? false : polled.refetchInterval),
    },
  );

export const useReleaseList = (remote: string) =>
  useApiQuery(listReleases, { params: { remote } }, { ...polled });

/** The same for what the page can do without: an undo beside a line of the history. */
export const useKnownReleases = (remote: string) =>
  useOptionalQuery(listReleases, { params: { remote } }, { ...polled });

export const useHistory = (remote: string) =>
  useApiQuery(releaseHistory, { params: { remote } }, { ...polled });

/** Error rates and web vitals; the previous period stays on the screen while another one comes. */
export const useHealth = (remote: string, hours: number) =>
  useApiQuery(
    releaseHealth,
    { params: { remote }, query: { hours } },
    { ...polled, placeholderData: (previous) => (previous?.remote === remote ? previous : undefined) },
  );

/** Where a remote's pointers stood when the overview was last read; undefined when it is not known. */
export function useLatest() {
  const queries = useQueryClient();
  return (remote: string): Standing | undefined => {
    const overview = queries.getQueryData<ReleasesOverview>(apiKey(releasesOverview, {}));
    const found = overview?.remotes.find(({ name }) => name === remote);
    return found === undefined ? undefined : standingOf(found);
  };
}

/** Moves a pointer; everything on the screen that tells of it is read again. */
export function useMove() {
  const queries = useQueryClient();
  return useApiMutation(movePointer, {
    onSuccess: (list, { params }) => {
      queries.setQueryData(apiKey(listReleases, { params: { remote: params.remote } }), list);
    },
    onSettled: () =>
      Promise.all(
        [releasesOverview, releaseHistory, listReleases].map((read) =>
          queries.invalidateQueries({ queryKey: apiKey(read) }),
        ),
      ),
  });
}
