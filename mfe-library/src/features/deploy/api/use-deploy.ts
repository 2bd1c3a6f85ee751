import {
  type Deployment,
  deploy,
  deployForm,
  deployment,
  publicWorkflow,
  retryRun,
  runExplanation,
  undoDeployment,
} from '@stroomwerk/contracts/library';
import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';
import { awaitsAccount } from '../model/accounts.js';
import { nextLook, stageOf } from '../model/stage.js';

/** How often is looked for an account that is missing, while the page can be seen. */
const lookEvery = 5_000;

/**
 * What is asked before a workflow is deployed. While an account is missing it looks again by itself: every five seconds, and
 * at once when somebody comes back to the page.
 * @param connection the n8n that was chosen; null: the platform says which, the one that was deployed to last
 */
export const useDeployForm = (filename: string, connection: string | null) =>
  useApiQuery(
    deployForm,
    { params: { filename }, query: connection === null ? {} : { connection } },
    {
      staleTime: 0,
      placeholderData: (before) => (before?.workflow.filename === filename ? before : undefined),
      refetchInterval: ({ state }) => (awaitsAccount(state.data) ? lookEvery : false),
      refetchOnWindowFocus: ({ state }) => (awaitsAccount(state.data) ? 'always' : true),
    },
  );

/** The steps of the workflow, for its drawing: also of one that no plan opens. */
export const useDrawing = (filename: string) =>
  useApiQuery(
    publicWorkflow,
    { params: { slug: filename.replace(/\.json$/, '') } },
    { staleTime: 300_000, retry: false },
  );

/** The button. Its answer is what the page shows next, without asking again; whatever comes of it, the form is read anew. */
export function useDeploy() {
  const queries = useQueryClient();
  return useApiMutation(deploy, {
    onSuccess: (made) => queries.setQueryData(apiKey(deployment, { params: { id: made.id } }), made),
    onError: () => void queries.invalidateQueries({ queryKey: apiKey(deployForm) }),
  });
}

/** A deployment, looked at as often as its stage asks for. */
export const useDeployment = (id: string) =>
  useApiQuery(
    deployment,
    { params: { id } },
    { refetchInterval: ({ state }) => (state.data === undefined ? false : nextLook(stageOf(state.data))) },
  );

/** Takes out of their n8n what was placed; the page follows. */
export function useUndo() {
  const queries = useQueryClient();
  return useApiMutation(undoDeployment, {
    onSuccess: (undone) => queries.setQueryData(apiKey(deployment, { params: { id: undone.id } }), undone),
  });
}

/** Why the first run failed, read from their n8n. */
export function useExplanation({ automation_id: id, first_run: run }: Deployment) {
  return useApiQuery(
    runExplanation,
    { params: { id: id ?? '', run: run?.run_id ?? '' } },
    { enabled: id !== null && run?.status === 'error', retry: false, staleTime: 60_000 },
  );
}

/** n8n runs it again. */
export const useRetry = () => useApiMutation(retryRun);
