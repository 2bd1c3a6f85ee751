// Real: the service on PostgreSQL, asked over HTTP. At the other end of the wire: auth's keys, and what releases are active.
import { randomUUID } from 'node:crypto';
import { ActivityResponse, Metrics, UltimateDashboard } from '@stroomwerk/contracts/ai-ops';
import { FixedClock, type TestService, testAccountOf, testService } from '@stroomwerk/kernel/testing';
import { type TestDatabase, testDatabase, until } from '@stroomwerk/test-kit';
import { browser, pageToken } from '../../../../test/page-token.js';
import { testReleases } from '../../../../test/releases.js';
import { aiOps } from '../../../definition.js';
import { neighboursBring } from '../../page-views/domain/allowance.js';
import { ofOneNetwork } from '../application/intake.service.js';
import { newErrorsOfOneNetwork, ofOneCustomer, ofOneView } from '../domain/rooms.js';

let database: TestDatabase;
let service: TestService;
let releases: Awaited<ReturnType<typeof testReleases>>;
const clock = new FixedClock();

beforeAll(async () => {
  releases = await testReleases({ id: 'x', remotes: [{ name: 'mfe-marketing', routes: [{ path: '/' }] }] });
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
beforeEach(async () => {
  clock.advance(3 * 86_400_000);
  await service.source.query(
    `delete from ai_ops.error_report; delete from ai_ops.analytics_event; delete from ai_ops.visit_day;
     delete from ai_ops.intake_day; delete from ai_ops.intake_dropped`,
  );
});

const send = async (path: string, body: object, token?: string, userAgent = browser) =>
  service.call<{ counted?: boolean; code?: string }>('POST', path, {
    body,
    headers: { 'user-agent': userAgent, ...(token === undefined ? {} : { 'x-page-token': token }) },
  });
const report = (token?: string, change: object = {}, userAgent?: string) =>
  send(
    '/api/ai-monitoring/error-report',
    {
      ...{ message: 'boom', stack: null, componentStack: null, timestamp: '', url: 'http://localhost/' },
      ...{ userAgent: browser, remote: 'mfe-library', release: '9.9.9', ...change },
    },
    token,
    userAgent,
  );
const track = (token?: string, properties: object = {}, name = 'subscribe') =>
  send(
    '/api/analytics/track',
    {
      ...{ id: randomUUID(), name },
      properties: {
        ...{ timestamp: '', sessionId: 's', userId: 'u', url: 'http://localhost/', referrer: '' },
        ...{ userAgent: browser, ...properties },
      },
    },
    token,
  );
const visit = (token: string) =>
  send('/api/analytics/visits', {
    ...{ token, n: 1, step: 'view', path: '/', language: 'nl', device: 'phone', referrer: '' },
  });
const kept = async (table: 'error_report' | 'analytics_event') => {
  const [row] = await service.source.query<{ n: number }[]>(`select count(*)::int as n from ai_ops.${table}`);
  return row?.n;
};
const rows = () =>
  service.source.query<{ views: number; networks: number; vouched: boolean }[]>(
    'select views, networks, vouched from ai_ops.error_report order by at',
  );
/** A message that nobody had: letters, since numbers make no difference. */
const word = () =>
  randomUUID().replace(/[\d-]/g, (digit) => 'ghijklmnopq'['0123456789-'.indexOf(digit)] ?? '');
const fill = (kind: string, kept: number) =>
  service.source.query(
    `insert into ai_ops.intake_day values ($1, $2, $3) on conflict (day, kind) do update set kept = excluded.kept`,
    [clock.now().toISOString().slice(0, 10), kind, kept],
  );
const dropped = (why: string, count: number) =>
  until(`${count} dropped: ${why}`, async () => {
    const [row] = await service.source.query<{ n: number }[]>(
      "select count::int as n from ai_ops.intake_dropped where kind = 'error' and why = $1",
      [why],
    );
    return row?.n === count || undefined;
  });
/** Somebody of whose account billing told. */
const customer = async (status = 'active') => {
  const id = randomUUID();
  await service.source.query(
    `insert into ai_ops.subscription values ($1, 1, $2, 'launch_special', 'month', 'payment', 4900, false, $3)`,
    [testAccountOf(id), status, clock.now()],
  );
  return id;
};
const vouch = async (token: string, userId: string) => {
  const { status } = await service.call('POST', '/api/ai-monitoring/own-page-view', {
    ...{ as: { userId }, body: { token }, headers: { 'user-agent': browser } },
  });
  return status;
};
const errorRate = async () => {
  const read = async (path: string) => (await service.call('GET', path, { as: {} })).body;
  const [metrics, ultimate] = [
    Metrics.parse(await read('/api/ai-monitoring/metrics')),
    UltimateDashboard.parse(await read('/api/ultimate-dashboard')),
  ];
  expect(ultimate.performance.error_rate).toBe(metrics.performance.errorRate);
  return metrics.performance.errorRate;
};
/** Does something so often, fewer at once than the service takes of one network. */
async function times<T>(count: number, what: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  while (done.length < count)
    done.push(...(await Promise.all(Array.from({ length: Math.min(50, count - done.length) }, what))));
  return done;
}

it('a flood from anybody is answered and is nowhere: not stored, not in a figure, not in a list', async () => {
  await visit(pageToken(clock));
  const answers = await times(300, () => report());
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  expect((await track()).status).toBe(202);
  for (const token of ['made-up', pageToken(clock, { exp: clock.now().getTime() / 1_000 - 1 })])
    expect((await report(token)).body).toEqual({ received: true, counted: false });
  for (const userAgent of ['curl/8.14.1', browser.replace('Chrome/', 'HeadlessChrome/'), ''])
    expect((await report(pageToken(clock), {}, userAgent)).status).toBe(202);
  expect([await kept('error_report'), await kept('analytics_event'), await errorRate()]).toEqual([0, 0, 0]);
  const { body } = await service.call('GET', '/api/ai-monitoring/activity', { as: { role: 'ops' } });
  expect(ActivityResponse.parse(body).activities.filter(({ kind }) => kind === 'error')).toEqual([]);
});

it('the rate is counted visits that failed, of counted visits: each once, in either order, never above a hundred', async () => {
  const [first, second, third, uncounted] = [1, 2, 3, 4].map(() => pageToken(clock)) as [
    string,
    string,
    string,
    string,
  ];
  await visit(first);
  await visit(second);
  expect(await errorRate()).toBe(0);
  await times(30, () => report(first));
  expect(await errorRate()).toBe(50);
  await report(uncounted);
  await report(third);
  expect(await errorRate()).toBe(50);
  await visit(third);
  expect(await errorRate()).toBe(66.7);
  await report(second);
  await times(5, () => visit(second));
  expect(await errorRate()).toBe(100);
});

it('one network is at most twenty visits of the rate, however many pages it opens', async () => {
  const tokens = Array.from({ length: 50 }, () => pageToken(clock, { visitor: 'one network' }));
  for (const token of tokens) await visit(token);
  await Promise.all(tokens.map((token) => report(token)));
  await times(20, () => visit(pageToken(clock)));
  expect(await errorRate()).toBe(50);
});

it('one page view and one network leave so much behind and no more', async () => {
  const token = pageToken(clock);
  const errors = await times(20, () => report(token, { message: word() }));
  expect(errors.filter(({ body }) => body.counted)).toHaveLength(ofOneView.error);
  expect(await kept('error_report')).toBe(ofOneView.error);
  const events = await times(30, () => track(pageToken(clock, { id: 'one view' })));
  expect(events.filter(({ body }) => body.counted)).toHaveLength(ofOneView.sameEvent);

  const visitor = randomUUID();
  const all = await times(ofOneNetwork.error.perMinute + 10, () => report(pageToken(clock, { visitor })));
  expect(all.filter(({ body }) => body.counted)).toHaveLength(ofOneNetwork.error.perMinute);
});

it('the same error is one row a day, with the page views and networks that had it', async () => {
  await times(7, () => report(pageToken(clock, { visitor: 'one' }), { message: 'no workflow 17' }));
  await times(3, () =>
    report(pageToken(clock), { message: `no workflow ${Math.floor(Math.random() * 1e9)}` }),
  );
  const again = pageToken(clock, { visitor: 'one' });
  const answers = await times(4, () => report(again, { message: 'no workflow 3' }));
  expect(answers.filter(({ body }) => body.counted)).toHaveLength(1);
  expect(await rows()).toEqual([{ views: 11, networks: 4, vouched: false }]);
  clock.advance(86_400_000);
  await report(pageToken(clock), { message: 'no workflow 17' });
  expect(await rows()).toHaveLength(2);
});

it('forty networks fill neither a day nor what a customer may say', async () => {
  for (let network = 0; network < 40; network += 1)
    await times(newErrorsOfOneNetwork.perDay + 3, () =>
      report(pageToken(clock, { visitor: `network ${network}` }), { message: word() }),
    );
  expect(await kept('error_report')).toBe(40 * newErrorsOfOneNetwork.perDay);
  await dropped('network', 40 * 3);
  // What everybody may fill is full.
  await fill('error', 1_500);
  const token = pageToken(clock);
  expect((await report(token, { message: word() })).status).toBe(202);
  await dropped('day', 1);
  expect(await vouch(token, await customer())).toBe(200);
  expect((await report(token, { message: 'what a customer had' })).body.counted).toBe(true);
  // The same error of others is counted whatever is full.
  expect((await report(pageToken(clock), { message: 'what a customer had' })).body.counted).toBe(true);
  expect((await rows()).filter(({ vouched }) => vouched)).toEqual([{ views: 2, networks: 2, vouched: true }]);
});

it('one release takes a share of the day, and leaves the others theirs', async () => {
  await fill('error of mfe-library 2.1.0', 300);
  expect((await report(pageToken(clock), { message: word() })).body.counted).toBe(false);
  await dropped('release', 1);
  expect((await report(pageToken(clock), { message: word(), remote: 'mfe-marketing' })).body.counted).toBe(
    true,
  );
  expect((await report(pageToken(clock), { message: word(), remote: null })).body.counted).toBe(true);
  const taken = await service.source.query<{ kept: number }[]>(
    "select kept from ai_ops.intake_day where kind = 'error'",
  );
  expect(taken).toEqual([{ kept: 2 }]);
});

it('neighbours in a flood use up their share, and silence no customer among them', async () => {
  const neighbours = randomUUID();
  const token = () => pageToken(clock, { neighbours });
  const most = newErrorsOfOneNetwork.perMinute * neighboursBring;
  const all = await times(most + 10, () => report(token(), { message: word() }));
  expect(all.filter(({ body }) => body.counted)).toHaveLength(most);
  await times(ofOneNetwork.error.perMinute * neighboursBring, () => report(token()));
  expect((await report(token())).body.counted).toBe(false);
  const own = token();
  await vouch(own, await customer());
  expect((await report(own, { message: word() })).body.counted).toBe(true);
  expect((await report(pageToken(clock), { message: word() })).body.counted).toBe(true);
});

it('only who has a plan, or is ops, vouches for a page view, and for so many', async () => {
  const token = pageToken(clock);
  expect((await service.call('POST', '/api/ai-monitoring/own-page-view', { body: { token } })).status).toBe(
    401,
  );
  expect(await vouch(token, randomUUID())).toBe(202);
  expect(await vouch(token, await customer('canceled'))).toBe(202);
  expect(await vouch('made-up', await customer())).toBe(202);
  const one = await customer();
  const answers = await times(ofOneCustomer.perMinute + 2, () => vouch(pageToken(clock), one));
  expect(answers.filter((status) => status === 200)).toHaveLength(ofOneCustomer.perMinute);
  const noted = await service.source.query<object[]>('select * from ai_ops.seen_view where customer');
  expect(JSON.stringify(noted)).not.toContain(one);
});

it('lists what a customer had, whatever strangers report, and how much was not kept', async () => {
  const listed = async () => {
    const { body } = await service.call('GET', '/api/ai-monitoring/activity', { as: { role: 'ops' } });
    return ActivityResponse.parse(body).activities.flatMap(({ kind, text }) =>
      kind === 'error' ? [text] : [],
    );
  };
  await times(5, () => report(pageToken(clock), { message: 'of strangers' }));
  expect(await listed()).toEqual([]);
  const token = pageToken(clock);
  await vouch(token, await customer());
  await report(token, { message: 'of a customer' });
  await report();
  await times(ofOneView.error + 2, () => report(token, { message: word() }));
  await dropped('page view', 3);
  expect(await listed()).toEqual(
    expect.arrayContaining([
      'mfe-library: of a customer',
      '3 foutmeldingen niet bewaard: meer dan er in een dag passen',
    ]),
  );
  expect((await listed()).join()).not.toContain('of strangers');
});

it('a day keeps so many rows, whoever sends them', async () => {
  await fill('error', 1_499);
  await fill('event', 14_999);
  const errors = await times(3, () => report(pageToken(clock), { message: word() }));
  const events = await times(3, () => track(pageToken(clock)));
  expect([errors, events].map((all) => all.filter(({ body }) => body.counted).length)).toEqual([1, 1]);
  expect([await kept('error_report'), await kept('analytics_event')]).toEqual([1, 1]);
});

it('refuses what no browser of ours sends', async () => {
  const token = pageToken(clock);
  const large = await report(token, { stack: 'x'.repeat(10_000), componentStack: 'y'.repeat(10_000) });
  expect([large.status, large.body.code]).toEqual([413, 'common.body_too_large']);
  const many = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`p${index}`, 1]));
  for (const properties of [many, { deep: { er: 1 } }, { long: 'x'.repeat(301) }, { ['k'.repeat(61)]: 1 }])
    expect((await track(token, properties)).status).toBe(400);
});

it('keeps neither mail addresses nor tokens, and the release that the edge named', async () => {
  const token = pageToken(clock);
  await report(token, {
    message: 'no account jan@example.nl',
    stack: `Error: x\n at f (http://localhost/a.js?token=xyz-token:1:2)\n${'z '.repeat(3_000)}`,
    url: 'http://localhost/login/reset?token=xyz-token',
  });
  await track(token, { note: 'jan@example.nl', referrer: 'https://a.example/?mail=jan@example.nl' });
  const [error] = await service.source.query<{ stack: string }[]>('select * from ai_ops.error_report');
  expect(error).toMatchObject({
    ...{ message: 'no account <mail>', url: 'http://localhost/login/reset' },
    ...{ remote: 'mfe-library', release: '2.1.0' },
  });
  expect(error?.stack).toHaveLength(4_000 - '?token=xyz-token'.length);
  const [event] = await service.source.query<{ properties: object }[]>(
    'select * from ai_ops.analytics_event',
  );
  expect(event?.properties).toMatchObject({ note: '<mail>', referrer: 'https://a.example/' });
  expect(JSON.stringify([error, event])).not.toMatch(/xyz-token|jan|"u"/);
});
