import { type LibraryApp, startLibrary } from '../../../../test/library-app.js';
import { CatalogueFill } from './catalogue-fill.js';
import { catalogueHash, compiledCatalogue } from './catalogue-source.js';

jest.setTimeout(600_000);

// Real: the service with its migrations on PostgreSQL 18 and all of the catalogue that ships. What can happen to a fill is
// tried with some of it, in catalogue-fill.db.spec.ts.
describe('filling the library', () => {
  let library: LibraryApp;
  afterEach(() => library.close());

  it('fills an empty library at start, once', async () => {
    library = await startLibrary({ fill: true });
    const { filenames } = await compiledCatalogue(await catalogueHash());
    const [row] = await library.database.query<{ total: number }[]>(
      'select count(*)::int as total from library.workflow where published',
    );
    expect(row?.total).toBe(filenames.length);
    expect(await library.app.get(CatalogueFill).fillWhenNeeded()).toBeUndefined();
    const again = await library.app.get(CatalogueFill).fillNow();
    expect(again).toEqual({ imported: 0, updated: 0, unchanged: filenames.length, refused: 0 });
  });
});
