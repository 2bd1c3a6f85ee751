import { search } from '@stroomwerk/contracts/library';
import { useApiQuery } from '@stroomwerk/mfe-runtime';

/** Workflows to choose from. @param enabled false for whom the library is closed */
export const useWorkflowNames = (enabled: boolean) =>
  useApiQuery(search, { query: { per_page: 100 } }, { enabled });
