import { ApiError } from '@stroomwerk/auth-store';
import { type Query, QueryClient } from '@tanstack/react-query';

/** Whether a failed read is worth one more try: nobody answered, or the part said it is not available. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 503);

/** Whether a part answered, and said no. What failed or had too many questions says nothing of what was asked. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

const isLacking = ({ state: { status, error } }: Query): boolean => status === 'error' && !isRefusal(error);

/** What failed together comes back together: whoever asks again for one of several panels has asked for all of them. */
function reviveTogether(client: QueryClient): void {
  const failed = new Set<string>();
  client.getQueryCache().subscribe((event) => {
    const { queryHash } = event.query;
    if (event.type === 'removed') failed.delete(queryHash);
    if (event.type !== 'updated') return;
    if (event.action.type === 'error' && isLacking(event.query)) failed.add(queryHash);
    else if (event.action.type === 'success' && failed.delete(queryHash))
      void client.refetchQueries({ type: 'active', predicate: isLacking });
  });
}

/**
 * Reads are repeated once when the failure is a passing one; a change is never repeated by itself. Where one that
 * failed is read after all, the others that the page shows as failed are asked for too.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 500,
        // "Offline" by the browser's own guess must not hold back a call to a local or private address.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  reviveTogether(client);
  return client;
}

/**
 * Whether something that was read is missing for now: nobody answered, the part failed or had too many questions. What
 * a part refused or does not have is an answer.
 */
export const lacksData = (client: QueryClient): boolean => client.getQueryCache().getAll().some(isLacking);
