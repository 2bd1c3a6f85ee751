import type { Language } from '@stroomwerk/contracts';
import type { Account, WorkflowStep } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';
import type { EnglishFlow, EnglishTexts, StoredSetting } from '../domain/texts.js';

/** All of a published workflow that is needed to place it in somebody's n8n. */
export interface DeployableWorkflow {
  readonly id: string;
  readonly filename: string;
  readonly slug: string;
  readonly name: string;
  readonly version: number;
  readonly minutes_saved: number;
  readonly accounts: Account[];
  readonly settings: readonly StoredSetting[];
  readonly steps: WorkflowStep[];
  readonly english: EnglishTexts | null;
  readonly english_flow: EnglishFlow | null;
  readonly source: 'catalogue' | 'import';
  /** Of `file`: Dutch where it has no English one. */
  readonly language: Language;
  readonly file: string;
  readonly content_hash: string;
}

/** @param lang of the file @returns undefined where the library has no such workflow, or ops hides it */
export async function deployableWorkflow(
  database: Pick<EntityManager, 'query'>,
  filename: string,
  lang: Language,
): Promise<DeployableWorkflow | undefined> {
  const [row] = await database.query<DeployableWorkflow[]>(
    `select id, filename, slug, name, version, minutes_saved, accounts, settings, steps, english, english_flow, source,
       case when $2 = 'en' and english_file is not null then 'en' else 'nl' end as language,
       case when $2 = 'en' and english_file is not null then english_file else file end as file,
       case when $2 = 'en' and english_file is not null then english_hash else content_hash end as content_hash
     from library.workflow where published and filename = $1`,
    [filename, lang],
  );
  return row;
}
