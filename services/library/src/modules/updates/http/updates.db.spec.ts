// Real: HTTP through the whole service on PostgreSQL 18, signed tokens, sockets. Stand-in: n8n (infra/n8n-sandbox).
import { randomUUID } from 'node:crypto';
import { credentialFacts } from '@stroomwerk/catalogue/credentials';
import { type Automation, AutomationUpdate, UpdatesResponse } from '@stroomwerk/contracts/library';
import { SERVICE_ENV, type ServiceEnv } from '@stroomwerk/kernel';
import { createN8nSandbox, type N8nSandbox } from '@stroomwerk/n8n-sandbox';
import { chain, connect, node } from '../../../../test/flows.js';
import { type LibraryApp, startLibrary, type TestUser } from '../../../../test/library-app.js';
import { member, stock } from '../../../../test/stock.js';
import { libraryService } from '../../../service.js';
import { agreementVersion } from '../../connections/domain/agreement.js';
import { neededAccounts } from '../../deployments/domain/accounts.js';
import { keptSecret, reportAddress } from '../../deployments/domain/error-path.js';
import { prepare } from '../../deployments/domain/prepare.js';
import type { N8nNode, N8nWorkflow } from '../../workflows/domain/n8n.js';
import { UpdatesUpkeep } from '../application/updates-upkeep.js';

const filename = 'facturen.json';
const secret = 'een-geheim-dat-alleen-in-hun-n8n-staat-0123456789';
const facts = credentialFacts();

const steps = (wait: string, limit: number) => [
  node('Start', 'webhook', { parameters: { path: 'facturen', httpMethod: 'POST' }, webhookId: 'facturen' }),
  node('Lees', 'set', { parameters: { limit, options: { timeout: 5 } } }),
  node('Vraag', 'slack', { parameters: { wait, channel: '#voorbeeld', text: 'Akkoord?' } }),
  node('Boek', 'set', { parameters: { text: "={{ $('Lees').item.json.total }}" } }),
];
const file = (flow: object, name = 'Facturen boeken') => JSON.stringify({ name, ...flow, settings: {} });
const first = file(chain(...steps('24 uur', 10)));
const second = file({
  nodes: [...steps('48 uur', 50), node('Bewaar', 'set', { parameters: { keep: true } })],
  connections: connect('Start > Lees > Vraag > Boek > Bewaar'),
});

describe('updates of what was deployed', () => {
  let library: LibraryApp;
  let n8n: N8nSandbox;
  let user: TestUser;
  let automation: string;
  let deployed: string;
  beforeEach(async () => {
    library = await startLibrary({ env: { N8N_ALLOW_PRIVATE: 'machine' } });
    n8n = await createN8nSandbox();
    await stock(library, { [filename]: first });
    const label = { nl: 'Kanaal', en: 'Channel' };
    const example = { nl: '#voorbeeld', en: '#voorbeeld' };
    await setSettings([
      {
        ...{ key: 'channel', kind: 'text', label, help: label, example },
        at: [{ step: { nl: 'Vraag', en: 'Vraag' }, path: 'channel' }],
      },
    ]);
    user = await member(library);
    await library.send('POST', '/api/automations/connections/agreement', user, { version: agreementVersion });
    [automation, deployed] = await deploy();
    library.clock.advance(60_000);
  });
  afterEach(async () => {
    await n8n.close();
    await library.close();
  });

  const setSettings = (settings: object) =>
    library.database.query('update library.workflow set settings = $1 where filename = $2', [
      JSON.stringify(settings),
      filename,
    ]);
  /** The library gets a newer version; what is filled in stays declared. */
  async function improve(content = second) {
    const [row] = await library.database.query<{ settings: object }[]>(
      'select settings from library.workflow where filename = $1',
      [filename],
    );
    await stock(library, { [filename]: content });
    if (row) await setSettings(row.settings);
  }

  /** As a deployment leaves it: running in their n8n. @returns the ids of the automation and of the workflow in n8n */
  async function deploy(): Promise<[string, string]> {
    const connection = await library.send<{ id: string }>('POST', '/api/automations/connections', user, {
      ...{ address: n8n.url, key: n8n.key() },
    });
    const account = n8n.instance.addCredential('Slack van ons', 'slackApi');
    const [row] = await library.database.query<{ id: string; file: string; settings: object[] }[]>(
      'select id, file, settings from library.workflow where filename = $1',
      [filename],
    );
    const flow = JSON.parse(row?.file ?? '') as N8nWorkflow;
    const { PUBLIC_URL } = library.app.get<ServiceEnv>(SERVICE_ENV);
    const id = randomUUID();
    const accounts = neededAccounts({ flow, accounts: [], steps: [] }, facts, 'nl');
    const sent = prepare(
      {
        ...{ deploymentId: id, file: flow, values: { channel: '#inkoop' }, accounts, lang: 'nl' },
        settings: [
          {
            ...{ key: 'channel', kind: 'text', label: 'Kanaal', help: '', example: '#voorbeeld' },
            at: [{ step: 'Vraag', path: 'channel' }],
          },
        ],
        credentials: { slackApi: { id: account.id, name: account.name } },
        minutesSaved: 4,
        reportTo: { address: reportAddress(PUBLIC_URL, keptSecret), brand: 'Stroomwerk' },
      },
      facts,
    );
    const real = JSON.parse(JSON.stringify(sent).replace(`/${keptSecret}"`, `/${secret}"`));
    const workflow = n8n.instance.create(real);
    n8n.instance.publish(workflow);
    const automationId = randomUUID();
    const at = library.clock.now();
    await library.database.query(
      `insert into library.automation (id, account_id, name, status, workflow_filename, minutes_saved_per_run, created_at,
         updated_at, kind, connection_id, n8n_workflow_id, workflow_id)
       values ($1, $2, 'Facturen boeken', 'running', $3, 4, $4, $4, 'linked', $5, $6, $7)`,
      [automationId, user.accountId, filename, at, connection.body.id, workflow.id, row?.id],
    );
    await library.database.query(
      `insert into library.deployment (id, account_id, made_by, request_id, connection_id, automation_id, workflow_id,
         filename, version, language, answers, credentials, sent, state, n8n_workflow_id, published_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 1, 'nl', $9, $10, $11, 'published', $12, $13, $13, $13)`,
      [
        ...[
          id,
          user.accountId,
          user.userId,
          randomUUID(),
          connection.body.id,
          automationId,
          row?.id,
          filename,
        ],
        ...[
          { channel: '#inkoop' },
          { slackApi: { id: account.id, name: account.name } },
          sent,
          workflow.id,
          at,
        ],
      ],
    );
    return [automationId, workflow.id];
  }

  const path = (rest = '') => `/api/automations/${automation}/update${rest}`;
  const look = async () => AutomationUpdate.parse((await library.get(path(), user)).body);
  async function offered() {
    const { offer } = await look();
    if (offer === null) throw new Error('nothing is offered');
    return offer;
  }
  const update = async (answers: object = {}, offer?: { looked: string; to_version: number }) => {
    const { looked, to_version } = offer ?? (await offered());
    return library.send<AutomationUpdate & { code: string }>('POST', path(), user, {
      ...{ looked, to_version, answers },
    });
  };
  const back = (body: object = {}) =>
    library.send<AutomationUpdate & { code: string }>('POST', path('/back'), user, body);
  const upkeep = () => library.app.get(UpdatesUpkeep).run();
  const draft = () => {
    const workflow = n8n.instance.workflow(deployed);
    const version = workflow.versions.at(-1);
    return { workflow, nodes: (version?.nodes ?? []) as unknown as N8nNode[], version };
  };
  const stepOf = (name: string) => draft().nodes.find((one) => one.name === name);
  const runs = () => draft().workflow.activeVersionId === draft().version?.versionId;
  /** Somebody edits it in n8n. */
  function edit(change: (step: N8nNode) => N8nNode | undefined, more: N8nNode[] = []) {
    const { workflow, nodes, version } = draft();
    n8n.instance.update(workflow, {
      ...{ name: workflow.name, settings: workflow.settings, connections: version?.connections ?? {} },
      nodes: [...nodes.flatMap((one) => change(one) ?? []), ...more] as never,
    });
  }
  const parameter = (step: string, name: string, value: unknown) => (one: N8nNode) =>
    one.name === step ? { ...one, parameters: { ...one.parameters, [name]: value } } : one;

  it('say that there is none, and which there are once the library has them', async () => {
    expect(await look()).toMatchObject({ state: 'none', version: 1, offer: null, done: null });
    const trouble = async () =>
      (await library.get<Automation[]>('/api/automations', user)).body.map((one) => one.trouble?.kind);
    expect(await trouble()).toEqual([undefined]);
    await improve();
    expect(await trouble()).toEqual(['update']);
    const { updates } = UpdatesResponse.parse((await library.get('/api/automations/updates', user)).body);
    expect(updates).toEqual([
      {
        ...{ automation_id: automation, name: 'Facturen boeken', filename, from_version: 1, to_version: 2 },
      },
    ]);
    const { offer, ...rest } = await look();
    expect(rest).toMatchObject({ state: 'offered', hindrance: null });
    expect(offer).toMatchObject({
      ...{ from_version: 1, to_version: 2, conflicts: [], apart: null, unreached: [], by_hand: [] },
      changes: { added: ['Bewaar'], removed: [] },
      their_changes: { changed: 0 },
      keeps: { accounts: ['Slack'], values: 1, own_steps: [] },
    });
    const marks = offer?.difference.steps.map(({ name, mark }) => [name, mark]);
    expect(Object.fromEntries(marks ?? [])).toMatchObject({
      ...{ Start: 'same', Lees: 'changed', Vraag: 'changed', Boek: 'same', Bewaar: 'new' },
    });
    expect(JSON.stringify(offer)).not.toContain(secret);
  });

  it('come in with their accounts, values, steps and secret, and run at once', async () => {
    edit(parameter('Boek', 'note', 'van mij'), [node('Kasboek', 'set', { id: 'eigen' })]);
    const before = structuredClone(draft().nodes);
    await improve();
    const { status, body } = await update();
    expect([status, body.done?.state, body.version]).toEqual([200, 'updated', 2]);
    expect(runs()).toBe(true);
    expect(stepOf('Vraag')).toMatchObject({
      parameters: { wait: '48 uur', channel: '#inkoop' },
      credentials: { slackApi: { name: 'Slack van ons' } },
    });
    // What the customer changed and we did not, and what nobody changed, is what it was to the byte.
    for (const name of ['Start', 'Boek', 'Kasboek'])
      expect(JSON.stringify(stepOf(name))).toBe(JSON.stringify(before.find((one) => one.name === name)));
    expect(JSON.stringify(draft().nodes)).toContain(secret);
    expect(await look()).toMatchObject({ state: 'none', version: 2, done: { state: 'updated' } });
    const kept = await library.database.query<object[]>('select * from library.automation_update');
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  it('ask what both changed; the customer’s stays where nothing is said', async () => {
    edit(parameter('Vraag', 'wait', '72 uur'));
    await improve();
    const offer = await offered();
    expect(offer.conflicts).toEqual([
      {
        ...{ id: expect.any(String), step: 'Vraag', kind: 'value', at: 'wait' },
        ...{ base: '"24 uur"', ours: '"48 uur"', theirs: '"72 uur"' },
      },
    ]);
    await update({}, offer);
    expect(stepOf('Vraag')?.parameters.wait).toBe('72 uur');
    expect((await back()).body.done?.state).toBe('back');
    const again = await offered();
    await update({ [again.conflicts[0]?.id ?? '']: 'ours' }, again);
    expect(stepOf('Vraag')?.parameters).toMatchObject({ wait: '48 uur', channel: '#inkoop' });
  });

  it('are measured against the last one, not against the deployment', async () => {
    await improve();
    await update();
    edit(parameter('Lees', 'limit', 99));
    library.clock.advance(60_000);
    await improve(second.replace('"keep":true', '"keep":false'));
    const offer = await offered();
    expect(offer).toMatchObject({ from_version: 2, to_version: 3, conflicts: [] });
    await update({}, offer);
    expect([stepOf('Lees')?.parameters.limit, stepOf('Bewaar')?.parameters.keep]).toEqual([99, false]);
  });

  it('touch nothing that was changed after the look, or by another tab', async () => {
    await improve();
    const offer = await offered();
    edit(parameter('Lees', 'limit', 11));
    const stood = JSON.stringify(draft());
    const refused = await update({}, offer);
    expect([refused.status, refused.body.code]).toEqual([409, 'library.update_changed']);
    expect(JSON.stringify(draft())).toBe(stood);
    const fresh = await offered();
    const both = await Promise.all([update({}, fresh), update({}, fresh)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saves = draft().workflow.versions.length;
    expect((await update({}, fresh)).body.code).toBe('library.update_none');
    expect(draft().workflow.versions.length).toBe(saves);
  });

  it('leave alone what went its own way', async () => {
    edit((one) => (one.type.endsWith('webhook') ? one : { ...one, parameters: { mine: one.name } }));
    await improve();
    const offer = await offered();
    expect(offer).toMatchObject({ apart: 'rebuilt' });
    expect((await update({}, offer)).body.code).toBe('library.update_apart');
  });

  it('put everything back where n8n does not run it, and say in whose words', async () => {
    await improve(
      file({
        nodes: [...steps('24 uur', 10), node('Nieuw', 'doesNotExist')],
        connections: connect('Start > Lees > Vraag > Boek > Nieuw'),
      }),
    );
    const before = draft();
    const { body } = await update();
    expect(body.done).toMatchObject({
      ...{ state: 'refused', said: 'Unrecognized node type: n8n-nodes-base.doesNotExist', back_until: null },
    });
    expect(JSON.stringify(draft().nodes)).toBe(JSON.stringify(before.nodes));
    expect(runs()).toBe(true);
    const { done, version } = await look();
    expect([done?.state, done?.said, version]).toEqual(['refused', null, 1]);
    const kept = await library.database.query<object[]>(
      'select held, problem from library.automation_update',
    );
    expect(kept).toEqual([{ held: null, problem: 'refused' }]);
  });

  it('change nothing where n8n takes no such step at all, or the key may not', async () => {
    await improve();
    n8n.faults.add({ call: 'PUT /workflows/{id}', status: 403 });
    const versions = draft().workflow.versions.length;
    expect((await update()).body.done).toMatchObject({ state: 'failed' });
    expect(draft().workflow.versions.length).toBe(versions);
    expect((await update()).body.done?.state).toBe('updated');
  });

  it.each([
    ['before n8n heard of it', { call: 'PUT /workflows/{id}', hangUp: true }],
    ['after n8n did it', { call: 'PUT /workflows/{id}', hangUp: true, after: true }],
    ['at a broken proxy', { call: 'PUT /workflows/{id}', status: 502 }],
  ])('are finished by another process, once: the first died %s', async (_when, fault) => {
    await improve();
    n8n.faults.add(fault);
    const { body } = await update();
    expect(body.done?.state).toBe('working');
    expect((await update()).body.code).toBe('library.update_running');
    await upkeep();
    expect((await look()).done?.state).toBe('working');
    library.clock.advance(5 * 60_000);
    await upkeep();
    expect(await look()).toMatchObject({ state: 'none', version: 2, done: { state: 'updated' } });
    expect(draft().workflow.versions).toHaveLength(2);
    expect(runs()).toBe(true);
  });

  it('put back what stood, also where the process died before it could', async () => {
    await improve(
      file({
        nodes: [...steps('24 uur', 10), node('Nieuw', 'doesNotExist')],
        connections: connect('Start > Lees > Vraag > Boek > Nieuw'),
      }),
    );
    const before = JSON.stringify(draft().nodes);
    const offer = await offered();
    n8n.faults.add({ call: 'PUT /workflows/{id}', hangUp: true, skip: 1 });
    expect((await update({}, offer)).body.done?.state).toBe('working');
    expect(JSON.stringify(draft().nodes)).not.toBe(before);
    library.clock.advance(5 * 60_000);
    await upkeep();
    expect((await look()).done?.state).toBe('refused');
    expect(JSON.stringify(draft().nodes)).toBe(before);
    expect(runs()).toBe(true);
  });

  it('never go over what was changed while nobody worked on it', async () => {
    await improve();
    n8n.faults.add({ call: 'PUT /workflows/{id}', hangUp: true });
    await update();
    edit(parameter('Lees', 'limit', 12));
    library.clock.advance(5 * 60_000);
    await upkeep();
    expect((await look()).done?.state).toBe('failed');
    expect(stepOf('Lees')?.parameters.limit).toBe(12);
  });

  it('are taken back in one click for thirty days, and asked twice where it was changed since', async () => {
    const before = JSON.stringify(draft().nodes);
    await improve();
    await update();
    const done = await back();
    expect([done.status, done.body.done?.state, done.body.version]).toEqual([200, 'back', 1]);
    expect([JSON.stringify(draft().nodes), runs()]).toEqual([before, true]);
    expect((await back()).body.code).toBe('library.update_no_way_back');
    await update();
    edit(parameter('Lees', 'limit', 13));
    expect((await back()).body.code).toBe('library.update_changed_since');
    expect(stepOf('Lees')?.parameters.limit).toBe(13);
    await library.subscribe(user, 'canceled', 2);
    expect((await back({ confirmed: true })).body.done?.state).toBe('back');
    expect(JSON.stringify(draft().nodes)).toBe(before);
  });

  it('forget what stood after thirty days', async () => {
    await improve();
    await update();
    library.clock.advance(31 * 86_400_000);
    expect((await back()).body.code).toBe('library.update_no_way_back');
    await upkeep();
    const [kept] = await library.database.query<object[]>(
      'select held, base_before, base is not null as has_base from library.automation_update',
    );
    expect(kept).toEqual({ held: null, base_before: null, has_base: true });
  });

  it('keep nothing of an n8n that was disconnected', async () => {
    await improve();
    await update();
    await library.database.query(
      'update library.connection set removed_at = now(), key_id = null, sealed_key = null',
    );
    await upkeep();
    const kept = await library.database.query<object[]>('select held from library.automation_update');
    expect(kept).toEqual([{ held: null }]);
    expect((await library.get(path(), user)).body.code).toBe('library.connection_not_found');
  });

  it('survive an older backup: what the n8n holds is what counts', async () => {
    const backup = n8n.backup();
    await improve();
    await update();
    n8n.restore(backup);
    expect(stepOf('Bewaar')).toBeUndefined();
    expect((await back()).body.code).toBe('library.update_changed_since');
    const offer = await offered();
    expect(offer).toMatchObject({ from_version: 1, to_version: 2, conflicts: [] });
    await update({}, offer);
    expect([stepOf('Vraag')?.parameters, stepOf('Bewaar') !== undefined]).toEqual([
      expect.objectContaining({ wait: '48 uur', channel: '#inkoop' }),
      true,
    ]);
  });

  it('say what is in their way: gone, archived, not published yet, not kept up to date', async () => {
    await improve();
    const workflow = draft().workflow;
    const offer = await offered();
    workflow.isArchived = true;
    expect(await look()).toMatchObject({ hindrance: 'archived', offer: null });
    workflow.isArchived = false;
    const running = workflow.activeVersionId;
    workflow.activeVersionId = 'een-eerdere-versie';
    expect(await look()).toMatchObject({ hindrance: 'unpublished' });
    expect((await update({}, offer)).body.code).toBe('library.update_hindered');
    workflow.activeVersionId = running;
    n8n.instance.remove(deployed);
    expect(await look()).toMatchObject({ hindrance: 'gone' });
    expect((await update({}, offer)).body.code).toBe('library.update_hindered');
    await library.database.query('update library.automation set watched = false');
    expect(await look()).toMatchObject({ hindrance: 'unwatched' });
  });

  it('do not keep a deployment from being undone, which what the customer changed does', async () => {
    const [row] = await library.database.query<{ id: string }[]>(
      'select id from library.deployment where automation_id = $1',
      [automation],
    );
    const undo = () =>
      library.send<{ code: string; state: string }>(
        'POST',
        `/api/automations/deployments/${row?.id}/undo`,
        user,
      );
    await improve();
    expect((await update()).status).toBe(200);
    edit(parameter('Lees', 'limit', 14));
    const refused = await undo();
    expect([refused.status, refused.body.code]).toEqual([409, 'library.deployed_and_changed']);
    edit(parameter('Lees', 'limit', 50));
    expect((await undo()).body.state).toBe('undoing');
  });

  it('are skipped by version, and still to be had', async () => {
    await improve();
    expect((await library.send('POST', path('/skip'), user, { version: 2 })).body).toMatchObject({
      state: 'skipped',
    });
    const list = async () =>
      (await library.get<UpdatesResponse>('/api/automations/updates', user)).body.updates;
    expect(await list()).toEqual([]);
    expect((await look()).offer).not.toBeNull();
    library.clock.advance(60_000);
    await improve(second.replace('"keep":true', '"keep":false'));
    expect(await list()).toHaveLength(1);
  });

  it('belong to one account, its plan and a login, and go with them', async () => {
    await improve();
    const stranger = await member(library);
    for (const [method, rest, body] of [
      ['GET', '', undefined],
      ['POST', '', { looked: 'x', to_version: 2, answers: {} }],
      ['POST', '/back', {}],
      ['POST', '/skip', { version: 2 }],
    ] as const) {
      const answer = await library.send(method, path(rest), stranger, body);
      expect([answer.status, answer.body.code]).toEqual([404, 'library.automation_not_found']);
      expect((await library.send(method, path(rest), undefined, body)).status).toBe(401);
    }
    const offer = await offered();
    await library.subscribe(user, 'canceled', 2);
    expect((await library.get(path(), user)).status).toBe(403);
    expect((await update({}, offer)).status).toBe(403);
    await library.subscribe(user, 'active', 3);
    await update({}, offer);
    for (const statement of libraryService.erasure ?? [])
      await library.database.query(statement, [user.userId]);
    const rows = () => library.database.query<object[]>('select made_by from library.automation_update');
    expect(await rows()).toEqual([{ made_by: null }]);
    for (const statement of libraryService.accountErasure ?? [])
      await library.database.query(statement, [user.accountId]);
    expect(await rows()).toEqual([]);
  });
});
