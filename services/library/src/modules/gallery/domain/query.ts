import { Category, type SearchQuery } from '@stroomwerk/contracts/library';
import { z } from 'zod';
import { knownProduct, vendorOf } from '../../workflows/domain/vendors.js';
import { findCategory } from './template.js';

/** n8n writes lists with commas, or names the parameter once for each (`category[]=…`). */
const list = z
  .union([z.string(), z.array(z.string())])
  .default('')
  .transform((value) =>
    [value]
      .flat()
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  )
  .catch([]);

const mostText = 200;

/** What n8n asks a gallery for. Nothing of it is refused: what cannot be read counts as not asked. */
export const TemplateQuery = z
  .object({
    page: z.coerce.number().min(1).max(100_000).catch(1).transform(Math.floor),
    limit: z.coerce.number().min(1).max(100).catch(20).transform(Math.floor),
    search: z
      .string()
      .catch('')
      .transform((text) => text.slice(0, mostText)),
    // Stryker disable next-line StringLiteral: neither is an order
    sort: z.string().catch(''),
    category: list,
    'category[]': list,
    categories: list,
    'categories[]': list,
    app: list,
    apps: list,
  })
  .transform((query) => ({
    page: query.page,
    limit: query.limit,
    search: query.search,
    sort: sortOf(query.sort),
    categories: [...query.category, ...query['category[]'], ...query.categories, ...query['categories[]']],
    apps: [...query.app, ...query.apps].map((app) => knownProduct(app) ?? vendorOf(app)?.name ?? app),
  }));
export type TemplateQuery = z.infer<typeof TemplateQuery>;

/** `createdAt:desc`, `totalViews:desc`; by relevance where nothing else is meant. */
function sortOf(sort: string): SearchQuery['sort'] {
  if (/created|new/i.test(sort)) return 'newest';
  return /view|popular/i.test(sort) ? 'popular' : 'relevance';
}

/** Undefined: every category. An empty list: none that the library has. */
export const wantedCategories = (names: readonly string[]): Category[] | undefined =>
  names.length === 0 ? undefined : [...new Set(names.flatMap((name) => findCategory(name) ?? []))];

/** Which part of each list a page of them one after the other shows. @param totals of the lists, in their order */
export function partsOf(
  totals: readonly number[],
  offset: number,
  limit: number,
): { readonly list: number; readonly from: number; readonly count: number }[] {
  const parts: { list: number; from: number; count: number }[] = [];
  let start = 0;
  totals.forEach((total, at) => {
    const from = Math.max(offset - start, 0);
    const to = Math.min(offset + limit - start, total);
    if (to > from) parts.push({ list: at, from, count: to - from });
    start += total;
  });
  return parts;
}
