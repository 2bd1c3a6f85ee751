// Real: the service on PostgreSQL, BullMQ running the cycles. At the other end of the wire: auth's keys, and what the guardian asks.
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  AiCeoStatus,
  BusinessIntelligence,
  GuardianStatus,
  Metrics,
  PublicUptime,
  UltimateDashboard,
} from '@stroomwerk/contracts/ai-ops';
import type { SubscriptionChanged } from '@stroomwerk/contracts/billing';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import { type TestService, testService } from '@stroomwerk/kernel/testing';
import { type TestDatabase, testDatabase, until } from '@stroomwerk/test-kit';
import { browser, pageToken } from '../test/page-token.js';
import { aiOps } from './definition.js';
import { BusinessReader } from './modules/figures/persistence/business.reader.js';
import { keepLibrary, keepSubscription } from './modules/projections/persistence/projection.store.js';

let database: TestDatabase;
let service: TestService;
let others: Server;
const ops = { role: 'ops' as const };

beforeAll(async () => {
  others = createServer((request, reply) => {
    const closed = request.url?.startsWith('/api/') ?? false;
    reply.writeHead(closed ? 401 : 200, {
      'content-security-policy': "script-src 'nonce-x'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    reply.end('{}');
  });
  await new Promise<void>((done) => others.listen(0, '127.0.0.1', done));
  const there = `http://127.0.0.1:${(others.address() as AddressInfo).port}`;
  database = await testDatabase();
  service = await testService(aiOps, {
    databaseUrl: database.url,
    env: {
      GUARDIAN_INTERVAL_MS: '200',
      AI_CEO_INTERVAL_MS: '200',
      LIBRARY_SERVICE_URL: there,
      BILLING_SERVICE_URL: there,
      RELEASES_SERVICE_URL: there,
      AI_OPS_SERVICE_URL: there,
    },
  });
});

afterAll(async () => {
  await service?.close();
  await database?.drop();
  others?.close();
});

const change = (over: Partial<SubscriptionChanged> = {}): SubscriptionChanged => ({
  user_id: randomUUID(),
  account_id: randomUUID(),
  version: 1,
  status: 'active',
  price_tier: 'launch_special',
  interval: 'month',
  source: 'payment',
  current_period_end: null,
  cancel_at_period_end: false,
  monthly_cents: 4900,
  changed_at: service.clock.now().toISOString(),
  ...over,
});

it('shows the defaults of the specification, marked, while there is no data', async () => {
  const { status, body } = await service.call('GET', '/api/ai-monitoring/metrics', { as: {} });
  expect(status).toBe(200);
  const metrics = Metrics.parse(body);
  expect(metrics).toMatchObject({
    sample: true,
    revenue: { current: 6847, target: 10_000 },
    customers: { active: 78 },
  });
  expect(metrics.sources['revenue.current']).toMatchObject({ sample: true });
  const ultimate = UltimateDashboard.parse(
    (await service.call('GET', '/api/ultimate-dashboard', { as: {} })).body,
  );
  expect(ultimate.viral_metrics).toEqual({ referral_rate: 0.25, viral_coefficient: 1.8 });
});

it('runs cycles by a worker between start and stop, counts each once, and measures', async () => {
  const started = await service.call('POST', '/api/ai-monitoring/guardian/start', { as: ops });
  expect(GuardianStatus.parse(started.body).status).toBe('active');
  const counted = await until('two cycles', async () => {
    const { cycle_count } = GuardianStatus.parse(
      (await service.call('GET', '/api/ai-monitoring/guardian-status', { as: {} })).body,
    );
    return cycle_count >= 2 ? cycle_count : undefined;
  });
  const [{ rows }] = await service.source.query(
    `select count(*)::int as rows from ai_ops.cycle where system = 'guardian'`,
  );
  expect(rows).toBeGreaterThanOrEqual(counted);
  await service.call('POST', '/api/ai-monitoring/guardian/stop', { as: ops });
  const stopped = GuardianStatus.parse(
    (await service.call('GET', '/api/ai-monitoring/guardian-status', { as: {} })).body,
  );
  expect(stopped).toMatchObject({ status: 'inactive', next_cycle_at: null });
  expect(stopped.last_cycle_summary).toContain('Alle 5 onderdelen antwoorden');
  const english = { as: ops, headers: { 'accept-language': 'en' } };
  const inEnglish = GuardianStatus.parse(
    (await service.call('GET', '/api/ai-monitoring/guardian-status', english)).body,
  );
  expect(inEnglish.last_cycle_summary).toContain('All 5 parts answer');
  expect(inEnglish.capabilities).toContain('Counts errors by release');
  const { body: feed } = await service.call<{ activities: { text: string }[] }>(
    ...(['GET', '/api/ai-monitoring/activity', english] as const),
  );
  const told = feed.activities.map(({ text }) => text);
  expect(told).toEqual(
    expect.arrayContaining(['Started', 'Stopped', expect.stringContaining('parts answer')]),
  );
  const metrics = Metrics.parse((await service.call('GET', '/api/ai-monitoring/metrics', { as: {} })).body);
  expect(metrics.performance.uptime).toBe(100);
  expect(metrics.sources['performance.uptime']).toMatchObject({
    sample: false,
    source: 'guardian, 90 dagen',
  });
});

it('starts the AI CEO and stops everything in an emergency', async () => {
  await service.call('POST', '/api/ai-ceo/start', { as: ops });
  await until(
    'a decision cycle',
    async () =>
      AiCeoStatus.parse((await service.call('GET', '/api/ai-ceo/status', { as: {} })).body).decision_cycles >
      0,
  );
  await service.call('POST', '/api/ai-ceo/emergency-stop', { as: ops });
  expect(AiCeoStatus.parse((await service.call('GET', '/api/ai-ceo/status', { as: {} })).body).status).toBe(
    'inactive',
  );
  const { body } = await service.call<{ activities: { text: string }[] }>(
    'GET',
    '/api/ai-monitoring/activity',
    { as: ops },
  );
  expect(body.activities.map(({ text }) => text)).toContain('Noodstop');
});

it.each([
  ['nl', '3.258 workflows in de bibliotheek'],
  ['en', '3,258 workflows in the library'],
])('writes the numbers of what happened as %s writes them', async (language, text) => {
  const figures = { version: 1, total: 3258, active: 3258, unique_integrations: 285 };
  await service.source.transaction((db) =>
    keepLibrary({ ...figures, changed_at: '2026-11-21T10:00:00.000Z' }, db),
  );
  const { body } = await service.call<{ activities: { text: string }[] }>(
    'GET',
    '/api/ai-monitoring/activity',
    {
      as: ops,
      headers: { 'accept-language': language },
    },
  );
  expect(body.activities.map((activity) => activity.text)).toContain(text);
});

it('computes revenue from what billing told, whatever the order', async () => {
  const user = change({ version: 2 });
  await service.source.transaction((db) => keepSubscription(user, db));
  await service.source.transaction((db) =>
    keepSubscription({ ...user, version: 1, status: 'canceled', monthly_cents: 0 }, db),
  );
  const { body } = await service.call('GET', '/api/ai-ceo/business-intelligence', { as: {} });
  expect(BusinessIntelligence.parse(body).business_metrics.revenue).toMatchObject({
    current_mrr: 49,
    target_progress: 0.5,
  });
});

/** Paths of all figures in an answer: its numbers, and what is not known. */
const figuresIn = (value: unknown, path: string[] = []): string[] => {
  if (typeof value === 'number' || value === null) return [path.join('.')];
  if (Array.isArray(value) || typeof value !== 'object') return [];
  return Object.entries(value as object).flatMap(([key, item]) => figuresIn(item, [...path, key]));
};

it.each(['ai-monitoring/metrics', 'ai-ceo/business-intelligence', 'ultimate-dashboard'])(
  'says of every figure of %s where it comes from, and of none that it was measured when nobody did',
  async (path) => {
    const { body } = await service.call<{ sources: Record<string, { source: string | null }> }>(
      'GET',
      `/api/${path}`,
      { as: {} },
    );
    const { sources, ...figures } = body;
    // When it was last scanned is a moment and no figure.
    const named = figuresIn(figures).filter((figure) => figure !== 'security.lastScan');
    expect(Object.keys(sources)).toEqual(expect.arrayContaining(named));
    for (const unmeasured of [
      'ab_testing.active_tests',
      'customer_success.interventions_active',
      'customers.satisfaction',
      'content_metrics.platforms_active',
    ])
      expect(sources[unmeasured]?.source ?? null).toBeNull();
  },
);

it('adds the business up in the database: a handful of rows, however many customers', async () => {
  const reader = service.app.get(BusinessReader);
  const now = service.clock.now();
  const before = await reader.read(now);
  await service.source.query(
    `with people as materialized (select gen_random_uuid() as user_id, gen_random_uuid() as account_id, n from generate_series(1, 600) as n),
     customers as (
       insert into ai_ops.customer (user_id, account_id, role, referred, registered_at)
       select user_id, account_id, 'user', n % 4 = 0, $1::timestamptz - n % 2 * interval '40 days' from people),
     kept as (
       insert into ai_ops.subscription
         (account_id, version, status, price_tier, "interval", source, monthly_cents, cancel_at_period_end, changed_at)
       select account_id, 1, case when n % 3 = 0 then 'canceled' else 'active' end, 'launch_special', 'month', 'payment',
         4900, n % 2 = 0, $1 from people)
     insert into ai_ops.movement (id, account_id, at, opens_before, opens_after, monthly_before_cents, monthly_after_cents)
     select gen_random_uuid(), account_id, $1, n % 3 = 0, n % 3 > 0, case when n % 3 = 0 then 4900 else 0 end,
       case when n % 3 > 0 then 4900 else 0 end from people`,
    [now],
  );
  const after = await reader.read(new Date(now.getTime() + 1));
  expect(after.subscriptions.length).toBeLessThan(10);
  const grown = (status: string) => {
    const of = ({ subscriptions }: typeof after, what: 'users' | 'monthlyCents') =>
      subscriptions.reduce((sum, group) => sum + (group.status === status ? group[what] : 0), 0);
    return [of(after, 'users') - of(before, 'users'), of(after, 'monthlyCents') - of(before, 'monthlyCents')];
  };
  expect([grown('active'), grown('canceled')]).toEqual([
    [400, 400 * 4900],
    [200, 200 * 4900],
  ]);
  const difference = (key: 'registered' | 'referred' | 'converted' | 'registeredLately') =>
    after[key] - before[key];
  expect([
    difference('registered'),
    difference('referred'),
    difference('converted'),
    difference('registeredLately'),
  ]).toEqual([600, 150, 400, 300]);
  expect(after.movements).toEqual({
    won: before.movements.won + 400,
    lost: before.movements.lost + 200,
    changeCents: before.movements.changeCents + 200 * 4900,
  });
  const past = await reader.read(new Date(now.getTime() + 31 * 86_400_000));
  expect(past.movements).toEqual({ won: 0, lost: 0, changeCents: 0 });
});

it('takes error reports and events of browsers, each event once, without what is secret in an address', async () => {
  const event = {
    id: randomUUID(),
    name: 'page_view',
    properties: {
      timestamp: '2026-11-21T10:00:00Z',
      sessionId: 's',
      url: 'http://localhost:8080/success?session_id=cs_1',
      referrer: '',
      userAgent: 'test',
    },
  };
  const headers = { 'user-agent': browser, 'x-page-token': pageToken(service.clock) };
  for (let times = 0; times < 3; times += 1)
    expect((await service.call('POST', '/api/analytics/track', { body: event, headers })).status).toBe(200);
  const rows = await service.source.query('select url from ai_ops.analytics_event where id = $1', [event.id]);
  expect(rows).toEqual([{ url: 'http://localhost:8080/success' }]);
  const report = {
    message: 'boom',
    timestamp: event.properties.timestamp,
    url: event.properties.url,
    userAgent: 'test',
    kind: 'render',
    remote: 'mfe-library',
  };
  expect(
    (await service.call('POST', '/api/ai-monitoring/error-report', { body: report, headers })).status,
  ).toBe(200);
});

it('tells everybody the uptime that was measured, and no figure before a day of it', async () => {
  const read = async () => PublicUptime.parse((await service.call('GET', '/api/ai-monitoring/uptime')).body);
  await service.source.query('delete from ai_ops.health_sample');
  service.clock.advance(120_000);
  expect(await read()).toEqual({ percent: null, window_days: 0, since: null, measured_at: null });
  const day = 86_400_000;
  const hourOf = (at: number) => new Date(Math.floor(at / 3_600_000) * 3_600_000).toISOString();
  const now = service.clock.now().getTime();
  const samples = [91, 3, 2, 1, 0].map((ago) => ({ at: new Date(now - ago * day), healthy: ago !== 2 }));
  for (const { at, healthy } of samples)
    await service.source.query('insert into ai_ops.health_sample values ($1, $2, $3, $4, 5)', [
      randomUUID(),
      at,
      'library',
      healthy,
    ]);
  // The answer before is given again for a minute.
  expect((await read()).percent).toBeNull();
  service.clock.advance(60_000);
  expect(await read()).toEqual({
    percent: 75,
    window_days: 4,
    since: hourOf(now - 3 * day),
    measured_at: hourOf(now),
  });
  const answer = await service.call('GET', '/api/ai-monitoring/uptime');
  expect(answer.status).toBe(200);
});

describe('refuses', () => {
  it('reading without a login', async () => {
    expect(await service.call('GET', '/api/ai-ceo/status')).toMatchObject({
      status: 401,
      body: { code: 'auth.token_missing' },
    });
  });
  it('reading without the role where only ops reads', async () => {
    const env = service.app.get<{ AI_OPS_VIEW?: string }>(SERVICE_ENV);
    env.AI_OPS_VIEW = 'ops';
    for (const path of [
      'ai-monitoring/guardian-status',
      'ai-monitoring/metrics',
      'ai-monitoring/activity',
      'ai-ceo/status',
      'ai-ceo/business-intelligence',
      'ultimate-dashboard',
      'ultimate-dashboard/visits',
    ]) {
      expect((await service.call('GET', `/api/${path}`, { as: {} })).status).toBe(403);
      expect((await service.call('GET', `/api/${path}`, { as: ops })).status).toBe(200);
    }
    env.AI_OPS_VIEW = undefined;
  });
  it('starting without the role', async () => {
    for (const path of [
      'ai-monitoring/guardian/start',
      'ai-monitoring/guardian/stop',
      'ai-ceo/start',
      'ai-ceo/stop',
      'ai-ceo/emergency-stop',
    ])
      expect(await service.call('POST', `/api/${path}`, { as: {} })).toMatchObject({
        status: 403,
        body: { code: 'auth.forbidden' },
      });
  });
  it('a body that breaks its schema, naming the field', async () => {
    expect(await service.call('POST', '/api/analytics/track', { body: { id: 'x' } })).toMatchObject({
      status: 400,
      body: { code: 'common.invalid_request', fields: { name: expect.any(String) } },
    });
  });
});
