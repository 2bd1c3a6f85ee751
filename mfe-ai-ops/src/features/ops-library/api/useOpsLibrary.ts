import {
  type OpsWorkflow,
  type OpsWorkflowsResponse,
  opsAnswerRequest,
  opsCloseRequest,
  opsFalls,
  opsHide,
  opsNote,
  opsReports,
  opsRequests,
  opsResolveReport,
  opsRestore,
  opsWorkflows,
} from '@stroomwerk/contracts/library';
import {
  apiKey,
  useApiMutation,
  useApiQuery,
  useOptionalQuery,
  useQueryClient,
} from '@stroomwerk/mfe-runtime';
import type { Desk } from '../model/address.js';

/** A page of reports; the previous one stays while the next comes. */
export const useReports = ({ status, page }: Pick<Desk, 'status' | 'page'>) =>
  useApiQuery(opsReports, { query: { status, page } }, { placeholderData: (before) => before, staleTime: 0 });

/** What succeeds less often with customers than before. */
export const useFalls = () => useApiQuery(opsFalls, {}, { staleTime: 0 });

/** A page of what members ask for; the previous one stays while the next comes. */
export const useRequests = ({ asked, page }: Pick<Desk, 'asked' | 'page'>) =>
  useApiQuery(
    opsRequests,
    { query: { status: asked, page } },
    { placeholderData: (before) => before, staleTime: 0 },
  );

/** A page of workflows, hidden ones too. */
export const useWorkflows = ({ q, hidden, page }: Pick<Desk, 'q' | 'hidden' | 'page'>) =>
  useApiQuery(
    opsWorkflows,
    { query: { hidden, page, ...(q === '' ? {} : { q }) } },
    { placeholderData: (before) => before, staleTime: 0 },
  );

/** Visible workflows by part of a name, for a field that works without them. */
export const useOffered = (q: string) =>
  useOptionalQuery(opsWorkflows, { query: { hidden: 'false', ...(q === '' ? {} : { q }) } });

/** What ops does; the lists on screen follow the answer. */
export function useLibraryActs() {
  const queries = useQueryClient();
  const follow = (next: OpsWorkflow) => {
    queries.setQueriesData<OpsWorkflowsResponse>({ queryKey: apiKey(opsWorkflows) }, (list) =>
      list === undefined
        ? list
        : { ...list, workflows: list.workflows.map((one) => (one.filename === next.filename ? next : one)) },
    );
    void queries.invalidateQueries({ queryKey: apiKey(opsWorkflows) });
  };
  const followRequests = () => void queries.invalidateQueries({ queryKey: apiKey(opsRequests) });
  return {
    answer: useApiMutation(opsAnswerRequest, { onSuccess: followRequests }),
    close: useApiMutation(opsCloseRequest, { onSuccess: followRequests }),
    hide: useApiMutation(opsHide, { onSuccess: follow }),
    restore: useApiMutation(opsRestore, { onSuccess: follow }),
    note: useApiMutation(opsNote, { onSuccess: follow }),
    resolve: useApiMutation(opsResolveReport, {
      onSuccess: () => {
        void queries.invalidateQueries({ queryKey: apiKey(opsReports) });
        void queries.invalidateQueries({ queryKey: apiKey(opsWorkflows) });
      },
    }),
  };
}
