import type { EntityManager } from 'typeorm';
import type { N8nConnections, N8nNode } from '../../workflows/domain/n8n.js';
import type { Base, OurFile } from '../domain/origin.js';

type Database = Pick<EntityManager, 'query'>;

/** Workflows of an n8n that are on the account's list, or were taken off it within thirty days. */
export async function listedIn(database: Database, connectionId: string): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ id: string }[]>(
    'select n8n_workflow_id as id from library.automation where connection_id = $1 and n8n_workflow_id is not null',
    [connectionId],
  );
  return new Set(rows.map(({ id }) => id));
}

export interface Template {
  readonly id: string;
  readonly number: number;
  readonly filename: string;
  readonly name: string;
  readonly english_name: string | null;
  readonly minutes_saved: number;
  readonly files: readonly OurFile[];
}

type Row = Omit<Template, 'files'> & {
  readonly files: readonly (Omit<OurFile, 'name' | 'nodes' | 'connections'> & { readonly file: string })[];
};

/** Workflows of the library by their numbers, with every file of every version; those that ops hides or retired too. */
export async function templatesOf(database: Database, numbers: readonly number[]): Promise<Template[]> {
  if (numbers.length === 0) return [];
  const rows = await database.query<Row[]>(
    `select w.id, w.number, w.filename, w.name, w.english ->> 'name' as english_name, w.minutes_saved, f.files
     from library.workflow w cross join lateral (
       select json_agg(json_build_object('version', version, 'language', language, 'hash', hash, 'file', file)) as files
       from (
         select w.version, 'nl' as language, w.content_hash as hash, w.file
         union all select w.version, 'en', w.english_hash, w.english_file
         union all select v.version, 'nl', v.content_hash, v.file from library.workflow_version v where v.workflow_id = w.id
         union all select v.version, 'en', v.english_hash, v.english_file from library.workflow_version v
           where v.workflow_id = w.id
       ) all_files where file is not null
     ) f where w.number = any($1)`,
    [numbers],
  );
  return rows.map(({ files, ...row }) => ({ ...row, files: files.map(opened) }));
}

function opened({ file, ...rest }: Row['files'][number]): OurFile {
  const { name, nodes, connections } = JSON.parse(file) as {
    name: string;
    nodes: N8nNode[];
    connections: N8nConnections;
  };
  return { ...rest, name, nodes, connections };
}

/** Hash of the file that the account last took from its gallery until a moment. */
export async function takenFromGallery(
  database: Database,
  accountId: string,
  filename: string,
  until: Date,
): Promise<string | undefined> {
  const [row] = await database.query<{ content_hash: string }[]>(
    `select content_hash from library.download
     where account_id = $1 and filename = $2 and via = 'gallery' and downloaded_at <= $3
     order by downloaded_at desc limit 1`,
    [accountId, filename, until],
  );
  return row?.content_hash;
}

/** The automation of a workflow in an n8n, one that was taken off the list too. */
export async function automationIn(
  database: Database,
  accountId: string,
  connectionId: string,
  n8nWorkflowId: string,
): Promise<{ readonly id: string; readonly name: string; readonly removed: boolean } | undefined> {
  const [row] = await database.query<{ id: string; name: string; removed: boolean }[]>(
    `select id, name, removed_at is not null as removed from library.automation
     where account_id = $1 and connection_id = $2 and n8n_workflow_id = $3
     order by removed_at is not null, removed_at desc limit 1`,
    [accountId, connectionId, n8nWorkflowId],
  );
  return row;
}

export interface Adoption {
  readonly automationId: string;
  readonly accountId: string;
  readonly madeBy: string;
  readonly workflowId: string;
  readonly language: 'nl' | 'en';
  readonly version: number | null;
  readonly base: Base | null;
  readonly at: Date;
}

/** Where an automation came from. One that was adopted before, and put back, has it from then. */
export async function keepAdoption(database: Database, one: Adoption): Promise<void> {
  await database.query(
    `insert into library.automation_adoption (automation_id, account_id, made_by, workflow_id, language, version, base, adopted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[one.automationId, one.accountId, one.madeBy, one.workflowId, one.language, one.version],
      ...[one.base && JSON.stringify(one.base), one.at],
    ],
  );
}

/** The version that an adopted automation came from; undefined of one that was deployed. */
export async function adoptedVersion(
  database: Database,
  automationId: string,
): Promise<number | null | undefined> {
  const [row] = await database.query<{ version: number | null }[]>(
    'select version from library.automation_adoption where automation_id = $1',
    [automationId],
  );
  return row?.version;
}
