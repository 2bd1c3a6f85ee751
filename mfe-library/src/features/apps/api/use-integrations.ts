import { integrations } from '@stroomwerk/contracts/library';
import { useApiQuery } from '@stroomwerk/mfe-runtime';

/** Every app of the library. @param enabled once somebody looks */
export const useIntegrations = (enabled = true) =>
  useApiQuery(integrations, {}, { enabled, staleTime: 600_000 });
