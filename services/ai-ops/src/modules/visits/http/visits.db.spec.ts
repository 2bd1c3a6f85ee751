// Real: the service on PostgreSQL. At the other end of the wire: auth's keys, and services/releases with its active set.
import { randomUUID } from 'node:crypto';
import { Visits } from '@stroomwerk/contracts/ai-ops';
import { type PageView, sealFor } from '@stroomwerk/kernel/signing';
import { FixedClock, type TestService, testSecret, testService } from '@stroomwerk/kernel/testing';
import { type TestDatabase, testDatabase } from '@stroomwerk/test-kit';
import { browser, pageToken } from '../../../../test/page-token.js';
import { testReleases } from '../../../../test/releases.js';
import { aiOps } from '../../../definition.js';
import { countsOfOneNetwork } from '../application/visits.service.js';

let database: TestDatabase;
let service: TestService;
let releases: Awaited<ReturnType<typeof testReleases>>;
const clock = new FixedClock();

const release = (name: string, ...paths: string[]) => ({ name, routes: paths.map((path) => ({ path })) });
const active = {
  id: 'x',
  remotes: [release('mfe-marketing', '/', '/privacy'), release('mfe-library', '/workflows/:slug')],
  canaries: [{ percent: 10, release: release('mfe-library', '/workflows/:slug', '/workflows/new') }],
};

beforeAll(async () => {
  releases = await testReleases(active);
  database = await testDatabase();
  service = await testService(aiOps, {
    ...{ databaseUrl: database.url, clock },
    env: { RELEASES_SERVICE_URL: releases.url, WORKERS: 'none' },
  });
});
afterAll(async () => {
  await service?.close();
  await database?.drop();
  releases?.close();
});
beforeEach(() => service.source.query('delete from ai_ops.visit_count'));

const view = (change: Partial<PageView> = {}): string => pageToken(clock, change);
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
      headers: { 'user-agent': browser, ...headers },
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
  const token = view();
  await tell(visit({ token, path: '/privacy' }));
  await tell(visit({ token, n: 2, step: 'register', path: '/' }));
  const told = await read();
  expect(told).toMatchObject({
    views: 5,
    days: 30,
    measured_at: clock.now().toISOString(),
    by_day: [{ day: clock.now().toISOString().slice(0, 10), views: 5 }],
    pages: [
      { name: '/', count: 2 },
      { name: '*', count: 1 },
      { name: '/privacy', count: 1 },
      { name: '/workflows/:slug', count: 1 },
    ],
    referrers: [{ name: 'news.example', count: 1 }],
    releases: [
      { name: 'mfe-marketing 1.0.0', count: 3 },
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
    { name: 'nl', count: 4 },
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

  it.each([
    ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a browser without a window', browser.replace('Chrome/', 'HeadlessChrome/')],
    ['a program', 'curl/8.14.1'],
    ['who names no browser', ''],
  ])('%s', async (_, userAgent) => {
    expect(await tell(visit(), { 'user-agent': userAgent })).toBe(false);
  });

  it('a step out of order, or a second time of one page view or visitor', async () => {
    const visitor = randomUUID();
    const step = async (token: string, n: number, name: string) => tell(visit({ token, n, step: name }));
    const [here, after] = [view({ visitor }), view({ visitor })];
    expect(await step(here, 1, 'register')).toBe(false);
    expect(await step(here, 2, 'checkout')).toBe(false);
    expect(await step(here, 3, 'paid')).toBe(false);
    expect(await step(here, 4, 'view')).toBe(true);
    const registered = await Promise.all([5, 6, 7].map((n) => step(here, n, 'register')));
    expect(registered.filter(Boolean)).toHaveLength(1);
    await step(after, 1, 'view');
    expect(await step(after, 2, 'register')).toBe(false);
    expect(await step(after, 3, 'paid')).toBe(false);
    expect(await step(here, 8, 'checkout')).toBe(true);
    expect(await step(here, 9, 'checkout')).toBe(false);
    // The payment page leads back to a page view of its own.
    const back = view({ visitor });
    expect(await step(back, 1, 'paid')).toBe(true);
    expect(await step(back, 2, 'paid')).toBe(false);
    clock.advance(86_400_000);
    const tomorrow = view({ visitor: randomUUID() });
    await step(tomorrow, 1, 'view');
    expect(await step(tomorrow, 2, 'register')).toBe(true);
    const left = await service.source.query<{ n: number }[]>(
      'select count(*)::int as n from ai_ops.visitor_step where visitor = $1',
      [visitor],
    );
    expect(left).toEqual([{ n: 3 }]);
  });

  it('thirty pages of one page view, and no more', async () => {
    const token = view();
    const tried: unknown[] = [];
    for (let n = 1; n <= 33; n += 1) tried.push(await tell(visit({ token, n })));
    expect(tried.filter(Boolean)).toHaveLength(30);
  });

  it('steps of more visitors than the networks around one have', async () => {
    const neighbours = randomUUID();
    const register = async () => {
      const token = view({ neighbours });
      await tell(visit({ token }));
      return tell(visit({ token, n: 2, step: 'register' }));
    };
    const tried: unknown[] = [];
    for (let n = 0; n < 23; n += 1) tried.push(await register());
    expect(tried.filter(Boolean)).toHaveLength(20);
  });

  it('more than people do in a minute', async () => {
    const visitor = 'one network';
    const some = (length: number) =>
      Promise.all(Array.from({ length }, () => tell(visit({ token: view({ visitor }) }))));
    // Fewer at once than the service takes of one network.
    const tried = [...(await some(60)), ...(await some(countsOfOneNetwork.perMinute - 55))];
    expect(tried).toHaveLength(countsOfOneNetwork.perMinute + 5);
    expect(tried.filter((counted) => counted === true)).toHaveLength(countsOfOneNetwork.perMinute);
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

it('takes one referrer of a page view, two new hosts and twenty visits of a network', async () => {
  const counts = async () =>
    Object.fromEntries((await read()).referrers.map(({ name, count }) => [name, count]));
  const token = view();
  await tell(visit({ token, referrer: 'first.example' }));
  for (let n = 2; n <= 9; n += 1) await tell(visit({ token, n, referrer: `later${n}.example` }));
  expect(await counts()).toEqual({ 'first.example': 1 });
  const visitor = randomUUID();
  for (let host = 0; host < 4; host += 1)
    await tell(visit({ token: view({ visitor }), referrer: `new${host}.example` }));
  for (let time = 0; time < 20; time += 1) {
    clock.advance(60_000);
    await tell(visit({ token: view({ visitor }), referrer: 'first.example' }));
  }
  expect(await counts()).toEqual({
    ...{ 'first.example': 17, 'new0.example': 1, 'new1.example': 1, other: 6 },
  });
});

it('reads days that were asked for, today included, and takes a login', async () => {
  await tell(visit());
  clock.advance(2 * 86_400_000);
  await tell(visit());
  expect((await read('?days=2')).views).toBe(1);
  expect((await read('?days=3')).views).toBe(2);
  expect((await service.call('GET', '/api/ultimate-dashboard/visits')).status).toBe(401);
});
