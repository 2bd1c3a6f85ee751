import {
  type AnsweredRequests,
  answeredRequests,
  askForWorkflow,
  seenRequest,
} from '@stroomwerk/contracts/library';
import { apiKey, useApiMutation, useOptionalQuery, useQueryClient } from '@stroomwerk/mfe-runtime';

/** Asks for a workflow that the library does not have. */
export const useAsk = () => useApiMutation(askForWorkflow);

/** What is there now that the account asked for; the page stands without it. */
export const useAnswered = () => useOptionalQuery(answeredRequests, {}, { staleTime: 300_000 });

/** Takes an answer off the page, for good once the platform knows. */
export function useSeen() {
  const queries = useQueryClient();
  return useApiMutation(seenRequest, {
    onSuccess: (_, { params }) =>
      queries.setQueryData<AnsweredRequests>(apiKey(answeredRequests, {}), (before) => ({
        requests: before?.requests.filter(({ id }) => id !== params.id) ?? [],
      })),
  });
}
