import type { DataSource, EntityManager } from 'typeorm';
import type { Known, Row, Wanted } from '../domain/place.js';

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
  'places',
  'author',
  'licence',
  'checked_with_n8n',
  'ran',
  'ran_unchanged',
  'accounts',
  'setup_steps',
  'settings',
  'steps',
  'notes',
  'graph',
  'english',
  'english_flow',
  'english_file',
  'english_hash',
  'file',
  'content_hash',
  'fingerprint',
  'row_hash',
  'source',
  'verified',
  'updated_at',
] as const;

/** Whether one of its files is another now. A first one in English changes nothing for who has the Dutch one. */
const differs = (old: string, wanted: string): string =>
  `${old}.content_hash is distinct from ${wanted}.content_hash
    or (${old}.english_hash is not null and ${old}.english_hash is distinct from ${wanted}.english_hash)`;

/**
 * The file goes to the versions before another takes its place; what ops hid stays hidden, what was retired is back. That
 * others do not know of a change yet is remembered until `nextVersion`.
 */
const write = `
  with input as (
    select * from jsonb_populate_record(null::library.workflow, $1::jsonb)
  ), past as (
    insert into library.workflow_version
      (workflow_id, version, file, content_hash, english_file, english_hash, checked_with_n8n, published_at)
    select w.id, w.version, w.file, w.content_hash, w.english_file, w.english_hash, w.checked_with_n8n, w.updated_at
    from library.workflow w join input using (filename)
    where ${differs('w', 'input')}
  ), told as (
    update library.library_state set unannounced = true where not unannounced
  )
  insert into library.workflow (id, created_at, ${derivedColumns.join(', ')})
  select coalesce(id, gen_random_uuid()), updated_at, ${derivedColumns.join(', ')}
  from input
  on conflict (filename) do update set
    version = workflow.version + (${differs('workflow', 'excluded')})::int,
    retired_at = null,
    ${derivedColumns.map((column) => `${column} = excluded.${column}`).join(', ')}`;

/** Held until the transaction ends: two imports, or a fill at two starts, never interleave. */
export const lockLibrary = async (manager: EntityManager): Promise<void> => {
  await manager.query('select pg_advisory_xact_lock($1)', [importLock]);
};

/**
 * Works on the library while nobody else changes it, in as many transactions as it takes. What one of them committed stays;
 * it is on the disk when the next version is (`nextVersion`), and a power cut before that loses the last moment only.
 * @param work gets the manager of the connection that holds the lock
 */
export async function holdLibrary<T>(
  database: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = database.createQueryRunner();
  try {
    // Who fills the library may take long, which the next one waits for.
    await runner.query('set lock_timeout = 0; set synchronous_commit = off');
    await runner.query('select pg_advisory_lock($1)', [importLock]);
    return await work(runner.manager);
  } finally {
    const after = 'reset lock_timeout; reset synchronous_commit; select pg_advisory_unlock_all()';
    await runner.query(after).catch(() => undefined); // A connection that broke holds nothing.
    await runner.release();
  }
}

/** Keeps imports away until the transaction ends, for others that change several workflows at once; these do not wait for one another. */
export const shareLibrary = async (manager: EntityManager): Promise<void> => {
  await manager.query('select pg_advisory_xact_lock_shared($1)', [importLock]);
};

const known = (where: string): string => `
  select filename, slug, description, fingerprint, row_hash, source, retired_at is not null as retired
  from library.workflow where ${where}`;

const lookUp = [
  'filename = any($1)',
  'slug = any($2) and retired_at is null',
  'fingerprint = any($3) and retired_at is null',
  'description = any($4) and retired_at is null',
]
  .map(known)
  .join(' union all ');

/** The workflows that have one of the names, contents or words; one may come more than once. */
export const knownWorkflows = (manager: EntityManager, wanted: Wanted): Promise<Known[]> =>
  manager.query(lookUp, [wanted.filenames, wanted.slugs, wanted.fingerprints, wanted.descriptions]);

interface Connection {
  query(statement: { name: string; text: string; values: unknown[] }): Promise<unknown>;
}

/** Inserts a workflow, or overwrites the one with its filename: a transaction of its own. @param manager of `holdLibrary` @param now of the kernel's Clock */
export async function writeWorkflow(manager: EntityManager, row: Row, now: Date): Promise<void> {
  const { content, english_content, ...columns } = row;
  const record = {
    ...columns,
    file: content,
    english_file: english_content,
    verified: columns.checked_with_n8n !== null,
    updated_at: now,
  };
  // A statement with a name is planned once a connection; TypeORM gives none.
  const connection = (await manager.queryRunner?.connect()) as Connection;
  await connection.query({ name: 'write-workflow', text: write, values: [JSON.stringify(record)] });
}

/** Whether the database refuses what a row holds (its data, a name that is taken, its size), and would take others. */
export const refusesRow = (error: unknown): error is Error =>
  error instanceof Error && /^(22|23|54)/.test(String(Reflect.get(error, 'code')));

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

/** Of a catalogue: which of its workflows are gone, why, and where their addresses lead. */
export interface Retirement {
  readonly slug: string;
  readonly category: string;
  readonly why: { readonly nl: string; readonly en: string };
  readonly successor: string | null;
}

/** What this release says of the workflows that it retired, in place of what an earlier one said. */
export async function writeRetirements(
  manager: EntityManager,
  retired: readonly Retirement[],
): Promise<void> {
  await manager.query('delete from library.retirement');
  await manager.query(
    `insert into library.retirement (slug, category, why_nl, why_en, successor)
     select slug, category, why ->> 'nl', why ->> 'en', successor
     from jsonb_to_recordset($1::jsonb) as r (slug text, category text, why jsonb, successor text)`,
    [JSON.stringify(retired)],
  );
}

/** What a recipe is also called. */
export interface RecipePhrases {
  readonly pattern: string;
  readonly phrases: readonly string[];
}

/** What this release calls its recipes besides, in place of what an earlier one did: no row of a workflow is another for it. */
export async function writePhrases(manager: EntityManager, phrases: readonly RecipePhrases[]): Promise<void> {
  await manager.query('delete from library.recipe_phrases');
  await manager.query(
    `insert into library.recipe_phrases (pattern, phrases)
     select pattern, phrases from jsonb_to_recordset($1::jsonb) as r (pattern text, phrases text[])`,
    [JSON.stringify(phrases)],
  );
}

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
  // Also where what came before did not wait for the disk.
  await manager.query('set local synchronous_commit = on');
  const [rows] = await manager.query<[{ version: number }[], number]>(
    `update library.library_state set version = version + 1, changed_at = $1, unannounced = false,
       catalogue_hash = coalesce($2, catalogue_hash) returning version`,
    [now, catalogueHash ?? null],
  );
  return rows[0]?.version ?? 0;
}
