// Real: HTTP through the whole service on PostgreSQL 18, sockets. Stand-in: n8n (infra/n8n-sandbox) with its faults.
import type { Automation, DashboardStats } from '@stroomwerk/contracts/library';
import type { Answer } from '../../../../test/library-app.js';
import { type Customer, type LinkedApp, startLinked } from '../../../../test/linked.js';
import { RunsUpkeep } from '../../runs/application/runs-upkeep.js';
import { LinkedAutomations } from '../index.js';

const dayMs = 86_400_000;

describe('automations in a connected n8n', () => {
  let app: LinkedApp;
  let customer: Customer;
  beforeAll(async () => {
    app = await startLinked();
  });
  beforeEach(async () => {
    customer = await app.customer();
  });
  afterAll(() => app.close());

  const call = (method: string, path: string, body?: object) =>
    app.library.send<Answer & Automation>(method, `/api/automations/${path}`, customer.user, body);
  const status = (id: string, wanted: string) => call('PUT', `${id}/status?status=${wanted}`);
  const list = async () => (await app.library.get<Automation[]>('/api/automations', customer.user)).body;

  it('start and pause in n8n, and are what n8n did', async () => {
    const { id, workflow } = await app.running(customer);
    expect((await status(id, 'paused')).body).toMatchObject({ status: 'paused' });
    expect(workflow.activeVersionId).toBeNull();
    expect((await status(id, 'stopped')).body).toMatchObject({ status: 'paused' });
    expect((await status(id, 'running')).body).toMatchObject({ status: 'running' });
    expect(workflow.activeVersionId).not.toBeNull();
    app.library.clock.advance(5_000);
    await app.look(customer.connectionId);
    expect((await app.automation(customer, id)).status).toBe('running');
  });

  it('do not publish, by a second press of start, what their owner has not published', async () => {
    const { id, workflow } = await app.running(customer);
    const published = workflow.activeVersionId;
    workflow.versions.push({
      ...(workflow.versions[0] as (typeof workflow.versions)[0]),
      versionId: 'draft',
    });
    expect((await status(id, 'running')).status).toBe(200);
    expect(workflow.activeVersionId).toBe(published);
    const renamed = await call('PATCH', id, { name: 'Anders' });
    expect([renamed.status, renamed.body.code]).toEqual([409, 'library.n8n_unpublished_changes']);
    expect([workflow.activeVersionId, workflow.name]).toEqual([published, 'Facturen']);
  });

  it('stay what their owner made them, where a look read n8n before that', async () => {
    const { id, workflow } = await app.running(customer);
    const automations = app.library.app.get(LinkedAutomations);
    const [linked] = await automations.watchedOf(customer.user.accountId, customer.connectionId);
    if (linked === undefined) throw new Error('nothing is linked');
    const begun = app.library.clock.now();
    app.library.clock.advance(1_000);
    await status(id, 'paused');
    const before = { id: workflow.id, name: 'Facturen', active: true, nodes: [], connections: {} };
    await automations.saw(linked, before, begun);
    expect((await app.automation(customer, id)).status).toBe('paused');
    await automations.saw(linked, before, app.library.clock.now());
    expect((await app.automation(customer, id)).status).toBe('running');
  });

  it.each([
    ['library.n8n_refused_start', 409, 'running', { call: 'POST /workflows/{id}/publish', status: 400 }],
    ['library.n8n_missing_scope', 409, 'running', { call: 'POST /workflows/{id}/publish', status: 403 }],
    ['library.n8n_wrong_key', 422, 'paused', { call: 'POST /workflows/{id}/unpublish', status: 401 }],
    ['library.n8n_busy', 422, 'paused', { call: 'POST /workflows/{id}/unpublish', status: 429 }],
    ['library.n8n_broken', 422, 'paused', { call: 'POST /workflows/{id}/unpublish', status: 500 }],
  ] as const)('answer %s and stay what they were where n8n refuses', async (code, answer, wanted, fault) => {
    const { id } = await app.running(customer);
    if (wanted === 'running') await status(id, 'paused');
    const before = (await app.automation(customer, id)).status;
    customer.n8n.faults.add({ ...fault, times: 9 });
    const refused = await status(id, wanted);
    expect([refused.status, refused.body.code]).toEqual([answer, code]);
    expect(refused.body.detail).not.toMatch(/\{|undefined/);
    expect((await app.automation(customer, id)).status).toBe(before);
  });

  it('say what to do where n8n does not start it, with n8n’s own words', async () => {
    const workflow = customer.n8n.instance.create({ name: 'Leeg', nodes: [], connections: {}, settings: {} });
    const id = await app.link(customer, workflow);
    const refused = await status(id, 'running');
    expect([refused.status, refused.body.code]).toEqual([409, 'library.n8n_refused_start']);
    expect(refused.body.detail).toContain('no trigger node');
  });

  it('are named as gone or unlinked, and are not there for another account', async () => {
    const { id, workflow } = await app.running(customer);
    customer.n8n.instance.remove(workflow.id);
    expect((await status(id, 'running')).body.code).toBe('library.n8n_workflow_gone');
    const other = await app.customer();
    for (const [method, path] of [
      ['GET', id],
      ['PUT', `${id}/status?status=paused`],
      ['PUT', `${id}/watched?watched=true`],
      ['DELETE', `${id}?in_n8n=true`],
      ['POST', `${id}/restore`],
      ['GET', `${id}/runs`],
      ['POST', `${id}/reporting`],
      ['GET', 'geen-uuid'],
      ['POST', 'geen-uuid/restore'],
    ] as const) {
      const answer = await app.library.send(method, `/api/automations/${path}`, other.user);
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'library.automation_not_found']);
    }
    await app.library.send('DELETE', `/api/automations/connections/${customer.connectionId}`, customer.user);
    expect((await status(id, 'running')).body.code).toBe('library.automation_unlinked');
  });

  it('are renamed in n8n too, with nothing else of them changed', async () => {
    const { id, workflow } = await app.running(customer);
    const before = structuredClone([workflow.versions, workflow.settings, workflow.activeVersionId]);
    expect((await call('PATCH', id, { name: 'Boekhouding' })).body).toMatchObject({ name: 'Boekhouding' });
    expect(workflow.name).toBe('Boekhouding');
    expect([workflow.versions, workflow.settings, workflow.activeVersionId]).toEqual(before);
  });

  it('go from the list and come back, with what they did meanwhile; n8n is left alone', async () => {
    const { id, workflow } = await app.running(customer);
    expect((await call('DELETE', id)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await call('DELETE', id)).status).toBe(404);
    const stats = await app.library.get<DashboardStats>('/api/dashboard/stats', customer.user);
    expect(stats.body.total_automations).toBe(0);
    app.library.clock.advance(5_000);
    customer.n8n.instance.run(workflow.id);
    await app.look(customer.connectionId);
    expect((await call('POST', `${id}/restore`)).body).toMatchObject({ id, runs: 0 });
    expect((await call('POST', `${id}/restore`)).status).toBe(201);
    app.library.clock.advance(5_000);
    await app.look(customer.connectionId);
    expect(await list()).toMatchObject([{ id, runs: 1, status: 'running' }]);
    expect(workflow.activeVersionId).not.toBeNull();
  });

  it('do not come back where their workflow is on the list again', async () => {
    const { id, workflow } = await app.running(customer);
    await call('DELETE', id);
    await app.link(customer, workflow);
    expect((await call('POST', `${id}/restore`)).body.code).toBe('library.automation_exists');
  });

  it('are deleted in n8n when that is asked for, also where they are gone there already', async () => {
    const { id, workflow } = await app.running(customer);
    customer.n8n.faults.add({ call: 'DELETE /workflows/{id}', status: 403 });
    expect((await call('DELETE', `${id}?in_n8n=true`)).body.code).toBe('library.n8n_missing_scope');
    expect((await list()).length).toBe(1);
    expect((await call('DELETE', `${id}?in_n8n=true`)).status).toBe(204);
    expect(customer.n8n.instance.state.workflows).not.toContain(workflow);
    expect((await call('POST', `${id}/restore`)).body).toMatchObject({ trouble: { kind: 'gone' } });
    expect((await call('DELETE', `${id}?in_n8n=true`)).status).toBe(204);
  });

  it('are erased with their runs thirty days after they went; runs go when the plan no longer keeps them', async () => {
    const { id, workflow } = await app.running(customer);
    const kept = await app.running(customer, 'Blijft');
    customer.n8n.instance.run(workflow.id);
    customer.n8n.instance.run(kept.workflow.id);
    app.library.clock.advance(5_000);
    await app.look(customer.connectionId);
    await call('DELETE', id);
    const upkeep = app.library.app.get(RunsUpkeep);
    app.library.clock.advance(29 * dayMs);
    await upkeep.run();
    expect((await call('POST', `${id}/restore`)).body).toMatchObject({ runs: 1 });
    await call('DELETE', id);
    app.library.clock.advance(31 * dayMs);
    await upkeep.run();
    expect((await call('POST', `${id}/restore`)).status).toBe(404);
    const rows = await app.library.database.query(
      'select 1 from library.automation_run where automation_id = any($1)',
      [[id, kept.id]],
    );
    expect(rows).toEqual([]);
  });
});
