import { z } from 'zod';
import { said } from '../common/said.js';
import {
  Category,
  Complexity,
  LibraryWorkflow,
  PublicWorkflow,
  RequiredTier,
  TriggerType,
} from './schemas.js';

/** Case does not matter in the filters; an unknown value is a 400 (decisions.md). */
const choice = <T extends string>(values: readonly T[]) =>
  z
    .string()
    .default('all')
    .transform((value, context): T | 'all' => {
      const found = (['all', ...values] as const).find(
        (option) => option.toLowerCase() === value.trim().toLowerCase(),
      );
      if (found !== undefined) return found;
      const options = ['all', ...values].join(', ');
      context.addIssue({
        code: 'custom',
        message: said(`Kies uit: ${options}`, `Choose from: ${options}`).error(),
      });
      return z.NEVER;
    });

export const SearchSort = z.enum(['relevance', 'newest', 'popular', 'time_saved']);
export type SearchSort = z.infer<typeof SearchSort>;

/** The specified query, and beside it what the filters of ours add. */
export const SearchQuery = z
  .object({
    q: z.string().max(200).default(''),
    trigger: choice(TriggerType.options),
    complexity: choice(Complexity.options),
    category: choice(Category.options),
    /** Names of integrations with a comma between them; a workflow must use all of them. An unknown name finds nothing. */
    integration: z.string().max(400).default(''),
    tier: choice(RequiredTier.options),
    /** `true`: only workflows whose integrations are all among the account's own apps. For visitors it does nothing. */
    my_apps: z.enum(['true', 'false']).default('false'),
    sort: z
      .string()
      .default('relevance')
      .transform((value) => value.trim().toLowerCase())
      .pipe(SearchSort),
    /**
     * `recipe`: one card for a recipe, with its other workflows on it. It is the one that ranks first; of equals the one
     * that the account's own apps suit best. Pages then count cards, `total` and the facets workflows as ever.
     */
    group: z.enum(['none', 'recipe']).default('none'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number().int().min(1).max(100).default(20),
  })
  .meta({ id: 'SearchQuery' });
export type SearchQuery = z.infer<typeof SearchQuery>;
export type SearchInput = Partial<z.input<typeof SearchQuery>>;

/**
 * How many of the hits have each value: the filter of the same name left out, all others applied. Largest first.
 * Beyond 10,000 hits counted from a sample.
 */
const facet = z.array(z.object({ value: z.string(), count: z.number().int() }));
export const SearchFacets = z
  .object({
    trigger: facet,
    complexity: facet,
    category: facet,
    /**
     * At most thirty, and those that are chosen. A workflow must use all that are chosen, so they stay applied here: a count
     * is what choosing that one as well leaves.
     */
    integration: facet,
    tier: facet,
  })
  .meta({ id: 'SearchFacets' });
export type SearchFacets = z.infer<typeof SearchFacets>;

const found = {
  pages: z.number().int(),
  /** At least so many where it is not exact. */
  total: z.number().int(),
  /** False above 10,000 hits: screens then show "10.000+". */
  total_exact: z.boolean(),
  page: z.number().int(),
  per_page: z.number().int(),
  facets: SearchFacets,
  /** Of how many recipes the hits are, where they are grouped; at least so many where the total is not exact. */
  recipes: z.number().int().optional(),
  /** The words that were searched for instead, where nothing matched what was typed: `google sheets` for `gogle shets`. */
  corrected: z.string().nullable(),
};
export const SearchResponse = z
  .object({
    workflows: z.array(LibraryWorkflow),
    ...found,
    /** Where nothing was found: what comes nearest whatever the filters, one of each recipe. */
    nearest: z.array(LibraryWorkflow).optional(),
  })
  .meta({ id: 'SearchResponse' });
export type SearchResponse = z.infer<typeof SearchResponse>;

export const CatalogQuery = SearchQuery.omit({ my_apps: true }).meta({ id: 'CatalogQuery' });
export type CatalogQuery = z.infer<typeof CatalogQuery>;
export type CatalogInput = Partial<z.input<typeof CatalogQuery>>;
export const CatalogResponse = z
  .object({ workflows: z.array(PublicWorkflow), ...found, nearest: z.array(PublicWorkflow).optional() })
  .meta({ id: 'CatalogResponse' });
export type CatalogResponse = z.infer<typeof CatalogResponse>;

/** Every integration of the library with the number of workflows that use it, by name. */
export const IntegrationsResponse = z
  .object({ integrations: z.array(z.object({ name: z.string(), count: z.number().int() })) })
  .meta({ id: 'IntegrationsResponse' });
export type IntegrationsResponse = z.infer<typeof IntegrationsResponse>;
