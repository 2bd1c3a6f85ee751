// Real: PostgreSQL 18, sockets, HTTP through the whole service. Stand-in: n8n (infra/n8n-sandbox) with its faults.
import { type Customer, failingStep, type LinkedApp, startLinked } from '../../../../test/linked.js';
import { ConnectionSync } from '../../connections/index.js';
import { type EndedRun, RunsNoticed } from './runs-noticed.js';

const minute = 60_000;
const failure = { message: 'Request failed', name: 'NodeApiError', httpCode: '503', step: failingStep };

describe('looking at a customer’s n8n', () => {
  let app: LinkedApp;
  let customer: Customer;
  beforeAll(async () => {
    app = await startLinked();
  });
  beforeEach(async () => {
    customer = await app.customer();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.close());

  const query = <T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> =>
    app.library.database.query(sql, values);
  const syncOf = async (connectionId: string) =>
    (await query('select * from library.connection_sync where connection_id = $1', [connectionId]))[0];
  const syncRow = async (connectionId: string) => {
    const row = await syncOf(connectionId);
    if (row === undefined) throw new Error('the connection has no row');
    return row;
  };
  const connectionOf = async ({ connectionId }: Customer) =>
    (await query('select * from library.connection where id = $1', [connectionId]))[0] ?? {};
  const rowsOf = (id: string) =>
    query('select * from library.automation_run where automation_id = $1 order by started_at, id', [id]);
  const later = async (ms = minute) => {
    app.library.clock.advance(ms);
    await app.look(customer.connectionId);
  };

  it('has a row from the moment that it is connected, which goes with it', async () => {
    const { user, connectionId } = customer;
    expect(await syncOf(connectionId)).toMatchObject({ next_at: app.library.clock.now(), failures: 0 });
    await app.library.send('DELETE', `/api/automations/connections/${connectionId}`, user);
    expect(await syncOf(connectionId)).toBeUndefined();
  });

  it('sees what its owner changes in n8n: started, paused, renamed, archived, lost, found again', async () => {
    const { id, workflow } = await app.running(customer);
    const { instance } = customer.n8n;
    const seen = async () => {
      await later();
      const { status, name, trouble } = await app.automation(customer, id);
      return [status, name, trouble?.kind];
    };
    expect(await app.automation(customer, id)).toMatchObject({
      ...{ status: 'running', kind: 'linked', watched: true, recent: [], trouble: null },
      n8n_url: `${customer.n8n.url}/workflow/${workflow.id}`,
      connection: { id: customer.connectionId },
    });
    instance.unpublish(workflow);
    workflow.name = 'Boekhouding';
    expect(await seen()).toEqual(['paused', 'Boekhouding', undefined]);
    workflow.isArchived = true;
    expect(await seen()).toEqual(['stopped', 'Boekhouding', undefined]);
    workflow.isArchived = false;
    const backup = customer.n8n.backup();
    instance.remove(workflow.id);
    expect(await seen()).toEqual(['stopped', 'Boekhouding', 'gone']);
    customer.n8n.restore(backup);
    expect(await seen()).toEqual(['paused', 'Boekhouding', undefined]);
  });

  it('says that one which never ran is stopped, and is ready to start', async () => {
    const id = await app.link(customer, app.place(customer.n8n));
    await app.look(customer.connectionId);
    expect(await app.automation(customer, id)).toMatchObject({
      status: 'stopped',
      trouble: { kind: 'not_started' },
    });
  });

  it('keeps runs as n8n has them, and asks after open ones until they end', async () => {
    const { id, workflow } = await app.running(customer);
    const { instance } = customer.n8n;
    const runs = (['success', 'running', 'waiting', 'canceled', 'crashed'] as const).map((status) =>
      instance.run(workflow.id, { status, mode: 'webhook' }),
    );
    const other = app.place(customer.n8n, 'Niet gevolgd');
    instance.run(other.id);
    await later();
    expect((await rowsOf(id)).map(({ status }) => status).sort()).toEqual([
      'canceled',
      'error',
      'running',
      'success',
      'waiting',
    ]);
    expect(await app.automation(customer, id)).toMatchObject({ runs: 5, success_rate: 50 });
    // Beyond the newest page, which is read at every look.
    for (let at = 0; at < 120; at += 1) instance.run(other.id);
    const open = runs.filter(({ status }) => status === 'running' || status === 'waiting');
    for (const run of open) {
      run.status = 'success';
      run.stoppedAt = app.library.clock.now().toISOString();
    }
    await later();
    const ended = await rowsOf(id);
    expect(ended.filter(({ status }) => status === 'success').length).toBe(3);
    expect(ended.find(({ execution_id }) => execution_id === open[0]?.id)).toMatchObject({
      duration_ms: minute,
    });
  });

  it('does not take what a workflow does about its own error for a run that went well', async () => {
    const { id, workflow } = await app.running(customer);
    customer.n8n.instance.run(workflow.id, { error: failure });
    customer.n8n.instance.run(workflow.id, { mode: 'error' });
    await later();
    expect(await app.automation(customer, id)).toMatchObject({
      ...{ runs: 1, success_rate: 0, recent: ['error'] },
      trouble: { kind: 'failing', title: 'Gmail: storing' },
    });
  });

  it('says of a run that n8n forgot before it ended that nobody knows how it did', async () => {
    const { id, workflow } = await app.running(customer);
    customer.n8n.instance.run(workflow.id, { status: 'running' });
    await later();
    customer.n8n.instance.state.executions = [];
    await later();
    expect((await rowsOf(id)).map(({ status }) => status)).toEqual(['canceled']);
  });

  it('keeps nothing twice and loses nothing where a worker dies before it is done', async () => {
    const { id, workflow } = await app.running(customer);
    for (let at = 0; at < 5; at += 1) customer.n8n.instance.run(workflow.id, { error: failure });
    for (const broken of ['GET /executions', 'GET /executions/{id}', 'GET /workflows/{id}']) {
      customer.n8n.faults.add({ call: broken, hangUp: true, skip: broken.endsWith('{id}') ? 1 : 0 });
      await later();
    }
    customer.n8n.faults.clear();
    const sync = app.library.app.get(ConnectionSync);
    jest.spyOn(sync, 'wentWell').mockRejectedValueOnce(new Error('killed'));
    app.library.clock.advance(60 * minute);
    await expect(app.look(customer.connectionId)).rejects.toThrow('killed');
    await later(5 * minute);
    const rows = await rowsOf(id);
    expect(rows.map(({ status, cause }) => [status, cause])).toEqual(
      Array.from({ length: 5 }, () => ['error', 'service_down']),
    );
  });

  it('lets one worker look at a time, and another once the first is dead', async () => {
    const { connectionId } = customer;
    const sync = app.library.app.get(ConnectionSync);
    await query('update library.connection_sync set next_at = $1', [app.library.clock.now()]);
    const claimed = await Promise.all([sync.claim(500, false), sync.claim(500, false)]);
    const mine = claimed.flat().filter((one) => one.connectionId === connectionId);
    expect(mine.length).toBe(1);
    const [held] = mine;
    if (held === undefined) throw new Error('nobody has it');
    expect(await sync.begin(held)).toBeDefined();
    expect(await sync.begin(held)).toBeUndefined();
    app.library.clock.advance(3 * minute);
    const again = (await sync.claim(500, false)).filter((one) => one.connectionId === connectionId);
    expect(again.length).toBe(1);
  });

  it('goes on where an n8n was put back from a backup and gives its numbers a second time', async () => {
    const { id, workflow } = await app.running(customer);
    const { instance } = customer.n8n;
    instance.run(workflow.id);
    const backup = customer.n8n.backup();
    app.library.clock.advance(minute);
    for (let at = 0; at < 3; at += 1) instance.run(workflow.id, { error: failure });
    await later();
    customer.n8n.restore(backup);
    await later();
    for (let at = 0; at < 2; at += 1) instance.run(workflow.id);
    await later();
    const rows = await rowsOf(id);
    expect(rows.map(({ status }) => status)).toEqual([
      'success',
      'error',
      'error',
      'error',
      'success',
      'success',
    ]);
    const numbers = rows.map(({ execution_id }) => execution_id);
    expect([numbers[0], new Set(numbers.slice(1, 4)), new Set(numbers.slice(4))]).toEqual([
      '1',
      new Set([null, '4']),
      new Set(['2', '3']),
    ]);
    await later();
    expect((await rowsOf(id)).length).toBe(6);
  });

  it('reads what a workflow ran before it was linked, as far as the plan keeps it', async () => {
    const workflow = app.place(customer.n8n);
    const now = app.library.clock.now().getTime();
    for (const days of [40, 3, 2])
      customer.n8n.instance.run(workflow.id, { startedAt: new Date(now - days * 24 * 60 * minute) });
    await app.running(customer, 'Een andere');
    const id = await app.link(customer, workflow);
    await later();
    expect((await rowsOf(id)).length).toBe(2);
  });

  it('notes a key that was taken back, looks seldom then, and at once when a new one is given', async () => {
    const { user, n8n, key, connectionId } = customer;
    const { id } = await app.running(customer);
    n8n.revoke(key);
    await later();
    expect(await connectionOf(customer)).toMatchObject({ problem: 'wrong_key' });
    expect(await app.automation(customer, id)).toMatchObject({
      status: 'running',
      trouble: { kind: 'unreachable' },
    });
    const wait = (at: unknown) => (at as Date).getTime() - app.library.clock.now().getTime();
    await query('update library.connection_sync set watched_until = null');
    await later();
    expect(wait((await syncRow(connectionId)).next_at)).toBe(15 * minute);
    const path = `/api/automations/connections/${connectionId}/key`;
    await app.library.send('PUT', path, user, { key: n8n.key() });
    expect(wait((await syncRow(connectionId)).next_at)).toBe(0);
    await app.look(connectionId);
    expect(await connectionOf(customer)).toMatchObject({ problem: null, failing_since: null });
  });

  it.each([
    ['busy', { status: 429, retryAfter: 600 }, 600_000],
    ['broken', { status: 502 }, minute],
    ['unreachable', { hangUp: true }, minute],
    ['login_page', { page: '<html>Sign in</html>' }, minute],
    ['unexpected', { status: 200, page: '[' }, minute],
  ] as const)('backs off from one that is %s, and keeps what it knew', async (problem, fault, wait) => {
    const { id } = await app.running(customer);
    customer.n8n.faults.add({ ...fault, times: 99 });
    await later();
    expect((await connectionOf(customer)).problem).toEqual(expect.any(String));
    if (problem !== 'unreachable' && problem !== 'unexpected')
      expect(await connectionOf(customer)).toMatchObject({ problem });
    const { next_at, failures } = await syncRow(customer.connectionId);
    expect([failures, (next_at as Date).getTime() - app.library.clock.now().getTime()]).toEqual([1, wait]);
    expect((await app.automation(customer, id)).status).toBe('running');
    customer.n8n.faults.clear();
    await later(60 * minute);
    expect((await app.automation(customer, id)).trouble).toBeNull();
  });

  it('looks within seconds while somebody looks, and every five minutes else', async () => {
    const { connectionId } = customer;
    const { id } = await app.running(customer);
    const wait = async () => {
      const { next_at } = await syncRow(connectionId);
      return (next_at as Date).getTime() - app.library.clock.now().getTime();
    };
    expect(await wait()).toBeGreaterThan(4 * minute);
    app.library.clock.advance(5_000);
    await app.runs(customer, id);
    expect(await wait()).toBe(0);
    await app.look(connectionId);
    expect(await wait()).toBe(4_000);
    await later(2 * minute);
    expect(await wait()).toBeGreaterThan(4 * minute);
    // Somebody else's screen makes no difference.
    app.library.clock.advance(5_000);
    await app.library.get('/api/automations', app.library.user());
    expect(await wait()).toBeGreaterThan(4 * minute);
  });

  it('reads no more automations than the plan watches, and none that its owner left out', async () => {
    customer = await app.customer('starter_monthly');
    const workflows = Array.from({ length: 6 }, (_, at) => app.place(customer.n8n, `Nr ${at}`));
    const ids: string[] = [];
    for (const workflow of workflows) {
      app.library.clock.advance(1_000);
      ids.push(await app.link(customer, workflow));
      customer.n8n.instance.run(workflow.id);
    }
    await app.look(customer.connectionId);
    const counts = async () => Promise.all(ids.map(async (id) => (await rowsOf(id)).length));
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 0]);
    expect((await app.automation(customer, ids[5] ?? '')).watched).toBe(false);
    const path = `/api/automations/${ids[0]}/watched?watched=false`;
    expect((await app.library.send('PUT', path, customer.user)).body).toMatchObject({ watched: false });
    await later();
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('goes on without the rights that a key lacks', async () => {
    const { id, workflow } = await app.running(customer);
    const few = customer.n8n.key(['workflow:read', 'execution:list']);
    const path = `/api/automations/connections/${customer.connectionId}/key`;
    await app.library.send('PUT', path, customer.user, { key: few });
    customer.n8n.instance.run(workflow.id, { error: failure });
    await later();
    expect(await rowsOf(id)).toMatchObject([{ status: 'error', cause: 'other', step: null, message: null }]);
    const none = customer.n8n.key(['workflow:read']);
    await app.library.send('PUT', path, customer.user, { key: none });
    await later();
    expect(await connectionOf(customer)).toMatchObject({ problem: null });
  });

  it('tells of each ended run once it is kept, and again where that was cut short', async () => {
    const { id, workflow } = await app.running(customer);
    const told: EndedRun[][] = [];
    jest.spyOn(app.library.app.get(RunsNoticed), 'noticed').mockImplementation(async (of, runs) => {
      expect(of).toBe(id);
      told.push([...runs]);
      if (told.length === 1) throw new Error('killed');
    });
    customer.n8n.instance.run(workflow.id, { error: failure });
    customer.n8n.instance.run(workflow.id, { status: 'running' });
    app.library.clock.advance(minute);
    await expect(app.look(customer.connectionId)).rejects.toThrow('killed');
    await later();
    await later();
    expect(told.length).toBe(2);
    expect(told[1]).toEqual(told[0]);
    expect(told[0]).toMatchObject([
      { executionId: '1', status: 'error', cause: 'service_down', step: failingStep, httpCode: 503 },
    ]);
  });

  it('keeps and logs no word of what went through a run', async () => {
    const canary = 'kanarie-7f3a9';
    const lines: string[] = [];
    for (const stream of [process.stdout, process.stderr] as const)
      jest.spyOn(stream, 'write').mockImplementation((line) => {
        lines.push(String(line));
        return true;
      });
    const { id, workflow } = await app.running(customer);
    const said = [
      `${canary}`,
      `Klant ${canary} is not found`,
      `invalid value "${canary}" (${canary}@klant.example)`,
      `https://x.example/${canary}?key=${canary} failed`,
    ];
    for (const message of said)
      customer.n8n.instance.run(workflow.id, {
        error: { message, description: canary, name: canary, httpCode: canary, step: canary },
        input: { [canary]: [canary, { naam: canary }] },
        mode: canary,
      });
    customer.n8n.faults.add({ call: 'GET /executions/{id}', status: 400, skip: 3 });
    await later();
    await later();
    expect((await rowsOf(id)).length).toBe(4);
    for (const table of ['automation_run', 'automation', 'connection', 'connection_sync'])
      expect(JSON.stringify(await query(`select * from library.${table}`))).not.toContain('kanarie');
    expect(lines.join('')).not.toContain('kanarie');
  });

  it('is watched for thirty days after the plan ended', async () => {
    const { id, workflow } = await app.running(customer);
    await app.library.subscribe(customer.user, 'canceled', 2);
    customer.n8n.instance.run(workflow.id);
    await later(20 * 24 * 60 * minute);
    expect((await rowsOf(id)).length).toBe(1);
  });
});
