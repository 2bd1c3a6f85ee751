import { catalogue } from '../../../../content/catalogue.js';
import { exported, folder } from '../../../../test/broken-files.js';
import { type LibraryApp, startLibrary } from '../../../../test/library-app.js';
import { CatalogueFill } from './catalogue-fill.js';
import { Importer } from './importer.js';

// The catalogue is compiled once for all tests, and every library filled with it.
jest.setTimeout(180_000);

// Real: the service with its migrations on PostgreSQL 18 and the catalogue that ships.
describe('filling the library', () => {
  let library: LibraryApp;
  afterEach(() => library.close());
  const filled = async () => {
    const [row] = await library.database.query<{ total: number }[]>(
      'select count(*)::int as total from library.workflow',
    );
    return row?.total;
  };

  it('fills an empty library at start, once', async () => {
    library = await startLibrary({ fill: true });
    expect(await filled()).toBe(catalogue.length);
    expect(await library.app.get(CatalogueFill).fillWhenNeeded()).toBeUndefined();
    const again = await library.app.get(CatalogueFill).fillNow();
    expect(again).toEqual({ imported: 0, updated: 0, unchanged: catalogue.length, refused: 0 });
  });

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
    library = await startLibrary({ fill: true });
    await library.database.query(`update library.library_state set catalogue_hash = repeat('0', 64)`);
    await library.database.query(
      `update library.workflow set name = 'Oud', row_hash = repeat('0', 64) where top_rank = 1`,
    );
    expect(await library.app.get(CatalogueFill).fillWhenNeeded()).toMatchObject({ updated: 1 });
  });

  it('lets a workflow go that ships no more, and its words with it', async () => {
    library = await startLibrary({ fill: true });
    // As an earlier release had it: under another name, with what today's has.
    await library.database.query(
      `update library.workflow set filename = 'vroeger.json', slug = 'vroeger' where top_rank = 1`,
    );
    await library.database.query(`update library.library_state set catalogue_hash = repeat('0', 64)`);
    expect(await library.app.get(CatalogueFill).fillWhenNeeded()).toMatchObject({ imported: 1, refused: 0 });
    expect(await filled()).toBe(catalogue.length);
  });

  it('two starts at once fill it once', async () => {
    library = await startLibrary();
    const fill = library.app.get(CatalogueFill);
    const both = await Promise.all([fill.fillWhenNeeded(), fill.fillWhenNeeded()]);
    expect(both.filter((counts) => counts !== undefined)).toHaveLength(1);
    expect(await filled()).toBe(catalogue.length);
  });
});
