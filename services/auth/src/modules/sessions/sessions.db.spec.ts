import { createPublicKey, verify } from 'node:crypto';
import { testService } from '@stroomwerk/kernel/testing';
import { until } from '@stroomwerk/test-kit';
import { type AuthHarness, authHarness, cookiesOf, refreshOf } from '../../../test/auth-harness.js';
import { otherService } from '../../../test/other-service.js';

/** Real: the service, PostgreSQL, the queue, another service's kernel. Fake: the SMTP server. */
describe('sessions', () => {
  let h: AuthHarness;
  beforeAll(async () => {
    h = await authHarness();
  });
  afterAll(() => h?.close());

  const me = (bearer: string) => h.service.call('GET', '/api/auth/me', { bearer });

  it('signs a token that names its session and is verified with the published key', async () => {
    const { bearer } = await h.member();
    const [head = '', claims = '', signature = ''] = bearer.split('.');
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    const { status, headers, body } = await h.service.call<{ keys: { kid: string }[] }>(
      'GET',
      '/api/auth/.well-known/jwks.json',
    );
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    expect(JSON.stringify(body)).not.toContain('"d"');
    const jwk = body.keys.find(({ kid }) => kid === read(head).kid);
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
    const signed = Buffer.from(`${head}.${claims}`);
    expect(
      verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
    ).toBe(true);
    const { iat, exp, ...rest } = read(claims);
    expect(exp - iat).toBe(300);
    expect(rest).toMatchObject({
      role: 'user',
      name: 'Sanne Bakker',
      iss: 'http://localhost:8080',
      aud: 'http://localhost:8080',
    });
    expect(rest.sid).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('refuses a wrong password and an unknown address with the same answer', async () => {
    const { email } = await h.member();
    const wrong = await h.login(email, { password: 'wrong-one' });
    const unknown = await h.login('nobody@example.test');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({
      code: 'auth.invalid_credentials',
      detail: 'Login failed. Please check your credentials.',
    });
    expect({ ...unknown.body, trace_id: null }).toEqual({ ...wrong.body, trace_id: null });
    expect((await h.login('', { password: '' })).body).toMatchObject({
      fields: { email: 'Email is verplicht', password: 'Vul je wachtwoord in' },
    });
  });

  it('lets "remember me" decide how long the cookie lives', async () => {
    const { email } = await h.member();
    const cookie = async (remember_me: boolean) =>
      [(await h.login(email, { remember_me })).headers['set-cookie']]
        .flat()
        .find((line) => line?.toString().startsWith('stroomwerk_refresh'));
    const short = String(await cookie(false));
    expect(short).toMatch(/HttpOnly; SameSite=Lax/);
    expect(short).toContain('Path=/api/auth;');
    expect(short).not.toMatch(/Max-Age|Secure/);
    expect(String(await cookie(true))).toContain('Max-Age=2592000');
  });

  it('rotates the refresh token', async () => {
    const { cookie } = await h.member();
    const renewed = await h.refresh(cookie);
    expect(renewed.status).toBe(200);
    expect(refreshOf(renewed)).not.toBe(cookie);
    expect((await me(renewed.body.access_token)).status).toBe(200);
    expect((await h.refresh(refreshOf(renewed))).status).toBe(200);
  });

  it('gives tabs that renew at once the same successor, also a third one that is late', async () => {
    const { cookie } = await h.member();
    const [a, b] = await Promise.all([h.refresh(cookie), h.refresh(cookie)]);
    expect([a.status, b.status]).toEqual([200, 200]);
    expect(refreshOf(a)).toBe(refreshOf(b));
    const next = await h.refresh(refreshOf(a));
    h.service.clock.advance(9_000);
    expect(refreshOf(await h.refresh(cookie))).toBe(refreshOf(next));
  });

  it('takes a used token that comes back later for stolen, and ends the session everywhere', async () => {
    const { cookie, bearer } = await h.member();
    const renewed = await h.refresh(cookie);
    h.service.clock.advance(11_000);
    const stolen = await h.refresh(cookie);
    expect([stolen.status, stolen.body]).toMatchObject([401, { code: 'auth.refresh_invalid' }]);
    expect(cookiesOf(stolen)).toMatchObject({ stroomwerk_refresh: '', session_hint: '' });
    expect((await h.refresh(refreshOf(renewed))).status).toBe(401);
    await until('its access token is refused', async () => (await me(bearer)).status === 401);
    expect((await me(bearer)).body).toMatchObject({ code: 'auth.session_revoked' });
  });

  it('refuses a renewal without a cookie, with an unknown one, and after the session has expired', async () => {
    expect((await h.service.call('POST', '/api/auth/refresh')).status).toBe(401);
    expect((await h.refresh('stroomwerk_refresh=made-up')).status).toBe(401);
    const { cookie, bearer } = await h.member();
    h.service.clock.advance(301_000);
    expect((await me(bearer)).body).toMatchObject({ code: 'auth.token_expired' });
    h.service.clock.advance(86_400_000);
    expect((await h.refresh(cookie)).status).toBe(401);
  });

  it('takes a renewal or a logout from its own page only', async () => {
    const { cookie } = await h.member();
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign)
      expect((await h.refresh(cookie, headers)).body).toMatchObject({ code: 'auth.origin_refused' });
    expect((await h.refresh(cookie, { origin: 'http://127.0.0.1:8080' })).status).toBe(200);
  });

  it('logs out here and in every other service', async () => {
    const server = h.service.app;
    await server.listen(0, '127.0.0.1');
    const other = await testService(otherService, {
      databaseUrl: h.databaseUrl,
      env: { AUTH_SERVICE_URL: await server.getUrl() },
      clock: h.service.clock,
    });
    try {
      const { cookie, bearer } = await h.member();
      const elsewhere = () => other.call('GET', '/api/library/secured', { bearer });
      expect((await elsewhere()).status).toBe(200);
      const answer = await h.service.call('POST', '/api/auth/logout', { headers: { cookie } });
      expect([answer.status, answer.text, cookiesOf(answer).stroomwerk_refresh]).toEqual([204, '', '']);
      await until('the other service refuses it', async () => (await elsewhere()).status === 401);
      expect((await elsewhere()).body).toMatchObject({ code: 'auth.session_revoked' });
      expect((await h.refresh(cookie)).status).toBe(401);
      expect((await h.service.call('POST', '/api/auth/logout', { headers: { cookie } })).status).toBe(204);
    } finally {
      await other.close();
    }
  });
});
