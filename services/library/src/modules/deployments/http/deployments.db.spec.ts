// Real: HTTP through the whole service on PostgreSQL 18, signed tokens, sockets. Stand-in: n8n (infra/n8n-sandbox).
import { createHash, randomUUID } from 'node:crypto';
import { DeployForm, Deployment, n8nScopeNames } from '@stroomwerk/contracts/library';
import {
  begun,
  byButton,
  type Customer,
  carriedOn,
  customer,
  deployLibrary,
  look,
  press,
  receipts,
  request,
} from '../../../../test/deploying.js';
import type { LibraryApp } from '../../../../test/library-app.js';

jest.setTimeout(120_000);

describe('deploying', () => {
  let library: LibraryApp;
  const customers: Customer[] = [];
  beforeAll(async () => {
    library = await deployLibrary();
  });
  afterEach(async () => {
    for (const { n8n } of customers.splice(0)) await n8n.close();
  });
  afterAll(() => library.close());

  async function someone(options: Parameters<typeof customer>[1] = {}): Promise<Customer> {
    const made = await customer(library, options);
    customers.push(made);
    return made;
  }
  const form = async ({ user }: Customer, query = '', filename = receipts) =>
    DeployForm.parse((await library.get(`/api/automations/deploy/${filename}${query}`, user)).body);
  const automationsOf = ({ user }: Customer) =>
    library.database.query<Record<string, unknown>[]>(
      'select * from library.automation where account_id = $1',
      [user.accountId],
    );
  const undo = (who: Customer, id: string) =>
    library.send('POST', `/api/automations/deployments/${id}/undo`, who.user);

  describe('the form', () => {
    it('asks for accounts and values, with the account that fits and nothing made up', async () => {
      const who = await someone();
      const asked = await form(who);
      expect(asked).toMatchObject({
        workflow: { filename: receipts, name: 'Bonnetjes', language: 'nl', minutes_saved: 6, version: 1 },
        ...{ connection: who.connection, refusal: null, starts_itself: true, adds_error_path: true },
        ...{
          existing: null,
          missing: [],
          by_hand: [],
          automations: { used: 0, most: 20, next_plan: 'professional' },
        },
      });
      expect(asked.accounts).toMatchObject([
        { key: 'gmailOAuth2', state: 'chosen', chosen: who.gmail, steps: ['Bonmail'] },
        { key: 'slackApi', state: 'chosen', chosen: who.slack, steps: ['Meld'] },
      ]);
      expect(asked.values.map(({ key, value, from }) => [key, value, from])).toEqual([
        ['label', '', 'nothing'],
        ['limit', '', 'nothing'],
        ['who', '', 'nothing'],
      ]);
    });

    it('knows the account’s own earlier answers and no other account’s', async () => {
      const [who, other] = [await someone(), await someone()];
      await carriedOn(library, who, (await begun(library, who)).id);
      expect((await form(who)).values.map(({ value, earlier }) => [value, earlier])).toEqual([
        ['Bonnen', 'Bonnetjes'],
        ['75.5', 'Bonnetjes'],
        ['jan@klant.nl', 'Bonnetjes'],
      ]);
      expect((await form(other)).values.every(({ value }) => value === '')).toBe(true);
      expect((await form(who)).existing).toMatchObject({ name: 'Bonnetjes' });
      expect((await form(who)).accounts.map(({ choices }) => choices[0]?.used_by)).toEqual([1, 1]);
    });

    it('says why not, before anything is filled in', async () => {
      const nobody = { user: library.user() } as Customer;
      expect((await form(nobody)).refusal).toBe('no_plan');
      await library.subscribe(nobody.user, 'active', 1);
      expect(await form(nobody)).toMatchObject({ refusal: 'no_connection', connection: null });
      const few = await someone({ scopes: n8nScopeNames.filter((scope) => scope !== 'workflow:create') });
      expect(await form(few)).toMatchObject({
        refusal: 'missing_scope',
        missing: [{ scope: 'workflow:create', without: expect.stringContaining('één klik') }],
      });
      const down = await someone();
      await down.n8n.close();
      expect(await form(down)).toMatchObject({
        refusal: 'connection_failing',
        connections: [{ state: 'failing' }],
        accounts: [{ state: 'unknown' }, { state: 'unknown' }],
      });
    });

    it('says that accounts are linked afterwards where the key may not list them', async () => {
      const who = await someone({ scopes: n8nScopeNames.filter((scope) => scope !== 'credential:list') });
      const asked = await form(who);
      expect([asked.refusal, ...asked.accounts.map(({ state }) => state)]).toEqual([
        null,
        'unknown',
        'unknown',
      ]);
      const { deployment } = await carriedOn(library, who, (await begun(library, who)).id);
      expect(deployment.state).toBe('published');
    });

    it('404 for no workflow, 401 without login', async () => {
      const who = await someone();
      const gone = await library.get('/api/automations/deploy/weg.json', who.user);
      expect([gone.status, gone.body.code]).toEqual([404, 'library.workflow_not_found']);
      expect((await library.get(`/api/automations/deploy/${receipts}`)).status).toBe(401);
    });
  });

  describe('one click', () => {
    it('places it with their accounts and values, tags and publishes it, and puts it on the list', async () => {
      const who = await someone();
      const { id, state, automation_id } = await begun(library, who);
      expect([state, automation_id]).toEqual(['queued', null]);
      const { deployment, waits } = await carriedOn(library, who, id);
      expect(waits).toEqual([]);
      const [there, ...more] = who.n8n.instance.state.workflows;
      expect(more).toEqual([]);
      expect(deployment).toMatchObject({
        ...{ state: 'published', problem: null, left_behind: null, first_run: null },
        ...{
          n8n_url: `${who.n8n.url}/workflow/${there?.id}`,
          published_at: library.clock.now().toISOString(),
        },
      });
      const nodes = there?.versions[0]?.nodes ?? [];
      const step = (name: string) => nodes.find((one) => one.name === name);
      expect(step('Meld')?.credentials).toEqual({ slackApi: { id: who.slack, name: 'Slack team' } });
      expect(JSON.stringify(step('Instellingen')?.parameters)).toContain('"value":75.5');
      expect(there?.settings).toMatchObject({ timeSavedPerExecution: 6, timezone: 'Europe/Amsterdam' });
      expect(who.n8n.instance.state.tags.map(({ name }) => name)).toEqual(['Stroomwerk']);
      expect([there?.tagIds.length, there?.activeVersionId === null]).toEqual([1, false]);
      const [row] = await automationsOf(who);
      const secret = String(step('Meld de fout aan Stroomwerk')?.parameters?.url).split('/').at(-1) ?? '';
      expect(row).toMatchObject({
        ...{ id: deployment.automation_id, kind: 'linked', status: 'running', name: 'Bonnetjes' },
        ...{ n8n_workflow_id: there?.id, connection_id: who.connection, minutes_saved_per_run: 6 },
        report_secret_hash: createHash('sha256').update(secret).digest(),
      });
      const taken = await library.database.query('select via from library.download where user_id = $1', [
        who.user.userId,
      ]);
      expect(taken).toEqual([{ via: 'deploy' }]);
      const kept = await library.database.query<object[]>('select * from library.deployment');
      expect(JSON.stringify(kept)).not.toContain(secret);
    });

    it('tells of the first run that ended', async () => {
      const who = await someone();
      const { deployment } = await carriedOn(library, who, (await begun(library, who)).id);
      await library.database.query(
        `insert into library.automation_run (automation_id, execution_id, status, started_at, duration_ms)
         values ($1, '2', 'error', '2026-11-21T10:05:00Z', 80), ($1, '1', 'success', '2026-11-21T10:02:00Z', 3600)`,
        [deployment.automation_id],
      );
      expect((await look(library, who, deployment.id)).first_run).toMatchObject({
        ...{ status: 'success', started_at: '2026-11-21T10:02:00.000Z', duration_ms: 3600 },
      });
    });

    it('places what is started by hand, and does not publish it', async () => {
      const who = await someone();
      const wanted = request(who, { filename: byButton, values: {} });
      const { deployment } = await carriedOn(library, who, (await begun(library, who, wanted)).id);
      expect(deployment).toMatchObject({ state: 'placed', problem: null, published_at: null });
      expect((await automationsOf(who))[0]).toMatchObject({ status: 'stopped', n8n_active: false });
    });

    it('is one deployment for one request, however often it is pressed', async () => {
      const who = await someone();
      const wanted = request(who);
      const answers = await Promise.all([1, 2, 3].map(() => press(library, who, wanted)));
      const ids = new Set(answers.map(({ body }) => Deployment.parse(body).id));
      expect(ids.size).toBe(1);
    });

    it('two tabs place one; a second copy is placed where it is asked for', async () => {
      const who = await someone();
      const answers = await Promise.all([
        press(library, who, request(who)),
        press(library, who, request(who)),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('library.deployed_already');
      const placed = answers.map(({ body }) => Deployment.safeParse(body).data?.id).find(Boolean) ?? '';
      await carriedOn(library, who, placed);
      expect((await press(library, who, request(who))).body.code).toBe('library.deployed_already');
      await carriedOn(library, who, (await begun(library, who, request(who, { again: true }))).id);
      expect(who.n8n.instance.state.workflows).toHaveLength(2);
    });

    it('is refused without a plan, over the limit, and for what is another account’s', async () => {
      const [who, other] = [await someone(), await someone()];
      const foreign = await press(library, who, request(other));
      expect([foreign.status, foreign.body.code]).toEqual([404, 'library.connection_not_found']);
      const guessed = await press(library, who, request(who, { accounts: { slackApi: other.slack } }));
      expect([guessed.status, Object.keys(guessed.body.fields)]).toEqual([400, ['accounts.slackApi']]);
      const { id } = await begun(library, other);
      const read = await library.get(`/api/automations/deployments/${id}`, who.user);
      expect([read.status, (await undo(who, id)).status]).toEqual([404, 404]);
      await library.database.query(
        `insert into library.automation (id, account_id, name, status, kind, minutes_saved_per_run, created_at, updated_at)
         select gen_random_uuid(), $1, 'X', 'running', 'linked', 0, now(), now() from generate_series(1, 20)`,
        [who.user.accountId],
      );
      const more = await press(library, who, request(who));
      expect([more.status, more.body.code, more.body.detail]).toEqual([
        ...[409, 'library.automation_limit', expect.stringContaining('Professional')],
      ]);
      expect((await form(who)).refusal).toBe('automation_limit');
      await library.subscribe(who.user, 'canceled', 2);
      const none = await press(library, who, request(who));
      expect([none.status, none.body.code]).toEqual([403, 'library.subscription_required']);
      expect(who.n8n.instance.state.workflows).toEqual([]);
    });

    it('refuses an empty answer, one of another kind, and a missing account, each by its field', async () => {
      const who = await someone();
      who.n8n.instance.state.credentials = [];
      const refused = await press(
        library,
        who,
        request(who, { values: { label: '', limit: 'veel', who: 'jan' } }),
      );
      expect([refused.status, Object.keys(refused.body.fields).sort()]).toEqual([
        400,
        ['accounts.gmailOAuth2', 'accounts.slackApi', 'values.label', 'values.limit', 'values.who'],
      ]);
    });
  });

  describe('undoing', () => {
    it('takes the workflow out of n8n and the automation off the list', async () => {
      const who = await someone();
      const { deployment } = await carriedOn(library, who, (await begun(library, who)).id);
      expect(Deployment.parse((await undo(who, deployment.id)).body).state).toBe('undoing');
      const undone = (await carriedOn(library, who, deployment.id)).deployment;
      expect(undone).toMatchObject({ state: 'undone', automation_id: null, n8n_url: null });
      expect([who.n8n.instance.state.workflows, await automationsOf(who)]).toEqual([[], []]);
      expect(Deployment.parse((await undo(who, deployment.id)).body).state).toBe('undone');
    });

    it('leaves what the customer changed in n8n', async () => {
      const who = await someone();
      const { deployment } = await carriedOn(library, who, (await begun(library, who)).id);
      const [there] = who.n8n.instance.state.workflows;
      const [version] = there?.versions ?? [];
      if (!there || !version) throw new Error('it is there');
      const nodes = version.nodes.map((one) => ({ ...one, parameters: { ...one.parameters, mine: true } }));
      who.n8n.instance.update(there, { ...version, nodes, name: there.name, settings: {} });
      const refused = await undo(who, deployment.id);
      expect([refused.status, refused.body.code]).toEqual([409, 'library.deployed_and_changed']);
      expect(who.n8n.instance.state.workflows).toHaveLength(1);
    });

    it('is done where the customer deleted it already', async () => {
      const who = await someone();
      const { deployment } = await carriedOn(library, who, (await begun(library, who)).id);
      who.n8n.instance.remove(who.n8n.instance.state.workflows[0]?.id ?? '');
      await undo(who, deployment.id);
      expect((await carriedOn(library, who, deployment.id)).deployment.state).toBe('undone');
    });

    it('of one that has not been placed leaves nothing', async () => {
      const who = await someone();
      const { id } = await begun(library, who);
      await undo(who, id);
      expect((await carriedOn(library, who, id)).deployment.state).toBe('undone');
      expect(who.n8n.instance.state.workflows).toEqual([]);
      expect((await undo(who, randomUUID())).body.code).toBe('library.deployment_not_found');
    });
  });
});
