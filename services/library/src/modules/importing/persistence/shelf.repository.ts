import type { EntityManager } from 'typeorm';
import type { Known, Row } from '../domain/place.js';

/** One import at a time changes the library; the key is any fixed number. */
const importLock = 740_001;

const derivedColumns = [
  'filename',
  'slug',
  'name',
  'description',
  'description_source',
  'trigger_type',
  'complexity',
  'node_count',
  'integrations',
  'community_integrations',
  'category',
  'tags',
  'difficulty',
  'time_to_deploy',
  'short_benefit',
  'tier_required',
  'top_rank',
  'minutes_saved',
  'minutes_saved_why',
  'pattern',
  'author',
  'licence',
  'checked_with_n8n',
  'accounts',
  'setup_steps',
  'steps',
  'notes',
  'graph',
  'english',
  'file',
  'content_hash',
  'fingerprint',
  'row_hash',
  'source',
  'published',
  'verified',
  'updated_at',
] as const;

/** The file goes to the versions before another takes its place; what ops hid stays hidden. */
const write = `
  with input as (
    select * from jsonb_populate_recordset(null::library.workflow, $1::jsonb)
  ), past as (
    insert into library.workflow_version (workflow_id, version, file, content_hash, checked_with_n8n, published_at)
    select w.id, w.version, w.file, w.content_hash, w.checked_with_n8n, w.updated_at
    from library.workflow w join input using (filename)
    where w.content_hash is distinct from input.content_hash
  )
  insert into library.workflow (id, created_at, ${derivedColumns.join(', ')})
  select coalesce(id, gen_random_uuid()), updated_at, ${derivedColumns.join(', ')}
  from input
  on conflict (filename) do update set
    version = workflow.version + (workflow.content_hash is distinct from excluded.content_hash)::int,
    ${derivedColumns
      .filter((column) => column !== 'published')
      .map((column) => `${column} = excluded.${column}`)
      .join(', ')}`;

/** Held until the transaction ends: two imports, or a fill at two starts, never interleave. */
export const lockLibrary = async (manager: EntityManager): Promise<void> => {
  await manager.query('select pg_advisory_xact_lock($1)', [importLock]);
};

/** Keeps imports away until the transaction ends, for others that change several workflows at once; these do not wait for one another. */
export const shareLibrary = async (manager: EntityManager): Promise<void> => {
  await manager.query('select pg_advisory_xact_lock_shared($1)', [importLock]);
};

/** Every workflow's names, for the rules of placing. */
export const knownWorkflows = (manager: EntityManager): Promise<Known[]> =>
  manager.query(
    'select id, filename, slug, description, fingerprint, row_hash, source from library.workflow order by filename',
  );

/** Rows that one statement takes. */
export const rowsAtOnce = 100;

/**
 * Inserts rows, or overwrites those with their filenames. @param rows at most `rowsAtOnce`, each filename once
 * @param now of the kernel's Clock
 */
export async function writeWorkflows(manager: EntityManager, rows: readonly Row[], now: Date): Promise<void> {
  const records = rows.map(({ content, ...columns }) => ({
    ...columns,
    file: content,
    published: true,
    verified: columns.checked_with_n8n !== null,
    updated_at: now,
  }));
  await manager.query(write, [JSON.stringify(records)]);
}

/** Takes the workflows of our own that ship no more out of the library. @param shipped filenames @returns how many */
export async function retireWorkflows(manager: EntityManager, shipped: readonly string[]): Promise<number> {
  const [gone] = await manager.query<[unknown[], number]>(
    `delete from library.workflow where source = 'catalogue' and not filename = any($1) returning filename`,
    [shipped],
  );
  return gone.length;
}

/** Remembers that others do not know of a change yet. @see nextVersion, which ends it */
export const markUnannounced = (manager: EntityManager): Promise<unknown> =>
  manager.query('update library.library_state set unannounced = true');

export interface LibraryState {
  readonly version: number;
  readonly unannounced: boolean;
  readonly catalogue_hash: string | null;
}

export async function libraryState(manager: EntityManager): Promise<LibraryState> {
  const [state] = await manager.query<LibraryState[]>(
    'select version, catalogue_hash, unannounced from library.library_state',
  );
  return state ?? { version: 0, catalogue_hash: null, unannounced: false };
}

/** The library changed: counts it and answers the new version. @param catalogueHash of the content just filled in */
export async function nextVersion(
  manager: EntityManager,
  now: Date,
  catalogueHash?: string,
): Promise<number> {
  const [rows] = await manager.query<[{ version: number }[], number]>(
    `update library.library_state set version = version + 1, changed_at = $1, unannounced = false,
       catalogue_hash = coalesce($2, catalogue_hash) returning version`,
    [now, catalogueHash ?? null],
  );
  return rows[0]?.version ?? 0;
}
