import {
  aiCeoStatus,
  businessIntelligence,
  emergencyStop,
  guardianStatus,
  startAiCeo,
  stopAiCeo,
} from '@stroomwerk/contracts/ai-ops';
import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';
import { useEffect, useRef } from 'react';
import { useSystem } from '../../control/api/useSystem.js';
import { useLogFailure } from '../../polling/api/useLogFailure.js';

/** The specified pace of this screen (section 7). */
const every = 60_000;
const failed = 'Failed to fetch AI CEO data';

/** State and business intelligence of the AI CEO. A counted cycle has new findings, so they are read again at once. */
export function useAiCeo() {
  const queries = useQueryClient();
  const system = useSystem({
    name: 'AI CEO',
    status: aiCeoStatus,
    start: startAiCeo,
    stop: stopAiCeo,
    every,
    failed,
  });
  const intelligence = useApiQuery(businessIntelligence, {}, { staleTime: 0, refetchInterval: every });
  useLogFailure(failed, intelligence);

  const state = system.status.data && `${system.status.data.status} ${system.status.data.decision_cycles}`;
  const seen = useRef(state);
  useEffect(() => {
    const moved = seen.current !== undefined && state !== seen.current;
    seen.current = state;
    if (moved) void queries.invalidateQueries({ queryKey: apiKey(businessIntelligence) });
  }, [state, queries]);

  const emergency = useApiMutation(emergencyStop, {
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: apiKey(guardianStatus) });
      await system.settle();
    },
    onError: (error) => console.error('Failed to stop AI CEO', error),
  });
  return { system, intelligence, emergency };
}
