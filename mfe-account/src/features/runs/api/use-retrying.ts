import { ApiError } from '@stroomwerk/mfe-runtime';
import { useState } from 'react';
import { useRetry } from './use-runs.js';

/**
 * Trying a run again, once at a time.
 * @param id of the automation @param onMade the run that it is tried again with
 * @param unknown what to say where nothing is known
 */
export function useRetrying(id: string, onMade: (run: string) => void, unknown: string) {
  const retry = useRetry(id);
  const [refused, setRefused] = useState<{ run: string; text: string }>();
  return {
    busy: retry.isPending,
    /** Of which run, and what to do. */
    refusal: refused,
    retry: (run: string) => {
      if (retry.isPending) return;
      setRefused(undefined);
      retry.mutateAsync({ params: { id, run } }).then(
        (made) => onMade(made.id),
        (error: unknown) => setRefused({ run, text: error instanceof ApiError ? error.detail : unknown }),
      );
    },
  };
}
export type Retrying = ReturnType<typeof useRetrying>;
