import { createHash } from 'node:crypto';
import { Collection, GalleryKey, Top12Response } from '@stroomwerk/contracts/library';
import { testPublicUrl } from '@stroomwerk/kernel/testing';
import type { LibraryApp, TestUser } from '../../../../test/library-app.js';
import { member, smallLibrary } from '../../../../test/stock.js';
import { Importer } from '../../importing/application/importer.js';
import { LibraryIndex } from '../../search/application/library-index.js';

const path = '/api/workflows-library/n8n-gallery';
const n8n = 'https://n8n.bureau.example';

interface Card {
  id: number;
  name: string;
  nodes: { name: string; iconData: { fileBuffer: string } }[];
}
interface Found {
  totalWorkflows: number;
  workflows: Card[];
  filters: { field_name: string; counts: { value: string; count: number }[] }[];
}

// Real: HTTP through the whole service on PostgreSQL 18. n8n is played as its editor calls.
describe('the library as the gallery of an n8n', () => {
  let library: LibraryApp;
  let user: TestUser;
  let base: string;
  beforeAll(async () => {
    library = await smallLibrary(45);
    await library.database.query(
      `update library.workflow set category = (array['finance', 'hr', 'data'])[number % 3 + 1],
         top_rank = case when number <= 12 then number end`,
    );
    await library.database.transaction((manager) => library.app.get(Importer).announce(manager));
    await library.app.get(LibraryIndex).refresh();
  });
  beforeEach(async () => {
    user = await member(library);
    base = await address(user);
  });
  afterAll(() => library.close());

  const make = (as: TestUser) => library.send('POST', path, as);
  /** Behind the edge `/n8n` is the service's `/api/n8n`. */
  const inside = (url: string | null): string => (url ?? '').replace(`${testPublicUrl}/n8n/`, '/api/n8n/');
  const address = async (as: TestUser) => inside(GalleryKey.parse((await make(as)).body).url);
  const call = async <T = Record<string, unknown>>(rest: string, from = base, headers = {}) => {
    const answer = await library.app.inject({
      method: 'GET',
      url: `${from}${rest}`,
      headers: { origin: n8n, 'n8n-version': '2.40.0', 'accept-language': 'nl', ...headers },
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<T>() };
  };
  const refusal = async (from: string) => {
    const { status, headers, body } = await call('/templates/categories', from);
    return [status, body.code, headers['access-control-allow-origin']];
  };

  describe('its address', () => {
    it('is shown once, kept as a hash, and tells when it was used', async () => {
      const key = GalleryKey.parse((await make(user)).body);
      expect(key.url).toMatch(/^http:\/\/localhost:8080\/n8n\/[\w-]{43}$/);
      const secret = key.url?.split('/').at(-1) ?? '';
      const [row] = await library.database.query<{ row: string; secret_hash: string }[]>(
        'select k::text as row, secret_hash from library.gallery_key k where account_id = $1',
        [user.accountId],
      );
      expect(row?.secret_hash).toBe(createHash('sha256').update(secret).digest('hex'));
      expect(row?.row).not.toContain(secret);
      const read = GalleryKey.parse((await library.get(path, user)).body);
      expect(read).toMatchObject({ active: true, url: null, hint: secret.slice(-4), last_used_at: null });
      await call('/health', inside(key.url));
      const used = GalleryKey.parse((await library.get(path, user)).body);
      expect(used.last_used_at).toBe(library.clock.now().toISOString());
    });

    it('takes a login and a plan to make; ending it takes a login only', async () => {
      expect((await library.send('POST', path)).status).toBe(401);
      const visitor = library.user();
      const refused = await make(visitor);
      expect([refused.status, refused.body.code]).toEqual([403, 'library.subscription_required']);
      expect((await library.get(path, visitor)).body).toMatchObject({ active: false, url: null });
      await library.subscribe(user, 'canceled', 2);
      for (const _ of [1, 2]) expect((await library.send('DELETE', path, user)).status).toBe(204);
      expect(await refusal(base)).toEqual([404, 'library.gallery_unknown', n8n]);
    });

    it('is changed by making another, also when two are made at once', async () => {
      const made = await Promise.all([address(user), address(user)]);
      expect(await refusal(base)).toEqual([404, 'library.gallery_unknown', n8n]);
      const statuses = await Promise.all(made.map(async (one) => (await call('/health', one)).status));
      expect(statuses.sort()).toEqual([200, 404]);
    });

    it.each(['x', 'A'.repeat(43), '..%2F..', '%00'])('unknown: %s', async (secret) => {
      expect(await refusal(`/api/n8n/${secret}`)).toEqual([404, 'library.gallery_unknown', n8n]);
    });

    it('closes when the plan ends, and opens again with it', async () => {
      await library.subscribe(user, 'canceled', 2);
      expect(await refusal(base)).toEqual([403, 'library.subscription_required', n8n]);
      await library.subscribe(user, 'active', 3);
      expect((await call('/templates/categories')).status).toBe(200);
    });
  });

  it('says which workflows the account runs already, on cards, on a page and as a collection', async () => {
    const [first] = await library.database.query<{ id: string; number: number; filename: string }[]>(
      'select id, number, filename from library.workflow order by number limit 1',
    );
    await library.database.query(
      `insert into library.automation (id, account_id, name, status, kind, workflow_id, workflow_filename,
         minutes_saved_per_run, created_at, updated_at)
       values (gen_random_uuid(), $1, 'Mijn eigen', 'paused', 'linked', $2, $3, 1, $4, $4)`,
      [user.accountId, first?.id, first?.filename, library.clock.now()],
    );
    const searched = await call<{ workflows: { id: number; name: string }[] }>('/templates/search?limit=100');
    const marked = searched.body.workflows.filter(({ name }) => name.endsWith('(draait al bij jou)'));
    expect(marked.map(({ id }) => id)).toEqual([first?.number]);
    const page = await call<{ workflow: { description: string } }>(`/templates/workflows/${first?.number}`);
    expect(page.body.workflow.description).toMatch(/^\*\*Draait al bij jou:\*\* Mijn eigen \(gepauzeerd\)/);
    const own = '/templates/collections';
    const { collections } = (await call<{ collections: { name: string; workflows: object[] }[] }>(own)).body;
    expect(collections.find(({ name }) => name === 'Draait al bij mij')?.workflows).toEqual([
      { id: first?.number },
    ]);
    const others = await call<{ collections: { name: string }[] }>(own, await address(await member(library)));
    expect(others.body.collections.map(({ name }) => name)).not.toContain('Draait al bij mij');
  });

  describe('what a browser needs to let n8n read it', () => {
    it('a preflight that names the exact origin, credentials, and the headers asked for', async () => {
      const answer = await library.app.inject({
        method: 'OPTIONS',
        url: `${base}/templates/search?page=1`,
        headers: {
          origin: n8n,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'n8n-version,X-Trace, b@d',
        },
      });
      expect(answer.statusCode).toBe(204);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': n8n,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'n8n-version, x-trace',
        vary: 'origin',
      });
      expect(answer.body).toBe('');
    });

    it('the same origin in every answer, never a star, nothing cached', async () => {
      for (const rest of ['/health', '/templates/workflows/0', '/templates/categories']) {
        const { headers } = await call(rest, base, { origin: 'http://localhost:5678' });
        expect(headers).toMatchObject({
          'access-control-allow-origin': 'http://localhost:5678',
          'access-control-allow-credentials': 'true',
          'cache-control': 'no-store',
        });
      }
      for (const origin of ['null', 'file://', '*']) {
        const { headers } = await call('/health', base, { origin });
        expect(headers['access-control-allow-origin']).toBeUndefined();
      }
    });
  });

  it('plays n8n: categories, collections, search, a page, and into the editor', async () => {
    expect((await call('/health')).status).toBe(200);
    const { categories } = (
      await call<{ categories: { id: number; name: string }[] }>('/templates/categories')
    ).body;
    expect(categories).toHaveLength(10);

    const first = (await call<Found>('/templates/search?page=1&limit=20&category=&search=')).body;
    expect(first.workflows).toHaveLength(20);
    expect(first.totalWorkflows).toBeGreaterThan(20);
    expect(first.filters.map(({ field_name }) => field_name)).toEqual(['category', 'app']);
    const second = (await call<Found>('/templates/search?page=2&limit=20')).body;
    const ids = [...first.workflows, ...second.workflows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(40);
    expect(ids.every(Number.isInteger)).toBe(true);
    for (const { nodes } of first.workflows)
      for (const { iconData } of nodes) expect(iconData.fileBuffer).toMatch(/^data:image\/svg\+xml;base64,/);

    const found = (await call<Found>('/templates/search?page=1&limit=20&search=slcak')).body;
    const [card] = found.workflows;
    expect(card).toBeDefined();
    const { body } = await call<{ workflow: Card & { description: string; workflow: { nodes: object[] } } }>(
      `/templates/workflows/${card?.id}`,
    );
    expect(body.workflow).toMatchObject({ id: card?.id, name: card?.name, image: [] });
    expect(body.workflow.description.length).toBeGreaterThan(20);
    expect(body.workflow.workflow.nodes.length).toBeGreaterThan(0);
    expect(await taken()).toEqual(['gallery']);

    const editor = await call<{ workflow: object }>(`/workflows/templates/${card?.id}`);
    expect(Object.keys(editor.body).sort()).toEqual(['id', 'name', 'workflow']);
    expect(Object.keys(editor.body.workflow).sort()).toEqual(['connections', 'nodes', 'settings']);
    // n8n inserts from the page or asks again: one taking, until an hour has passed.
    expect(await taken()).toEqual(['gallery']);
    library.clock.advance(3_600_001);
    await call(`/workflows/templates/${card?.id}`);
    expect(await taken()).toEqual(['gallery', 'gallery']);
  });

  it('speaks the language in which it was asked for, for n8n asks for English always', async () => {
    const categoryOf = async (from: string) => {
      const { body } = await call<{ categories: { name: string }[] }>('/templates/categories', from, {
        'accept-language': 'en',
      });
      return body.categories[5]?.name;
    };
    expect(await categoryOf(base)).toBe('Financiën');
    const english = await library.app.inject({
      method: 'POST',
      url: path,
      headers: { authorization: `Bearer ${library.token(user)}`, 'accept-language': 'en' },
    });
    expect(await categoryOf(inside(english.json<GalleryKey>().url))).toBe('Finance');
  });
  const taken = async () =>
    (
      await library.database.query<{ via: string }[]>('select via from library.download where user_id = $1', [
        user.userId,
      ])
    ).map(({ via }) => via);

  it('filters by categories, one after the other, and by app', async () => {
    const count = async (query: string) => (await call<Found>(`/templates/search?limit=7&${query}`)).body;
    const [finance, hr] = [await count('category=Financi%C3%ABn'), await count('category=hr')];
    expect(finance.totalWorkflows).toBeGreaterThan(0);
    const both = await count('categories%5B%5D=finance&categories%5B%5D=HR');
    expect(both.totalWorkflows).toBe(finance.totalWorkflows + hr.totalWorkflows);
    const seen = new Set<number>();
    for (let page = 1; page <= Math.ceil(both.totalWorkflows / 7); page += 1)
      for (const { id } of (await count(`category=finance,hr&page=${page}`)).workflows) seen.add(id);
    expect(seen.size).toBe(both.totalWorkflows);
    expect((await count('category=bestaatniet')).totalWorkflows).toBe(0);
    const slack = await count('app=Slack');
    expect(slack.totalWorkflows).toBeGreaterThan(0);
    for (const { nodes } of slack.workflows)
      expect(nodes.some(({ name }) => name.toLowerCase().includes('slack'))).toBe(true);
  });

  it('shows the Top 12, and favourites and collections of this account only', async () => {
    interface Listed {
      collections: { id: number; name: string; workflows: { id: number }[]; nodes: object[] }[];
    }
    const names = async (query = '', from = base) =>
      (await call<Listed>(`/templates/collections?${query}`, from)).body.collections;
    expect((await names()).map(({ name }) => name)).toEqual(['Top 12']);
    const { workflows } = Top12Response.parse((await library.get('/api/workflows/top12')).body);
    const [one, two] = workflows.map(({ filename }) => filename);
    await library.send('PUT', `/api/workflows-library/${one}/favourite`, user);
    const made = await library.send('POST', '/api/workflows-library/collections', user, { name: 'Klanten' });
    const { id } = Collection.parse(made.body);
    await library.send('PUT', `/api/workflows-library/collections/${id}/workflows/${two}`, user);

    const listed = await names();
    expect(listed.map(({ name, workflows: { length } }) => [name, length])).toEqual([
      ['Mijn favorieten', 1],
      ['Klanten', 1],
      ['Top 12', 12],
    ]);
    expect(listed.every(({ id: number }) => Number.isSafeInteger(number))).toBe(true);
    expect((await names('search=klant')).map(({ name }) => name)).toEqual(['Klanten']);
    const own = listed[1]?.id ?? 0;
    const { body } = await call<{ collection: { name: string; workflows: Card[]; createdAt: string } }>(
      `/templates/collections/${own}`,
    );
    expect([body.collection.name, body.collection.workflows[0]?.id]).toEqual([
      'Klanten',
      listed[1]?.workflows[0]?.id,
    ]);
    const other = await address(await member(library));
    expect((await names('', other)).map(({ name }) => name)).toEqual(['Top 12']);
    const foreign = await call(`/templates/collections/${own}`, other);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'library.collection_not_found']);
  });

  it('has one card for a recipe, for the own apps, and leads from its page to the others', async () => {
    const names = ['werk-020.json', 'werk-021.json', 'werk-022.json'];
    const before = (await call<Found>('/templates/search')).body.totalWorkflows;
    await library.database.query(
      `update library.workflow set pattern = 'post', source = 'catalogue',
         integrations = case filename when $2 then '{Gmail,Slack}' else '{Gmail,Notion}' end::text[]
       where filename = any($1)`,
      [names, names[1]],
    );
    await library.database.query('update library.library_state set version = version + 1');
    await library.indexed();
    await library.send('PUT', '/api/workflows-library/my-apps', user, { apps: ['Gmail', 'Slack'] });
    const found = (await call<Found>('/templates/search?limit=100')).body;
    expect([found.totalWorkflows, found.workflows.length]).toEqual([before - 2, before - 2]);
    const rows = await library.database.query<{ number: number; name: string; filename: string }[]>(
      'select number, name, filename from library.workflow where filename = any($1) order by filename',
      [names],
    );
    const numbers = rows.map(({ number }) => number);
    expect(found.workflows.map(({ id }) => id).filter((id) => numbers.includes(id))).toEqual([numbers[1]]);
    const { body } = await call<{ workflow: { description: string } }>(`/templates/workflows/${numbers[1]}`);
    for (const { number, name } of rows)
      expect(body.workflow.description.includes(`- [${name}](./${number})`)).toBe(number !== numbers[1]);
  });

  it.each(['0', 'x', '-1', '1e3', '999999999', '99999999999999999999', '..%2F1'])(
    '404 for workflow %s',
    async (id) => {
      for (const rest of [`/templates/workflows/${id}`, `/workflows/templates/${id}`]) {
        const { status, body } = await call(rest);
        expect([status, body.code]).toEqual([404, 'library.workflow_not_found']);
      }
    },
  );

  it('counts in the limits of the account', async () => {
    const { workflows } = (await call<Found>('/templates/search')).body;
    await library.database.query(
      `insert into library.download (user_id, account_id, filename, content_hash, free, via, downloaded_at)
       select $1, $3, 'eerder.json', repeat('0', 64), false, 'file', $2 from generate_series(1, 150)`,
      [user.userId, library.clock.now(), user.accountId],
    );
    for (const way of ['workflows/templates', 'templates/workflows']) {
      const stopped = await call(`/${way}/${workflows[0]?.id}`);
      expect([stopped.status, stopped.body.code]).toEqual([429, 'library.too_many_downloads']);
      expect(stopped.headers).toMatchObject({ 'retry-after': '300', 'access-control-allow-origin': n8n });
    }
  });
});
