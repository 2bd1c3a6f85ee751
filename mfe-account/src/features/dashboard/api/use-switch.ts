import type { Automation, AutomationStatus } from '@stroomwerk/contracts/library';
import { ApiError } from '@stroomwerk/mfe-runtime';
import { useState } from 'react';
import type { Automations } from './use-automations.js';

/** What was asked of an automation and refused; it stays on screen until it is closed or something else is asked. */
export interface Refusal {
  readonly automation: Automation;
  /** What happened and what to do. */
  readonly text: string;
}

/** Starting, pausing and stopping: the list changes once n8n did. @param unknown what to say where nothing is known */
export function useSwitch({ change, setStatus }: Automations, unknown: string) {
  const [refusal, setRefusal] = useState<Refusal>();
  const busy = setStatus.isPending ? setStatus.variables.params.id : undefined;
  return {
    /** Id of the one that waits for its answer. */
    busy,
    refusal,
    forget: () => setRefusal(undefined),
    /** @param done once n8n did it */
    turn: (automation: Automation, status: AutomationStatus, done?: () => void) => {
      if (busy === automation.id) return;
      setRefusal(undefined);
      change(automation.id, status).then(
        () => done?.(),
        (error: unknown) =>
          setRefusal({ automation, text: error instanceof ApiError ? error.detail : unknown }),
      );
    },
  };
}
export type Switch = ReturnType<typeof useSwitch>;
