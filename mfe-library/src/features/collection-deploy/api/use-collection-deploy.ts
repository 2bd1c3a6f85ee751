import {
  collectionDeployForm,
  deploymentBatch,
  deployTogether,
  undoDeploymentBatch,
} from '@stroomwerk/contracts/library';
import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';
import { awaitsAccount } from '../../deploy/model/accounts.js';
import { nextLookOf } from '../model/batch.js';

/** How often is looked for an account that is missing, while the page can be seen. */
const lookEvery = 5_000;

/**
 * What is asked before a collection is deployed; while an account is missing it looks again by itself, as for one workflow.
 * @param connection the n8n that was chosen; null: the platform says which
 */
export const useCollectionDeployForm = (id: string, connection: string | null) =>
  useApiQuery(
    collectionDeployForm,
    { params: { id }, query: connection === null ? {} : { connection } },
    {
      staleTime: 0,
      retry: false,
      placeholderData: (before) => (before?.collection.id === id ? before : undefined),
      refetchInterval: ({ state }) => (awaitsAccount(state.data) ? lookEvery : false),
      refetchOnWindowFocus: ({ state }) => (awaitsAccount(state.data) ? 'always' : true),
    },
  );

/** The button. Its answer is what the page shows next; whatever comes of it, the form is read anew. */
export function useDeployTogether() {
  const queries = useQueryClient();
  return useApiMutation(deployTogether, {
    onSuccess: (made) => {
      queries.setQueryData(apiKey(deploymentBatch, { params: { id: made.id } }), made);
      void queries.invalidateQueries({ queryKey: apiKey(collectionDeployForm) });
    },
    onError: () => void queries.invalidateQueries({ queryKey: apiKey(collectionDeployForm) }),
  });
}

/** What became of one press, looked at as often as the busiest of its workflows asks for. */
export const useDeploymentBatch = (id: string) =>
  useApiQuery(
    deploymentBatch,
    { params: { id } },
    { refetchInterval: ({ state }) => (state.data === undefined ? false : nextLookOf(state.data)) },
  );

/** Takes all of it out of their n8n; the page follows. */
export function useUndoBatch() {
  const queries = useQueryClient();
  return useApiMutation(undoDeploymentBatch, {
    onSuccess: (undone) =>
      queries.setQueryData(apiKey(deploymentBatch, { params: { id: undone.id } }), undone),
  });
}
