import type { Language } from '@stroomwerk/contracts';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

export interface VersionRow {
  readonly version: number;
  readonly file: string;
  readonly content_hash: string;
  readonly checked_with_n8n: string | null;
  readonly published_at: Date;
}

const columns = 'version, file, content_hash, english_file, english_hash, checked_with_n8n';

/**
 * The newest versions of a published workflow, oldest first, the one that stands last; empty where there is none. In one
 * language, so that each can be laid beside the one before: in English where all of them have an English file.
 */
export const versionsOf = (
  database: Database,
  filename: string,
  most: number,
  lang: Language,
): Promise<VersionRow[]> =>
  database.query(
    `with newest as (
       select ${columns}, updated_at as published_at from library.workflow where published and filename = $1
       union all
       select ${columns
         .split(', ')
         .map((column) => `v.${column}`)
         .join(', ')}, v.published_at
       from library.workflow_version v join library.workflow w on w.id = v.workflow_id
       where w.published and w.filename = $1
       order by version desc limit $2
     ), told as (
       select $3 = 'en' and not exists (select from newest where english_file is null) as in_english
     )
     select version, case when in_english then english_file else file end as file,
       case when in_english then english_hash else content_hash end as content_hash, checked_with_n8n, published_at
     from newest, told order by version`,
    [filename, most, lang],
  );
