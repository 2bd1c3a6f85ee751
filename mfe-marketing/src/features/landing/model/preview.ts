import type { CategoriesResponse, Category, TopWorkflow } from '@stroomwerk/contracts/library';

export interface CategoryCount {
  readonly category: Category;
  readonly count: number;
}

/** The categories that hold most, most first; of equal ones in the order of the answer. */
export const largest = ({ categories }: CategoriesResponse, most: number): CategoryCount[] =>
  (Object.entries(categories) as [Category, { count: number }][])
    .map(([category, { count }]) => ({ category, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, most);

/** Three of the Top 12, each of another category where there are as many. */
export function varied(workflows: readonly TopWorkflow[], most = 3): TopWorkflow[] {
  const seen = new Set<Category>();
  const first = workflows.filter(({ category }) => !seen.has(category) && seen.add(category));
  const others = workflows.filter((workflow) => !first.includes(workflow));
  return [...first, ...others].slice(0, most);
}

/** The public page of a workflow. */
export const publicPath = ({ slug }: Pick<TopWorkflow, 'slug'>): string =>
  `/workflows/${encodeURIComponent(slug)}`;

/** The public catalogue, of one category. */
export const categoryPath = (category: Category): string => `/workflows?category=${category}`;
