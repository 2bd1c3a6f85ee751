import { visits } from '@stroomwerk/contracts/ai-ops';
import { useApiQuery } from '@stroomwerk/mfe-runtime';

/** Our own counts of visits of the last 30 days, as often as the other figures of the screen. */
export const useVisits = () => useApiQuery(visits, {}, { staleTime: 0, refetchInterval: 30_000 });
