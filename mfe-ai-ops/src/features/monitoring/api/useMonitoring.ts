import { activity, guardianStatus, metrics, startGuardian, stopGuardian } from '@stroomwerk/contracts/ai-ops';
import { apiKey, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';
import { useEffect, useRef } from 'react';
import { useSystem } from '../../control/api/useSystem.js';
import { useLogFailure } from '../../polling/api/useLogFailure.js';

/** The specified pace of this screen (section 7). */
const every = 30_000;
const polled = { staleTime: 0, refetchInterval: every };

/** Guardian, metrics and activity. When a cycle has counted, the figures it measured are read again at once. */
export function useMonitoring() {
  const queries = useQueryClient();
  const guardian = useSystem({
    name: 'Guardian',
    status: guardianStatus,
    start: startGuardian,
    stop: stopGuardian,
    every,
    failed: 'Failed to fetch Guardian status',
  });
  const figures = useApiQuery(metrics, {}, polled);
  const feed = useApiQuery(activity, {}, polled);
  useLogFailure('Failed to fetch metrics', figures);

  const count = guardian.status.data?.cycle_count;
  const counted = useRef(count);
  useEffect(() => {
    const moved = counted.current !== undefined && count !== counted.current;
    counted.current = count;
    if (!moved) return;
    for (const read of [metrics, activity]) void queries.invalidateQueries({ queryKey: apiKey(read) });
  }, [count, queries]);
  return { guardian, figures, feed };
}
