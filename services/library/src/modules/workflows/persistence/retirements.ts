import type { Language } from '@stroomwerk/contracts';
import type { RetiredWorkflow } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

/** What became of a slug whose workflow is retired, by this release's catalogue or by an earlier one; undefined for any other. */
export async function retirementOf(
  manager: Pick<EntityManager, 'query'>,
  slug: string,
  language: Language,
): Promise<RetiredWorkflow | undefined> {
  const [row] = await manager.query<RetiredWorkflow[]>(
    `select g.slug, g.category, g.why,
       case when s.slug is not null then json_build_object('slug', s.slug, 'filename', s.filename) end as successor
     from (
       select slug, category, case when $2 = 'nl' then why_nl else why_en end as why, successor, 1 as place
       from library.retirement where slug = $1
       union all
       select slug, category, null, null, 2 from library.workflow where slug = $1 and retired_at is not null
     ) g left join library.workflow s on s.slug = g.successor and s.published
     where not exists (select from library.workflow w where w.slug = $1 and w.published)
     order by g.place limit 1`,
    [slug, language],
  );
  return row;
}
