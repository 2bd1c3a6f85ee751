import type { SearchInput } from '@stroomwerk/contracts/library';

/** One workflow of each recipe, the most chosen first. @param my_apps whether only those that need none but the account's apps */
export const fittingQuery = (my_apps: 'true' | 'false', per_page: number): SearchInput => ({
  my_apps,
  group: 'recipe',
  sort: 'popular',
  per_page,
});
