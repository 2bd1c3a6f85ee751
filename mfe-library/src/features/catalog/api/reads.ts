import { prices } from '@stroomwerk/contracts/billing';
import {
  catalog,
  type PublicWorkflow,
  publicSimilar,
  publicWorkflow,
  stats,
  workflowSlugs,
} from '@stroomwerk/contracts/library';
import {
  type Api,
  ApiError,
  apiKey,
  apiQuery,
  type PrefetchContext,
  type ServerModule,
  useApiQuery,
} from '@stroomwerk/mfe-runtime';
import { type Filters, readFilters, toQuery } from '../../library/model/filters.js';
import { prefetchRetired } from '../../retired/api/retired.js';
import { prefetchTrades } from '../../trades/api/trades.js';
import { readSlug } from '../model/slug.js';

/** Workflows on a page of the catalogue. */
const perPage = 20;

const catalogInput = (filters: Filters) => ({ query: toQuery({ ...filters, mine: false }, perPage) });

/** One page of the catalogue; while the next one is read the last one stays. */
export const useCatalog = (filters: Filters) =>
  useApiQuery(catalog, catalogInput(filters), { placeholderData: (before) => before });

export const prefetchCatalog = async (context: PrefetchContext): Promise<void> => {
  const { queryClient, api, query } = context;
  await Promise.all([
    prefetchTrades(context),
    queryClient.prefetchQuery(apiQuery(stats, {}, api)),
    queryClient.prefetchQuery(apiQuery(catalog, catalogInput(readFilters(query)), api)),
  ]);
};

/** The workflow of a slug; null where no workflow has it. @throws ApiError for anything else */
async function workflowOf(api: Api, slug: string): Promise<PublicWorkflow | null> {
  try {
    return await api.call(publicWorkflow, { params: { slug } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** What was found out at the edge is not asked again, that there is nothing least of all. */
export const prefetchWorkflow = async (context: PrefetchContext): Promise<void> => {
  const { queryClient, api, params } = context;
  const slug = readSlug(params.slug);
  if (slug === null) return;
  const found = await workflowOf(api, slug);
  queryClient.setQueryData(apiKey(publicWorkflow, { params: { slug } }), found);
  if (found === null) await prefetchRetired(context, slug);
  else
    await Promise.all([
      queryClient.prefetchQuery(apiQuery(publicSimilar, { params: { slug } }, api)),
      queryClient.prefetchQuery(apiQuery(stats, {}, api)),
      queryClient.prefetchQuery(apiQuery(prices, {}, api)),
    ]);
};

export const graphOf: NonNullable<ServerModule['pictures']>[string] = async ({ api, params }) => {
  const slug = readSlug(params.slug);
  return slug === null ? null : ((await workflowOf(api, slug))?.graph ?? null);
};

/** Every workflow with a page of its own. */
export const slugs: NonNullable<ServerModule['addresses']>[string] = async ({ api }) => {
  const found: string[] = [];
  for (let more = true; more; ) {
    const page = await api.call(workflowSlugs, { query: { after: found.at(-1) } });
    found.push(...page.slugs);
    more = page.more && page.slugs.length > 0;
  }
  return found.map((slug) => `/workflows/${slug}`);
};
