// Real: HTTP on this machine. Stand-in: n8n, held against recordings of the real one (infra/n8n-sandbox).
import { inspect } from 'node:util';
import { AllowedPrivate, Outbound, OutboundError, systemResolve } from '@stroomwerk/kernel/outbound';
import { FixedClock } from '@stroomwerk/kernel/testing';
import { createN8nSandbox, type N8nSandbox, type SandboxOptions } from '@stroomwerk/n8n-sandbox';
import { N8nError } from '../domain/n8n-error.js';
import { N8nClient } from './n8n-client.js';

const outbound = new Outbound({ allowed: new AllowedPrivate('machine'), own: [], resolve: systemResolve });
const clock = new FixedClock();

let sandbox: N8nSandbox;
let key: string;
let n8n: N8nClient;
const start = async (options: SandboxOptions = {}) => {
  sandbox = await createN8nSandbox(options);
  key = sandbox.key();
  n8n = clientWith(key);
};
const clientWith = (given: string) => new N8nClient(outbound, sandbox.url, given, clock);
afterEach(() => sandbox.close());

const sent = (path = 'orders') => ({
  name: 'Orders',
  nodes: [
    {
      ...{ id: 'a', name: 'Hook', type: 'n8n-nodes-base.webhook', typeVersion: 2, position: [0, 0] },
      parameters: { httpMethod: 'POST', path },
    },
  ],
  connections: {},
  settings: { executionOrder: 'v1' },
});
const failure = (work: Promise<unknown>): Promise<N8nError | OutboundError> =>
  work.then(
    () => Promise.reject(new Error('it was answered')),
    (error: N8nError) => error,
  );

describe('a workflow in their n8n', () => {
  it('is made, read, changed, published, tagged, looked back at and deleted', async () => {
    await start();
    const made = await n8n.createWorkflow(sent());
    expect(made).toMatchObject({ name: 'Orders', active: false });
    expect(await n8n.workflow(made.id)).toMatchObject({ nodes: sent().nodes });
    expect((await n8n.publish(made.id)).active).toBe(true);
    const changed = await n8n.updateWorkflow(made.id, { ...sent('other'), name: 'Orders 2' });
    expect(changed.activeVersionId).toBe(changed.versionId);
    const versions = await n8n.history(made.id);
    expect(versions.items.map(({ versionId }) => versionId)).toEqual([changed.versionId, made.versionId]);
    expect((await n8n.version(made.id, made.versionId ?? '')).nodes).toEqual(sent().nodes);
    const tag = await n8n.createTag('Stroomwerk');
    await n8n.setTags(made.id, [tag.id]);
    expect((await n8n.workflows({ tags: 'Stroomwerk' })).items.map(({ id }) => id)).toEqual([made.id]);
    expect(await n8n.tags()).toEqual([{ id: tag.id, name: 'Stroomwerk' }]);
    expect((await n8n.unpublish(made.id)).active).toBe(false);
    await n8n.deleteWorkflow(made.id);
    expect(await failure(n8n.workflow(made.id))).toMatchObject({ kind: 'not_found', status: 404 });
  });

  it('is sent without what n8n takes for read-only', async () => {
    await start();
    const read = await n8n.workflow((await n8n.createWorkflow(sent())).id);
    await expect(
      n8n.updateWorkflow(read.id, { ...read, settings: read.settings ?? {} }),
    ).resolves.toBeDefined();
  });

  it('is activated by an n8n from before publishing', async () => {
    await start({ older: true });
    const made = await n8n.createWorkflow(sent());
    expect((await n8n.publish(made.id)).active).toBe(true);
    expect((await n8n.unpublish(made.id)).active).toBe(false);
    expect(await failure(n8n.publish('nergens'))).toMatchObject({ kind: 'not_found' });
  });
});

describe('its runs', () => {
  it('come page by page, the newest first', async () => {
    await start();
    const { id } = await n8n.createWorkflow(sent());
    for (let at = 0; at < 5; at += 1) sandbox.instance.run(id);
    const first = await n8n.executions({ workflowId: id, limit: 2 });
    const second = await n8n.executions({ workflowId: id, limit: 2, cursor: first.next });
    const third = await n8n.executions({ workflowId: id, limit: 2, cursor: second.next });
    expect([first, second, third].map(({ items }) => items.map((run) => run.id))).toEqual([
      ['5', '4'],
      ['3', '2'],
      ['1'],
    ]);
    expect(third.next).toBeUndefined();
  });

  it('say why they failed, and nothing of what they worked on', async () => {
    await start();
    const { id } = await n8n.createWorkflow(sent());
    const error = { message: 'Forbidden', httpCode: '403', step: 'Haal orders', name: 'NodeApiError' };
    const run = sandbox.instance.run(id, { error, input: { email: 'jan@klant.example' } });
    const read = await n8n.failureOf(run.id);
    expect(read).toEqual({
      ...{ message: 'Forbidden', description: null, name: 'NodeApiError', httpCode: 403 },
      ...{ step: 'Haal orders', stepType: 'n8n-nodes-base.stopAndError' },
    });
    expect(JSON.stringify([read, await n8n.execution(run.id), await n8n.retry(run.id, false)])).not.toContain(
      'klant',
    );
    expect(await n8n.failureOf(sandbox.instance.run(id).id)).toBeUndefined();
  });

  it('are retried and stopped', async () => {
    await start();
    const { id } = await n8n.createWorkflow(sent());
    const failed = sandbox.instance.run(id, { error: { message: 'x' } });
    sandbox.instance.retrySucceeds = true;
    expect(await n8n.retry(failed.id, true)).toMatchObject({ status: 'success', retryOf: failed.id });
    expect((await n8n.execution(failed.id)).retrySuccessId).toBe('2');
    const running = sandbox.instance.run(id, { status: 'running' });
    await n8n.stop(running.id);
    expect(await failure(n8n.stop(running.id))).toMatchObject({ kind: 'conflict', status: 409 });
  });
});

describe('what a key may do', () => {
  it('is what n8n says; an older one does not say', async () => {
    await start();
    expect(await clientWith(sandbox.key(['workflow:list'])).discover()).toEqual(['workflow:list']);
    await sandbox.close();
    await start({ older: true });
    expect(await n8n.discover()).toBeUndefined();
  });

  it('tells the accounts of all pages without a secret, and what their test says', async () => {
    await start();
    for (let at = 0; at < 260; at += 1) sandbox.instance.addCredential(`Shop ${at}`, 'shopifyApi');
    const untested = sandbox.instance.addCredential('Kop', 'httpHeaderAuth', null);
    expect(await n8n.credentials()).toHaveLength(261);
    expect(await n8n.testCredential(untested.id)).toEqual({
      status: 'Error',
      message: 'No testing function found for this credential.',
    });
    expect((await n8n.insights()).total.value).toBe(0);
  });

  it('and which n8n it is, where its page says so', async () => {
    await start({ release: '2.41.0' });
    expect(await n8n.release()).toBe('2.41.0');
    await sandbox.close();
    await start({ release: null });
    expect(await n8n.release()).toBeUndefined();
  });
});

describe('a refusal is told apart', () => {
  it.each([
    [{ status: 500 }, 'broken'],
    [{ status: 503, page: '<html>Bad gateway' }, 'broken'],
    [{ status: 404, page: '<html>Cannot GET' }, 'no_api'],
    [{ status: 401, page: '<html>Sign in' }, 'login_page'],
    [{ page: '<!DOCTYPE html><title>Sign in' }, 'login_page'],
    [{ status: 302 }, 'redirect'],
    [{ status: 418 }, 'refused'],
    [{ hangUp: true }, 'unreachable'],
  ])('%j is %s', async (fault, kind) => {
    await start();
    sandbox.faults.add(fault);
    expect(await failure(n8n.workflows())).toMatchObject({ kind });
  });

  it('wrong key, scope, conflict and what cannot be published, with n8n’s own words', async () => {
    await start();
    expect(await failure(clientWith('wrong').discover())).toMatchObject({ kind: 'wrong_key' });
    const few = clientWith(sandbox.key(['workflow:list']));
    expect(await failure(few.executions())).toMatchObject({ kind: 'missing_scope', call: 'GET /executions' });
    await n8n.createTag('a');
    expect(await failure(n8n.createTag('a'))).toMatchObject({ kind: 'conflict', said: 'Tag already exists' });
    const { id } = await n8n.createWorkflow({ ...sent(), nodes: [] });
    expect(await failure(n8n.publish(id))).toMatchObject({
      kind: 'refused',
      said: expect.stringContaining('no trigger'),
    });
  });

  it('429 says when to come again, in seconds or by date', async () => {
    await start();
    sandbox.faults.add({ status: 429, retryAfter: 12 });
    expect(await failure(n8n.workflows())).toMatchObject({ kind: 'busy', retryAfter: 12 });
  });

  it('an answer of another program is unexpected', async () => {
    await start();
    sandbox.faults.add({ status: 200, page: '{"data":"none"}' });
    expect(await failure(n8n.workflows())).toMatchObject({ kind: 'unexpected' });
  });
});

it('the key is in no error, no text of the client, and no address', async () => {
  await start();
  const faults = [{ status: 500 }, { hangUp: true }, { page: '<html>' }, { status: 401 }, { status: 302 }];
  const seen: unknown[] = [n8n, await n8n.workflows()];
  for (const fault of faults) {
    sandbox.faults.add(fault);
    const error = await failure(n8n.workflows());
    seen.push(error, error.stack, { ...error });
  }
  sandbox.revoke(key);
  seen.push(await failure(n8n.createWorkflow(sent())));
  const text = seen.map((one) => inspect(one, { depth: 9, showHidden: true }) + JSON.stringify(one)).join();
  expect(text).not.toContain(key);
  expect(text).not.toContain('n8n_api_');
});
