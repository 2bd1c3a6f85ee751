// Real: HTTP through the whole service on PostgreSQL 18, signed tokens, sockets. Stand-in: two n8n (infra/n8n-sandbox).
import { randomUUID } from 'node:crypto';
import {
  Automation,
  Connection,
  ConnectionsResponse,
  DeployForm,
  n8nScopeNames,
  PromotionResult,
} from '@stroomwerk/contracts/library';
import {
  begun,
  byButton,
  carriedOn,
  customer,
  deployLibrary,
  receipts,
  request,
} from '../../../../test/deploying.js';
import { node } from '../../../../test/flows.js';
import type { LibraryApp } from '../../../../test/library-app.js';
import {
  closeAll,
  draft,
  edit,
  form,
  goneOn,
  path,
  press,
  promoted,
  resultOf,
  setPurpose,
  setTier,
  stepIn,
  type Tester,
  tester,
  undo,
  wish,
  withParameter,
} from '../../../../test/promoting.js';

jest.setTimeout(180_000);

describe('from a test instance to production', () => {
  let library: LibraryApp;
  const open: Tester[] = [];
  beforeAll(async () => {
    library = await deployLibrary();
  });
  afterEach(async () => {
    for (const one of open.splice(0)) await closeAll(one);
  });
  afterAll(() => library.close());

  async function someone(options: Parameters<typeof tester>[1] = {}): Promise<Tester> {
    const made = await tester(library, options);
    open.push(made);
    return made;
  }
  const inProduction = ({ live }: Tester) => live.instance.state.workflows;
  const automationOf = async ({ who }: Tester, id: string | null) =>
    Automation.parse((await library.get(`/api/automations/${id}`, who.user)).body);

  describe('what an instance is for', () => {
    it('is chosen where the plan has test instances, and refused with the plan that has them elsewhere', async () => {
      const who = await customer(library);
      const refused = await setPurpose(library, who, who.connection, 'test');
      expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
        ...[403, 'library.test_instance_plan', expect.stringContaining('Enterprise')],
      ]);
      const list = async () =>
        ConnectionsResponse.parse((await library.get('/api/automations/connections', who.user)).body);
      expect((await list()).test_instance).toEqual({ has: false, plan: 'enterprise' });
      await setTier(library, who, 'enterprise_monthly');
      expect((await list()).test_instance).toEqual({ has: true, plan: null });
      const set = await setPurpose(library, who, who.connection, 'test');
      expect(Connection.parse(set.body).purpose).toBe('test');
      expect((await setPurpose(library, who, randomUUID(), 'test')).status).toBe(404);
      await setTier(library, who, 'starter_monthly');
      const back = await setPurpose(library, who, who.connection, 'production');
      expect(Connection.parse(back.body).purpose).toBe('production');
      await who.n8n.close();
    });

    it('offers a test instance first where the plan has it', async () => {
      const one = await someone();
      const asked = async () =>
        DeployForm.parse((await library.get(`/api/automations/deploy/${receipts}`, one.who.user)).body);
      expect(await asked()).toMatchObject({
        ...{ connection: one.who.connection, test_plan: null },
        connections: [{ purpose: 'test' }, { purpose: 'production' }],
      });
      await setPurpose(library, one.who, one.who.connection, 'production');
      await setPurpose(library, one.who, one.production, 'test');
      expect((await asked()).connection).toBe(one.production);
      await setTier(library, one.who, 'professional_monthly');
      expect(await asked()).toMatchObject({ connection: one.who.connection, test_plan: 'enterprise' });
    });
  });

  describe('the form', () => {
    it('shows the accounts side by side, the values with what likely differs, and the runs of the trial', async () => {
      const one = await someone();
      await library.database.query(
        `insert into library.automation_run (automation_id, execution_id, status, started_at, duration_ms)
         values ($1, '1', 'success', '2026-11-21T10:05:00Z', 80), ($1, '2', 'error', '2026-11-21T10:02:00Z', 36),
           ($1, '3', 'running', '2026-11-21T10:06:00Z', null)`,
        [one.trial],
      );
      expect(await automationOf(one, one.trial)).toMatchObject({ on_trial: true });
      const asked = await form(library, one);
      expect(asked).toMatchObject({
        ...{ refusal: null, connection: one.production, target: null, existing: null, unpublished: false },
        ...{ instances: [{ name: 'Productie', purpose: 'production' }], conflicts: [], last: null },
        runs: { ended: 2, succeeded: 1, last: { status: 'success', started_at: '2026-11-21T10:05:00.000Z' } },
        accounts: [
          { key: 'gmailOAuth2', trial: 'Gmail administratie', state: 'chosen', chosen: one.gmail },
          { key: 'slackApi', trial: 'Slack team', state: 'chosen', chosen: one.slack },
        ],
      });
      expect(asked.values.map(({ key, trial, value, differs }) => [key, trial, value, differs])).toEqual([
        ['label', 'Bonnen', 'Bonnen', null],
        ['limit', '75.5', '75.5', null],
        ['who', 'jan@klant.nl', 'jan@klant.nl', 'mail'],
      ]);
      expect(asked.drawing?.steps.map(({ name, mark }) => [name, mark])).toEqual(
        expect.arrayContaining([
          ['Meld', 'changed'],
          ['Instellingen', 'changed'],
        ]),
      );
    });

    it('fills no value of production in where a workflow is deployed to the test instance', async () => {
      const one = await someone();
      await promoted(library, one, { values: { who: 'zaak@klant.nl' } });
      const values = async (connection: string) => {
        const answer = await library.get(
          `/api/automations/deploy/${receipts}?connection=${connection}`,
          one.who.user,
        );
        return DeployForm.parse(answer.body).values.find(({ key }) => key === 'who')?.value;
      };
      expect([await values(one.who.connection), await values(one.production)]).toEqual([
        ...['jan@klant.nl', 'zaak@klant.nl'],
      ]);
    });

    it('says why not: no production, no plan, no trial, another’s', async () => {
      const one = await someone();
      await library.send('DELETE', `/api/automations/connections/${one.production}`, one.who.user);
      expect(await form(library, one)).toMatchObject({ refusal: 'no_production', connection: null });
      await setTier(library, one.who, 'professional_monthly');
      expect(await form(library, one)).toMatchObject({ refusal: 'test_instance_plan', plan: 'enterprise' });
      await setTier(library, one.who, 'enterprise_monthly');
      await setPurpose(library, one.who, one.who.connection, 'production');
      expect(await form(library, one)).toMatchObject({ refusal: 'not_on_trial', trial: null });
      expect(await automationOf(one, one.trial)).toMatchObject({ on_trial: false });
      const other = await someone();
      const foreign = await library.get(path(one), other.who.user);
      expect([foreign.status, foreign.body.code]).toEqual([404, 'library.automation_not_found']);
      expect((await library.get(path(one))).status).toBe(401);
    });

    it('says which account is missing in production, and refuses without it', async () => {
      const one = await someone({ accounts: false });
      const asked = await form(library, one);
      expect(asked.accounts.map(({ state }) => state)).toEqual(['none', 'none']);
      const refused = await press(library, one, wish(one, asked));
      expect([refused.status, Object.keys(refused.body.fields).sort()]).toEqual([
        ...[400, ['accounts.gmailOAuth2', 'accounts.slackApi']],
      ]);
      const guessed = await press(library, one, wish(one, asked, { accounts: { slackApi: one.who.slack } }));
      expect(Object.keys(guessed.body.fields)).toContain('accounts.slackApi');
      one.live.instance.addCredential('Gmail', 'gmailOAuth2');
      one.live.instance.addCredential('Slack', 'slackApi');
      expect((await promoted(library, one)).state).toBe('done');
    });
  });

  describe('the button', () => {
    it('places what stands on the test instance now, with the accounts and values of production', async () => {
      const one = await someone();
      edit(one.who.n8n, withParameter('Meld', 'otherOptions', { header: 'Bearer geheim-van-de-klant' }), {
        more: [
          node('Bel', 'httpRequest', { id: 'eigen', parameters: { url: 'https://test.klant.nl/hook' } }),
        ],
        settings: { errorWorkflow: 'fout-op-test' },
      });
      const asked = await form(library, one);
      const address = asked.values.find(({ differs }) => differs === 'address');
      expect([address?.trial, address?.steps, asked.left_out]).toEqual([
        ...['https://test.klant.nl/hook', ['Bel'], ['error_workflow']],
      ]);
      expect(asked.drawing?.steps.find(({ name }) => name === 'Bel')?.mark).toBe('mine');
      const done = await promoted(library, one, {
        values: { who: 'zaak@klant.nl', [address?.key ?? '']: 'https://klant.nl/hook' },
      });
      expect(done).toMatchObject({
        act: 'made',
        state: 'done',
        published: true,
        problem: null,
        can_undo: true,
      });
      const [there, ...more] = inProduction(one);
      expect([more, there?.name, there?.activeVersionId === null]).toEqual([[], 'Bonnetjes', false]);
      expect(stepIn(one.live, 'Meld')?.credentials).toEqual({
        slackApi: { id: one.slack, name: 'Slack van de zaak' },
      });
      expect(stepIn(one.live, 'Meld')?.parameters).toMatchObject({
        otherOptions: { header: 'Bearer geheim-van-de-klant' },
      });
      expect(stepIn(one.live, 'Bel')?.parameters.url).toBe('https://klant.nl/hook');
      expect(JSON.stringify(stepIn(one.live, 'Instellingen')?.parameters)).toContain('zaak@klant.nl');
      const text = JSON.stringify(draft(one.live));
      for (const { id } of draft(one.who.n8n).nodes) expect(text).not.toContain(`"${id}"`);
      const secretOf = (n8n: Tester['live']) =>
        String(stepIn(n8n, 'Meld de fout aan Stroomwerk')?.parameters.url).split('/').at(-1) ?? '';
      expect(text).not.toContain(secretOf(one.who.n8n));
      expect(secretOf(one.live).length).toBeGreaterThan(30);
      expect(text).not.toContain('fout-op-test');
      expect(await automationOf(one, done.automation_id)).toMatchObject({
        ...{ on_trial: false, status: 'running', connection: { id: one.production } },
      });
      const kept = await library.database.query<object[]>(
        'select d.*, p.* from library.promotion p join library.deployment d on d.id = p.deployment_id where p.id = $1',
        [done.id],
      );
      expect(JSON.stringify(kept)).not.toMatch(/geheim-van-de-klant|test\.klant\.nl/);
    });

    it('updates the same workflow the next time, and leaves what production was changed to', async () => {
      const one = await someone();
      const first = await promoted(library, one, { values: { who: 'zaak@klant.nl' } });
      edit(one.live, withParameter('Bonmail', 'simple', false));
      edit(one.who.n8n, withParameter('Meld', 'text', 'Nieuwe bon'));
      const asked = await form(library, one);
      expect(asked).toMatchObject({
        ...{ refusal: null, target: { automation_id: first.automation_id }, conflicts: [] },
        last: { id: first.id, state: 'done' },
      });
      expect(asked.values.find(({ key }) => key === 'who')).toMatchObject({
        ...{ trial: 'jan@klant.nl', value: 'zaak@klant.nl' },
      });
      const next = await promoted(library, one);
      expect(next).toMatchObject({ act: 'updated', state: 'done', automation_id: first.automation_id });
      expect(inProduction(one)).toHaveLength(1);
      expect(stepIn(one.live, 'Meld')?.parameters.text).toBe('Nieuwe bon');
      expect(stepIn(one.live, 'Bonmail')?.parameters.simple).toBe(false);
      expect(JSON.stringify(stepIn(one.live, 'Instellingen')?.parameters)).toContain('zaak@klant.nl');
      expect(stepIn(one.live, 'Meld')?.credentials).toEqual({
        slackApi: { id: one.slack, name: 'Slack van de zaak' },
      });
      const { workflow, version } = draft(one.live);
      expect(workflow.activeVersionId).toBe(version.versionId);
    });

    it('says what both changed, and lets nothing through until it is the same', async () => {
      const one = await someone();
      await promoted(library, one);
      edit(one.live, withParameter('Meld', 'text', 'Zo in productie'));
      edit(one.who.n8n, withParameter('Meld', 'text', 'Zo op test'));
      const asked = await form(library, one);
      expect([asked.refusal, asked.conflicts]).toMatchObject(['conflicts', [{ step: 'Meld', at: 'text' }]]);
      const refused = await press(library, one, wish(one, asked));
      expect([refused.status, refused.body.code]).toEqual([409, 'library.promotion_conflict']);
      expect(stepIn(one.live, 'Meld')?.parameters.text).toBe('Zo in productie');
      edit(one.live, withParameter('Meld', 'text', 'Zo op test'));
      expect((await promoted(library, one)).state).toBe('done');
    });

    it('is refused where either was changed after the look, and where the trial is gone', async () => {
      const one = await someone();
      const before = await form(library, one);
      edit(one.who.n8n, withParameter('Meld', 'text', 'Nog iets'));
      const refused = await press(library, one, wish(one, before));
      expect([refused.status, refused.body.code]).toEqual([409, 'library.promotion_changed']);
      await promoted(library, one);
      const again = await form(library, one);
      edit(one.live, withParameter('Meld', 'text', 'In productie'));
      expect((await press(library, one, wish(one, again))).body.code).toBe('library.promotion_changed');
      one.who.n8n.instance.remove(draft(one.who.n8n).workflow.id);
      expect(await form(library, one)).toMatchObject({ refusal: 'trial_gone', looked: null });
      const gone = await press(library, one, wish(one, again));
      expect([gone.status, gone.body.code]).toEqual([409, 'library.promotion_hindered']);
      expect(inProduction(one)).toHaveLength(1);
    });

    it('makes one of a request and one of two tabs', async () => {
      const one = await someone();
      const asked = await form(library, one);
      const wanted = wish(one, asked);
      const same = await Promise.all([1, 2, 3].map(() => press(library, one, wanted)));
      const ids = new Set(same.map(({ body }) => PromotionResult.parse(body).id));
      expect(ids.size).toBe(1);
      const other = await press(library, one, wish(one, asked));
      expect([other.status, other.body.code]).toEqual([409, 'library.promotion_running']);
      for (const id of ids) await goneOn(library, one, id);
      const late = await press(library, one, wish(one, asked));
      expect([late.status, late.body.code]).toEqual([409, 'library.promotion_changed']);
      expect(inProduction(one)).toHaveLength(1);
      const next = await form(library, one);
      const tabs = await Promise.all([
        press(library, one, wish(one, next)),
        press(library, one, wish(one, next)),
      ]);
      expect(tabs.map(({ status }) => status).every((status) => status === 202 || status === 409)).toBe(true);
      expect(inProduction(one)).toHaveLength(1);
    });

    it('after a downgrade in between places nothing, and what is tried and runs goes on', async () => {
      const one = await someone();
      const asked = await form(library, one);
      await setTier(library, one.who, 'professional_monthly');
      const refused = await press(library, one, wish(one, asked));
      expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
        ...[403, 'library.test_instance_plan', expect.stringContaining('Enterprise')],
      ]);
      expect([inProduction(one), draft(one.who.n8n).workflow.activeVersionId === null]).toEqual([[], false]);
      expect(await automationOf(one, one.trial)).toMatchObject({ status: 'running', watched: true });
      await setTier(library, one.who, 'enterprise_monthly');
      const { body } = await press(library, one, wish(one, asked));
      const { id } = PromotionResult.parse(body);
      await setTier(library, one.who, 'starter_monthly');
      expect((await goneOn(library, one, id)).state).toBe('done');
      expect((await undo(library, one, id)).status).toBe(201);
    });

    it('is told where production does not answer or the key may not do it', async () => {
      const one = await someone();
      const asked = await form(library, one);
      one.live.faults.add({ status: 503, times: 3 });
      const broken = await press(library, one, wish(one, asked));
      expect([broken.status, broken.body.code]).toEqual([422, 'library.n8n_broken']);
      one.live.faults.clear();
      const scopes = n8nScopeNames.filter((scope) => scope !== 'workflow:create');
      await library.send('PUT', `/api/automations/connections/${one.production}/key`, one.who.user, {
        key: one.live.key(scopes),
      });
      expect(await form(library, one)).toMatchObject({
        ...{ refusal: 'missing_scope', missing: [{ scope: 'workflow:create' }] },
      });
      const few = await press(library, one, wish(one, asked));
      expect(few.body.code).toBe('library.n8n_missing_scope');
      await one.live.close();
      expect(await form(library, one)).toMatchObject({ refusal: 'production_failing' });
    });

    it('does not put a second copy beside one that came by another way, unless that is asked for', async () => {
      const one = await someone();
      const there = { ...one.who, connection: one.production };
      await carriedOn(library, one.who, (await begun(library, there)).id);
      const asked = await form(library, one);
      expect([asked.target, asked.existing]).toMatchObject([null, { name: 'Bonnetjes' }]);
      const refused = await press(library, one, wish(one, asked));
      expect([refused.status, refused.body.code]).toEqual([409, 'library.deployed_already']);
      expect((await promoted(library, one, { again: true })).state).toBe('done');
      expect(inProduction(one)).toHaveLength(2);
    });

    it('makes it anew where production lost it, and takes what is started by hand', async () => {
      const one = await someone();
      const first = await promoted(library, one);
      one.live.instance.remove(draft(one.live).workflow.id);
      expect(await form(library, one)).toMatchObject({ target: null, existing: null, refusal: null });
      const again = await promoted(library, one);
      expect(again).toMatchObject({ act: 'made', state: 'done' });
      expect(again.automation_id).not.toBe(first.automation_id);
      const wanted = request(one.who, { filename: byButton, values: {} });
      const { deployment } = await carriedOn(library, one.who, (await begun(library, one.who, wanted)).id);
      const hand = { ...one, trial: deployment.automation_id ?? '' };
      expect(await promoted(library, hand)).toMatchObject({ state: 'done', published: false, problem: null });
    });
  });

  describe('undoing', () => {
    it('takes out what was made', async () => {
      const one = await someone();
      const done = await promoted(library, one);
      expect((await undo(library, one, done.id)).body.state).toBe('undoing');
      expect(await goneOn(library, one, done.id)).toMatchObject({ state: 'undone', n8n_url: null });
      expect([inProduction(one), one.who.n8n.instance.state.workflows.length]).toEqual([[], 1]);
      expect((await promoted(library, one)).act).toBe('made');
    });

    it('leaves what was changed in production since', async () => {
      const one = await someone();
      const done = await promoted(library, one);
      edit(one.live, withParameter('Meld', 'text', 'Van ons'));
      const refused = await undo(library, one, done.id);
      expect([refused.status, refused.body.code]).toEqual([409, 'library.deployed_and_changed']);
      expect(inProduction(one)).toHaveLength(1);
    });

    it('puts back what stood, and the next one is measured against that', async () => {
      const one = await someone();
      await promoted(library, one);
      const before = stepIn(one.live, 'Meld')?.parameters.text;
      edit(one.who.n8n, withParameter('Meld', 'text', 'Nieuw'));
      const second = await promoted(library, one);
      const gone = await undo(library, one, second.id);
      expect([gone.status, gone.body.state, stepIn(one.live, 'Meld')?.parameters.text]).toEqual([
        ...[201, 'undone', before],
      ]);
      edit(one.live, withParameter('Bonmail', 'simple', false));
      const third = await promoted(library, one);
      expect([third.state, stepIn(one.live, 'Meld')?.parameters.text]).toEqual(['done', 'Nieuw']);
      edit(one.live, withParameter('Meld', 'text', 'Daarna'));
      const refused = await undo(library, one, third.id);
      expect([refused.status, refused.body.code]).toEqual([409, 'library.update_changed_since']);
      expect((await undo(library, one, third.id, { confirmed: true })).body.state).toBe('undone');
    });

    it('does not exist for another account, nor for another trial', async () => {
      const [one, other] = [await someone(), await someone()];
      const done = await promoted(library, one);
      expect((await library.get(path(one, `/${done.id}`), other.who.user)).status).toBe(404);
      expect((await library.get(path(other, `/${done.id}`), other.who.user)).status).toBe(404);
      expect((await undo(library, other, done.id)).status).toBe(404);
      expect((await resultOf(library, one, done.id)).state).toBe('done');
    });
  });
});
