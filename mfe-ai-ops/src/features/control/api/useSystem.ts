import type { Endpoint } from '@stroomwerk/contracts';
import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';
import { useState } from 'react';
import { useLogFailure } from '../../polling/api/useLogFailure.js';
import { type CycleState, nextLook } from '../model/poll.js';

type None = Record<never, never>;
/** How long after a start or stop the first cycle may take. */
const quickMs = 10_000;

export interface SystemCalls<Status> {
  /** As the console texts name it: `Guardian`, `AI CEO`. */
  readonly name: string;
  readonly status: Endpoint<None, Status>;
  readonly start: Endpoint<None, Status>;
  readonly stop: Endpoint<None, Status>;
  /** The specified pace in ms. */
  readonly every: number;
  /** Console text of a failed read. */
  readonly failed: string;
}

/** A system that ops staff drive: its state, read again after every start and stop and as its cycles go. */
export function useSystem<Status extends CycleState>(calls: SystemCalls<Status>) {
  const queries = useQueryClient();
  const [quickUntil, setQuickUntil] = useState(0);
  const status = useApiQuery(
    calls.status,
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) => nextLook(state.data, Date.now(), calls.every, quickUntil),
    },
  );
  useLogFailure(calls.failed, status);
  const settle = async () => {
    setQuickUntil(Date.now() + quickMs);
    await queries.invalidateQueries({ queryKey: apiKey(calls.status) });
  };
  const start = useApiMutation(calls.start, {
    onSuccess: settle,
    onError: (error) => console.error(`Failed to start ${calls.name}`, error),
  });
  const stop = useApiMutation(calls.stop, {
    onSuccess: settle,
    onError: (error) => console.error(`Failed to stop ${calls.name}`, error),
  });
  return { status, start, stop, settle };
}
