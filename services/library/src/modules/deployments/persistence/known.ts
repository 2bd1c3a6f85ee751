import type { Language } from '@stroomwerk/contracts';
import type { EntityManager } from 'typeorm';
import type { N8nNode } from '../../workflows/domain/n8n.js';
import type { EarlierAnswers } from '../domain/values.js';

type Database = Pick<EntityManager, 'query'>;

const mostEarlier = 60;

/**
 * What the account answered before, the newest first; for a test instance what it answered for those, since an address of
 * production has no place there, and the other way round.
 */
export const earlierAnswers = (
  database: Database,
  accountId: string,
  lang: Language,
  connectionId: string | null,
): Promise<EarlierAnswers[]> =>
  database.query(
    `select case when $2 = 'en' then coalesce(w.english ->> 'name', w.name) else w.name end as name, w.settings, d.answers
     from library.deployment d join library.workflow w on w.id = d.workflow_id
     join library.connection c on c.id = d.connection_id
     where d.account_id = $1
       and ($3::uuid is null or c.purpose = (select purpose from library.connection where id = $3)) order by d.created_at desc, d.id limit ${mostEarlier}`,
    [accountId, lang, connectionId],
  );

/** How many of the account's automations in an n8n use a credential, by its id. */
export async function credentialUse(
  database: Database,
  accountId: string,
  connectionId: string,
): Promise<Map<string, number>> {
  const rows = await database.query<{ id: string; used: number }[]>(
    `select c.value ->> 'id' as id, count(distinct d.automation_id)::int as used
     from library.deployment d
     join library.automation a on a.id = d.automation_id and a.removed_at is null
     cross join lateral jsonb_each(d.credentials) c
     where d.account_id = $1 and d.connection_id = $2 group by 1`,
    [accountId, connectionId],
  );
  return new Map(rows.map(({ id, used }) => [id, used]));
}

export interface ExistingAutomation {
  readonly id: string;
  readonly name: string;
  readonly n8n_workflow_id: string;
}

/** The newest automation of a workflow in an n8n that is on the list and was not lost there. */
export async function existingAutomation(
  database: Database,
  accountId: string,
  connectionId: string,
  workflowId: string,
): Promise<ExistingAutomation | undefined> {
  const [row] = await database.query<ExistingAutomation[]>(
    `select id, name, n8n_workflow_id from library.automation
     where account_id = $1 and connection_id = $2 and workflow_id = $3 and removed_at is null and gone_since is null
       and n8n_workflow_id is not null
     order by created_at desc, id limit 1`,
    [accountId, connectionId, workflowId],
  );
  return row;
}

/** Whether the account is deploying a workflow to an n8n just now. */
export async function isOnItsWay(
  database: Database,
  accountId: string,
  connectionId: string,
  workflowId: string,
): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `select 1 from library.deployment where account_id = $1 and connection_id = $2 and workflow_id = $3
       and state in ('queued', 'placing', 'publishing')`,
    [accountId, connectionId, workflowId],
  );
  return rows.length > 0;
}

/** Automations that count: linked and watched, and deployments that will be one. */
export async function countAutomations(database: Database, accountId: string): Promise<number> {
  const [row] = await database.query<{ used: number }[]>(
    `select (select count(*) from library.automation
         where account_id = $1 and kind = 'linked' and watched and removed_at is null)::int
       + (select count(*) from library.deployment
         where account_id = $1 and automation_id is null and state in ('queued', 'placing', 'publishing'))::int as used`,
    [accountId],
  );
  return row?.used ?? 0;
}

/** The connection that the account deployed to last. */
export async function lastConnection(database: Database, accountId: string): Promise<string | undefined> {
  const [row] = await database.query<{ connection_id: string }[]>(
    'select connection_id from library.deployment where account_id = $1 order by created_at desc, id limit 1',
    [accountId],
  );
  return row?.connection_id;
}

/** Of several workflows the newest automation of each in an n8n, as `existingAutomation` has it of one. */
export async function existingAutomations(
  database: Database,
  accountId: string,
  connectionId: string,
  workflowIds: readonly string[],
): Promise<Map<string, ExistingAutomation>> {
  const rows = await database.query<(ExistingAutomation & { workflow_id: string })[]>(
    `select distinct on (workflow_id) workflow_id, id, name, n8n_workflow_id from library.automation
     where account_id = $1 and connection_id = $2 and workflow_id = any($3) and removed_at is null
       and gone_since is null and n8n_workflow_id is not null
     order by workflow_id, created_at desc, id`,
    [accountId, connectionId, workflowIds],
  );
  return new Map(rows.map(({ workflow_id, ...found }) => [workflow_id, found]));
}

/** Of several workflows those that the account is deploying to an n8n just now. */
export async function onTheirWay(
  database: Database,
  accountId: string,
  connectionId: string,
  workflowIds: readonly string[],
): Promise<Set<string>> {
  const rows = await database.query<{ workflow_id: string }[]>(
    `select distinct workflow_id from library.deployment
     where account_id = $1 and connection_id = $2 and workflow_id = any($3)
       and state in ('queued', 'placing', 'publishing')`,
    [accountId, connectionId, workflowIds],
  );
  return new Set(rows.map(({ workflow_id }) => workflow_id));
}

/** The steps with a path in what the account deployed to an n8n and has there, or will have. */
export async function stepsWithPath(
  database: Database,
  accountId: string,
  connectionId: string,
): Promise<N8nNode[]> {
  const rows = await database.query<{ node: N8nNode }[]>(
    `select n.value as node from library.deployment d
     left join library.automation a on a.id = d.automation_id
     cross join lateral jsonb_array_elements(d.sent -> 'nodes') n
     where d.account_id = $1 and d.connection_id = $2 and n.value -> 'parameters' ? 'path'
       and (d.state in ('queued', 'placing', 'publishing')
         or (d.state in ('published', 'placed') and a.id is not null and a.gone_since is null))`,
    [accountId, connectionId],
  );
  return rows.map(({ node }) => node);
}
