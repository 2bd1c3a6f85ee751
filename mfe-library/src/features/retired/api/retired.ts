import { type RetiredWorkflow, retiredWorkflow } from '@stroomwerk/contracts/library';
import { type Api, ApiError, apiKey, type PrefetchContext, useOptionalQuery } from '@stroomwerk/mfe-runtime';

/** What became of the workflow of a slug, where nothing else is found; undefined where none was retired. */
export const useRetired = (slug: string, enabled: boolean) =>
  useOptionalQuery(retiredWorkflow, { params: { slug } }, { enabled, retry: false });

async function retiredOf(api: Api, slug: string): Promise<RetiredWorkflow | null> {
  try {
    return await api.call(retiredWorkflow, { params: { slug } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Finds it out at the edge; that there is nothing is not asked again. */
export async function prefetchRetired({ queryClient, api }: PrefetchContext, slug: string): Promise<void> {
  queryClient.setQueryData(apiKey(retiredWorkflow, { params: { slug } }), await retiredOf(api, slug));
}
