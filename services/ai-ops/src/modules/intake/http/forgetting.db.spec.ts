// Real: the service on PostgreSQL. At the other end of the wire: auth's keys.
import { randomUUID } from 'node:crypto';
import { FixedClock, type TestService, testService } from '@stroomwerk/kernel/testing';
import { type TestDatabase, testDatabase } from '@stroomwerk/test-kit';
import { browser, pageToken } from '../../../../test/page-token.js';
import { aiOps } from '../../../definition.js';

let database: TestDatabase;
let service: TestService;
const clock = new FixedClock();
const day = 86_400_000;

beforeAll(async () => {
  database = await testDatabase();
  service = await testService(aiOps, { databaseUrl: database.url, clock, env: { WORKERS: 'none' } });
});
afterAll(async () => {
  await service?.close();
  await database?.drop();
});

const here = () => ({ timestamp: clock.now().toISOString(), url: 'http://localhost/', userAgent: 'test' });
const headers = () => ({ 'user-agent': browser, 'x-page-token': pageToken(clock) });
const track = () =>
  service.call('POST', '/api/analytics/track', {
    headers: headers(),
    body: {
      id: randomUUID(),
      name: 'view_full_catalog',
      properties: { ...here(), sessionId: 's', userId: null, referrer: '' },
    },
  });
const report = () =>
  service.call('POST', '/api/ai-monitoring/error-report', {
    headers: headers(),
    body: { ...here(), message: 'x', stack: null, componentStack: null },
  });
const kept = async (table: string) => {
  const [row] = await service.source.query<{ n: number }[]>(`select count(*)::int as n from ai_ops.${table}`);
  return row?.n;
};

it('forgets error reports after 90 days and analytics after 26 months', async () => {
  expect([(await track()).status, (await report()).status]).toEqual([200, 200]);
  clock.advance(89 * day);
  await track();
  expect([await kept('analytics_event'), await kept('error_report')]).toEqual([2, 1]);
  clock.advance(2 * day);
  await track();
  expect([await kept('analytics_event'), await kept('error_report')]).toEqual([3, 0]);
  clock.advance(26 * 31 * day);
  await report();
  expect([await kept('analytics_event'), await kept('error_report')]).toEqual([0, 1]);
});
