import {
  type LibraryWorkflow,
  SearchResponse,
  Top12Response,
  WorkflowDetail,
} from '@stroomwerk/contracts/library';
import { type LibraryApp, startLibrary, type TestUser } from '../../../../test/library-app.js';
import type { N8nWorkflow } from '../domain/n8n.js';

// The catalogue is compiled once for all tests, and every library filled with it.
jest.setTimeout(600_000);

// Real: HTTP through the whole service on PostgreSQL 18, the catalogue that ships, signed tokens.
describe('the library behind the login', () => {
  let library: LibraryApp;
  let member: TestUser;
  let visitor: TestUser;
  beforeAll(async () => {
    library = await startLibrary({ fill: true });
    member = library.user();
    visitor = library.user();
    await library.subscribe(member, 'active', 1);
  });
  afterAll(() => library.close());

  const search = async (query: string, user = member) => {
    const answer = await library.get(`/api/workflows-library/search?${query}`, user);
    expect(answer.status).toBe(200);
    return SearchResponse.parse(answer.body);
  };

  describe('who may', () => {
    it('401 without a token and with a broken one', async () => {
      for (const path of ['search', 'x.json', 'x.json/download', 'entitlement']) {
        const none = await library.get(`/api/workflows-library/${path}`);
        expect([none.status, none.body.code]).toEqual([401, 'auth.token_missing']);
      }
      const broken = await library.get('/api/workflows-library/search', undefined, {
        authorization: 'Bearer x.y.z',
      });
      expect([broken.status, broken.body.code]).toEqual([401, 'auth.token_invalid']);
    });

    it('403 without a plan, in the language asked for', async () => {
      const { filename } = (await search('per_page=1&page=20')).workflows[0] as LibraryWorkflow;
      for (const path of ['search', filename, `${filename}/download`]) {
        const answer = await library.get(`/api/workflows-library/${path}`, visitor);
        expect([answer.status, answer.body.code]).toEqual([403, 'library.subscription_required']);
      }
      const answer = await library.get('/api/workflows-library/search', visitor, { 'accept-language': 'en' });
      expect(answer.body.detail).toBe('The library comes with an active subscription.');
    });

    it.each([
      ['active', true],
      ['past_due_grace', true],
      ['past_due', false],
      ['suspended', false],
      ['canceled', false],
      ['none', false],
    ] as const)('%s opens: %s', async (status, opens) => {
      const user = library.user();
      await library.subscribe(user, status, 1);
      const answer = await library.get('/api/workflows-library/search', user);
      expect(answer.status).toBe(opens ? 200 : 403);
      const told = await library.get('/api/workflows-library/entitlement', user);
      expect(told.body).toMatchObject({ granted: opens, status });
    });

    it('says of somebody unknown to billing that nothing is granted', async () => {
      const answer = await library.get('/api/workflows-library/entitlement', visitor);
      expect(answer.body).toEqual({
        granted: false,
        status: 'none',
        price_tier: null,
        current_period_end: null,
      });
    });

    it('an older version that arrives late changes nothing', async () => {
      const user = library.user();
      await library.subscribe(user, 'canceled', 5);
      await library.subscribe(user, 'active', 4);
      expect((await library.get('/api/workflows-library/search', user)).status).toBe(403);
      await library.subscribe(user, 'active', 6);
      expect((await library.get('/api/workflows-library/search', user)).status).toBe(200);
    });
  });

  describe('search', () => {
    it('pages through everything once, in a fixed order', async () => {
      const first = await search('');
      expect(first).toMatchObject({ page: 1, per_page: 20, pages: Math.ceil(first.total / 20) });
      const seen: string[] = [];
      for (let page = 1; page <= first.pages; page += 1)
        seen.push(...(await search(`page=${page}`)).workflows.map((workflow) => workflow.filename));
      expect(new Set(seen).size).toBe(first.total);
      expect(seen).toHaveLength(first.total);
      expect((await search(`page=${first.pages + 1}`)).workflows).toEqual([]);
    });

    it('finds in both languages, misspelt, without accents, and with swapped letters', async () => {
      for (const [right, wrong] of [
        ['slack', 'slcak'],
        ['factuur', 'faktuur'],
        ['winkelwagen', 'winkelwaagn'],
        ['shopify', 'shopfy'],
        ['facturen', 'factúren'],
        ['google sheets', 'gogle sheets'],
      ]) {
        const found = await search(`q=${encodeURIComponent(right ?? '')}`);
        const misspelt = await search(`q=${encodeURIComponent(wrong ?? '')}`);
        expect(found.total).toBeGreaterThan(0);
        expect(misspelt.workflows.map((item) => item.filename)).toContain(found.workflows[0]?.filename);
      }
      expect((await search('q=invoice')).total).toBeGreaterThan(0);
      expect((await search('q=zzzznietbestaand')).total).toBe(0);
    });

    it('puts the name before the description', async () => {
      const [first] = (await search('q=facturen')).workflows;
      expect(first?.name.toLowerCase()).toContain('factu');
    });

    it.each([
      "q='; drop table library.workflow; --",
      'q=%25%5C%3A*%26%7C!()',
      `q=${'a'.repeat(200)}`,
      'q=%00',
      'q=de%20het%20een',
    ])('takes %s for words only', async (query) => {
      await search(query);
    });

    it('filters by trigger, complexity and category, whatever the case', async () => {
      for (const query of [
        'trigger=scheduled',
        'complexity=HIGH',
        'category=Finance',
        'trigger=WEBHOOK&complexity=medium',
      ]) {
        const wanted = new URLSearchParams(query);
        const { workflows } = await search(`${query}&per_page=100`);
        for (const workflow of workflows) {
          if (wanted.has('trigger'))
            expect(workflow.trigger_type.toLowerCase()).toBe(wanted.get('trigger')?.toLowerCase());
          if (wanted.has('complexity'))
            expect(workflow.complexity).toBe(wanted.get('complexity')?.toLowerCase());
          if (wanted.has('category')) expect(workflow.category).toBe(wanted.get('category')?.toLowerCase());
        }
      }
      const all = await search('trigger=all&complexity=ALL&category=all');
      expect(all.total).toBe((await search('')).total);
    });

    it.each([
      'trigger=nooit',
      'complexity=giant',
      'category=other',
      'page=0',
      'per_page=101',
      'page=x',
      `q=${'a'.repeat(201)}`,
    ])('400 for %s, naming the field', async (query) => {
      const answer = await library.get(`/api/workflows-library/search?${query}`, member);
      expect([answer.status, answer.body.code]).toEqual([400, 'common.invalid_request']);
      expect(Object.keys(answer.body.fields)).toEqual([query.split('=')[0]]);
    });
  });

  describe('detail and download', () => {
    it('shows everything but the file', async () => {
      const [{ filename }] = (await search('')).workflows as [LibraryWorkflow];
      const answer = await library.get(`/api/workflows-library/${filename}`, member);
      const detail = WorkflowDetail.parse(answer.body);
      expect(detail.steps).toHaveLength(detail.node_count);
      expect(detail.graph.kinds).toHaveLength(detail.node_count);
      expect(answer.body).not.toHaveProperty('file');
      const english = await library.get(`/api/workflows-library/${filename}`, member, {
        'accept-language': 'en',
      });
      expect(WorkflowDetail.parse(english.body).description).not.toBe(detail.description);
    });

    it('404 for a filename that nothing has', async () => {
      for (const path of ['weg.json', 'weg.json/download', '..%2F..%2Fetc%2Fpasswd/download']) {
        const answer = await library.get(`/api/workflows-library/${path}`, member);
        expect([answer.status, answer.body.code]).toEqual([404, 'library.workflow_not_found']);
      }
    });

    it('hands out a file that n8n takes, and remembers it', async () => {
      const [{ filename, node_count }] = (await search('page=2')).workflows as [LibraryWorkflow];
      const answer = await library.get<N8nWorkflow>(`/api/workflows-library/${filename}/download`, member);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': expect.stringContaining('application/json'),
        'content-disposition': `attachment; filename="${filename}"; filename*=UTF-8''${filename}`,
        'x-content-type-options': 'nosniff',
        etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
      });
      const file = answer.body;
      expect(Object.keys(file).sort()).toEqual(['active', 'connections', 'name', 'nodes', 'settings']);
      expect(file.active).toBe(false);
      const names = file.nodes.map((item) => item.name);
      expect(new Set(names).size).toBe(names.length);
      const work = file.nodes.filter((item) => item.type !== 'n8n-nodes-base.stickyNote');
      expect(work).toHaveLength(node_count);
      const [row] = await library.database.query<{ free: boolean }[]>(
        'select free from library.download where user_id = $1 and filename = $2',
        [member.userId, filename],
      );
      expect(row).toEqual({ free: false });
    });

    it('gives anybody who registered one workflow of the Top 12', async () => {
      const user = library.user();
      const { workflows } = Top12Response.parse((await library.get('/api/workflows/top12')).body);
      const take = (filename = '') => library.get(`/api/workflows-library/${filename}/download`, user);
      expect((await take(workflows[1]?.filename)).status).toBe(200);
      expect((await take(workflows[1]?.filename)).status).toBe(200);
      const second = await take(workflows[0]?.filename);
      expect([second.status, second.body.code]).toEqual([403, 'library.subscription_required']);
    });
  });
});
