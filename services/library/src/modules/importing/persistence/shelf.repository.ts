import type { DataSource, EntityManager } from 'typeorm';
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
  'verified',
  'updated_at',
] as const;

/** The file goes to the versions before another takes its place; what ops hid stays hidden, what was retired is back. */
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
    retired_at = null,
    ${derivedColumns.map((column) => `${column} = excluded.${column}`).join(', ')}`;

/** Held until the transaction ends: two imports, or a fill at two starts, never interleave. */
export const lockLibrary = async (manager: EntityManager): Promise<void> => {
  await manager.query('select pg_advisory_xact_lock($1)', [importLock]);
};

/**
 * Works on the library while nobody else changes it, in as many transactions as it takes. What one of them committed stays.
 * @param work gets the manager of the connection that holds the lock
 */
export async function holdLibrary<T>(
  database: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = database.createQueryRunner();
  try {
    await runner.query('select pg_advisory_lock($1)', [importLock]);
    try {
      return await work(runner.manager);
    } finally {
      await runner.query('select pg_advisory_unlock($1)', [importLock]);
    }
  } finally {
    await runner.release();
  }
}

/** Keeps imports away until the transaction ends, for others that change several workflows at once; these do not wait for one another. */
export const shareLibrary = async (manager: EntityManager): Promise<void> => {
  await manager.query('select pg_advisory_xact_lock_shared($1)', [importLock]);
};

/** Every workflow's names, for the rules of placing. */
export const knownWorkflows = (manager: EntityManager): Promise<Known[]> =>
  manager.query(
    `select id, filename, slug, description, fingerprint, row_hash, source, retired_at is not null as retired
     from library.workflow order by filename`,
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
    verified: columns.checked_with_n8n !== null,
    updated_at: now,
  }));
  await manager.query(write, [JSON.stringify(records)]);
}

/**
 * Takes the workflows of our own that ship no more out of sight. Their rows stay, and with them all that customers have:
 * favourites, collections, versions, reports. @param shipped filenames @param now of the Clock @returns how many
 */
export async function retireWorkflows(
  manager: EntityManager,
  shipped: readonly string[],
  now: Date,
): Promise<number> {
  const [retired] = await manager.query<[unknown[], number]>(
    `update library.workflow set retired_at = $2
     where source = 'catalogue' and retired_at is null and not filename = any($1) returning filename`,
    [shipped, now],
  );
  return retired.length;
}

/** Remembers that others do not know of a change yet. @see nextVersion, which ends it */
export const markUnannounced = (manager: EntityManager): Promise<unknown> =>
  manager.query('update library.library_state set unannounced = true');

/** A fill has begun: until it ends, the library has no catalogue's hash, and the next start goes on with it. */
export const markFilling = (manager: EntityManager): Promise<unknown> =>
  manager.query(`update library.library_state set catalogue_hash = repeat('0', 64)`);

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
