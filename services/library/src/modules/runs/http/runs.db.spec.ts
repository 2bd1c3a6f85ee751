// Real: HTTP through the whole service on PostgreSQL 18, sockets. Stand-in: n8n (infra/n8n-sandbox) with its faults.
import { Run, RunExplanation } from '@stroomwerk/contracts/library';
import type { Answer } from '../../../../test/library-app.js';
import { type Customer, failingStep, type LinkedApp, startLinked } from '../../../../test/linked.js';

const error = {
  ...{ message: 'invalid_grant: Token has been expired', description: 'sk-ant-api03-0123456789abcdefghij' },
  ...{ name: 'NodeApiError', httpCode: '401', step: failingStep },
};

describe('runs of an automation', () => {
  let app: LinkedApp;
  let customer: Customer;
  let id: string;
  let workflowId: string;
  beforeAll(async () => {
    app = await startLinked();
  });
  beforeEach(async () => {
    customer = await app.customer();
    const made = await app.running(customer);
    id = made.id;
    workflowId = made.workflow.id;
  });
  afterAll(() => app.close());

  const look = async () => {
    app.library.clock.advance(5_000);
    await app.look(customer.connectionId);
  };
  const send = (method: string, path: string, user = customer.user) =>
    app.library.send<Answer & RunExplanation & Run>(method, `/api/automations/${id}/runs${path}`, user);
  const failed = async (): Promise<Run> => {
    customer.n8n.instance.run(workflowId, { error });
    await look();
    const [run] = (await app.runs(customer, id, '?status=error')).runs;
    if (run === undefined) throw new Error('no run failed');
    return run;
  };

  it('come newest first in pages that leave none out, with counts and what the plan keeps', async () => {
    const now = app.library.clock.now().getTime();
    const { instance } = customer.n8n;
    // Two that began together stand on the border of a page.
    for (const second of [0, 1, 2, 2, 3, 4])
      instance.run(workflowId, {
        startedAt: new Date(now + second * 1_000),
        ...(second === 3 ? { error } : {}),
      });
    instance.run(workflowId, { status: 'waiting', startedAt: new Date(now + 4_500) });
    await look();
    const first = await app.runs(customer, id, '?limit=4');
    expect(first).toMatchObject({ counts: { all: 7, error: 1, waiting: 1 }, kept_days: 30 });
    expect(first.runs.length).toBe(5);
    const rest = await app.runs(customer, id, `?limit=4&before=${first.next}`);
    expect([rest.runs.length, rest.next]).toEqual([2, null]);
    const [only, ...none] = (await app.runs(customer, id, '?status=error')).runs;
    expect([only?.failure?.cause, none]).toEqual(['account_expired', []]);
  });

  it('are explained in both languages, with what n8n said: read now, without secrets, kept nowhere', async () => {
    const run = await failed();
    expect(run.failure).toEqual({
      ...{ cause: 'account_expired', step: failingStep, app: 'Gmail', http_code: 401 },
      title: 'Gmail: je account is verlopen',
    });
    const nl = RunExplanation.parse((await send('GET', `/${run.id}`)).body);
    expect(nl).toMatchObject({
      retry: { possible: true, reason: null },
      original: 'invalid_grant: Token has been expired\nYOUR_SECRET',
      n8n_url: `${customer.n8n.url}/workflow/${workflowId}/executions/${run.execution_id}`,
    });
    expect(nl.detail).toContain(`Wat vóór deze stap kwam is gedaan`);
    expect(nl.steps.length).toBe(3);
    const path = `/api/automations/${id}/runs/${run.id}`;
    const en = await app.library.get<RunExplanation>(path, customer.user, { 'accept-language': 'en' });
    expect(en.body.run.failure?.title).toBe('Gmail: your account has expired');
    const [row] = await app.library.database.query<object[]>(
      'select * from library.automation_run where id = $1',
      [run.id],
    );
    expect(JSON.stringify(row)).not.toContain('sk-ant');
  });

  it('are explained as far as it goes where n8n does not answer', async () => {
    const run = await failed();
    customer.n8n.faults.add({ hangUp: true, times: 9 });
    const { status, body } = await send('GET', `/${run.id}`);
    expect([status, body.original, body.steps.length]).toEqual([200, null, 3]);
    customer.n8n.faults.clear();
    expect((await send('GET', '/geen-uuid')).body.code).toBe('library.run_not_found');
    const other = await app.customer();
    expect((await send('GET', `/${run.id}`, other.user)).status).toBe(404);
    expect((await send('POST', `/${run.id}/retry`, other.user)).status).toBe(404);
  });

  it('are retried once, however often it is pressed, and the new run appears', async () => {
    const run = await failed();
    customer.n8n.instance.retrySucceeds = true;
    const before = customer.n8n.instance.state.executions.length;
    const pressed = await Promise.all([1, 2, 3].map(() => send('POST', `/${run.id}/retry`)));
    expect(pressed.some(({ status }) => status === 201)).toBe(true);
    for (const { status, body } of pressed)
      if (status !== 201) expect(body.code).toBe('library.retry_impossible');
    const again = await send('POST', `/${run.id}/retry`);
    expect([again.status, again.body.retry_of]).toEqual([201, run.id]);
    expect(customer.n8n.instance.state.executions.length).toBe(before + 1);
    await look();
    const [retry, first] = (await app.runs(customer, id)).runs;
    expect(retry).toMatchObject({ status: 'success', retry_of: run.id });
    expect(first).toMatchObject({ id: run.id, retried_by: retry?.id });
  });

  it('are not retried where that would do everything twice, or n8n cannot', async () => {
    const { instance } = customer.n8n;
    instance.run(workflowId);
    await look();
    const [good] = (await app.runs(customer, id)).runs;
    const refused = await send('POST', `/${good?.id}/retry`);
    expect([refused.status, refused.body.code]).toEqual([409, 'library.retry_impossible']);
    expect(refused.body.detail).toContain('dubbel');
    const run = await failed();
    instance.state.executions = [];
    expect((await send('POST', `/${run.id}/retry`)).body.detail).toContain('niet meer in je n8n');
    customer.n8n.faults.add({ call: 'POST /executions/{id}/retry', status: 403 });
    expect((await send('POST', `/${run.id}/retry`)).body.code).toBe('library.n8n_missing_scope');
  });

  it('that n8n may have begun although its answer was lost, are not begun a second time', async () => {
    const run = await failed();
    customer.n8n.faults.add({ call: 'POST /executions/{id}/retry', hangUp: true, after: true });
    expect((await send('POST', `/${run.id}/retry`)).status).toBe(422);
    expect((await send('POST', `/${run.id}/retry`)).body.code).toBe('library.retry_impossible');
    await look();
    expect((await send('POST', `/${run.id}/retry`)).body.retry_of).toBe(run.id);
    expect(customer.n8n.instance.state.executions.length).toBe(2);
  });
});
