import { PublicTradePage, TradeCollections, TradePage } from '@stroomwerk/contracts/library';
import type { LibraryApp, TestUser } from '../../../../test/library-app.js';
import { member, smallLibrary } from '../../../../test/stock.js';

/** Some that the collection for bookkeepers names, in its order. */
const named = ['bill-inbox', 'ubl-bank-account-check', 'debtor-week'];

// Real: HTTP through the whole service on PostgreSQL 18, the collections that ship.
describe('collections by trade and role', () => {
  let library: LibraryApp;
  let user: TestUser;
  beforeAll(async () => {
    library = await smallLibrary(30);
    // Three workflows of the first, two of the second, twenty-one that nobody collects, and the last hidden.
    await library.database.query(
      `update library.workflow set source = 'catalogue', hidden = filename = 'werk-030.json',
         pattern = case when filename <= 'werk-003.json' then $1 when filename <= 'werk-005.json' then $2
           when filename = 'werk-030.json' then $3 else 'nobody-' || number end,
         integrations = case filename when 'werk-002.json' then '{Gmail,Notion}' else '{Gmail,Slack}' end::text[]`,
      [named[1], named[0], named[2]],
    );
    await library.database.query('update library.library_state set version = version + 1');
    await library.indexed();
    user = await member(library);
  });
  afterAll(() => library.close());

  const page = async (rest: string) =>
    PublicTradePage.parse((await library.get(`/api/workflows/collections/${rest}`)).body);

  it('are told to anybody in their language, as far as the library has them', async () => {
    const list = async (language: string) =>
      TradeCollections.parse(
        (await library.get('/api/workflows/collections', undefined, { 'accept-language': language })).body,
      ).collections;
    expect(await list('nl')).toEqual([
      expect.objectContaining({ key: 'bookkeeper', name: 'Boekhouder', recipes: 2, workflows: 5 }),
    ]);
    expect((await list('en')).map(({ name }) => name)).toEqual(['Bookkeeper']);
  });

  it('have a card for each recipe, in the order of the collection', async () => {
    const { cards, pages, recipes } = await page('bookkeeper');
    expect(cards.map(({ filename }) => filename)).toEqual(['werk-004.json', 'werk-001.json']);
    expect([pages, recipes]).toEqual([1, 2]);
    expect((await page('bookkeeper?page=2')).cards).toEqual([]);
  });

  it('show a member the workflow of each recipe that suits their own apps', async () => {
    const cards = async () => {
      const { body } = await library.get('/api/workflows-library/by-trade/bookkeeper', user);
      return TradePage.parse(body).cards.map(({ filename }) => filename);
    };
    expect(await cards()).toEqual(['werk-004.json', 'werk-001.json']);
    await library.send('PUT', '/api/workflows-library/my-apps', user, { apps: ['Gmail', 'Notion'] });
    expect(await cards()).toEqual(['werk-004.json', 'werk-002.json']);
  });

  it.each(['nobody', 'webshop', '%20'])(
    '404 for one that is not there or of which the library has nothing: %s',
    async (key) => {
      const answer = await library.get(`/api/workflows/collections/${key}`);
      expect([answer.status, answer.body.code]).toEqual([404, 'library.collection_not_found']);
    },
  );

  it('400 for a page that is none', async () => {
    const answer = await library.get('/api/workflows/collections/bookkeeper?page=0');
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['page']]);
  });

  it('take a login and a plan where they follow the own apps', async () => {
    const path = '/api/workflows-library/by-trade/bookkeeper';
    expect((await library.get(path)).status).toBe(401);
    expect((await library.get(path, library.user())).body.code).toBe('library.subscription_required');
  });

  it('stand in the gallery of an own n8n, with what they are for', async () => {
    const { body } = await library.send<{ url: string }>('POST', '/api/workflows-library/n8n-gallery', user);
    const base = `/api/n8n/${body.url.split('/').at(-1)}`;
    const ask = async <T>(rest: string): Promise<T> =>
      (await library.app.inject({ url: `${base}${rest}` })).json<T>();
    const { collections } = await ask<{
      collections: { id: number; name: string; workflows: { id: number }[] }[];
    }>('/templates/collections');
    const one = collections.find(({ name }) => name === 'Boekhouder');
    expect(one?.workflows).toHaveLength(2);
    const { collection } = await ask<{ collection: { description: string; workflows: { name: string }[] } }>(
      `/templates/collections/${one?.id}`,
    );
    expect(collection.description).toMatch(/^Voor boekhouders/);
    expect(collection.workflows.map(({ name }) => name)).toEqual(['Werk 4', 'Werk 2']);
  });
});
