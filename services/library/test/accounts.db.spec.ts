// Real: HTTP through the whole service on PostgreSQL, signed tokens. Fake: the queue that events come by.
import { accountErasure, erasure } from '../src/erasure.js';
import { GalleryKeys } from '../src/modules/gallery/application/gallery-keys.service.js';
import type { LibraryApp, TestUser } from './library-app.js';
import { member, smallLibrary, smallNames } from './stock.js';

const base = '/api/workflows-library';
const [first = '', second = ''] = smallNames(2);

describe('an account with two members', () => {
  let library: LibraryApp;
  let one: TestUser;
  let other: TestUser;
  beforeAll(async () => {
    library = await smallLibrary(2);
  });
  beforeEach(async () => {
    one = await member(library);
    other = library.colleague(one);
  });
  afterAll(() => library?.close());

  const read = async (path: string, as: TestUser) => (await library.get<unknown>(path, as)).body;
  const secretOf = (url: string | undefined) => url?.split('/').at(-1) ?? '';
  const makeGallery = async (as: TestUser) => {
    const { body } = await library.send<{ url: string }>('POST', `${base}/n8n-gallery`, as);
    return secretOf(body.url);
  };
  const collectionsIn = async (secret: string) => {
    const { body } = await library.get<{ collections: { name: string }[] }>(
      `/api/n8n/${secret}/templates/collections`,
    );
    return body.collections.map(({ name }) => name);
  };
  /** What the event account.erased comes down to here. */
  const erase = async ({ userId }: TestUser, accountId?: string) => {
    for (const statement of erasure) await library.database.query(statement, [userId]);
    if (accountId === undefined) return;
    for (const statement of accountErasure) await library.database.query(statement, [accountId]);
  };
  const fill = async () => {
    await library.send('POST', '/api/automations', one, { name: 'Facturen' });
    await library.send('POST', `${base}/collections`, one, { name: 'Samen' });
    const { body } = await library.get<{ collections: { id: string }[] }>(`${base}/collections`, one);
    const id = body.collections[0]?.id;
    await library.send('PUT', `${base}/collections/${id}/workflows/${first}`, one);
    await library.send('PUT', `${base}/${second}/favourite`, one);
    return id;
  };

  it('has its plan, automations, collections and gallery in common, and favourites apart', async () => {
    const id = await fill();
    expect(await read('/api/automations', other)).toEqual(await read('/api/automations', one));
    expect(await read('/api/automations', other)).toMatchObject([{ name: 'Facturen' }]);
    expect(await read('/api/dashboard/stats', other)).toMatchObject({ total_automations: 1 });
    expect((await library.send('PUT', `${base}/collections/${id}/workflows/${second}`, other)).status).toBe(
      204,
    );
    expect(await read(`${base}/collections`, one)).toMatchObject({
      collections: [{ filenames: expect.arrayContaining([first, second]) }],
    });
    expect(await read(`${base}/favourites`, other)).toEqual({ workflows: [] });

    const secret = await makeGallery(one);
    expect(await read(`${base}/n8n-gallery`, other)).toMatchObject({ active: true, hint: secret.slice(-4) });
    expect(await collectionsIn(secret)).toEqual(expect.arrayContaining(['Mijn favorieten', 'Samen']));
    // Who makes another one shows their own favourites in it.
    const own = await makeGallery(other);
    expect(await collectionsIn(own)).toEqual(expect.not.arrayContaining(['Mijn favorieten']));
    expect(await collectionsIn(own)).toContain('Samen');
    expect((await library.get(`/api/n8n/${secret}/health`)).status).toBe(404);
  });

  it('counts once with a workflow that both take, and each has limits of their own', async () => {
    const popularity = async () => {
      const [row] = await library.database.query<{ popularity: number }[]>(
        'select popularity from library.workflow where filename = $1',
        [first],
      );
      return row?.popularity ?? 0;
    };
    const before = await popularity();
    const take = (as: TestUser) => library.get(`${base}/${first}/download`, as);
    await Promise.all([take(one), take(other), take(one)]);
    expect(await popularity()).toBe(before + 1);
    const rows = await library.database.query<object[]>(
      'select user_id as "userId", count(*)::int as taken from library.download where account_id = $1 group by 1',
      [one.accountId],
    );
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ userId: one.userId, taken: 2 });
  });

  it('is sent its bonus workflows once, whoever asks', async () => {
    const press = (as: TestUser) => library.send<{ sent_at: string }>('POST', `${base}/bonus`, as);
    const { body } = await press(one);
    library.clock.advance(60_000);
    expect((await press(other)).body.sent_at).toBe(body.sent_at);
  });

  it('keeps what is its own while somebody is in it, and takes it along when the last one goes', async () => {
    await fill();
    const secret = await makeGallery(one);
    await erase(one);
    expect(await read(`${base}/favourites`, one)).toEqual({ workflows: [] });
    // The secret was theirs, and so are the favourites that it shows.
    await expect(library.app.get(GalleryKeys).open(secret)).rejects.toMatchObject({
      code: 'library.gallery_unknown',
    });
    expect(await read('/api/automations', other)).toMatchObject([{ name: 'Facturen' }]);
    expect(await read(`${base}/collections`, other)).toMatchObject({ collections: [{ name: 'Samen' }] });

    await erase(other, other.accountId);
    expect(await read('/api/automations', other)).toEqual([]);
    expect(await read(`${base}/entitlement`, other)).toMatchObject({ granted: false });
    const left = await library.database.query('select from library.collection where account_id = $1', [
      other.accountId,
    ]);
    expect(left).toEqual([]);
  });
});
