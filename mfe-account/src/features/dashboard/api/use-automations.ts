import type { Automation, AutomationStatus } from '@stroomwerk/contracts/library';
import * as library from '@stroomwerk/contracts/library';
import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';
import { live } from '../model/next-look.js';

const list = apiKey(library.automations, {});

/**
 * The signed-in user's automations and what can be done with them. The list on screen follows each answer at once, and what
 * happens in their n8n while it is open.
 */
export function useAutomations() {
  const queries = useQueryClient();
  const replace = (change: (items: Automation[]) => Automation[]) => {
    // A look that is on its way does not know of this yet.
    void queries.cancelQueries({ queryKey: list, exact: true });
    queries.setQueryData<Automation[]>(list, (items) => (items ? change(items) : items));
    void queries.invalidateQueries({ queryKey: apiKey(library.dashboardStats) });
  };
  const put = (changed: Automation) =>
    replace((items) => items.map((item) => (item.id === changed.id ? changed : item)));
  const putFirst = (made: Automation) =>
    replace((items) => [made, ...items.filter(({ id }) => id !== made.id)]);

  const all = useApiQuery(library.automations, {}, live);
  const create = useApiMutation(library.createAutomation, { onSuccess: putFirst });
  const restore = useApiMutation(library.restoreAutomation, { onSuccess: putFirst });
  const rename = useApiMutation(library.renameAutomation, { onSuccess: put });
  const setStatus = useApiMutation(library.setAutomationStatus, { onSuccess: put });
  const setWatched = useApiMutation(library.setAutomationWatched, { onSuccess: put });
  const remove = useApiMutation(library.deleteAutomation, {
    onSuccess: (_, { params }) => replace((items) => items.filter(({ id }) => id !== params.id)),
  });
  return {
    all,
    create,
    rename,
    remove,
    setStatus,
    setWatched,
    change: (id: string, status: AutomationStatus) =>
      setStatus.mutateAsync({ params: { id }, query: { status } }),
    /** Puts one that was deleted back: as it was, or, where the service does not keep it, as a new one. @throws ApiError */
    putBack: ({ id, kind, name, workflow_filename, status }: Automation): Promise<Automation> =>
      kind === undefined
        ? create.mutateAsync({ body: { name, workflow_filename, status } })
        : restore.mutateAsync({ params: { id } }),
  };
}
export type Automations = ReturnType<typeof useAutomations>;
