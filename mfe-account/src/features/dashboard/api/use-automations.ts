import type { Automation, AutomationStatus } from '@stroomwerk/contracts/library';
import * as library from '@stroomwerk/contracts/library';
import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';

const list = apiKey(library.automations, {});

/** The signed-in user's automations and what can be done with them. The list on screen follows each answer at once. */
export function useAutomations() {
  const queries = useQueryClient();
  const replace = (change: (items: Automation[]) => Automation[]) => {
    queries.setQueryData<Automation[]>(list, (items) => (items ? change(items) : items));
    void queries.invalidateQueries({ queryKey: apiKey(library.dashboardStats) });
  };
  const put = (changed: Automation) =>
    replace((items) => items.map((item) => (item.id === changed.id ? changed : item)));

  const all = useApiQuery(library.automations);
  const create = useApiMutation(library.createAutomation, {
    onSuccess: (made) => replace((items) => [made, ...items]),
  });
  const rename = useApiMutation(library.renameAutomation, { onSuccess: put });
  const setStatus = useApiMutation(library.setAutomationStatus, { onSuccess: put });
  const remove = useApiMutation(library.deleteAutomation, {
    onSuccess: (_, { params }) => replace((items) => items.filter(({ id }) => id !== params.id)),
  });
  return {
    all,
    create,
    rename,
    remove,
    setStatus,
    change: (id: string, status: AutomationStatus) =>
      setStatus.mutateAsync({ params: { id }, query: { status } }),
  };
}
export type Automations = ReturnType<typeof useAutomations>;
