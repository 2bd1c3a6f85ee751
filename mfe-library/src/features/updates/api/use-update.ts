import {
  type AutomationUpdate,
  automationUpdate,
  skipUpdate,
  undoUpdate,
  updateAutomation,
} from '@stroomwerk/contracts/library';
import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Whether an address names an automation at all: what does not is not asked for. */
export const isAutomation = (id: string): boolean => uuid.test(id);

/** An update that is on its way is looked at again. */
const againMs = 3_000;

/** The newer version of an automation's workflow, and what can be done with it. The screen follows each answer at once. */
export function useUpdate(id: string) {
  const queries = useQueryClient();
  const input = { params: { id } };
  const key = apiKey(automationUpdate, input);
  const read = useApiQuery(automationUpdate, input, {
    retry: false,
    enabled: isAutomation(id),
    // What is looked at is what will be put in: it changes under nobody's hands.
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.data?.done?.state === 'working' ? againMs : false),
  });
  const put = (after: AutomationUpdate) => {
    queries.setQueryData<AutomationUpdate>(key, (before) => ({
      ...after,
      offer: after.state === 'skipped' ? (before?.offer ?? null) : after.offer,
    }));
    // What is offered after something did not go, or after the way back, is read anew.
    const isOver = after.done?.state === 'updated' || after.done?.state === 'refused';
    if (after.state === 'offered' && !isOver) void queries.invalidateQueries({ queryKey: key });
  };
  return {
    read,
    again: () => void queries.invalidateQueries({ queryKey: key }),
    update: useApiMutation(updateAutomation, { onSuccess: put }),
    back: useApiMutation(undoUpdate, { onSuccess: put }),
    skip: useApiMutation(skipUpdate, { onSuccess: put }),
  };
}
export type Update = ReturnType<typeof useUpdate>;
