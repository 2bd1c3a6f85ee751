import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

export interface VersionRow {
  readonly version: number;
  readonly file: string;
  readonly content_hash: string;
  readonly checked_with_n8n: string | null;
  readonly published_at: Date;
}

/** The newest versions of a published workflow, oldest first, the one that stands last; empty where there is none. */
export const versionsOf = (database: Database, filename: string, most: number): Promise<VersionRow[]> =>
  database.query(
    `select * from (
       select version, file, content_hash, checked_with_n8n, updated_at as published_at
       from library.workflow where published and filename = $1
       union all
       select v.version, v.file, v.content_hash, v.checked_with_n8n, v.published_at
       from library.workflow_version v join library.workflow w on w.id = v.workflow_id
       where w.published and w.filename = $1
       order by version desc limit $2
     ) newest order by version`,
    [filename, most],
  );
