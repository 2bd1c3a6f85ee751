import { type AuthHarness, authHarness } from '../../test/auth-harness.js';

/** Real: the service, PostgreSQL. */
describe('the rate limit', () => {
  let h: AuthHarness;
  beforeAll(async () => {
    h = await authHarness({ AUTH_RATE_LIMIT: '3' });
  });
  afterAll(() => h?.close());

  const from = (ip: string, email: string) =>
    h.service.call('POST', '/api/auth/login', {
      body: { email, password: 'wrong-one' },
      headers: { 'x-forwarded-for': ip },
    });

  it('stops one address of the network for a minute', async () => {
    for (const n of [1, 2, 3]) expect((await from('203.0.113.1', `a${n}@example.test`)).status).toBe(401);
    const fourth = await from('203.0.113.1', 'a4@example.test');
    expect([fourth.status, fourth.body, fourth.headers['retry-after']]).toMatchObject([
      429,
      { code: 'common.too_many_requests' },
      '60',
    ]);
    expect((await from('203.0.113.2', 'a4@example.test')).status).toBe(401);
    h.service.clock.advance(60_000);
    expect((await from('203.0.113.1', 'a5@example.test')).status).toBe(401);
  });

  it('stops guessing at one account from many addresses', async () => {
    for (const n of [1, 2, 3]) await from(`198.51.100.${n}`, 'victim@example.test');
    expect((await from('198.51.100.4', ' VICTIM@example.test')).status).toBe(429);
    h.service.clock.advance(15 * 60_000);
    expect((await from('198.51.100.4', 'victim@example.test')).status).toBe(401);
  });

  it('keeps no address in its table', async () => {
    const rows = await h.service.source.query<{ key: string }[]>('select key from rate_limit');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });
});
