import * as library from '@stroomwerk/contracts/library';
import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';
import { useRef } from 'react';
import { savedAs } from '../model/change.js';

const settingsKey = apiKey(library.alertSettings, {});
const messagesKey = apiKey(library.alertMessages, {});

/** When the account hears of its automations, and what can be done about it. */
export function useAlerts() {
  const queries = useQueryClient();
  const latest = useRef(0);
  const refresh = () => void queries.invalidateQueries({ queryKey: settingsKey });
  const save = useApiMutation(library.saveAlertSettings);
  return {
    settings: useApiQuery(library.alertSettings),
    /** Shows a change at once and keeps it; a later one is never put back by the answer to an earlier one. */
    change: (
      by: (before: library.AlertSettings) => library.AlertSettings,
      refused: (error: { detail: string }) => void,
    ): void => {
      const before = queries.getQueryData<library.AlertSettings>(settingsKey);
      if (before === undefined) return;
      const after = by(before);
      latest.current += 1;
      const mine = latest.current;
      queries.setQueryData(settingsKey, after);
      save.mutate(
        { body: savedAs(after) },
        {
          onSuccess: (kept) => {
            if (mine === latest.current) queries.setQueryData(settingsKey, kept);
          },
          onError: (error) => {
            refused(error);
            refresh();
          },
        },
      );
    },
    // Nothing of a call with an address in it is kept once the call is over.
    add: useApiMutation(library.addAlertChannel, { gcTime: 0, onSuccess: refresh }),
    remove: useApiMutation(library.removeAlertChannel, { onSettled: refresh }),
    acknowledge: useApiMutation(library.acknowledgeAlert, { onSettled: refresh }),
    test: useApiMutation(library.testAlert, {
      onSettled: () => {
        refresh();
        void queries.invalidateQueries({ queryKey: messagesKey });
      },
    }),
  };
}
export type Alerts = ReturnType<typeof useAlerts>;

/** The last twenty messages, and how each went. */
export const useAlertMessages = () => useApiQuery(library.alertMessages);
