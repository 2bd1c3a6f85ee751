import type { Adoptable, Adopted } from '@stroomwerk/contracts/library';
import * as library from '@stroomwerk/contracts/library';
import {
  ApiError,
  apiKey,
  useApiMutation,
  useApiQuery,
  useQueryClient,
  useTexts,
} from '@stroomwerk/mfe-runtime';
import { useToast } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { adoptTexts } from '../texts.js';

/** Read in the customer's n8n, so not at every look. */
export const useAdoptable = () => useApiQuery(library.adoptable, {}, { staleTime: 60_000, retry: false });

/** Takes workflows up as automations, one after the other, with the way back. */
export function useAdopt() {
  const t = useTexts(adoptTexts);
  const { show } = useToast();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const { mutateAsync: adopt } = useApiMutation(library.adopt);
  const { mutateAsync: remove } = useApiMutation(library.deleteAutomation);

  const follow = () => {
    for (const read of [library.adoptable, library.automations, library.dashboardStats])
      void queries.invalidateQueries({ queryKey: apiKey(read) });
  };
  const say = (error: unknown) =>
    show({ text: error instanceof ApiError ? error.detail : t.failed, tone: 'error' });
  const back = async (adopted: readonly Adopted[]) => {
    try {
      for (const { automation_id: id } of adopted) await remove({ params: { id } });
      show(adopted.length === 1 ? t.undone(adopted[0]?.name ?? '') : t.undoneMany);
    } catch (error) {
      say(error);
    }
    follow();
  };
  const tell = (adopted: readonly Adopted[]) => {
    const [one] = adopted;
    if (one === undefined) return;
    const single = one.version === null ? t.adoptedBare(one.name) : t.adopted(one.name);
    show({
      text: adopted.length === 1 ? single : t.adoptedMany(adopted.length),
      action: { label: t.undo, onSelect: () => void back(adopted) },
    });
  };
  /** Stops at the first that is refused: what was taken up before stays. */
  const take = async (wanted: readonly Adoptable[]) => {
    const adopted: Adopted[] = [];
    try {
      for (const { connection, n8n_workflow_id } of wanted) {
        setBusy(n8n_workflow_id);
        adopted.push(await adopt({ body: { connection: connection.id, n8n_workflow_id } }));
      }
    } catch (error) {
      say(error);
    }
    setBusy(undefined);
    tell(adopted);
    follow();
  };
  return { busy, take };
}
