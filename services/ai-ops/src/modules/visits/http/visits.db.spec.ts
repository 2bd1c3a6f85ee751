// Real: the service on PostgreSQL. At the other end of the wire: auth's keys, and services/releases with its active set.
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Visits } from '@stroomwerk/contracts/ai-ops';
import { type PageView, pageViewPurpose, sealFor } from '@stroomwerk/kernel/signing';
import { FixedClock, type TestService, testSecret, testService } from '@stroomwerk/kernel/testing';
import { type TestDatabase, testDatabase } from '@stroomwerk/test-kit';
import { aiOps } from '../../../definition.js';
import { perMinute } from '../domain/allowance.js';

let database: TestDatabase;
let service: TestService;
let releases: Server;
const clock = new FixedClock();
const seal = sealFor<PageView>(testSecret, pageViewPurpose);

const release = (name: string, ...paths: string[]) => ({ name, routes: paths.map((path) => ({ path })) });
const active = {
  id: 'x',
  remotes: [release('mfe-marketing', '/', '/privacy'), release('mfe-library', '/workflows/:slug')],
  canaries: [{ percent: 10, release: release('mfe-library', '/workflows/:slug', '/workflows/new') }],
};

beforeAll(async () => {
  releases = createServer((_, reply) => {
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(active));
  });
  await new Promise<void>((done) => releases.listen(0, '127.0.0.1', done));
  const there = `http://127.0.0.1:${(releases.address() as AddressInfo).port}`;
  database = await testDatabase();
  service = await testService(aiOps, {
    ...{ databaseUrl: database.url, clock },
    env: { RELEASES_SERVICE_URL: there, WORKERS: 'none' },
  });
});
afterAll(async () => {
  await service?.close();
  await database?.drop();
  releases?.close();
});
beforeEach(() => service.source.query('delete from ai_ops.visit_count'));

const view = (change: Partial<PageView> = {}): string =>
  seal.seal({
    ...{ id: randomUUID(), visitor: randomUUID(), exp: clock.now().getTime() / 1_000 + 3_600 },
    releases: { 'mfe-marketing': ['1.0.0', 'stable'], 'mfe-library': ['2.1.0', 'canary'] },
    ...change,
  });
const visit = (change: object = {}) => ({
  ...{ token: view(), n: 1, step: 'view', path: '/', language: 'nl', device: 'phone', referrer: '' },
  ...change,
});
const tell = async (body: object, headers: Record<string, string> = {}) => {
  const { status, body: answer } = await service.call<{ counted?: boolean }>(
    'POST',
    '/api/analytics/visits',
    {
      body,
      headers,
    },
  );
  return status === 200 ? answer.counted : status;
};
const read = async (query = '') =>
  Visits.parse((await service.call('GET', `/api/ultimate-dashboard/visits${query}`, { as: {} })).body);

it('adds visits up by day, page, referrer, language, device and release', async () => {
  await tell(visit());
  await tell(visit({ referrer: 'news.example', language: 'en' }));
  await tell(visit({ path: '/workflows/:slug', device: 'desktop' }));
  await tell(visit({ path: '*' }));
  await tell(visit({ step: 'register', path: '/' }));
  const told = await read();
  expect(told).toMatchObject({
    views: 4,
    days: 30,
    measured_at: clock.now().toISOString(),
    by_day: [{ day: clock.now().toISOString().slice(0, 10), views: 4 }],
    pages: [
      { name: '/', count: 2 },
      { name: '*', count: 1 },
      { name: '/workflows/:slug', count: 1 },
    ],
    referrers: [{ name: 'news.example', count: 1 }],
    releases: [
      { name: 'mfe-marketing 1.0.0', count: 2 },
      { name: 'mfe-library 2.1.0', count: 1 },
    ],
    funnel: [
      { name: 'landing', count: 2 },
      { name: 'register', count: 1 },
      { name: 'checkout', count: 0 },
      { name: 'paid', count: 0 },
    ],
  });
  expect(told.languages).toEqual([
    { name: 'nl', count: 3 },
    { name: 'en', count: 1 },
  ]);
});

it('counts each count of a page view once, also when they come at the same moment', async () => {
  const token = view();
  const answers = await Promise.all(Array.from({ length: 8 }, () => tell(visit({ token }))));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await tell(visit({ token, n: 2, path: '/privacy' }))).toBe(true);
  expect((await read()).views).toBe(2);
});

it('keeps no id, no network address and no address of a page', async () => {
  await tell(visit({ path: '/workflows/:slug' }), { 'x-forwarded-for': '203.0.113.9', cookie: 'a=b' });
  const columns = await service.source.query<{ column_name: string }[]>(
    `select column_name from information_schema.columns where table_schema = 'ai_ops' and table_name = 'visit_count'`,
  );
  expect(columns.map(({ column_name }) => column_name).sort()).toEqual(
    ['count', 'day', 'device', 'language', 'path', 'referrer', 'release', 'remote', 'step'].sort(),
  );
});

it('asks nobody who does not want to be tracked', async () => {
  expect(await tell(visit(), { dnt: '1' })).toBe(false);
  expect(await tell(visit(), { 'sec-gpc': '1' })).toBe(false);
  expect((await read()).views).toBe(0);
});

describe('does not count', () => {
  it.each([
    ['a token that nobody sealed', () => visit({ token: 'made-up' })],
    ['a token of another purpose', () => visit({ token: sealFor(testSecret, 'other').seal({}) })],
    ['a page view of long ago', () => visit({ token: view({ exp: clock.now().getTime() / 1_000 - 1 }) })],
    ['a route that no release declares', () => visit({ path: '/wp-admin' })],
    ['an address in place of its route', () => visit({ path: '/workflows/my-secret' })],
    ['a page of a release that this view did not get', () => visit({ token: view({ releases: {} }) })],
  ])('%s', async (_, body) => {
    expect(await tell(body())).toBe(false);
    expect((await read()).views).toBe(0);
  });

  it.each([
    ['a step that does not exist', { step: 'clicked' }],
    ['an address with a query', { path: '/workflows?q=me@example.com' }],
    ['a language that we do not speak', { language: 'de' }],
    ['a device that is none', { device: 'iPhone 17 of Jan' }],
    ['a whole referrer', { referrer: 'https://news.example/article?id=7' }],
    ['a number out of range', { n: 61 }],
  ])('%s, and says so', async (_, change) => {
    expect(await tell(visit(change))).toBe(400);
  });

  it('more than people do in a minute', async () => {
    const visitor = 'one network';
    const tried = await Promise.all(
      Array.from({ length: perMinute + 5 }, () => tell(visit({ token: view({ visitor }) }))),
    );
    expect(tried.filter(Boolean)).toHaveLength(perMinute);
    clock.advance(60_000);
    expect(await tell(visit({ token: view({ visitor }) }))).toBe(true);
  });
});

it('names two hundred referring hosts a day, and the rest as other', async () => {
  for (let host = 0; host < 203; host += 1) await tell(visit({ referrer: `host${host}.example` }));
  await tell(visit({ referrer: 'host1.example' }));
  const [row] = await service.source.query<{ hosts: number; other: number }[]>(
    `select count(distinct referrer)::int as hosts, (sum(count) filter (where referrer = 'other'))::int as other
     from ai_ops.visit_count`,
  );
  expect(row).toEqual({ hosts: 201, other: 3 });
});

it('reads days that were asked for, today included, and takes a login', async () => {
  await tell(visit());
  clock.advance(2 * 86_400_000);
  await tell(visit());
  expect((await read('?days=2')).views).toBe(1);
  expect((await read('?days=3')).views).toBe(2);
  expect((await service.call('GET', '/api/ultimate-dashboard/visits')).status).toBe(401);
});
