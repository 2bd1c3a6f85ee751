import type { Language } from '@stroomwerk/contracts';
import type { EntityManager } from 'typeorm';
import type { FailureGroup } from '../domain/fall.js';

type Database = Pick<EntityManager, 'query'>;

export interface Fall {
  readonly workflow_id: string;
  readonly before_rate: number | null;
  readonly now_rate: number;
  readonly runs: number;
  readonly customers: number;
  readonly failing_customers: number;
  readonly groups: readonly FailureGroup[];
}

/** In place of those that were known; one that goes on keeps since when. */
export async function keepFalls(manager: EntityManager, falls: readonly Fall[], at: Date): Promise<void> {
  await manager.query('delete from library.workflow_fall where not (workflow_id = any($1))', [
    falls.map(({ workflow_id }) => workflow_id),
  ]);
  await manager.query(
    `insert into library.workflow_fall (workflow_id, since, counted_at, before_rate, now_rate, runs, customers,
       failing_customers, groups)
     select workflow_id, $2, $2, before_rate, now_rate, runs, customers, failing_customers, groups
     from jsonb_to_recordset($1::jsonb) as x(workflow_id uuid, before_rate real, now_rate real, runs integer,
       customers integer, failing_customers integer, groups jsonb)
     on conflict (workflow_id) do update set counted_at = excluded.counted_at, before_rate = excluded.before_rate,
       now_rate = excluded.now_rate, runs = excluded.runs, customers = excluded.customers,
       failing_customers = excluded.failing_customers, groups = excluded.groups`,
    [JSON.stringify(falls), at],
  );
}

export interface ShownFall extends Omit<Fall, 'workflow_id'> {
  readonly filename: string;
  readonly name: string;
  readonly since: Date;
  readonly counted_at: Date;
}

/** Those of workflows that are in the library, the most customers first. */
export const fallsShown = (database: Database, lang: Language): Promise<ShownFall[]> =>
  database.query(
    `select w.filename, case when $1 = 'en' then coalesce(w.english ->> 'name', w.name) else w.name end as name,
       f.since, f.counted_at, f.before_rate, f.now_rate, f.runs, f.customers, f.failing_customers, f.groups
     from library.workflow_fall f join library.workflow w on w.id = f.workflow_id
     where w.retired_at is null
     order by f.failing_customers desc, f.runs desc, w.filename limit 50`,
    [lang],
  );
