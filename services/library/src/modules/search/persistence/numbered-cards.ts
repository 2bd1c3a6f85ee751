import type { EntityManager } from 'typeorm';
import { type CardRow, cardColumns } from '../../workflows/index.js';

type Database = Pick<EntityManager, 'query'>;
export type NumberedCard = CardRow & { readonly number: number };

/** The cards of rows by number, in no order; without those that are gone or hidden by now. */
export const cardsByNumber = (database: Database, numbers: readonly number[]): Promise<NumberedCard[]> =>
  database.query(
    `select number, ${cardColumns.join(', ')} from library.workflow where published and number = any($1)`,
    [numbers],
  );

/** The number of a published workflow by its filename or slug. */
export async function numberOf(
  database: Database,
  by: 'filename' | 'slug',
  value: string,
): Promise<number | undefined> {
  const [row] = await database.query<{ number: number }[]>(
    `select number from library.workflow where published and ${by} = $1`,
    [value],
  );
  return row?.number;
}
