import { type AuthHarness, authHarness, cookiesOf } from '../../../test/auth-harness.js';

/** Real: the service, PostgreSQL. Fake: the SMTP server. */
describe('guessing passwords', () => {
  let h: AuthHarness;
  beforeAll(async () => {
    h = await authHarness({ AUTH_RATE_LIMIT: '40' });
  });
  afterAll(() => h?.close());
  // A minute on: the network's own limit is not what these tests are about.
  beforeEach(() => h.service.clock.advance(61_000));

  const from = (ip: string, cookie?: string) => ({
    'x-forwarded-for': ip,
    ...(cookie === undefined ? {} : { cookie }),
  });
  const guess = (email: string, ip: string, cookie?: string) =>
    h.login(email, { password: 'wrong-one' }, from(ip, cookie));
  const right = (email: string, ip: string, cookie?: string) => h.login(email, {}, from(ip, cookie));
  async function member() {
    const email = h.address();
    await h.enrol(email);
    return email;
  }
  const deviceOf = (answer: Awaited<ReturnType<typeof right>>) =>
    `stroomwerk_device=${cookiesOf(answer).stroomwerk_device}`;

  it('makes a stranger wait longer and longer, and its owner elsewhere not at all', async () => {
    const email = await member();
    for (let n = 0; n < 5; n += 1) expect((await guess(email, '203.0.113.1')).status).toBe(401);
    const early = await guess(email, '203.0.113.1');
    expect([early.status, early.body, early.headers['retry-after']]).toMatchObject([
      429,
      { code: 'auth.wait', detail: expect.stringContaining('over 2 s ') },
      '2',
    ]);
    for (let n = 0; n < 25; n += 1) expect((await guess(email, '203.0.113.1')).status).toBe(429);
    expect((await right(email, '203.0.113.2')).status).toBe(200);
    // What came too early neither counted nor made the wait longer.
    h.service.clock.advance(2_000);
    expect((await guess(email, '203.0.113.1')).status).toBe(401);
    expect((await guess(email, '203.0.113.1')).headers['retry-after']).toBe('4');
    h.service.clock.advance(4_000);
    expect((await right(email, '203.0.113.1')).status).toBe(200);
    expect((await guess(email, '203.0.113.1')).status).toBe(401);
  });

  it('answers the same for an address without an account', async () => {
    const answers = async (email: string) => {
      const all: unknown[] = [];
      for (let n = 0; n < 7; n += 1) {
        const { status, body, headers } = await guess(email, '203.0.113.9');
        all.push([status, { ...body, trace_id: null }, headers['retry-after']]);
      }
      return all;
    };
    const known = await answers(await member());
    expect(await answers('nobody@example.test')).toEqual(known);
    expect(JSON.stringify(known)).toContain('auth.wait');
  });

  it('counts tries that come at once one by one', async () => {
    const email = await member();
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(email, '203.0.113.3')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('takes every address of an IPv6 /48 for one, and IPv4 in IPv6 form for IPv4', async () => {
    const email = await member();
    for (let n = 0; n < 5; n += 1) await guess(email, `2001:db8:7:${n}::${n}`);
    expect((await guess(email, '2001:db8:7:ffff::1')).status).toBe(429);
    expect((await guess(email, '2001:db8:8::1')).status).toBe(401);
    for (let n = 0; n < 5; n += 1) await guess(email, '198.51.100.200');
    expect((await guess(email, '::ffff:198.51.100.200')).status).toBe(429);
  });

  it('never holds the guesses of others against a device that signed in before', async () => {
    const email = await member();
    const first = await right(email, '203.0.113.4');
    expect(String(first.headers['set-cookie'])).toMatch(
      /stroomwerk_device=[\w-]{43}; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Lax/,
    );
    const device = deviceOf(first);
    for (let n = 0; n < 60; n += 1) {
      if (n % 30 === 0) h.service.clock.advance(61_000);
      await guess(email, `192.0.2.${n}`);
    }
    for (let n = 0; n < 39; n += 1) await guess(email, '203.0.113.4');
    expect((await right(email, '203.0.113.4')).status).toBe(429);
    const back = await right(email, '203.0.113.4', device);
    expect([back.status, cookiesOf(back).stroomwerk_device]).toEqual([200, undefined]);
  });

  it('gives each new network one try while an account is under siege, so that its owner gets in', async () => {
    const email = await member();
    for (let n = 0; n < 50; n += 1) {
      if (n % 30 === 0) h.service.clock.advance(61_000);
      await guess(email, `192.0.2.${n}`);
    }
    expect((await guess(email, '198.51.100.7')).status).toBe(401);
    expect((await guess(email, '198.51.100.7')).headers['retry-after']).toBe('60');
    expect((await right(email, '198.51.100.8')).status).toBe(200);
  });

  it('lets a stolen device cookie guess a few times, and only at its own account', async () => {
    const email = await member();
    const device = deviceOf(await right(email, '203.0.113.5'));
    const other = await member();
    for (let n = 0; n < 5; n += 1) await guess(other, '203.0.113.6', device);
    expect((await guess(other, '203.0.113.6', device)).status).toBe(429);
    let looked = 0;
    for (let n = 0; n < 30; n += 1) {
      const answer = await guess(email, '203.0.113.6', device);
      if (answer.status === 401) looked += 1;
      h.service.clock.advance(65_000);
    }
    expect(looked).toBeGreaterThan(10);
    expect((await guess(email, '203.0.113.6', device)).status).toBe(429);
    // The owner's own browser counts as any other meanwhile, and is trusted again once it signed in.
    const again = await right(email, '203.0.113.8', device);
    expect([again.status, cookiesOf(again).stroomwerk_device]).toEqual([200, undefined]);
    expect((await guess(email, '203.0.113.6', device)).status).toBe(401);
  });

  it('knows a browser for several people, and nothing that is made up', async () => {
    const [one, two] = [await member(), await member()];
    const first = deviceOf(await right(one, '203.0.113.10'));
    const both = deviceOf(await right(two, '203.0.113.10', first));
    expect(both.split('.')).toHaveLength(2);
    for (const email of [one, two])
      expect(cookiesOf(await right(email, '203.0.113.10', both)).stroomwerk_device).toBeUndefined();
    const madeUp = `stroomwerk_device=${'x'.repeat(43)}.<script>.${'y'.repeat(4_000)}`;
    expect((await right(one, '203.0.113.10', madeUp)).status).toBe(200);
  });

  it('stops a network that tries many accounts for a minute', async () => {
    for (let n = 0; n < 40; n += 1)
      expect((await guess(`a${n}@example.test`, '203.0.113.20')).status).toBe(401);
    const next = await guess('b@example.test', '203.0.113.20');
    expect([next.status, next.body, next.headers['retry-after']]).toMatchObject([
      429,
      { code: 'common.too_many_requests' },
      '60',
    ]);
    expect((await guess('b@example.test', '203.0.113.21')).status).toBe(401);
    h.service.clock.advance(60_000);
    expect((await guess('c@example.test', '203.0.113.20')).status).toBe(401);
  });

  it('gives a device no more tries in a minute than a network, right ones neither', async () => {
    const email = await member();
    const device = deviceOf(await right(email, '203.0.113.40'));
    const usedUp = () => h.service.source.query('update rate_limit set hits = 40');
    expect((await right(email, '203.0.113.41', device)).status).toBe(200);
    // The device has had its tries of this minute, its network not yet.
    await usedUp();
    expect((await right(email, '203.0.113.41', device)).status).toBe(200);
    await usedUp();
    expect((await right(email, '203.0.113.41', device)).status).toBe(429);
  });

  it('forgets the devices with the password', async () => {
    const email = await member();
    const device = deviceOf(await right(email, '203.0.113.30'));
    const { body } = await right(email, '203.0.113.30', device);
    await h.service.call('DELETE', '/api/auth/sessions', { bearer: body.access_token });
    expect(cookiesOf(await right(email, '203.0.113.30', device)).stroomwerk_device).toMatch(/^[\w.-]{87}$/);
  });

  it('keeps no address and no network in its tables', async () => {
    const rows = await h.service.source.query<{ key: string }[]>(
      'select key from rate_limit union all select key from sign_in_count',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });
});
