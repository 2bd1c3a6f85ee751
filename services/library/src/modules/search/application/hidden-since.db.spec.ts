import { CatalogQuery } from '@stroomwerk/contracts/library';
import type { LibraryApp, TestUser } from '../../../../test/library-app.js';
import { smallLibrary, smallNames } from '../../../../test/stock.js';
import { HiddenSince } from './hidden-since.js';
import { LibraryIndex } from './library-index.js';
import { LibrarySearch } from './library-search.js';

const [first = '', second = '', third = ''] = smallNames(3);
const anything = CatalogQuery.parse({});

// Real: ops over HTTP in one process, on PostgreSQL 18; the other process is one whose index never follows.
describe('another process, whose index has not followed yet', () => {
  let library: LibraryApp;
  let behind: LibraryIndex;
  let search: LibrarySearch;
  let ops: TestUser & { role: 'ops'; name: string };
  beforeAll(async () => {
    library = await smallLibrary(3);
    ops = { ...library.user(), role: 'ops', name: 'Olga Ops' };
    await library.indexed();
    behind = new LibraryIndex(library.database);
    await behind.start();
    await behind.beforeApplicationShutdown();
    search = new LibrarySearch(library.database, behind, new HiddenSince(library.database));
  });
  afterAll(() => library.close());

  const act = async (what: 'hide' | 'restore', filename: string) => {
    const path = `/api/workflows-library/ops/workflows/${filename}/${what}`;
    expect((await library.send('POST', path, ops, { text: 'Reden' })).status).toBe(200);
  };
  const page = async (query: Partial<CatalogQuery> = {}) => {
    const { rows, found, nearest } = await search.page({ ...anything, ...query }, null);
    return { names: rows.map(({ filename }) => filename), total: found.total, nearest };
  };

  it('finds and counts nothing that is hidden from the moment that ops has the answer', async () => {
    expect(await page()).toMatchObject({ names: [first, second, third], total: 3 });
    const { version } = await behind.current();
    await act('hide', first);
    expect(await page()).toEqual({ names: [second, third], total: 2, nearest: undefined });
    expect((await page({ q: 'werk' })).names).not.toContain(first);
    expect(await search.integrations()).toContainEqual({ name: 'Slack', count: 2 });
    expect(await search.similar('filename', first)).toBeUndefined();
    const beside = await search.similar('filename', second);
    expect(beside?.map(({ filename }) => filename)).toEqual([third]);
    expect((await behind.current()).version).toBe(version);
  });

  it('follows what ops does after that, one after the other and back', async () => {
    await act('hide', third);
    expect(await page()).toMatchObject({ names: [second], total: 1 });
    await act('restore', first);
    expect(await page()).toMatchObject({ names: [first, second], total: 2 });
    await act('restore', third);
    expect(await page()).toMatchObject({ names: [first, second, third], total: 3 });
  });

  it('asks again after the database did not say what is hidden', async () => {
    await act('hide', second);
    const { database } = library;
    const ask = database.query.bind(database);
    const query = jest
      .spyOn(database, 'query')
      .mockImplementation((...asked) =>
        asked[0].includes('where hidden') ? Promise.reject(new Error('down')) : ask(...asked),
      );
    await expect(page()).rejects.toThrow('down');
    query.mockRestore();
    expect((await page()).names).toEqual([first, third]);
    await act('restore', second);
  });
});
