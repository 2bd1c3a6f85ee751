import type { EntityManager } from 'typeorm';
import type { StoredVariant } from '../domain/recipe.js';

/** The published workflows of recipes of our own, in the order in which they came. */
export const variantsOf = (
  database: Pick<EntityManager, 'query'>,
  patterns: readonly string[],
): Promise<StoredVariant[]> =>
  database.query(
    `select number, pattern, filename, slug, name, jsonb_build_object('name', english->'name') as english,
       integrations, places
     from library.workflow where published and source = 'catalogue' and pattern = any($1) order by number`,
    [patterns],
  );
