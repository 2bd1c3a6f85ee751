import type { EntityManager } from 'typeorm';
import { type Measure, measureOf } from '../domain/popular.js';

type Database = Pick<EntityManager, 'query'>;

/** By what the most popular are chosen now. */
export async function measureNow(database: Database): Promise<Measure> {
  const [row] = await database.query<{ most: number }[]>(
    'select coalesce(max(popularity), 0) as most from library.workflow where published',
  );
  return measureOf(row?.most ?? 0);
}

/** The Top 12 without its order: by customers the best of each recipe, by the editors those that they chose. */
const candidates = {
  customers: `
    select distinct on (coalesce(pattern, id::text)) * from library.workflow where published and popularity > 0
    order by coalesce(pattern, id::text), popularity desc, top_rank nulls last, filename`,
  editors: 'select * from library.workflow where published and top_rank is not null',
} as const satisfies Record<Measure, string>;

const order = {
  customers: 'popularity desc, top_rank nulls last, filename',
  editors: 'top_rank, filename',
} as const satisfies Record<Measure, string>;

/** The twelve most popular, the first first. @param columns of library.workflow */
export async function topBy<Row>(database: Database, columns: readonly string[], most = 12): Promise<Row[]> {
  const measure = await measureNow(database);
  return database.query<Row[]>(
    `select ${columns.join(', ')} from (${candidates[measure]}) w order by ${order[measure]} limit $1`,
    [most],
  );
}

/** Whether a workflow is in the Top 12 now. */
export async function isTop(database: Database, filename: string): Promise<boolean> {
  const top = await topBy<{ filename: string }>(database, ['filename']);
  return top.some((one) => one.filename === filename);
}

/**
 * Counts the customers of each workflow anew: accounts that took it since a moment, in whatever way, deploying and the gallery
 * among them. What was mailed as a present does not count, or the five that everybody gets would stay the first.
 */
export async function countPopularity(database: Database, since: Date): Promise<void> {
  // In the order of whoever takes several at once, so that neither blocks the other.
  await database.query(
    `with taken as (
       select filename, count(distinct account_id)::int as customers from library.download
       where downloaded_at >= $1 and via <> 'bonus' group by 1
     ), changed as (
       select w.id, coalesce((select customers from taken t where t.filename = w.filename), 0) as customers
       from library.workflow w
       where w.popularity <> coalesce((select customers from taken t where t.filename = w.filename), 0)
       order by w.filename for no key update of w
     )
     update library.workflow w set popularity = changed.customers from changed where w.id = changed.id`,
    [since],
  );
}
