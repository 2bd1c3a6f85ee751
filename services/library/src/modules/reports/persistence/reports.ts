import type { Language } from '@stroomwerk/contracts';
import type { ProblemReport, ReportProblem, ReportsQuery } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** Whether the account ever took the workflow. */
export async function hasTaken(database: Database, accountId: string, filename: string): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    'select 1 from library.download where filename = $2 and account_id = $1 limit 1',
    [accountId, filename],
  );
  return rows.length > 0;
}

export async function countOpen(database: Database, userId: string): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(
    `select count(*)::int as count from library.problem_report where user_id = $1 and status = 'open'`,
    [userId],
  );
  return row?.count ?? 0;
}

export async function addReport(
  database: Database,
  report: ReportProblem & {
    readonly id: string;
    readonly workflowId: string;
    readonly userId: string;
    readonly at: Date;
  },
): Promise<void> {
  await database.query(
    `insert into library.problem_report (id, workflow_id, user_id, kind, text, n8n_version, status, reported_at)
     values ($1, $2, $3, $4, $5, $6, 'open', $7)`,
    [
      report.id,
      report.workflowId,
      report.userId,
      report.kind,
      report.text,
      report.n8n_version || null,
      report.at,
    ],
  );
}

interface ReportRow extends Omit<ProblemReport, 'reported_at' | 'resolved_at'> {
  readonly reported_at: Date;
  readonly resolved_at: Date | null;
}

const toReport = (row: ReportRow): ProblemReport => ({
  ...row,
  reported_at: row.reported_at.toISOString(),
  resolved_at: row.resolved_at?.toISOString() ?? null,
});

/** What ops reads of a report: not who wrote it. $1 is the language. */
const select = `
  select r.id, w.filename, case when $1 = 'en' then coalesce(w.english ->> 'name', w.name) else w.name end as name,
    r.kind, r.text, r.n8n_version, r.status, r.reported_at, r.resolved_at, r.resolution
  from library.problem_report r join library.workflow w on w.id = r.workflow_id`;

/** A page, the newest first. */
export async function reportsPage(
  database: Database,
  status: ReportsQuery['status'],
  page: { readonly limit: number; readonly offset: number },
  lang: Language,
): Promise<ProblemReport[]> {
  const rows = await database.query<ReportRow[]>(
    `${select} where $2 = 'all' or r.status = $2 order by r.reported_at desc, r.id limit $3 offset $4`,
    [lang, status, page.limit, page.offset],
  );
  return rows.map(toReport);
}

export async function countReports(database: Database): Promise<{ open: number; all: number }> {
  const [row] = await database.query<{ open: number; all: number }[]>(
    `select (count(*) filter (where status = 'open'))::int as open, count(*)::int as all from library.problem_report`,
  );
  return row ?? { open: 0, all: 0 };
}

export async function reportOf(
  database: Database,
  id: string,
  lang: Language,
): Promise<ProblemReport | undefined> {
  const [row] = await database.query<ReportRow[]>(`${select} where r.id = $2`, [lang, id]);
  return row === undefined ? undefined : toReport(row);
}

/** @returns whether it was open; of two at once one resolves it */
export async function resolveReport(
  database: Database,
  id: string,
  by: { readonly userId: string; readonly text: string; readonly at: Date },
): Promise<boolean> {
  const [rows] = await database.query<[unknown[], number]>(
    `update library.problem_report set status = 'resolved', resolved_at = $2, resolved_by = $3, resolution = $4
     where id = $1 and status = 'open' returning id`,
    [id, by.at, by.userId, by.text],
  );
  return rows.length > 0;
}
