import {
  CatalogResponse,
  CategoriesResponse,
  LibraryStats,
  PublicWorkflowDetail,
  Top12Response,
  WorkflowSlugs,
} from '@stroomwerk/contracts/library';
import { type LibraryApp, startLibrary } from '../../../../test/library-app.js';

// The catalogue is compiled once for all tests, and every library filled with it.
jest.setTimeout(600_000);

// Real: HTTP through the whole service on PostgreSQL 18 and the catalogue that ships. No token anywhere.
describe('what anybody may read', () => {
  let library: LibraryApp;
  beforeAll(async () => {
    library = await startLibrary({ fill: true });
  });
  afterAll(() => library.close());

  it('the Top 12, in order, in both languages', async () => {
    const dutch = Top12Response.parse((await library.get('/api/workflows/top12')).body);
    const ranks = dutch.workflows.map((workflow) => workflow.rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    const english = await library.get('/api/workflows/top12', undefined, { 'accept-language': 'en-GB' });
    expect(Top12Response.parse(english.body).workflows[0]?.title).not.toBe(dutch.workflows[0]?.title);
  });

  it('figures that agree with one another', async () => {
    const stats = LibraryStats.parse((await library.get('/api/workflows-library/stats')).body);
    const { categories } = CategoriesResponse.parse(
      (await library.get('/api/workflows-library/categories')).body,
    );
    const counted = Object.values(categories).reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(stats.total);
    expect(stats.active).toBe(stats.total);
    const catalog = CatalogResponse.parse((await library.get('/api/workflows/catalog')).body);
    expect(catalog.total).toBe(stats.total);
  });

  it('counts as active what is published and verified only', async () => {
    const changed = async (...statements: string[]) => {
      for (const statement of statements) await library.database.query(statement);
      await library.database.query('update library.library_state set version = version + 1');
      return LibraryStats.parse((await library.get('/api/workflows-library/stats')).body);
    };
    const stats = await changed(
      'update library.workflow set verified = false where top_rank = 1',
      'update library.workflow set hidden = true where top_rank = 2',
    );
    expect(stats.active).toBe(stats.total - 1);
    const all = await changed('update library.workflow set verified = true, hidden = false');
    expect([all.total, all.active]).toEqual([stats.total + 1, stats.total + 1]);
  });

  it('the slugs of all that is published, and of nothing else', async () => {
    const all = async (after = '') =>
      WorkflowSlugs.parse((await library.get(`/api/workflows/slugs?after=${after}`)).body);
    const first = await all();
    const stats = LibraryStats.parse((await library.get('/api/workflows-library/stats')).body);
    expect([first.slugs.length, first.more]).toEqual([stats.total, false]);
    expect(first.slugs).toEqual([...new Set(first.slugs)].sort());
    const [hidden = '', next = ''] = first.slugs;
    expect((await all(hidden)).slugs[0]).toBe(next);
    await library.database.query('update library.workflow set hidden = true where slug = $1', [hidden]);
    expect((await all()).slugs[0]).toBe(next);
    await library.database.query('update library.workflow set hidden = false where slug = $1', [hidden]);
  });

  it('a workflow by its slug, without file or set-up guide', async () => {
    const answer = await library.get('/api/workflows/catalog?q=slack');
    const [first] = CatalogResponse.parse(answer.body).workflows;
    const found = PublicWorkflowDetail.strict().parse(
      (await library.get(`/api/workflows/by-slug/${first?.slug}`)).body,
    );
    expect(found.filename).toBe(first?.filename);
    expect(found.steps).toHaveLength(found.node_count);
    const missing = await library.get('/api/workflows/by-slug/bestaat-niet');
    expect([missing.status, missing.body.code]).toEqual([404, 'library.workflow_not_found']);
  });

  it('whether the very file ran unchanged, and nothing of one that did not', async () => {
    const runs = async (were: 'is null' | 'is not null'): Promise<PublicWorkflowDetail> => {
      const [row] = (await library.database.query(
        `select slug from library.workflow where ran_unchanged ${were} order by slug limit 1`,
      )) as { slug: string }[];
      return PublicWorkflowDetail.parse((await library.get(`/api/workflows/by-slug/${row?.slug}`)).body);
    };
    const { ran_unchanged: run } = await runs('is not null');
    expect(run?.n8n).toMatch(/^2\.\d+\.\d+$/);
    expect(run?.vendors.length).toBeGreaterThan(0);
    expect(run?.changed).toBeGreaterThan(0);
    expect((await runs('is null')).ran_unchanged).toBeNull();
  });

  it('may be cached for half a minute, and is not sent twice', async () => {
    for (const path of ['workflows/top12', 'workflows-library/stats', 'workflows-library/categories']) {
      const first = await library.get(`/api/${path}`);
      expect(first.headers['cache-control']).toBe('public, max-age=30');
      const etag = String(first.headers.etag);
      const again = await library.get(`/api/${path}`, undefined, { 'if-none-match': etag });
      expect([again.status, again.text]).toEqual([304, '']);
    }
  });

  it('400 for an unknown category', async () => {
    const answer = await library.get('/api/workflows/catalog?category=other');
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['category']]);
  });
});
