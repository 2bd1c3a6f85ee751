import type { EntityManager } from 'typeorm';
import { topBy } from './popular.js';
import type { WorkflowEntity } from './workflow.entity.js';

/** Columns of a card; the file, the steps and the set-up guide stay where they are. */
export const cardColumns = [
  'filename',
  'slug',
  'name',
  'description',
  'trigger_type',
  'complexity',
  'node_count',
  'integrations',
  'category',
  'tags',
  'graph',
  'difficulty',
  'time_to_deploy',
  'short_benefit',
  'tier_required',
  'top_rank',
  'minutes_saved',
  'popularity',
  'created_at',
  'english',
  'pattern',
] as const;
export type CardRow = Pick<WorkflowEntity, (typeof cardColumns)[number]>;

/** The cards of these workflows, in the order of the filenames; without those that are gone or hidden. */
export const cardsOf = (
  database: Pick<EntityManager, 'query'>,
  filenames: readonly string[],
): Promise<CardRow[]> =>
  database.query(
    `select ${cardColumns.join(', ')} from library.workflow
     where published and filename = any($1) order by array_position($1, filename)`,
    [filenames],
  );

/** The Top 12 of the landing page, the first first. */
export const topWorkflows = (database: Pick<EntityManager, 'query'>): Promise<CardRow[]> =>
  topBy<CardRow>(database, cardColumns);

/** Slugs of what is published, in their order, from behind `after`. */
export async function slugsAfter(
  database: Pick<EntityManager, 'query'>,
  after: string,
  most: number,
): Promise<string[]> {
  const rows = await database.query<{ slug: string }[]>(
    `select slug from library.workflow
     where published and slug collate "C" > $1 order by slug collate "C" limit $2`,
    [after, most],
  );
  return rows.map(({ slug }) => slug);
}
