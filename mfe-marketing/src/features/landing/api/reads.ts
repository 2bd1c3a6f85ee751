import * as aiOps from '@stroomwerk/contracts/ai-ops';
import * as billing from '@stroomwerk/contracts/billing';
import * as library from '@stroomwerk/contracts/library';
import {
  apiKey,
  apiQuery,
  pageQueryClient,
  type ServerModule,
  useApiQuery,
  useOptionalQuery,
} from '@stroomwerk/mfe-runtime';

type Prefetch = NonNullable<ServerModule['prefetch']>[string];

/** Size of the library and its integrations: the one source of every count on the page. */
export const useLibraryStats = () => useOptionalQuery(library.stats);
export const useTop12 = () => useApiQuery(library.top12);
/** The same for the sections that quote some of them; the list itself says when it failed. */
export const useTop12Sample = () => useOptionalQuery(library.top12);
/** The categories and how many workflows each holds. */
export const useCategories = () => useOptionalQuery(library.categories);
/** Not asked again when AI ops is silent: the page then words its figure as a goal. */
export const useUptime = () => useOptionalQuery(aiOps.uptime, {}, { retry: false });

/** Milliseconds that drawing waits for AI ops, without which the page stands as well. */
const uptimeWithin = 120;

/** What the edge reads before it draws the landing page. A part that does not answer leaves its place loading. */
export const prefetchLanding: Prefetch = async ({ queryClient, api }) => {
  const uptime = queryClient.prefetchQuery(apiQuery(aiOps.uptime, {}, api));
  await Promise.all([
    queryClient.prefetchQuery(apiQuery(library.stats, {}, api)),
    queryClient.prefetchQuery(apiQuery(library.top12, {}, api)),
    queryClient.prefetchQuery(apiQuery(library.categories, {}, api)),
    queryClient.prefetchQuery(apiQuery(billing.prices, {}, api)),
    Promise.race([uptime, new Promise((resolve) => setTimeout(resolve, uptimeWithin))]),
  ]);
};

/**
 * Whether the landing page stands there as the edge drew it and as its address asks, with all that it reads but the
 * uptime, without which it stands as well.
 */
export const isDrawnWhole = (): boolean =>
  document.querySelector('[data-later] h2') !== null &&
  // Which prices show first is chosen in the browser.
  !new URLSearchParams(location.search).has('interval') &&
  [library.stats, library.top12, library.categories, billing.prices].every(
    (read) => pageQueryClient().getQueryData(apiKey(read, {})) !== undefined,
  );
