import { ApiError } from '@stroomwerk/auth-store';
import { QueryClient } from '@tanstack/react-query';

/** Whether a failed read is worth one more try: nobody answered, or the part said it is not available. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 503);

/** Whether a part answered, and said no. What failed or had too many questions says nothing of what was asked. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Reads are repeated once when the failure is a passing one; a change is never repeated by itself. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 500,
        refetchOnWindowFocus: true,
        // "Offline" by the browser's own guess must not hold back a call to a local or private address.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/**
 * Whether something that was read is missing for now: nobody answered, the part failed or had too many questions. What
 * a part refused or does not have is an answer.
 */
export const lacksData = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state: { status, error } }) => status === 'error' && !isRefusal(error));
