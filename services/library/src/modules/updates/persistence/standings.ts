import type { Account, WorkflowStep } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';
import type { EnglishTexts, StoredSetting } from '../../workflows/domain/texts.js';
import type { Deployed } from '../domain/flow.js';

type Database = Pick<EntityManager, 'query'>;

/** An automation whose workflow came from the library, with the version it has and the one that there is. */
export interface Standing {
  readonly id: string;
  readonly name: string;
  readonly connection_id: string;
  /** Null once its n8n was disconnected. */
  readonly address: string | null;
  readonly n8n_workflow_id: string;
  readonly watched: boolean;
  readonly deployment_id: string;
  /** It was made from the gallery: steps have the ids that our file gives them, and values are where the customer typed them. */
  readonly adopted: boolean;
  readonly workflow_id: string;
  readonly filename: string;
  readonly slug: string;
  readonly language: 'nl' | 'en';
  /** The customer's answers by the keys of the values, and their accounts by the keys of what was needed. */
  readonly answers: Readonly<Record<string, string>>;
  readonly credentials: Readonly<Record<string, { readonly id: string; readonly name: string }>>;
  readonly version: number;
  /** Our version that it has, with their accounts and values. */
  readonly base: Deployed;
  readonly newest: number;
  /** The newest in the language of the deployment; null where it has no file in that language (any more). */
  readonly file: string | null;
  readonly settings: readonly StoredSetting[];
  readonly accounts: Account[];
  readonly setup_steps: string[];
  readonly minutes_saved_why: string | null;
  readonly english: EnglishTexts | null;
  readonly steps: readonly WorkflowStep[];
  readonly minutes_saved: number;
  readonly checked_with_n8n: string | null;
  readonly published_at: Date;
  readonly published: boolean;
  readonly retired: boolean;
  readonly skipped: boolean;
}

/** What the newest deployment, or the adoption of one from the gallery, and the acts after it come to. */
const inForce = `
  join lateral (
    select id, workflow_id, version, language, answers, credentials, coalesce(base, sent) as base, created_at,
      false as adopted
    from library.deployment where automation_id = a.id and state in ('published', 'placed')
    union all
    select automation_id, workflow_id, version, language, '{}', '{}', base, adopted_at, true
    from library.automation_adoption where automation_id = a.id and version is not null
    order by created_at desc limit 1
  ) d on true
  left join lateral (
    select to_version, base from library.automation_update
    where automation_id = a.id and state = 'done' and act in ('update', 'back', 'promote') and created_at >= d.created_at
    order by number desc limit 1
  ) u on true
  join library.workflow w on w.id = d.workflow_id
  cross join lateral (
    select exists (
      select from library.automation_update
      where automation_id = a.id and act = 'skip' and to_version = w.version
    ) as skipped
  ) s`;
const there = `a.account_id = $1 and a.removed_at is null and a.n8n_workflow_id is not null`;

/** Undefined where the automation is unknown, another account's, or its workflow did not come from the library. */
export async function standingOf(
  database: Database,
  accountId: string,
  id: string,
): Promise<Standing | undefined> {
  const [row] = await database.query<Standing[]>(
    `select a.id, a.name, a.connection_id, c.address, a.n8n_workflow_id, a.watched, d.id as deployment_id, d.adopted, d.workflow_id, w.filename, w.slug,
       d.language, d.answers, d.credentials, coalesce(u.to_version, d.version) as version,
       coalesce(u.base, d.base) as base, w.version as newest,
       case when d.language = 'en' then w.english_file else w.file end as file, w.settings, w.accounts, w.setup_steps,
       w.minutes_saved_why, w.english, w.minutes_saved,
       case when d.language = 'en' then coalesce(w.english_flow -> 'steps', w.steps) else w.steps end as steps,
       w.checked_with_n8n, w.updated_at as published_at, w.published, w.retired_at is not null as retired, s.skipped
     from library.automation a
     ${inForce}
     left join library.connection c on c.id = a.connection_id and c.removed_at is null
     where ${there} and a.id = $2`,
    [accountId, id],
  );
  return row;
}

export interface WaitingRow {
  readonly automation_id: string;
  readonly name: string;
  readonly filename: string;
  readonly from_version: number;
  readonly to_version: number;
}

/** Automations that a newer version waits for in their language, and that the account wants to hear of. */
export const updatesWaiting = (database: Database, accountId: string): Promise<WaitingRow[]> =>
  database.query(
    `select a.id as automation_id, a.name, w.filename, coalesce(u.to_version, d.version) as from_version,
       w.version as to_version
     from library.automation a
     ${inForce}
     where ${there} and a.watched and w.published and not s.skipped
       and (d.language = 'nl' or w.english_file is not null)
       and w.version > coalesce(u.to_version, d.version)
     order by a.name, a.id`,
    [accountId],
  );
