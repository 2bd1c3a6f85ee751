import { until } from '@stroomwerk/test-kit';
import { exported, folder } from '../../../../test/broken-files.js';
import { type LibraryApp, startLibrary } from '../../../../test/library-app.js';
import type { Draft } from '../domain/draft.js';
import { CatalogueFill } from './catalogue-fill.js';
import type * as Source from './catalogue-source.js';
import { Importer } from './importer.js';

jest.setTimeout(600_000);

/** In place of all of the catalogue that ships: the twelve of the landing page and one in eight of the others. */
let some = 0;
jest.mock('./catalogue-source.js', () => {
  const real = jest.requireActual<typeof Source>('./catalogue-source.js');
  const read = async (hash: string) => {
    const all = await real.compiledCatalogue(hash);
    const drafts: Draft[] = [];
    let count = 0;
    for await (const draft of all.drafts) {
      if (draft.top_rank !== null || count % 8 === 0) drafts.push(draft);
      count += 1;
    }
    some = drafts.length;
    return { ...all, filenames: drafts.map(({ filename }) => filename), drafts };
  };
  let once: ReturnType<typeof read> | undefined;
  return {
    ...real,
    async compiledCatalogue(hash: string): Promise<Source.CompiledCatalogue> {
      once ??= read(hash);
      const { drafts, ...rest } = await once;
      return {
        ...rest,
        drafts: (async function* () {
          yield* drafts;
        })(),
      };
    },
  };
});

// Real: the service with its migrations on PostgreSQL 18 and workflows that ship.
describe('filling the library', () => {
  let library: LibraryApp;
  afterEach(() => library.close());
  const filled = async () => {
    const [row] = await library.database.query<{ total: number }[]>(
      'select count(*)::int as total from library.workflow where published',
    );
    return row?.total;
  };
  const startFilled = async () => {
    const started = await startLibrary();
    await started.app.get(CatalogueFill).fillWhenNeeded();
    return started;
  };

  it('leaves an empty library empty when told so, and an operator’s own collection alone', async () => {
    library = await startLibrary();
    expect(await filled()).toBe(0);
    const made = folder();
    await library.app.get(Importer).import(made.write('eigen.json', exported('Eigen', 'post')));
    expect(await library.app.get(CatalogueFill).fillWhenNeeded()).toBeUndefined();
    expect(await filled()).toBe(1);
    made.remove();
  });

  it('brings a library that was filled by an earlier release up to date', async () => {
    library = await startFilled();
    await library.database.query(`update library.library_state set catalogue_hash = repeat('0', 64)`);
    await library.database.query(
      `update library.workflow set name = 'Oud', row_hash = repeat('0', 64) where top_rank = 1`,
    );
    expect(await library.app.get(CatalogueFill).fillWhenNeeded()).toMatchObject({ updated: 1 });
  });

  it('retires a workflow that ships no more: its words go to another, and nobody loses a row; it may come back', async () => {
    library = await startFilled();
    const rows = async () =>
      (
        await Promise.all(
          ['workflow_version', 'favourite', 'collection_workflow', 'problem_report', 'ops_act'].map((table) =>
            library.database.query<object[]>(`select * from library.${table}`),
          ),
        )
      ).flat();
    await library.database.query(`
      with w as (select id from library.workflow where top_rank = 1), u as (select gen_random_uuid() as id),
        c as (insert into library.collection (account_id, name, created_at, updated_at)
          select id, 'Mijn', '2026-01-01', '2026-01-01' from u returning id),
        v as (insert into library.workflow_version (workflow_id, version, file, content_hash, published_at)
          select id, 0, '{}', repeat('1', 64), '2026-01-01' from w),
        f as (insert into library.favourite (user_id, workflow_id, added_at) select u.id, w.id, '2026-01-01' from u, w),
        r as (insert into library.problem_report (workflow_id, user_id, kind, text, status, reported_at)
          select w.id, u.id, 'wrong', 'Klopt niet', 'open', '2026-01-01' from u, w),
        o as (insert into library.ops_act (workflow_id, act, text, by_user, by_name, at)
          select w.id, 'note', 'Gezien', u.id, 'Ops', '2026-01-01' from u, w)
      insert into library.collection_workflow (collection_id, workflow_id, added_at)
        select c.id, w.id, '2026-01-01' from c, w`);
    const before = await rows();
    expect(before).toHaveLength(5);
    // As an earlier release had it: under another name, with what today's has.
    await library.database.query(
      `update library.workflow set filename = 'vroeger.json', slug = 'vroeger' where top_rank = 1`,
    );
    await library.database.query(`update library.library_state set catalogue_hash = repeat('0', 64)`);
    expect(await library.app.get(CatalogueFill).fillWhenNeeded()).toMatchObject({ imported: 1, refused: 0 });
    expect(await filled()).toBe(some);
    expect(await rows()).toEqual(before);
    const retired = () =>
      library.database.query<{ published: boolean }[]>(
        `select published from library.workflow where filename = 'vroeger.json' and retired_at is not null`,
      );
    expect(await retired()).toEqual([{ published: false }]);

    // Once more, now that it is retired already; then the one that took its place goes, and it ships again.
    expect(await library.app.get(CatalogueFill).fillNow()).toMatchObject({ imported: 0, updated: 0 });
    expect(await retired()).toHaveLength(1);
    const [first] = await library.database.query<{ filename: string }[]>(
      'select filename from library.workflow where top_rank = 1 and published',
    );
    for (const [from, to] of [
      [first?.filename, 'later.json'],
      ['vroeger.json', first?.filename],
    ])
      await library.database.query('update library.workflow set filename = $2 where filename = $1', [
        from,
        to,
      ]);
    expect(await library.app.get(CatalogueFill).fillNow()).toMatchObject({ updated: 1, refused: 0 });
    expect(await filled()).toBe(some);
    expect(
      await library.database.query(
        `select w.published, w.retired_at from library.favourite f join library.workflow w on w.id = f.workflow_id`,
      ),
    ).toEqual([{ published: true, retired_at: null }]);
  });

  it('takes a transaction for each workflow, and goes on where an earlier start was killed', async () => {
    library = await startLibrary();
    const ended = library.app
      .get(CatalogueFill)
      .fillWhenNeeded()
      .then(
        () => 'filled',
        () => 'killed',
      );
    // What the fill has committed is there for others while it goes on; then its connection is gone in the middle.
    await until('a fill that goes on', async () => ((await filled()) ?? 0) > 120);
    await library.database.query(`
      select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())`);
    expect(await ended).toBe('killed');
    const done = (await filled()) ?? 0;
    expect(done).toBeLessThan(some);

    const counts = await library.app.get(CatalogueFill).fillWhenNeeded();
    expect(counts).toEqual({ imported: some - done, updated: 0, unchanged: done, refused: 0 });
    expect(await library.app.get(CatalogueFill).fillWhenNeeded()).toBeUndefined();
    const [row] = await library.database.query<object[]>(
      'select count(*)::int as workflows, count(distinct xmin::text)::int as transactions from library.workflow',
    );
    expect(row).toEqual({ workflows: some, transactions: some });
  });

  it('two starts at once fill it once', async () => {
    library = await startLibrary();
    const fill = library.app.get(CatalogueFill);
    const both = await Promise.all([fill.fillWhenNeeded(), fill.fillWhenNeeded()]);
    expect(both.filter((counts) => counts !== undefined)).toHaveLength(1);
    expect(await filled()).toBe(some);
  });
});
