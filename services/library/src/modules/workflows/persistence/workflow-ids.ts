import type { EntityManager } from 'typeorm';

/** The row's id of a published workflow; undefined where there is none or ops hides it. */
export async function workflowId(
  database: Pick<EntityManager, 'query'>,
  filename: string,
): Promise<string | undefined> {
  const [row] = await database.query<{ id: string }[]>(
    'select id from library.workflow where published and filename = $1',
    [filename],
  );
  return row?.id;
}
