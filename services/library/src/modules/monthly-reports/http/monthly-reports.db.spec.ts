// Real: HTTP through the whole service on PostgreSQL 18, signed tokens, the round as the worker calls it. Fake: the queue that billing's events come by.
import type { PriceTier, SubscriptionStatus } from '@stroomwerk/contracts';
import type { MonthlyReport, MonthlyReportsResponse } from '@stroomwerk/contracts/library';
import { Outbox } from '@stroomwerk/kernel';
import { readPdf } from '@stroomwerk/test-kit';
import { alertsHarness } from '../../../../test/alerts-harness.js';
import { type LibraryApp, startLibrary, type TestUser } from '../../../../test/library-app.js';
import { accountErasure } from '../../../erasure.js';
import { SubscriptionChangedConsumer } from '../../entitlements/queue/subscription-changed.consumer.js';
import { ReportsRound } from '../application/reports-round.js';

const path = '/api/dashboard/reports';

describe('monthly reports', () => {
  let library: LibraryApp;
  let h: ReturnType<typeof alertsHarness>;
  let version = 0;
  beforeAll(async () => {
    library = await startLibrary({ env: { WORKERS: 'none' } });
    h = alertsHarness(library);
  });
  beforeEach(() => at('2026-11-20T10:00:00Z'));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => library?.close());

  /** Puts the clock to a moment. */
  const at = (moment: string) => library.clock.advance(Date.parse(moment) - library.clock.now().getTime());
  const round = () => library.app.get(ReportsRound).run();
  const plan = (
    { userId, accountId }: TestUser,
    changed: string,
    tier: PriceTier = 'launch_special',
    more: { status?: SubscriptionStatus; source?: 'payment' | 'grant'; cents?: number } = {},
  ) => {
    version += 1;
    return library.database.transaction((manager) =>
      library.app.get(SubscriptionChangedConsumer).handle(
        {
          ...{ user_id: userId, account_id: accountId, version, status: more.status ?? 'active' },
          ...{ price_tier: tier, interval: 'month', source: more.source ?? 'payment' },
          ...{ current_period_end: null, cancel_at_period_end: false },
          ...{ monthly_cents: more.cents ?? 4_900, changed_at: changed },
        },
        manager,
      ),
    );
  };
  /** Somebody with a plan since before, and an automation that spares six minutes a run. */
  const somebody = async (tier: PriceTier = 'launch_special', since = '2026-10-01T10:00:00.000Z') => {
    const user = library.user();
    await plan(user, since, tier);
    const automation = await h.automation(user);
    await library.database.query('update library.automation set minutes_saved_per_run = 6 where id = $1', [
      automation,
    ]);
    return { user, automation };
  };
  const ran = (automation: string, moment: string, status: 'success' | 'error' = 'success') =>
    h.ran(automation, status, { ago: library.clock.now().getTime() - Date.parse(moment) });
  const rate = (user: TestUser, cents: number) =>
    library.database.query(
      `insert into library.account_rate (account_id, hourly_rate_cents, works_from, works_to, work_days, updated_at)
       values ($1, $2, '09:00', '17:00', '{1}', now())
       on conflict (account_id) do update set hourly_rate_cents = excluded.hourly_rate_cents`,
      [user.accountId, cents],
    );
  const list = async (user: TestUser) => (await library.get<MonthlyReportsResponse>(path, user)).body;
  const report = async (user: TestUser, month: string) =>
    (await library.get<MonthlyReport>(`${path}/${month}`, user)).body;
  const months = async (user: TestUser) => (await list(user)).months.map(({ month }) => month);
  const reportMails = async (user: TestUser) =>
    (await h.mails(user)).filter(({ kind }) => kind === 'monthly_report');
  const pdf = async (user: TestUser, month: string, query = '') => {
    const { statusCode, headers, rawPayload } = await library.app.inject({
      ...{ method: 'GET', url: `${path}/${month}/pdf${query}` },
      headers: { authorization: `Bearer ${library.token(user)}`, 'accept-language': 'nl' },
    });
    return { status: statusCode, headers, bytes: rawPayload };
  };

  it('is made once the month is over in Amsterdam and its last night was read, and mailed once', async () => {
    const { user, automation } = await somebody();
    await rate(user, 5_000);
    await ran(automation, '2026-11-18T09:00:00Z');
    at('2026-12-01T06:59:00Z');
    await round();
    expect(await months(user)).toEqual(['2026-10']);
    at('2026-12-01T07:00:00Z');
    await round();
    await round();
    expect(await months(user)).toEqual(['2026-11', '2026-10']);
    const mails = (await reportMails(user)).filter(
      ({ data }) => (data as { month: string }).month === '2026-11',
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      ...{ user_id: user.userId, request_id: expect.any(String) },
      data: { minutes_saved: 6, saved_cents: 500, cost_cents: 4_900, runs: 1, failed: 0 },
    });
  });

  it('counts a run of the last minute of a month in Amsterdam, and none of the next', async () => {
    const { user, automation } = await somebody();
    await ran(automation, '2026-10-31T22:59:00Z');
    await ran(automation, '2026-10-31T23:01:00Z');
    at('2026-12-01T08:00:00Z');
    await round();
    expect((await report(user, '2026-10')).runs).toBe(1);
    expect((await report(user, '2026-11')).runs).toBe(1);
  });

  it('keeps its figures when the rate or the name is changed afterwards', async () => {
    const { user, automation } = await somebody();
    await rate(user, 5_000);
    await ran(automation, '2026-11-18T09:00:00Z');
    at('2026-12-01T08:00:00Z');
    await round();
    const before = await report(user, '2026-11');
    await rate(user, 9_000);
    await library.send('PATCH', `/api/automations/${automation}`, user, { name: 'Anders' });
    await round();
    expect(await report(user, '2026-11')).toEqual(before);
    expect(before).toMatchObject({ saved_cents: 500, words: expect.arrayContaining([expect.any(String)]) });
  });

  it('leaves nothing half where a worker dies in the middle, and makes up for it', async () => {
    await round();
    const first = await somebody();
    const second = await somebody();
    at('2026-12-01T08:00:00Z');
    const publish = jest.spyOn(library.app.get(Outbox), 'publish');
    publish.mockRejectedValueOnce(new Error('killed'));
    await round();
    const made = async () => [await months(first.user), await months(second.user)].flat().length;
    const mailed = async () =>
      (await reportMails(first.user)).length + (await reportMails(second.user)).length;
    expect([await made(), await mailed()]).toEqual([3, 1]);
    await Promise.all([round(), round()]);
    expect([await made(), await mailed()]).toEqual([4, 2]);
  });

  it('says of who joined in the middle from when on it is, and what those days cost', async () => {
    const { user, automation } = await somebody('launch_special', '2026-11-16T09:00:00.000Z');
    await ran(automation, '2026-11-10T09:00:00Z');
    await ran(automation, '2026-11-18T09:00:00Z');
    at('2026-12-01T08:00:00Z');
    await round();
    expect(await months(user)).toEqual(['2026-11']);
    const november = await report(user, '2026-11');
    expect(november).toMatchObject({
      ...{ first_day: '2026-11-16', runs: 1, cost: { kind: 'paid', cents: 2_450, days: 15 } },
    });
    expect(november.words.join(' ')).toContain('op 15 van de 30 dagen');
  });

  it('is not made without a plan that has it: Starter, one that was downgraded, one that ended', async () => {
    const starter = await somebody('starter_monthly');
    const down = await somebody();
    const ended = await somebody();
    await plan(down.user, '2026-11-20T09:00:00.000Z', 'starter_monthly', { cents: 2_900 });
    await plan(ended.user, '2026-11-30T09:00:00.000Z', 'launch_special', { status: 'canceled' });
    at('2026-12-01T08:00:00Z');
    await round();
    for (const { user } of [starter, down, ended]) expect(await months(user)).not.toContain('2026-11');
    expect(await list(starter.user)).toMatchObject({
      ...{
        report: 'none',
        current: null,
        months: [],
        offers: { own: 'launch_special', agency: 'professional' },
      },
    });
    // What was made before the downgrade stays.
    expect(await months(down.user)).toEqual(['2026-10']);
    expect((await report(down.user, '2026-10')).plan).toBe('launch_special');
  });

  it('is made of the plan as it was when the month ended, whatever it became that night', async () => {
    const { user } = await somebody();
    await plan(user, '2026-12-01T02:00:00.000Z', 'starter_monthly');
    at('2026-12-01T08:00:00Z');
    await round();
    expect(await months(user)).toContain('2026-11');
  });

  it('names no price for a plan that was given or paid once', async () => {
    const given = await somebody();
    await plan(given.user, '2026-10-01T09:00:00.000Z', 'professional_monthly', { source: 'grant', cents: 0 });
    const once = await somebody('lifetime_pro');
    at('2026-12-01T08:00:00Z');
    await round();
    expect((await report(given.user, '2026-11')).cost).toMatchObject({ kind: 'grant', cents: null });
    expect((await report(once.user, '2026-11')).cost).toMatchObject({ kind: 'lifetime', cents: null });
  });

  it('mails nobody who never had an automation', async () => {
    const user = library.user();
    await plan(user, '2026-10-01T10:00:00.000Z');
    at('2026-12-01T08:00:00Z');
    await round();
    expect([await months(user), await reportMails(user)]).toEqual([['2026-11', '2026-10'], []]);
  });

  it('shows the month as far as it went, and no other account’s', async () => {
    const { user, automation } = await somebody();
    const other = await somebody();
    await ran(automation, '2026-11-18T09:00:00Z');
    expect((await list(user)).current).toMatchObject({
      ...{ month: '2026-11', runs: 1, made_at: null, last_day: '2026-11-20' },
    });
    expect(await report(user, '2026-11')).toMatchObject({ cost: { cents: 3_267, days: 20 } });
    expect((await report(other.user, '2026-11')).runs).toBe(0);
    for (const month of ['2026-10', '2027-01', '2026-13', 'nu', '2026-11-01'])
      expect((await library.get(`${path}/${month}`, user)).body.code).toBe(
        'library.monthly_report_not_found',
      );
    expect((await library.get(path)).status).toBe(401);
  });

  it('goes with the account', async () => {
    const { user } = await somebody('professional_monthly');
    await library.send('PUT', `${path}/brand`, user, { name: 'Bureau Zuid', accent: '#7a1f5c' });
    at('2026-12-01T08:00:00Z');
    await round();
    for (const statement of accountErasure) await library.database.query(statement, [user.accountId]);
    await round();
    expect(await list(user)).toMatchObject({ months: [], brand: null });
  });

  describe('as a file', () => {
    const brand = { name: 'Bureau Zuid', accent: '#7A1F5C' };

    it('is a PDF under our name, with what the plan cost', async () => {
      const { user, automation } = await somebody();
      await ran(automation, '2026-11-18T09:00:00Z');
      at('2026-12-01T08:00:00Z');
      await round();
      const { status, headers, bytes } = await pdf(user, '2026-11');
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(headers['content-disposition']).toContain('rapport-2026-11.pdf');
      const { text } = readPdf(bytes);
      for (const said of ['Stroomwerk', 'Rapport van november 2026', '€ 49,00', 'Facturen'])
        expect(text).toContain(said);
    });

    it('is an agency’s alone for its client, and for none whose plan has no such report', async () => {
      const { user } = await somebody('professional_monthly');
      expect((await library.send('PUT', `${path}/brand`, user, brand)).status).toBe(200);
      expect((await list(user)).brand).toEqual({ name: 'Bureau Zuid', accent: '#7a1f5c' });
      const { bytes } = await pdf(user, '2026-11', '?for=client');
      const { text, source } = readPdf(bytes);
      expect(text).toContain('Bureau Zuid');
      expect(`${text}${source}`).not.toMatch(/stroomwerk/i);
      expect(text).not.toContain('49,00');
      const own = await somebody();
      const refused = await pdf(own.user, '2026-11', '?for=client');
      expect([refused.status, JSON.parse(refused.bytes.toString())]).toEqual([
        403,
        expect.objectContaining({
          code: 'library.monthly_report_plan',
          detail: 'Dit rapport hoort bij Professional.',
        }),
      ]);
      expect((await library.send('PUT', `${path}/brand`, own.user, brand)).status).toBe(403);
    });

    it('bears no name for a client while the agency named none', async () => {
      const { user } = await somebody('professional_monthly');
      const { text, source } = readPdf((await pdf(user, '2026-11', '?for=client')).bytes);
      expect(`${text}${source}`).not.toMatch(/stroomwerk/i);
    });

    it('takes no colour on which white cannot be read, and no n8n that is not in it', async () => {
      const { user } = await somebody('professional_monthly');
      const light = await library.send('PUT', `${path}/brand`, user, { ...brand, accent: '#ffd400' });
      expect([light.status, Object.keys(light.body.fields)]).toEqual([400, ['accent']]);
      const none = await library.send('PUT', `${path}/brand`, user, { ...brand, name: '  ' });
      expect(Object.keys(none.body.fields)).toEqual(['name']);
      const elsewhere = await pdf(user, '2026-11', '?connection=7d9a1f0e-0000-4000-8000-000000000000');
      expect(elsewhere.status).toBe(404);
    });
  });
});
