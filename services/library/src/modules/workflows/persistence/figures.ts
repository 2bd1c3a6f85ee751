import type { Category } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

export interface Figures {
  readonly total: number;
  readonly recipes: number;
  readonly active: number;
  readonly unique_integrations: number;
  readonly total_nodes: number;
}

/** The one source of every count: published workflows; `active` are also verified (decisions.md, meanings). */
export async function libraryStats(manager: Pick<EntityManager, 'query'>): Promise<Figures> {
  const [row] = await manager.query<Figures[]>(`
    select count(*)::int as total,
      count(distinct coalesce(pattern, id::text))::int as recipes,
      (count(*) filter (where verified))::int as active,
      coalesce(sum(node_count), 0)::int as total_nodes,
      (select count(distinct app)::int from library.workflow, unnest(integrations) app where published)
        as unique_integrations
    from library.workflow where published`);
  return row ?? { total: 0, recipes: 0, active: 0, unique_integrations: 0, total_nodes: 0 };
}

/** How many published workflows each category holds; a category without any has no row. */
export const categoryCounts = (
  manager: Pick<EntityManager, 'query'>,
): Promise<{ category: Category; count: number }[]> =>
  manager.query(
    'select category, count(*)::int as count from library.workflow where published group by category order by category',
  );

/** How often the library changed: what was counted of one version stays true until the next. */
export async function libraryVersion(manager: Pick<EntityManager, 'query'>): Promise<number> {
  const [state] = await manager.query<{ version: number }[]>('select version from library.library_state');
  return state?.version ?? 0;
}
