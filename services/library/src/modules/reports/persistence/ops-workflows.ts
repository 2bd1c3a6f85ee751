import type { Language } from '@stroomwerk/contracts';
import type { OpsAct, OpsWorkflow } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

export interface OpsFilter {
  /** Part of a name or filename, in any case; empty for all. */
  readonly q: string;
  readonly hidden: 'true' | 'false' | 'all';
}

const where = `
  ($2 = '' or strpos(lower(w.name), lower($2)) > 0 or strpos(lower(w.english ->> 'name'), lower($2)) > 0
     or strpos(lower(w.filename), lower($2)) > 0)
  and ($3 = 'all' or w.hidden = ($3 = 'true')) and w.retired_at is null`;

/** With provenance, what is open and what was done; $1 is the language. */
const columns = `
  w.filename, case when $1 = 'en' then coalesce(w.english ->> 'name', w.name) else w.name end as name,
  w.source, w.author, w.licence, w.content_hash, w.checked_with_n8n, w.hidden,
  coalesce(r.open, 0) as open_reports,
  coalesce((
    select jsonb_agg(jsonb_build_object('act', a.act, 'text', a.text, 'by', a.by_name, 'at', a.at) order by a.at desc, a.id)
    from library.ops_act a where a.workflow_id = w.id
  ), '[]') as acts`;
const from = `
  from library.workflow w left join (
    select workflow_id, count(*)::int as open from library.problem_report where status = 'open' group by workflow_id
  ) r on r.workflow_id = w.id`;

const toOpsWorkflow = (row: OpsWorkflow): OpsWorkflow => ({
  ...row,
  acts: row.acts.map((act) => ({ ...act, at: new Date(act.at).toISOString() })),
});

/** A page: what members complain of first, then by name. */
export async function opsWorkflowsPage(
  database: Database,
  { q, hidden }: OpsFilter,
  page: { readonly limit: number; readonly offset: number },
  lang: Language,
): Promise<OpsWorkflow[]> {
  const rows = await database.query<OpsWorkflow[]>(
    `select ${columns} ${from} where ${where}
     order by coalesce(r.open, 0) desc, w.name, w.filename limit $4 offset $5`,
    [lang, q, hidden, page.limit, page.offset],
  );
  return rows.map(toOpsWorkflow);
}

export async function countOpsWorkflows(
  database: Database,
  { q, hidden }: OpsFilter,
): Promise<{ total: number; hidden: number }> {
  const [row] = await database.query<{ total: number; hidden: number }[]>(
    `select (count(*) filter (where ${where}))::int as total,
       (count(*) filter (where w.hidden and w.retired_at is null))::int as hidden
     from library.workflow w where $1 = ''`,
    ['', q, hidden],
  );
  return row ?? { total: 0, hidden: 0 };
}

export async function opsWorkflowOf(
  database: Database,
  filename: string,
  lang: Language,
): Promise<OpsWorkflow | undefined> {
  const [row] = await database.query<OpsWorkflow[]>(
    `select ${columns} ${from} where w.filename = $2 and w.retired_at is null`,
    [lang, filename],
  );
  return row === undefined ? undefined : toOpsWorkflow(row);
}

/** Hides it or brings it back. @returns whether that changed anything */
export async function setHidden(database: Database, filename: string, hidden: boolean): Promise<boolean> {
  const [rows] = await database.query<[unknown[], number]>(
    'update library.workflow set hidden = $2 where filename = $1 and hidden <> $2 returning id',
    [filename, hidden],
  );
  return rows.length > 0;
}

/** Keeps who did what and why; nothing where there is no such workflow. */
export async function keepAct(
  database: Database,
  filename: string,
  act: Omit<OpsAct, 'at'> & { readonly userId: string; readonly at: Date },
): Promise<void> {
  await database.query(
    `insert into library.ops_act (workflow_id, act, text, by_user, by_name, at)
     select id, $2, $3, $4, $5, $6 from library.workflow where filename = $1`,
    [filename, act.act, act.text, act.userId, act.by, act.at],
  );
}
