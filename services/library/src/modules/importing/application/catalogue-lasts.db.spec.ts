import { type Compiled, compile, type Retirement, type Sources } from '@stroomwerk/catalogue/compile';
import { sources } from '@stroomwerk/catalogue/sources';
import {
  CatalogResponse,
  CategoriesResponse,
  LibraryStats,
  RetiredWorkflow,
} from '@stroomwerk/contracts/library';
import { type LibraryApp, startLibrary, type TestUser } from '../../../../test/library-app.js';
import { catalogueDrafts } from '../domain/catalogue-draft.js';
import { CatalogueFill } from './catalogue-fill.js';
import type * as Source from './catalogue-source.js';

jest.setTimeout(600_000);

/** What the release that starts ships. */
let release: Compiled;
/** What it calls its recipes besides. */
let phrases: Source.CompiledCatalogue['phrases'] = [];
jest.mock('./catalogue-source.js', () => ({
  ...jest.requireActual<typeof Source>('./catalogue-source.js'),
  catalogueHash: async () => 'a'.repeat(64),
  compiledCatalogue: async (): Promise<Source.CompiledCatalogue> => ({
    filenames: release.catalogue.map(({ filename }) => filename),
    retired: release.retired,
    phrases,
    drafts: (async function* () {
      yield* catalogueDrafts(release.catalogue.map((entry) => ({ ...entry, ran: null, unchanged: null })));
    })(),
  }),
}));

interface App {
  readonly app: { readonly key: string; readonly label: string };
  post(...words: unknown[]): { type: string };
}
const isChat = (option: unknown): option is App => (option as App | null)?.app?.key === 'slack';

/** A few recipes that post in a chat, in which somebody adds a chat that nobody has heard of. */
const few: Sources = {
  workflows: [],
  recipes: sources.recipes.filter(({ choices }) => choices.options.chat?.some(isChat)).slice(0, 6),
};
const withAnotherChat: Sources = {
  workflows: [],
  recipes: few.recipes.map((recipe) => {
    const { chat = [] } = recipe.choices.options;
    const slack = chat.find(isChat) as App;
    const another: App = {
      ...slack,
      app: { ...slack.app, key: 'verzonnen', label: 'Verzonnen' },
      post: (...words) => ({ ...slack.post(...words), type: 'n8n-nodes-base.noOp' }),
    };
    const options = { ...recipe.choices.options, chat: [another, ...chat] };
    return { ...recipe, choices: { ...recipe.choices, options } };
  }),
};

// Real: the service with its migrations on PostgreSQL 18 and six of the recipes that ship.
describe('a catalogue that lasts', () => {
  let library: LibraryApp;
  let member: TestUser;
  const first = compile(few, {}, []);
  const [one, two, three] = first.catalogue.map(({ slug }) => slug) as [string, string, string];
  const rows = () =>
    library.database.query<{ slug: string }[]>(
      'select slug, id, number, version, file, row_hash, updated_at, published from library.workflow order by slug',
    );
  const ships = async (next: Compiled) => {
    expect(next.problems).toEqual([]);
    release = next;
    const counts = await library.app.get(CatalogueFill).fillNow();
    await library.indexed();
    return counts;
  };
  beforeAll(async () => {
    release = first;
    library = await startLibrary();
    member = library.user();
    await library.subscribe(member, 'active', 1);
    await ships(first);
  });
  afterAll(() => library.close());

  it('gains the workflows of another chat, and nothing that is there vanishes or changes', async () => {
    const before = await rows();
    expect(before).toHaveLength(first.catalogue.length);
    const next = compile(withAnotherChat, first.lock, []);
    expect(next.difference.new.length).toBeGreaterThan(0);
    expect(await ships(next)).toEqual({
      imported: next.difference.new.length,
      updated: 0,
      unchanged: first.catalogue.length,
      refused: 0,
    });
    const added = new Set(next.difference.new);
    expect((await rows()).filter(({ slug }) => !added.has(slug))).toEqual(before);
    await ships(compile(few, first.lock, []));
  });

  it('is found by what its recipes are called from then on, and no row of it changes', async () => {
    const found = async () =>
      (await library.get<CatalogResponse>('/api/workflows/catalog?q=kwakzalverij')).body.total;
    const before = await rows();
    const { pattern } = first.catalogue[0]?.meta ?? { pattern: '' };
    expect(await found()).toBe(0);
    phrases = [{ pattern, phrases: ['kwakzalverij melden'] }];
    await library.database.query(`update library.library_state set catalogue_hash = repeat('b', 64)`);
    const counts = await library.app.get(CatalogueFill).fillWhenNeeded();
    await library.indexed();
    expect(counts).toEqual({ imported: 0, updated: 0, unchanged: first.catalogue.length, refused: 0 });
    expect(await found()).toBe(first.catalogue.filter(({ meta }) => meta.pattern === pattern).length);
    expect(await rows()).toEqual(before);
    phrases = [];
    await ships(compile(few, first.lock, []));
  });

  describe('and retires', () => {
    const why = { nl: 'De aanbieder stopte met deze koppeling.', en: 'The vendor ended this integration.' };
    const retirements: Retirement[] = [{ why, workflows: { [one]: two, [three]: null } }];
    const kept = ['workflow_version', 'favourite', 'collection_workflow', 'problem_report', 'ops_act'];
    const owned = async () =>
      (
        await Promise.all(
          kept.map((table) => library.database.query<object[]>(`select * from library.${table}`)),
        )
      ).flat();
    let before: object[];

    beforeAll(async () => {
      const file = `${one}.json`;
      const sent = [
        await library.send('PUT', `/api/workflows-library/${file}/favourite`, member),
        await library.send('POST', `/api/workflows-library/${file}/reports`, member, {
          kind: 'wrong',
          text: 'Het klopt niet meer.',
        }),
      ];
      expect(sent.map(({ status }) => Math.floor(status / 100))).toEqual([2, 2]);
      const made = await library.send<{ id: string }>('POST', '/api/workflows-library/collections', member, {
        name: 'Mijn',
      });
      await library.send(
        'PUT',
        `/api/workflows-library/collections/${made.body.id}/workflows/${file}`,
        member,
      );
      await library.database.query(
        `insert into library.workflow_version (workflow_id, version, file, content_hash, published_at)
           select id, 0, '{}', repeat('1', 64), '2026-01-01' from library.workflow where slug = '${one}';
         insert into library.ops_act (workflow_id, act, text, by_user, by_name, at)
           select id, 'note', 'Gezien', gen_random_uuid(), 'Ops', '2026-01-01' from library.workflow where slug = '${one}'`,
      );
      before = await owned();
      expect(before).toHaveLength(5);
      await ships(compile(few, first.lock, retirements));
    });

    it('without a row lost of what customers and ops have with it', async () => {
      expect(await owned()).toEqual(before);
      const [row] = await library.database.query<object[]>(
        `select published, retired_at is not null as retired from library.workflow where slug = '${one}'`,
      );
      expect(row).toEqual({ published: false, retired: true });
    });

    it('out of search, lists and counts', async () => {
      const total = first.catalogue.length - 2;
      const read = async <T>(schema: { parse(body: unknown): T }, path: string, user?: TestUser) =>
        schema.parse((await library.get(path, user)).body);
      const all = await read(CatalogResponse, '/api/workflows/catalog?per_page=100');
      expect(all.total).toBe(total);
      expect(all.workflows.map(({ slug }) => slug)).not.toContain(one);
      expect((await read(LibraryStats, '/api/workflows-library/stats')).total).toBe(total);
      const { categories } = await read(CategoriesResponse, '/api/workflows-library/categories');
      expect(Object.values(categories).reduce((sum, { count }) => sum + count, 0)).toBe(total);
      const name = first.catalogue.find(({ slug }) => slug === one)?.workflow.name ?? '';
      const found = await library.get<{ workflows: { slug: string }[] }>(
        `/api/workflows-library/search?q=${encodeURIComponent(name)}`,
        member,
      );
      expect(found.body.workflows.map(({ slug }) => slug)).not.toContain(one);
      expect((await library.get(`/api/workflows-library/${one}.json`, member)).status).toBe(404);
      expect((await library.get(`/api/workflows-library/${one}.json/download`, member)).status).toBe(404);
    });

    const retired = (slug: string, lang = 'nl') =>
      library.get(`/api/workflows/by-slug/${slug}/retired`, undefined, { 'accept-language': lang });

    it('and says why, in both languages, and where to go instead', async () => {
      expect((await library.get(`/api/workflows/by-slug/${one}`)).status).toBe(404);
      const category = first.catalogue.find(({ slug }) => slug === one)?.meta.category;
      expect(RetiredWorkflow.strict().parse((await retired(one)).body)).toEqual({
        slug: one,
        category,
        why: why.nl,
        successor: { slug: two, filename: `${two}.json` },
      });
      expect((await retired(three, 'en')).body).toMatchObject({ why: why.en, successor: null });
      for (const slug of [two, 'nooit-geweest']) expect((await retired(slug)).status).toBe(404);
    });

    it('also to who never had it, where its successor is hidden, and where an earlier release gave no reason', async () => {
      await library.database.query(`update library.workflow set hidden = true where slug = '${two}'`);
      expect((await retired(one)).body).toMatchObject({ why: why.nl, successor: null });
      await library.database.query(`update library.workflow set hidden = false where slug = '${two}'`);
      await library.database.query(`update library.retirement set slug = 'elders' where slug = '${three}'`);
      expect((await retired('elders')).body).toMatchObject({ slug: 'elders', why: why.nl });
      expect((await retired(three)).body).toMatchObject({ slug: three, why: null, successor: null });
    });

    it('until it is published again: the same workflow, with all that was kept', async () => {
      const again = compile(few, compile(few, first.lock, retirements).lock, []);
      expect(await ships(again)).toMatchObject({ imported: 0, refused: 0 });
      expect(await owned()).toEqual(before);
      expect((await retired(one)).status).toBe(404);
      const shelf = await library.get<{ workflows: { slug: string }[] }>(
        '/api/workflows-library/favourites',
        member,
      );
      expect(shelf.body.workflows.map(({ slug }) => slug)).toEqual([one]);
    });
  });
});
