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
import { type TestService, testService } from '@stroomwerk/kernel/testing';
import { type TestDatabase, testDatabase, until } from '@stroomwerk/test-kit';
import { aiOps } from './definition.js';
import { keepSubscription } from './modules/projections/persistence/projection.store.js';

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
  for (let times = 0; times < 3; times += 1)
    expect((await service.call('POST', '/api/analytics/track', { body: event })).status).toBe(200);
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
  expect((await service.call('POST', '/api/ai-monitoring/error-report', { body: report })).status).toBe(200);
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
