// Real: HTTP through the whole service on PostgreSQL, signed tokens.
import type { PriceTier } from '@stroomwerk/contracts';
import { AccountRate, Analytics, Automation, DashboardStats } from '@stroomwerk/contracts/library';
import type { LibraryApp, TestUser } from '../../../../test/library-app.js';
import { smallLibrary, smallNames } from '../../../../test/stock.js';

// Saturday, at 11 in Amsterdam.
const today = '2026-11-21T10:00:00Z';
const noRate = {
  hourly_rate_cents: null,
  works_from: '09:00',
  works_to: '17:00',
  work_days: [1, 2, 3, 4, 5],
};

describe('what automations did and saved', () => {
  let library: LibraryApp;
  let user: TestUser;
  beforeAll(async () => {
    library = await smallLibrary(1);
    library.clock.set(today);
  });
  beforeEach(async () => {
    user = await paying('professional_monthly');
  });
  afterAll(() => library?.close());

  const query = <T = unknown>(text: string, values: unknown[]): Promise<T> =>
    library.database.query(text, values) as Promise<T>;
  const paying = async (tier: PriceTier): Promise<TestUser> => {
    const made = library.user();
    await library.subscribe(made, 'active', 1);
    await query('update library.entitlement set price_tier = $2 where account_id = $1', [
      made.accountId,
      tier,
    ]);
    return made;
  };
  const automation = async (name = 'Facturen', owner = user, minutes = 6): Promise<string> => {
    const made = await library.send('POST', '/api/automations', owner, { name });
    const { id } = Automation.parse(made.body);
    await query('update library.automation set minutes_saved_per_run = $2 where id = $1', [id, minutes]);
    return id;
  };
  const run = (id: string, day: string, status = 'success') =>
    query(
      `insert into library.automation_run (automation_id, status, started_at)
       values ($1, $2, ($3 || ' 12:00 Europe/Amsterdam')::timestamptz)`,
      [id, status, day],
    );
  const analytics = async (search = '', owner = user) =>
    Analytics.parse((await library.get(`/api/dashboard/analytics${search}`, owner)).body);
  const csv = (language: string, search = '') =>
    library.get<string>(`/api/dashboard/analytics.csv${search}`, user, { 'accept-language': language });

  it('is nothing while nothing ran, each day of it', async () => {
    const found = await analytics('?days=7');
    expect(found).toMatchObject({
      ...{ days: 7, from: '2026-11-15', to: '2026-11-21', kept_days: 180 },
      total: { runs: 0, success: null, minutes: 0, cents: null },
      ...{ before: null, by_automation: [], by_app: [], hourly_rate_cents: null, working_day_hours: null },
    });
    expect(found.by_day.map(({ day }) => day)).toEqual(
      ['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`),
    );
  });

  it('is told by day and automation, next to the period before', async () => {
    const [one, two] = [await automation(), await automation('Leads', user, 0)];
    await run(one, '2026-11-08');
    for (const status of ['success', 'success', 'error', 'canceled']) await run(one, '2026-11-20', status);
    await run(two, '2026-11-21', 'error');
    const found = await analytics('?days=7');
    expect(found.total).toMatchObject({ runs: 5, succeeded: 2, failed: 2, success: 50, minutes: 12 });
    expect(found.before).toMatchObject({ runs: 1, success: 100, minutes: 6 });
    expect(found.by_day.at(-2)).toMatchObject({ day: '2026-11-20', runs: 4, failed: 1, minutes: 12 });
    expect(found.by_automation).toMatchObject([
      { id: one, name: 'Facturen', runs: 4, success: 66.7, minutes: 12, minutes_per_run: 6, own: null },
      { id: two, name: 'Leads', runs: 1, success: 0, minutes: 0, minutes_per_run: 0 },
    ]);
    expect(found.by_app).toMatchObject([{ app: null, automations: 2, runs: 5 }]);
  });

  it('counts nothing of what is tried on a test instance', async () => {
    const [real, tried] = [await automation(), await automation('Proef')];
    const made = await query<{ id: string }[]>(
      `insert into library.connection (id, account_id, name, address, key_id, sealed_key, scopes, scopes_known, purpose, created_at, checked_at)
       values (gen_random_uuid(), $1, 'Test', 'http://127.0.0.1:1', 'a', '', '{}', true, 'test', now(), now()) returning id`,
      [user.accountId],
    );
    await query('update library.automation set connection_id = $2 where id = $1', [tried, made[0]?.id]);
    for (const id of [real, tried, tried]) await run(id, '2026-11-20');
    const found = await analytics('?days=7');
    expect(found.total).toMatchObject({ runs: 1, minutes: 6 });
    expect(found.by_automation.map(({ id }) => id)).toEqual([real]);
    const stats = DashboardStats.parse((await library.get('/api/dashboard/stats', user)).body);
    expect(stats).toMatchObject({ total_runs: 3, time_saved_hours: 0.1 });
  });

  it('is told by app of the workflow, a run with each app of it', async () => {
    const [one, own] = [await automation(), await automation('Eigen')];
    await query('update library.automation set workflow_filename = $2 where id = $1', [
      one,
      smallNames(1)[0],
    ]);
    expect((await analytics()).by_app).toEqual([]);
    await run(one, '2026-11-19');
    await run(one, '2026-11-20', 'error');
    await run(own, '2026-11-20');
    expect((await analytics()).by_app).toEqual([
      { app: 'Gmail', automations: 1, runs: 2, succeeded: 1, failed: 1, success: 50 },
      { app: 'Slack', automations: 1, runs: 2, succeeded: 1, failed: 1, success: 50 },
      { app: null, automations: 1, runs: 1, succeeded: 1, failed: 0, success: 100 },
    ]);
  });

  it('goes as far back as the plan gives, whatever is asked', async () => {
    const starter = await paying('starter_monthly');
    const id = await automation('Facturen', starter);
    await run(id, '2026-11-13');
    await run(id, '2026-11-14');
    const found = await analytics('?days=761', starter);
    expect(found).toMatchObject({ days: 7, kept_days: 7, total: { runs: 0 } });
    expect(found.periods.slice(0, 3)).toEqual([
      { days: 7, plan: null },
      { days: 30, plan: 'launch_special' },
      { days: 90, plan: 'professional' },
    ]);
    const file = await library.get<string>('/api/dashboard/analytics.csv?days=761', starter);
    expect(file.text).not.toContain('2026-11-1');
    for (const days of ['0', '-1', '762', '1.5', 'veel'])
      expect((await library.get(`/api/dashboard/analytics?days=${days}`, starter)).status).toBe(400);
  });

  it('is a file that Excel reads and that starts nothing', async () => {
    const id = await automation('=cmd|calc');
    await run(id, '2026-11-20');
    const dutch = await csv('nl');
    expect(dutch.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(dutch.headers['content-disposition']).toContain('runs-2026-10-23-2026-11-21.csv');
    expect(dutch.headers['x-content-type-options']).toBe('nosniff');
    expect(dutch.text).toContain('"Dag";"Automatisering";');
    expect(dutch.text).toContain(`2026-11-20;"'=cmd|calc";1;1;0;0;6;0,10;`);
    expect((await csv('en')).text).toContain(`2026-11-20,"'=cmd|calc",1,1,0,0,6,0.10,`);
  });

  it('counts with the customer’s own minutes, also for the runs there were, and with ours again', async () => {
    const id = await automation();
    await run(id, '2026-11-19');
    await run(id, '2026-11-20');
    const set = (minutes: unknown, owner = user, of = id) =>
      library.send('PUT', `/api/automations/${of}/minutes`, owner, { minutes });
    expect((await set(30)).body).toEqual({ minutes_per_run: 30, declared: 6, own: 30 });
    await run(id, '2026-11-21');
    expect((await analytics()).total.minutes).toBe(90);
    const stats = DashboardStats.parse((await library.get('/api/dashboard/stats', user)).body);
    expect(stats).toMatchObject({ total_runs: 3, time_saved_hours: 1.5 });
    expect((await set(null)).body).toEqual({ minutes_per_run: 6, declared: 6, own: null });
    expect((await analytics()).total.minutes).toBe(18);
    expect((await set(0)).body).toMatchObject({ minutes_per_run: 0 });

    for (const wrong of [-1, 1_441, 2.5, '30', undefined]) expect((await set(wrong)).status).toBe(400);
    const stranger = await paying('professional_monthly');
    for (const answer of [await set(5, stranger), await set(5, user, 'geen-uuid')])
      expect([answer.status, answer.body.code]).toEqual([404, 'library.automation_not_found']);
    expect((await analytics()).by_automation).toMatchObject([{ own: 0 }]);
  });

  it('is worth what the account says that an hour is worth, to all its members and nobody else', async () => {
    const rate = async (owner = user) =>
      AccountRate.parse((await library.get('/api/dashboard/rate', owner)).body);
    const save = (body: object) => library.send('PUT', '/api/dashboard/rate', user, body);
    const id = await automation();
    await run(id, '2026-11-20');
    expect(await rate()).toEqual(noRate);
    const mine = { hourly_rate_cents: 4_500, works_from: '22:00', works_to: '06:00', work_days: [7, 1, 1] };
    expect((await save(mine)).body).toEqual({ ...mine, work_days: [1, 7] });
    expect(await rate(library.colleague(user))).toMatchObject({ hourly_rate_cents: 4_500 });
    expect(await rate(library.user())).toEqual(noRate);
    expect(await analytics()).toMatchObject({ total: { minutes: 6, cents: 450 }, working_day_hours: 8 });
    expect((await csv('nl')).text).toContain(';0,10;4,50');
    expect((await save({ ...mine, hourly_rate_cents: null })).status).toBe(200);
    expect((await analytics()).total.cents).toBeNull();

    const wrong: readonly [object, string][] = [
      [{ hourly_rate_cents: 100_001 }, 'hourly_rate_cents'],
      [{ hourly_rate_cents: -1 }, 'hourly_rate_cents'],
      [{ works_from: '24:00' }, 'works_from'],
      [{ works_to: '22:00' }, 'works_to'],
      [{ work_days: [] }, 'work_days'],
    ];
    for (const [part, field] of wrong) {
      const { status, body } = await save({ ...mine, ...part });
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    }
  });

  it('401 without login', async () => {
    for (const path of ['analytics', 'analytics.csv', 'rate'])
      expect((await library.get(`/api/dashboard/${path}`)).status).toBe(401);
  });
});
