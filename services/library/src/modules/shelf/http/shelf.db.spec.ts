import { Collection, CollectionDetail, Collections, Favourites, MyApps } from '@stroomwerk/contracts/library';
import type { LibraryApp, TestUser } from '../../../../test/library-app.js';
import { member, smallLibrary, smallNames } from '../../../../test/stock.js';
import { workflowId } from '../../workflows/persistence/workflow-ids.js';
import { addFavourite } from '../persistence/favourites.js';

const base = '/api/workflows-library';
const [first = '', second = '', third = ''] = smallNames(3);

// Real: HTTP through the whole service on PostgreSQL 18, signed tokens.
describe('the shelf of a member', () => {
  let library: LibraryApp;
  let user: TestUser;
  beforeAll(async () => {
    library = await smallLibrary(3);
  });
  beforeEach(async () => {
    user = await member(library);
  });
  afterAll(() => library.close());

  const put = (path: string, body?: object, as = user) => library.send('PUT', `${base}/${path}`, as, body);
  const remove = (path: string, as = user) => library.send('DELETE', `${base}/${path}`, as);
  const hide = (filename: string, hidden: boolean) =>
    library.database.query('update library.workflow set hidden = $2 where filename = $1', [filename, hidden]);

  it.each([
    ['GET', 'favourites'],
    ['PUT', `${first}/favourite`],
    ['GET', 'collections'],
    ['GET', 'my-apps'],
  ])('%s %s: 401 without login, 403 without plan', async (method, path) => {
    expect((await library.send(method, `${base}/${path}`)).status).toBe(401);
    const answer = await library.send(method, `${base}/${path}`, library.user());
    expect([answer.status, answer.body.code]).toEqual([403, 'library.subscription_required']);
  });

  describe('favourites', () => {
    const list = async (as = user) =>
      Favourites.parse((await library.get(`${base}/favourites`, as)).body).workflows.map((w) => w.filename);

    it('are kept once, listed with the newest first, and taken off', async () => {
      expect((await put(`${first}/favourite`)).status).toBe(204);
      library.clock.advance(1_000);
      expect((await put(`${second}/favourite`)).status).toBe(204);
      expect((await put(`${first}/favourite`)).status).toBe(204);
      expect(await list()).toEqual([second, first]);
      expect(await list(await member(library))).toEqual([]);
      for (const _ of [1, 2]) expect((await remove(`${second}/favourite`)).status).toBe(204);
      expect(await list()).toEqual([first]);
    });

    it('take any number of presses at once for one', async () => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => put(`${third}/favourite`)));
      expect(answers.map((answer) => answer.status)).toEqual([204, 204, 204, 204]);
      expect(await list()).toEqual([third]);
    });

    it('are so many at most, and one that is kept may be kept again', async () => {
      const keep = async (filename: string) => {
        const id = (await workflowId(library.database, filename)) ?? '';
        return addFavourite(library.database, user.userId, id, library.clock.now(), 1);
      };
      expect([await keep(first), await keep(second), await keep(first)]).toEqual([true, false, true]);
      expect(await list()).toEqual([first]);
    });

    it('leave out what ops hides, until it is back', async () => {
      await put(`${first}/favourite`);
      await hide(first, true);
      expect(await list()).toEqual([]);
      expect((await put(`${first}/favourite`)).status).toBe(404);
      await hide(first, false);
      expect(await list()).toEqual([first]);
    });

    it('404 for a workflow that is not there', async () => {
      const answer = await put('..%2F..%2Fetc%2Fpasswd/favourite');
      expect([answer.status, answer.body.code]).toEqual([404, 'library.workflow_not_found']);
    });
  });

  describe('collections', () => {
    const create = (name: string, as = user) => library.send('POST', `${base}/collections`, as, { name });
    const made = async (name: string) => Collection.parse((await create(name)).body);

    it('are made, filled, read, renamed, emptied and deleted', async () => {
      const { id } = await made('  Klantwerk ');
      expect((await put(`collections/${id}/workflows/${first}`)).status).toBe(204);
      library.clock.advance(1_000);
      expect((await put(`collections/${id}/workflows/${second}`)).status).toBe(204);
      expect((await put(`collections/${id}/workflows/${second}`)).status).toBe(204);
      const read = CollectionDetail.parse((await library.get(`${base}/collections/${id}`, user)).body);
      expect([read.name, read.filenames, read.workflows.map((w) => w.filename)]).toEqual([
        'Klantwerk',
        [second, first],
        [second, first],
      ]);
      const renamed = await library.send('PATCH', `${base}/collections/${id}`, user, { name: 'Bureau' });
      expect(renamed.body).toMatchObject({ id, name: 'Bureau', filenames: [second, first] });
      expect((await remove(`collections/${id}/workflows/${second}`)).status).toBe(204);
      const { collections } = Collections.parse((await library.get(`${base}/collections`, user)).body);
      expect(collections).toMatchObject([{ id, name: 'Bureau', filenames: [first] }]);
      expect((await remove(`collections/${id}`)).status).toBe(204);
      expect((await remove(`collections/${id}`)).status).toBe(404);
    });

    it('409 for a name that the account uses, whatever its case, and none lost when two race', async () => {
      const answers = await Promise.all([create('Favoriet'), create('favoriet')]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
      const { id } = await made('Anders');
      const renamed = await library.send('PATCH', `${base}/collections/${id}`, user, { name: 'FAVORIET' });
      expect([renamed.status, renamed.body.code]).toEqual([409, 'library.collection_exists']);
      const same = await library.send('PATCH', `${base}/collections/${id}`, user, { name: 'ANDERS' });
      expect(same.status).toBe(200);
      expect((await create('Favoriet', await member(library))).status).toBe(201);
    });

    it('of somebody else do not exist: 404 for everything', async () => {
      const { id } = await made('Van mij');
      const other = await member(library);
      const answers = [
        await library.get(`${base}/collections/${id}`, other),
        await library.send('PATCH', `${base}/collections/${id}`, other, { name: 'x' }),
        await put(`collections/${id}/workflows/${first}`, undefined, other),
        await remove(`collections/${id}/workflows/${first}`, other),
        await remove(`collections/${id}`, other),
        await library.get(`${base}/collections/geen-id`, user),
      ];
      for (const answer of answers)
        expect([answer.status, answer.body.code]).toEqual([404, 'library.collection_not_found']);
    });

    it('400 without a name, 404 for a workflow that is not there', async () => {
      const empty = await create(' ');
      expect([empty.status, empty.body.fields]).toEqual([400, { name: 'Naam is verplicht' }]);
      const { id } = await made('Leeg');
      const answer = await put(`collections/${id}/workflows/weg.json`);
      expect([answer.status, answer.body.code]).toEqual([404, 'library.workflow_not_found']);
    });
  });

  describe('my apps', () => {
    it('are names of the library, as it writes them, each once', async () => {
      expect((await library.get(`${base}/my-apps`, user)).body).toEqual({ apps: [] });
      const kept = await put('my-apps', { apps: ['slack', ' Gmail', 'SLACK'] });
      expect([kept.status, MyApps.parse(kept.body)]).toEqual([200, { apps: ['Gmail', 'Slack'] }]);
      expect((await library.get(`${base}/my-apps`, user)).body).toEqual({ apps: ['Gmail', 'Slack'] });
      expect((await put('my-apps', { apps: [] })).body).toEqual({ apps: [] });
    });

    it('may be any that we know, also one that no workflow here uses', async () => {
      const kept = await put('my-apps', { apps: ['acuity scheduling', 'MOLLIE'] });
      expect(MyApps.parse(kept.body)).toEqual({ apps: ['Acuity Scheduling', 'Mollie'] });
    });

    it('400 naming what the library does not know, and nothing changes', async () => {
      await put('my-apps', { apps: ['Slack'] });
      const answer = await put('my-apps', { apps: ['Gmail', 'Bestaat Niet'] });
      expect([answer.status, answer.body.fields]).toEqual([
        400,
        { apps: 'Die app kennen we niet: Bestaat Niet' },
      ]);
      expect((await library.get(`${base}/my-apps`, user)).body).toEqual({ apps: ['Slack'] });
    });
  });
});
