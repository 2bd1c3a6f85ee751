import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

export interface FileRow {
  readonly filename: string;
  readonly file: string;
  readonly content_hash: string;
  readonly top_rank: number | null;
}

/** The file that leaves, by its filename. */
export async function workflowFile(database: Database, filename: string): Promise<FileRow | undefined> {
  const [row] = await database.query<FileRow[]>(
    'select filename, file, content_hash, top_rank from library.workflow where published and filename = $1',
    [filename],
  );
  return row;
}

/** The file of one version, the one that stands included. */
export async function versionFile(
  database: Database,
  filename: string,
  version: number,
): Promise<FileRow | undefined> {
  const [row] = await database.query<FileRow[]>(
    `select w.filename, coalesce(v.file, w.file) as file, coalesce(v.content_hash, w.content_hash) as content_hash,
       w.top_rank
     from library.workflow w
     left join library.workflow_version v on v.workflow_id = w.id and v.version = $2
     where w.published and w.filename = $1 and (w.version = $2 or v.version is not null)`,
    [filename, version],
  );
  return row;
}

export interface NumberedFile {
  readonly number: number;
  readonly filename: string;
  readonly content_hash: string;
}

/** Those of the wanted that are published, by number. */
export const numbered = (
  database: Database,
  column: 'filename' | 'number',
  wanted: readonly (string | number)[],
): Promise<NumberedFile[]> =>
  database.query(
    `select number, filename, content_hash from library.workflow
     where published and ${column} = any($1) order by number`,
    [wanted],
  );
