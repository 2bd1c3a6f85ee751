// Real: HTTP through the whole service on PostgreSQL 18.
import { Automation, ReportingAddress } from '@stroomwerk/contracts/library';
import type { TestUser } from '../../../../test/library-app.js';
import { type LinkedApp, startLinked } from '../../../../test/linked.js';

describe('reporting runs', () => {
  let app: LinkedApp;
  let user: TestUser;
  let id: string;
  beforeAll(async () => {
    app = await startLinked();
  });
  beforeEach(async () => {
    user = app.library.user();
    const made = await app.library.send('POST', '/api/automations', user, { name: 'Ver weg' });
    id = Automation.parse(made.body).id;
  });
  afterAll(() => app.close());

  const address = async (): Promise<ReportingAddress> =>
    ReportingAddress.parse((await app.library.send('POST', `/api/automations/${id}/reporting`, user)).body);
  const report = (url: string, body: object) =>
    app.library.send('POST', new URL(url).pathname, undefined, body);
  const rows = () =>
    app.library.database.query<Record<string, unknown>[]>(
      'select * from library.automation_run where automation_id = $1 order by started_at',
      [id],
    );

  it('takes what an automation reports, once for each execution, and nothing of anybody’s', async () => {
    const { url } = await address();
    const body = { status: 'error', execution_id: 12, step: ' Stuur\nmail ', klant: 'kanarie', data: [1] };
    expect((await report(url, { status: 'running', execution_id: '12' })).status).toBe(204);
    expect((await report(url, body)).status).toBe(204);
    expect((await report(url, { ...body, status: 'success' })).status).toBe(204);
    expect((await report(url, { status: 'success' })).status).toBe(204);
    const kept = await rows();
    expect(kept.length).toBe(2);
    expect(kept.find(({ execution_id }) => execution_id === '12')).toMatchObject({
      ...{ status: 'error', cause: 'other', step: 'Stuur mail' },
    });
    expect(JSON.stringify(kept)).not.toContain('kanarie');
    const { body: listed } = await app.library.get<Automation[]>('/api/automations', user);
    expect(listed).toMatchObject([
      { kind: 'reported', runs: 2, success_rate: 50, seen_at: app.library.clock.now().toISOString() },
    ]);
  });

  it('takes no time from the future, and how long it took where both are told', async () => {
    const { url } = await address();
    await report(url, {
      status: 'success',
      started_at: '2026-11-21T10:59:58+01:00',
      finished_at: '2026-11-21T11:00:00+01:00',
    });
    await report(url, { status: 'success', started_at: '2999-01-01T00:00:00Z' });
    expect(await rows()).toMatchObject([{ duration_ms: 2_000 }, { started_at: app.library.clock.now() }]);
  });

  it('keeps the secret as its hash, and ends it with the next one', async () => {
    const { url, node } = await address();
    const secret = url.split('/').at(-1) ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(node)).toContain(url);
    const [row] = await app.library.database.query('select * from library.automation where id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(secret);
    await address();
    const refused = await report(url, { status: 'success' });
    expect([refused.status, refused.body.code]).toEqual([404, 'library.report_unknown']);
    expect(await rows()).toEqual([]);
  });

  it('is not there for whoever guesses, and not at all after too many tries or reports', async () => {
    const { url } = await address();
    const wrong = url.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
    const guesses = [];
    for (let at = 0; at < 61; at += 1) guesses.push((await report(wrong, { status: 'success' })).status);
    expect([guesses[0], guesses.at(-1)]).toEqual([404, 429]);
    const reports = [];
    for (let at = 0; at < 301; at += 1)
      reports.push((await report(url, { status: 'success', execution_id: '1' })).status);
    expect([reports[0], reports.at(-1), (await rows()).length]).toEqual([204, 429, 1]);
  });

  it('400 for what is no report', async () => {
    const { url } = await address();
    for (const body of [{}, { status: 'great' }, { status: 'success', started_at: 'yesterday' }])
      expect((await report(url, body)).status).toBe(400);
  });

  it('is for automations that are not read; a failed run of one that is makes its n8n looked at', async () => {
    const customer = await app.customer();
    const linked = await app.running(customer);
    const path = `/api/automations/${linked.id}/reporting`;
    const refused = await app.library.send('POST', path, customer.user);
    expect([refused.status, refused.body.code]).toEqual([409, 'library.automation_is_read']);
  });
});
