import { ultimateDashboard } from '@stroomwerk/contracts/ai-ops';
import { useApiQuery } from '@stroomwerk/mfe-runtime';
import { useLogFailure } from '../../polling/api/useLogFailure.js';

/** The aggregated figures, every 30 seconds (specification, section 7). */
export function useUltimate() {
  const query = useApiQuery(ultimateDashboard, {}, { staleTime: 0, refetchInterval: 30_000 });
  useLogFailure('Failed to fetch dashboard data', query);
  return query;
}
