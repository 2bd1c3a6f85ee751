import type { ApiError } from '@stroomwerk/auth-store';
import type { Endpoint, EndpointInput } from '@stroomwerk/contracts';
import {
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { type Api, api } from './api.js';
import { useRuntime } from './provider.js';

/** The key under which an answer is kept, e.g. for `useQueryClient().invalidateQueries({ queryKey: apiKey(search) })`. */
export const apiKey = (endpoint: Endpoint, input?: EndpointInput): readonly unknown[] =>
  input === undefined ? [endpoint.path] : [endpoint.path, input];

/** Key and function of a read, for `queryClient.prefetchQuery` (a remote's `prefetch` at the edge, a hover). */
export const apiQuery = <Input extends EndpointInput, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input = {} as Input,
  client: Api = api,
) => ({
  queryKey: apiKey(endpoint, input),
  queryFn: ({ signal }: { signal: AbortSignal }) => client.call(endpoint, { ...input, signal }),
});

export type ApiQueryOptions<Output, Data = Output> = Omit<
  UseQueryOptions<Output, ApiError, Data, readonly unknown[]>,
  'queryKey' | 'queryFn'
>;

/**
 * Reads from the platform, cached for the whole page.
 * @param input parameters of the endpoint; a changed input is another read
 * @param options of TanStack Query, e.g. `{ enabled, refetchInterval: 30_000, placeholderData }`
 */
export function useApiQuery<Input extends EndpointInput, Output, Data = Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input = {} as Input,
  options: ApiQueryOptions<Output, Data> = {},
): UseQueryResult<Data, ApiError> {
  const runtime = useRuntime();
  return useQuery({ ...apiQuery(endpoint, input, runtime.api), ...options });
}

/** What a mutation of an endpoint may be told: `onSuccess`, `onError`, … */
export type ApiMutationOptions<Asked> =
  Asked extends Endpoint<infer Input, infer Output>
    ? Omit<UseMutationOptions<Output, ApiError, Input>, 'mutationFn'>
    : never;

/**
 * What a page does without when it cannot be had: a figure beside a heading, a drawing, more of the same kind. Lists and
 * what they say of being empty are read by `useApiQuery`, whose failure is shown (infra/lint/queries.mjs holds that).
 * @returns the answer once it is there
 */
export function useOptionalQuery<Input extends EndpointInput, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input = {} as Input,
  options: ApiQueryOptions<Output> = {},
): Output | undefined {
  return useApiQuery(endpoint, input, options).data;
}

/** Changes something: `mutate(input)` with the endpoint's own input. Not repeated by itself. */
export function useApiMutation<Input extends EndpointInput, Output, Context = unknown>(
  endpoint: Endpoint<Input, Output>,
  options: Omit<UseMutationOptions<Output, ApiError, Input, Context>, 'mutationFn'> = {},
): UseMutationResult<Output, ApiError, Input, Context> {
  const runtime = useRuntime();
  return useMutation({ mutationFn: (input: Input) => runtime.api.call(endpoint, input), ...options });
}
