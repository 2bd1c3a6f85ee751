// Real: HTTP through the whole service on PostgreSQL 18, sockets. Stand-in: n8n (infra/n8n-sandbox).
import { randomUUID } from 'node:crypto';
import { CollectionDeployForm, DeploymentBatch, type DeployTogether } from '@stroomwerk/contracts/library';
import { EntityManager } from 'typeorm';
import {
  begun,
  byButton,
  type Customer,
  called,
  carriedOn,
  customer,
  deployLibrary,
  receipts,
  reminders,
  request,
  work,
} from '../../../../test/deploying.js';
import type { LibraryApp } from '../../../../test/library-app.js';
import { DeployWork } from '../application/deploy-work.js';
import { stranded } from '../persistence/deployments.js';

jest.setTimeout(180_000);

const batches = '/api/automations/deployments/batches';
const answers: Record<string, Record<string, string>> = {
  [receipts]: { label: 'Bonnen', limit: '75', who: 'jan@klant.nl' },
  [reminders]: { who: 'jan@klant.nl', label: 'Betaal je nog?' },
  [byButton]: {},
  [called]: {},
};
const all = [receipts, reminders, byButton, called];

describe('deploying a collection', () => {
  let library: LibraryApp;
  const customers: Customer[] = [];
  beforeAll(async () => {
    library = await deployLibrary();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const { n8n } of customers.splice(0)) await n8n.close();
  });
  afterAll(() => library.close());

  async function someone(options: Parameters<typeof customer>[1] = {}): Promise<Customer> {
    const made = await customer(library, options);
    customers.push(made);
    return made;
  }
  async function collected({ user }: Customer, filenames: readonly string[] = all): Promise<string> {
    const path = '/api/workflows-library/collections';
    const { body } = await library.send<{ id: string }>('POST', path, user, { name: `Map ${randomUUID()}` });
    for (const filename of filenames)
      await library.send('PUT', `${path}/${body.id}/workflows/${filename}`, user);
    return body.id;
  }
  const form = async ({ user }: Customer, id: string, query = '') =>
    CollectionDeployForm.parse(
      (await library.get(`/api/automations/collections/${id}/deploy${query}`, user)).body,
    );
  const wanted = (
    { connection }: Customer,
    filenames: readonly string[] = all,
    rest: Partial<DeployTogether> = {},
  ): DeployTogether => ({
    ...{ request_id: randomUUID(), connection },
    workflows: filenames.map((filename) => ({ filename, accounts: {}, values: answers[filename] ?? {} })),
    ...rest,
  });
  const press = ({ user }: Customer, body: DeployTogether) => library.send('POST', batches, user, body);
  async function pressed(who: Customer, body = wanted(who)): Promise<DeploymentBatch> {
    const answer = await press(who, body);
    expect([answer.status, answer.body]).toEqual([202, expect.anything()]);
    return DeploymentBatch.parse(answer.body);
  }
  const look = async ({ user }: Customer, id: string) =>
    DeploymentBatch.parse((await library.get(`${batches}/${id}`, user)).body);
  const idsOf = ({ items }: DeploymentBatch) => items.flatMap(({ deployment }) => deployment?.id ?? []);
  async function ended(who: Customer, batch: DeploymentBatch): Promise<DeploymentBatch> {
    for (const id of idsOf(batch)) await carriedOn(library, who, id);
    return look(who, batch.id);
  }
  const told = ({ items }: DeploymentBatch) =>
    items.map(({ filename, deployment, refused }) => [filename, deployment?.state ?? refused?.code]);
  const there = ({ n8n }: Customer) => n8n.instance.state.workflows.map(({ name }) => name).sort();
  const watched = (who: Customer, count: number) =>
    library.database.query(
      `insert into library.automation (id, account_id, name, status, kind, minutes_saved_per_run, created_at, updated_at)
       select gen_random_uuid(), $1, 'X', 'running', 'linked', 0, now(), now() from generate_series(1, $2)`,
      [who.user.accountId, count],
    );

  describe('the form', () => {
    it('asks for each account once, and once for what is truly the same question', async () => {
      const who = await someone();
      const asked = await form(who, await collected(who));
      expect(asked.workflows.map(({ workflow }) => workflow.filename).sort()).toEqual([...all].sort());
      expect(asked).toMatchObject({ refusal: null, left_off: 0, automations: { used: 0, most: 20 } });
      const needs = asked.accounts.map(({ key, state, needed_by: by }) => [
        ...[key, state],
        by.map(({ filename }) => filename).sort(),
      ]);
      expect(needs.sort()).toEqual([
        ['gmailOAuth2', 'chosen', [receipts]],
        ['slackApi', 'chosen', [receipts, reminders].sort()],
      ]);
      expect(asked.values.map(({ key, asked_by: by }) => [key, [...by].sort()]).sort()).toEqual([
        ['label', [receipts]],
        ['label', [reminders]],
        ['limit', [receipts]],
        ['who', [receipts, reminders].sort()],
      ]);
    });

    it('says what is there already, and what is on its way', async () => {
      const who = await someone();
      const id = await collected(who);
      await carriedOn(library, who, (await begun(library, who)).id);
      await begun(library, who, request(who, { filename: byButton, values: {} }));
      const marked = (await form(who, id)).workflows.map((one) => [
        ...[one.workflow.filename, one.existing?.name ?? null, one.on_its_way],
      ]);
      expect(marked.sort()).toEqual(
        [
          [receipts, 'Bonnetjes', false],
          [reminders, null, false],
          [byButton, null, true],
          [called, null, false],
        ].sort(),
      );
    });

    it('is for another n8n where the one that was chosen is gone', async () => {
      const who = await someone();
      const asked = await form(who, await collected(who), `?connection=${randomUUID()}`);
      expect(asked).toMatchObject({ connection: who.connection, refusal: null });
      const single = await library.get<{ connection: string }>(
        `/api/automations/deploy/${receipts}?connection=${randomUUID()}`,
        who.user,
      );
      expect(single.body.connection).toBe(who.connection);
    });

    it('of an empty collection has nothing to choose, of another account’s and of none is not there', async () => {
      const [who, other] = [await someone(), await someone()];
      expect((await form(who, await collected(who, []))).workflows).toEqual([]);
      for (const id of [await collected(other), randomUUID(), 'geen-vak']) {
        const gone = await library.get(`/api/automations/collections/${id}/deploy`, who.user);
        expect([gone.status, gone.body.code]).toEqual([404, 'library.collection_not_found']);
      }
      expect((await library.get(`/api/automations/collections/${randomUUID()}/deploy`)).status).toBe(401);
    });

    it('leaves out what ops hides', async () => {
      const who = await someone();
      const id = await collected(who);
      await library.database.query('update library.workflow set hidden = true where filename = $1', [called]);
      expect((await form(who, id)).workflows).toHaveLength(3);
      const { items } = await pressed(who, wanted(who, [called, byButton]));
      expect(items.map(({ refused }) => refused?.code ?? null)).toEqual(['library.workflow_not_found', null]);
      await library.database.query('update library.workflow set hidden = false where filename = $1', [
        called,
      ]);
    });
  });

  describe('one press', () => {
    it('makes a deployment of each, with its own accounts and answers', async () => {
      const who = await someone();
      const batch = await ended(who, await pressed(who));
      expect(told(batch)).toEqual([
        [receipts, 'published'],
        [reminders, 'published'],
        [byButton, 'placed'],
        [called, 'published'],
      ]);
      const [bill, remind] = who.n8n.instance.state.workflows;
      const text = (one: typeof bill) => JSON.stringify(one?.versions.at(-1)?.nodes);
      expect(text(bill)).toContain('Bonnen');
      expect(text(remind)).toContain('Betaal je nog?');
      expect(text(remind)).toContain(who.slack);
      const taken = await library.database.query<{ filename: string }[]>(
        'select filename from library.download where user_id = $1',
        [who.user.userId],
      );
      expect(taken.map(({ filename }) => filename).sort()).toEqual([...all].sort());
    });

    it('makes nothing twice: pressed again, three times at once, or after all ended', async () => {
      const who = await someone();
      const body = wanted(who);
      const presses = await Promise.all([1, 2, 3].map(() => press(who, body)));
      const made = presses.map((answer) => DeploymentBatch.parse(answer.body));
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      const [first] = made;
      if (!first) throw new Error('it was pressed');
      await ended(who, first);
      expect(told(await pressed(who, body))).toEqual(told(await look(who, first.id)));
      expect(there(who)).toHaveLength(4);
    });

    it('from two tabs makes one of each', async () => {
      const who = await someone();
      const presses = await Promise.all([press(who, wanted(who)), press(who, wanted(who))]);
      const tabs = presses.map((answer) => DeploymentBatch.parse(answer.body));
      expect(tabs.map((tab) => idsOf(tab).length).sort()).toEqual([0, 4]);
      expect(tabs.flatMap(told).filter(([, code]) => code === 'library.deployed_already')).toHaveLength(4);
      for (const tab of tabs) await ended(who, tab);
      expect(there(who)).toHaveLength(4);
    });

    it('names a workflow once that is asked for twice', async () => {
      const who = await someone();
      expect(told(await pressed(who, wanted(who, [byButton, byButton])))).toEqual([[byButton, 'queued']]);
    });

    it('that dies between the second and the third leaves nothing, and makes all of them when pressed again', async () => {
      const who = await someone();
      const body = wanted(who);
      const { query } = EntityManager.prototype;
      let inserted = 0;
      jest.spyOn(EntityManager.prototype, 'query').mockImplementation(function (
        this: EntityManager,
        text,
        values,
      ) {
        if (text.includes('insert into library.deployment (')) inserted += 1;
        if (inserted === 3) throw new Error('killed');
        return Reflect.apply(query, this, [text, values]);
      });
      expect((await press(who, body)).status).toBe(500);
      jest.restoreAllMocks();
      expect(inserted).toBe(3);
      const rows = await library.database.query<{ made: number; taken: number }[]>(
        `select (select count(*)::int from library.deployment where account_id = $1) as made,
           (select count(*)::int from library.download where account_id = $1) as taken`,
        [who.user.accountId],
      );
      expect(rows).toEqual([{ made: 0, taken: 0 }]);
      await ended(who, await pressed(who, body));
      expect(there(who)).toHaveLength(4);
    });

    it('whose process dies before the third got into the queue is found again', async () => {
      const who = await someone();
      const add = jest.spyOn(library.app.get(DeployWork), 'add');
      add.mockResolvedValueOnce().mockResolvedValueOnce().mockRejectedValueOnce(new Error('killed'));
      const body = wanted(who);
      expect((await press(who, body)).status).toBe(500);
      add.mockRestore();
      const again = await pressed(who, body);
      const later = new Date(library.clock.now().getTime() + 1);
      expect(await stranded(library.database, later, 100)).toEqual(expect.arrayContaining(idsOf(again)));
      const [first, second] = idsOf(again);
      for (const id of [first ?? '', second ?? '']) expect(await work(library, id)).toBeUndefined();
      await ended(who, again);
      expect(there(who)).toHaveLength(4);
    });

    it('stops at the limit of the plan: what fits goes in, the rest is named', async () => {
      const who = await someone();
      await watched(who, 18);
      const batch = await ended(who, await pressed(who));
      expect(told(batch)).toEqual([
        [receipts, 'published'],
        [reminders, 'published'],
        [byButton, 'library.automation_limit'],
        [called, 'library.automation_limit'],
      ]);
      expect(batch.items[2]?.refused?.detail).toContain('Professional');
      expect(there(who)).toEqual(['Bonnetjes', 'Herinneringen']);
    });

    it('goes on with the others where one is refused, here or in n8n', async () => {
      const who = await someone();
      const { workflows, ...rest } = wanted(who);
      const wrong = workflows.map((one) =>
        one.filename === receipts ? { ...one, values: { who: 'jan' } } : one,
      );
      const first = await pressed(who, { ...rest, workflows: wrong });
      expect(first.items[0]).toMatchObject({
        deployment: null,
        refused: {
          code: 'common.invalid_request',
          fields: { 'values.label': expect.any(String), 'values.who': expect.any(String) },
        },
      });
      who.n8n.faults.add({ call: 'POST /workflows/{id}/publish', status: 400 });
      const batch = await ended(who, first);
      expect(told(batch)).toEqual([
        [receipts, 'common.invalid_request'],
        [reminders, 'placed'],
        [byButton, 'placed'],
        [called, 'published'],
      ]);
      expect(batch.items[1]?.deployment?.problem?.code).toBe('publish_refused');
      const english = await library.get<DeploymentBatch>(`${batches}/${batch.id}`, who.user, {
        'accept-language': 'en',
      });
      expect(english.body.items[1]?.deployment?.problem?.detail).toContain('switch');
    });

    it('gives a second copy a path of its own, also within one press', async () => {
      const who = await someone();
      await ended(who, await pressed(who, wanted(who, [called])));
      const again = wanted(who, [called]);
      const workflows = again.workflows.map((one) => ({ ...one, again: true }));
      expect(told(await ended(who, await pressed(who, { ...again, workflows })))).toEqual([
        [called, 'published'],
      ]);
      const paths = who.n8n.instance.state.workflows.map(
        ({ versions }) => versions.at(-1)?.nodes.find(({ name }) => name === 'Bestelling')?.parameters?.path,
      );
      expect(paths).toEqual(['bestelling', expect.stringMatching(/^bestelling-[0-9a-f]{6}$/)]);
    });

    it('is refused as a whole where nothing can go in', async () => {
      const [who, other] = [await someone(), await someone()];
      const foreign = await press(who, wanted(other));
      expect([foreign.status, foreign.body.code]).toEqual([404, 'library.connection_not_found']);
      await who.n8n.close();
      expect((await press(who, wanted(who))).status).toBe(422);
      await library.subscribe(other.user, 'canceled', 2);
      expect((await press(other, wanted(other))).body.code).toBe('library.subscription_required');
      const nothing = await press(other, wanted(other, []));
      expect(nothing.status).toBe(400);
      const made = await library.database.query(
        'select 1 from library.deployment_batch where account_id = any($1)',
        [[who.user.accountId, other.user.accountId]],
      );
      expect(made).toEqual([]);
    });
  });

  describe('undoing', () => {
    const undo = async ({ user }: Customer, id: string) =>
      DeploymentBatch.parse((await library.send('POST', `${batches}/${id}/undo`, user)).body);

    it('takes all of it out; what the customer changed is left, and named', async () => {
      const who = await someone();
      const batch = await ended(who, await pressed(who));
      const changed = who.n8n.instance.state.workflows.find(({ name }) => name === 'Herinneringen');
      const version = changed?.versions.at(-1);
      if (!changed || !version) throw new Error('it is there');
      const nodes = version.nodes.map((one) => ({ ...one, parameters: { ...one.parameters, mine: true } }));
      who.n8n.instance.update(changed, { ...version, nodes, name: changed.name, settings: {} });
      const answer = await undo(who, batch.id);
      expect(answer.items.map(({ left }) => left?.code ?? null)).toEqual([
        ...[null, 'library.deployed_and_changed', null, null],
      ]);
      expect(told(await ended(who, answer)).map(([, state]) => state)).toEqual([
        ...['undone', 'published', 'undone', 'undone'],
      ]);
      expect(there(who)).toEqual(['Herinneringen']);
    });

    it('belongs to the account alone', async () => {
      const [who, other] = [await someone(), await someone()];
      const { id } = await pressed(who);
      for (const [method, path] of [
        ['GET', id],
        ['POST', `${id}/undo`],
        ['GET', randomUUID()],
        ['GET', 'iets'],
      ] as const) {
        const gone = await library.send(method, `${batches}/${path}`, other.user);
        expect([gone.status, gone.body.code]).toEqual([404, 'library.deployment_not_found']);
      }
    });
  });
});
