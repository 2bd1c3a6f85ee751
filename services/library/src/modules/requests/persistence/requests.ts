import type { Language } from '@stroomwerk/contracts';
import type { OpsRequest, OpsRequestsQuery, WorkflowRequest } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

interface Row extends Omit<OpsRequest, 'asked_at' | 'closed_at'> {
  readonly asked_at: Date;
  readonly closed_at: Date | null;
}

/** $1 is the language of who reads. A workflow that is hidden or gone answers nothing. */
const select = `
  select r.id, r.text, r.language, r.status, r.asked_at, r.closed_at, r.reason,
    (select count(*)::int from library.request_vote v where v.request_id = r.id) as votes,
    case when w.id is null then null else jsonb_build_object('filename', w.filename,
      'name', case when $1 = 'en' then coalesce(w.english ->> 'name', w.name) else w.name end) end as workflow
  from library.workflow_request r left join library.workflow w on w.id = r.workflow_id and w.published`;

const forOps = (row: Row): OpsRequest => ({
  ...row,
  asked_at: row.asked_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
});
const forMember = ({ id, text, votes, status, asked_at, workflow }: Row): WorkflowRequest => ({
  ...{ id, text, votes, status, workflow },
  asked_at: asked_at.toISOString(),
});

/** Open requests that the account voted for. */
export async function countOpenRequests(database: Database, userId: string): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(
    `select count(*)::int as count from library.request_vote v join library.workflow_request r on r.id = v.request_id
     where v.user_id = $1 and r.status = 'open'`,
    [userId],
  );
  return row?.count ?? 0;
}

/** Keeps the request, or finds the one that says the same. @returns its id */
export async function requestSaying(
  database: Database,
  request: {
    readonly id: string;
    readonly said: string;
    readonly text: string;
    readonly language: Language;
    readonly at: Date;
  },
): Promise<string> {
  // The update changes nothing: it waits for who asks the same at this moment, and gives the row back either way.
  const [row] = await database.query<{ id: string }[]>(
    `insert into library.workflow_request (id, said, text, language, asked_at) values ($1, $2, $3, $4, $5)
     on conflict (said) do update set said = excluded.said returning id`,
    [request.id, request.said, request.text, request.language, request.at],
  );
  return row?.id ?? request.id;
}

export async function hasVoted(database: Database, said: string, userId: string): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `select 1 from library.request_vote v join library.workflow_request r on r.id = v.request_id
     where r.said = $1 and v.user_id = $2`,
    [said, userId],
  );
  return rows.length > 0;
}

/**
 * One vote of an account, however often it asks. Whoever asks for what is there already, or will not come, needs no word
 * of it later; an answer that is hidden at the moment is told when it is back.
 */
export async function vote(database: Database, id: string, userId: string, at: Date): Promise<void> {
  await database.query(
    `insert into library.request_vote (request_id, user_id, voted_at, told_at)
     select r.id, $2::uuid, $3::timestamptz,
       case when r.status = 'closed' or w.id is not null then $3::timestamptz end
     from library.workflow_request r left join library.workflow w on w.id = r.workflow_id and w.published
     where r.id = $1
     on conflict do nothing`,
    [id, userId, at],
  );
}

export async function memberRequest(
  database: Database,
  id: string,
  lang: Language,
): Promise<WorkflowRequest | undefined> {
  const [row] = await database.query<Row[]>(`${select} where r.id = $2`, [lang, id]);
  return row === undefined ? undefined : forMember(row);
}

/** Answered with a workflow that is in the library, and not told to this account yet. */
export async function untold(database: Database, userId: string, lang: Language): Promise<WorkflowRequest[]> {
  const rows = await database.query<Row[]>(
    `${select} join library.request_vote mine on mine.request_id = r.id
     where mine.user_id = $2 and mine.told_at is null and r.status = 'answered' and w.id is not null
     order by r.closed_at desc, r.id limit 20`,
    [lang, userId],
  );
  return rows.map(forMember);
}

/** @returns whether the account had asked for it */
export async function told(database: Database, id: string, userId: string, at: Date): Promise<boolean> {
  const [rows] = await database.query<[unknown[], number]>(
    'update library.request_vote set told_at = $3 where request_id = $1 and user_id = $2 returning request_id',
    [id, userId, at],
  );
  return rows.length > 0;
}

/** A page: what most accounts ask for first, then the oldest. */
export async function requestsPage(
  database: Database,
  status: OpsRequestsQuery['status'],
  page: { readonly limit: number; readonly offset: number },
  lang: Language,
): Promise<OpsRequest[]> {
  const rows = await database.query<Row[]>(
    `${select} where $2 = 'all' or r.status = $2 order by votes desc, r.asked_at, r.id limit $3 offset $4`,
    [lang, status, page.limit, page.offset],
  );
  return rows.map(forOps);
}

export async function countRequests(
  database: Database,
  status: OpsRequestsQuery['status'],
): Promise<{ total: number; open: number }> {
  const [row] = await database.query<{ total: number; open: number }[]>(
    `select (count(*) filter (where $1 = 'all' or status = $1))::int as total,
       (count(*) filter (where status = 'open'))::int as open from library.workflow_request`,
    [status],
  );
  return row ?? { total: 0, open: 0 };
}

export async function opsRequestOf(
  database: Database,
  id: string,
  lang: Language,
): Promise<OpsRequest | undefined> {
  const [row] = await database.query<Row[]>(`${select} where r.id = $2`, [lang, id]);
  return row === undefined ? undefined : forOps(row);
}

/** @returns whether it was open; of two at once one ends it */
export async function endRequest(
  database: Database,
  id: string,
  end: {
    readonly status: 'answered' | 'closed';
    readonly workflowId: string | null;
    readonly reason: string | null;
    readonly userId: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const [rows] = await database.query<[unknown[], number]>(
    `update library.workflow_request set status = $2, workflow_id = $3, reason = $4, closed_by = $5, closed_at = $6
     where id = $1 and status = 'open' returning id`,
    [id, end.status, end.workflowId, end.reason, end.userId, end.at],
  );
  return rows.length > 0;
}
