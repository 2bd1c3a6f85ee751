import type { DataSource, QueryRunner } from 'typeorm';
import type { SearchDocument } from '../domain/document.js';

/** Rows of one step through the table: small enough that the service answers between two steps. */
const rowsAtOnce = 500;

/**
 * The static order: the Top 12, then what most accounts took, then one workflow of each pattern before the second of
 * any, so that a page without a word shows the breadth of the library. filename decides between equals.
 */
const inStaticOrder = `
  select number from library.workflow where published
  order by top_rank nulls last, popularity desc,
    row_number() over (partition by coalesce(pattern, id::text) order by filename), filename`;

const byNumbers = `
  select number as key, name, coalesce(english->>'name', name) as "nameEnglish", integrations, tags, category,
    trigger_type as trigger, complexity, tier_required as tier,
    jsonb_path_query_array(steps, '$[*].name') as nodes, actions,
    array_remove(array[description, english->>'description', short_benefit, english->>'short_benefit', minutes_saved_why,
      english->>'minutes_saved_why'], null) as texts,
    pattern, minutes_saved as "minutesSaved", popularity,
    extract(epoch from created_at)::float8 * 1000 as "addedAt"
  from unnest($1::int[]) with ordinality asked (number, at) join library.workflow using (number)
  order by at`;

export interface LibraryReader {
  readonly version: number;
  readonly integrations: readonly string[];
  /** By pattern, what its workflows are also called. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
  /** In the static order, some hundreds at a time. */
  documents(): AsyncGenerator<readonly SearchDocument[], void>;
}

/** Reads the published workflows as they stood at one moment, without holding them all at once. */
export async function readLibrary<T>(
  database: DataSource,
  use: (reader: LibraryReader) => Promise<T>,
): Promise<T> {
  const runner = database.createQueryRunner();
  try {
    await runner.query('begin isolation level repeatable read read only');
    const [state] = (await runner.query('select version from library.library_state')) as {
      version: number;
    }[];
    const names = (await runner.query(
      'select distinct app from library.workflow, unnest(integrations) app where published',
    )) as { app: string }[];
    const called = (await runner.query('select pattern, phrases from library.recipe_phrases')) as {
      pattern: string;
      phrases: string[];
    }[];
    const result = await use({
      version: state?.version ?? 0,
      integrations: names.map(({ app }) => app),
      phrases: new Map(called.map(({ pattern, phrases }) => [pattern, phrases])),
      documents: () => documents(runner),
    });
    await runner.query('commit');
    return result;
  } catch (error) {
    await runner.query('rollback').catch(() => undefined); // The first error is the one that tells.
    throw error;
  } finally {
    await runner.release();
  }
}

/** Only numbers are put in order: a million whole rows would be sorted on the disk, in minutes without a row to read. */
async function* documents(runner: QueryRunner): AsyncGenerator<readonly SearchDocument[], void> {
  await runner.query(`declare library_order no scroll cursor for ${inStaticOrder}`);
  for (;;) {
    const order = (await runner.query(`fetch ${rowsAtOnce} from library_order`)) as { number: number }[];
    if (order.length > 0)
      yield (await runner.query(byNumbers, [order.map(({ number }) => number)])) as SearchDocument[];
    if (order.length < rowsAtOnce) return;
  }
}

/** What tells whether an index is behind: how often the library changed, and how often its workflows were taken. */
export async function libraryMark(database: DataSource): Promise<{ version: number; taken: number }> {
  const [mark] = await database.query<{ version: number; taken: number }[]>(
    `select (select version from library.library_state) as version,
       (select coalesce(sum(popularity), 0)::float8 from library.workflow) as taken`,
  );
  return mark ?? { version: 0, taken: 0 };
}
