import {
  CatalogResponse,
  LibraryStats,
  PublicSimilarResponse,
  PublicWorkflowDetail,
  SearchResponse,
  WorkflowDetail,
} from '@stroomwerk/contracts/library';
import { type LibraryApp, startLibrary, type TestUser } from '../../../../test/library-app.js';

// The catalogue is compiled once for all tests, and every library filled with it.
jest.setTimeout(600_000);

// Real: HTTP through the whole service on PostgreSQL 18, the catalogue that ships, signed tokens.
describe('the library by recipe', () => {
  let library: LibraryApp;
  let member: TestUser;
  beforeAll(async () => {
    library = await startLibrary({ fill: true });
    member = library.user();
    await library.subscribe(member, 'active', 1);
  });
  afterAll(() => library.close());

  const search = async (query: string, as = member) => {
    const answer = await library.get(`/api/workflows-library/search?${query}`, as);
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
    return SearchResponse.parse(answer.body);
  };
  const catalog = async (query: string) =>
    CatalogResponse.parse((await library.get(`/api/workflows/catalog?${query}`)).body);
  const patterns = async () =>
    new Map(
      (
        await library.database.query<{ filename: string; pattern: string | null }[]>(
          'select filename, pattern from library.workflow where published',
        )
      ).map(({ filename, pattern }) => [filename, pattern ?? filename]),
    );
  const withApps = async (apps: readonly string[]): Promise<TestUser> => {
    const user = library.user();
    await library.subscribe(user, 'active', 1);
    await library.send('PUT', '/api/workflows-library/my-apps', user, { apps });
    return user;
  };

  it('answers the specified call as ever: cards of workflows, and not a word of recipes', async () => {
    const plain = await library.get('/api/workflows-library/search?q=factuur', member);
    const none = await library.get('/api/workflows-library/search?q=factuur&group=none', member);
    expect(none.body).toEqual(plain.body);
    expect(JSON.stringify(plain.body)).not.toContain('"recipe');
    const { total, pages } = SearchResponse.parse(plain.body);
    expect(pages).toBe(Math.ceil(total / 20));
    const wrong = await library.get('/api/workflows-library/search?group=apps', member);
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['group']]);
  });

  it('shows twenty cards a page, each of another recipe, and counts workflows and recipes', async () => {
    const known = await patterns();
    const first = await search('group=recipe');
    expect(first.workflows).toHaveLength(20);
    expect([first.total, first.recipes]).toEqual([known.size, new Set(known.values()).size]);
    expect(first.pages).toBe(Math.ceil((first.recipes ?? 0) / 20));
    const seen: string[] = [];
    for (let page = 1; page <= first.pages; page += 1)
      for (const { filename } of (await search(`group=recipe&page=${page}`)).workflows)
        seen.push(known.get(filename) ?? '');
    expect([seen.length, new Set(seen).size]).toEqual([first.recipes, first.recipes]);
    expect((await search(`group=recipe&page=${first.pages + 1}`)).workflows).toEqual([]);
    const stats = LibraryStats.parse((await library.get('/api/workflows-library/stats')).body);
    expect([stats.total, stats.recipes]).toEqual([first.total, first.recipes]);
  });

  it('puts every workflow of a recipe on its card, with the apps that tell it apart', async () => {
    const known = await patterns();
    const { workflows } = await search('group=recipe&per_page=100');
    const many = workflows.filter(({ recipe }) => recipe !== undefined);
    expect(many.length).toBeGreaterThan(50);
    for (const { filename, recipe } of workflows) {
      const pattern = known.get(filename);
      const all = [...known].filter(([, other]) => other === pattern).map(([name]) => name);
      expect(recipe?.variants.map((one) => one.filename).sort() ?? [filename]).toEqual(all.sort());
      if (recipe === undefined) continue;
      expect(recipe.key).toBe(pattern);
      expect(recipe.places.some(({ named }) => named)).toBe(true);
      const told = recipe.variants.map(({ apps }) => apps.filter((_, at) => recipe.places[at]?.named).join());
      expect([pattern, new Set(told).size]).toEqual([pattern, told.length]);
      expect(recipe.variants.every(({ apps }) => apps.length === recipe.places.length)).toBe(true);
    }
  });

  it('keeps the order of the search: each recipe where its first workflow stands', async () => {
    const known = await patterns();
    for (const q of ['factuur', 'slack', 'gogle%20shets', 'lead%20hubspot']) {
      const single = (await search(`q=${q}&per_page=100`)).workflows.map(({ filename }) =>
        known.get(filename),
      );
      const grouped = (await search(`q=${q}&group=recipe`)).workflows.map(({ filename }) =>
        known.get(filename),
      );
      const order = [...new Set(single)];
      expect(grouped.slice(0, order.length)).toEqual(order.slice(0, 20));
    }
  });

  it('shows of each recipe the workflow that suits the own apps, and says which do', async () => {
    const apps = ['Slack', 'Gmail', 'Notion', 'OpenAI'];
    const user = await withApps(apps);
    const suits = ({ integrations }: { integrations: readonly string[] }) =>
      integrations.every((app) => app === 'RSS' || apps.includes(app));
    const suiting = await search('group=recipe&my_apps=true&per_page=100', user);
    expect(suiting.workflows.length).toBeGreaterThan(3);
    const { workflows } = await search('group=recipe&per_page=100', user);
    for (const card of workflows.filter(({ recipe }) => recipe?.variants.some(({ fits }) => fits))) {
      expect([card.filename, suits(card)]).toEqual([card.filename, true]);
      expect(card.recipe?.variants[0]?.fits).toBe(true);
    }
    const untold = (await search('group=recipe')).workflows.find(({ recipe }) => recipe)?.recipe;
    expect(untold?.variants[0]).not.toHaveProperty('fits');
  });

  it('shows what was asked for, whatever the own apps', async () => {
    const user = await withApps(['Slack', 'Gmail', 'Notion']);
    const { workflows } = await search('group=recipe&integration=Airtable', user);
    for (const { integrations } of workflows) expect(integrations).toContain('Airtable');
  });

  it('shows visitors the same cards, of nobody’s apps', async () => {
    const cards = (await catalog('q=factuur&group=recipe&per_page=24')).workflows;
    const mine = (await search('q=factuur&group=recipe&per_page=24')).workflows;
    expect(cards.map(({ slug }) => slug)).toEqual(mine.map(({ slug }) => slug));
    expect(cards.find(({ recipe }) => recipe)?.recipe?.variants[0]).not.toHaveProperty('fits');
    expect((await catalog('q=factuur')).workflows.every(({ recipe }) => recipe === undefined)).toBe(true);
  });

  it('leads from the page of a workflow to the others of its recipe, in the language asked for', async () => {
    const card = (await search('group=recipe&q=factuur')).workflows.find(({ recipe }) => recipe);
    const page = WorkflowDetail.parse(
      (await library.get(`/api/workflows-library/${card?.filename}`, member)).body,
    );
    expect(page.recipe).toEqual(card?.recipe);
    const english = await library.get(`/api/workflows/by-slug/${card?.slug}`, undefined, {
      'accept-language': 'en',
    });
    const { recipe } = PublicWorkflowDetail.parse(english.body);
    expect(recipe?.variants.map(({ slug }) => slug)).toEqual(card?.recipe?.variants.map(({ slug }) => slug));
    expect(recipe?.variants[0]?.name).not.toBe(card?.recipe?.variants[0]?.name);
  });

  it('has no switch for a workflow by itself, nor for an import, which is a recipe of its own', async () => {
    const one = await library.get('/api/workflows/by-slug/facturen-uit-de-mailbox-boeken');
    expect(PublicWorkflowDetail.parse(one.body).recipe).toBeUndefined();
    const imported = await library.database.query<{ count: number }[]>(
      `select count(*)::int as count from library.workflow where source = 'import' and pattern is not null`,
    );
    expect(imported[0]?.count).toBe(0);
  });

  it('calls only workflows of other recipes similar', async () => {
    const known = await patterns();
    for (const { slug, filename } of (await search('group=recipe&q=slack')).workflows.slice(0, 8)) {
      const { workflows } = PublicSimilarResponse.parse(
        (await library.get(`/api/workflows/by-slug/${slug}/similar`)).body,
      );
      const of = workflows.map((one) => known.get(one.filename));
      expect(of.length).toBeGreaterThan(0);
      expect([new Set(of).size, of.includes(known.get(filename))]).toEqual([of.length, false]);
    }
  });

  it('offers nothing that is hidden', async () => {
    const card = (await search('group=recipe&q=factuur')).workflows.find(
      ({ recipe }) => (recipe?.variants.length ?? 0) > 2,
    );
    const hidden = card?.recipe?.variants.find(({ filename }) => filename !== card.filename)?.filename;
    const set = async (on: boolean) => {
      await library.database.query('update library.workflow set hidden = $2 where filename = $1', [
        hidden,
        on,
      ]);
      await library.database.query('update library.library_state set version = version + 1');
      await library.indexed();
    };
    await set(true);
    const page = await library.get(`/api/workflows-library/${card?.filename}`, member);
    const left = WorkflowDetail.parse(page.body).recipe?.variants.map(({ filename }) => filename);
    expect(left).toHaveLength((card?.recipe?.variants.length ?? 0) - 1);
    expect(left).not.toContain(hidden);
    await set(false);
  });
});
