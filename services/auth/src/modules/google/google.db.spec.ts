import type { CurrentUser } from '@stroomwerk/contracts/auth';
import { type AuthHarness, authHarness, cookiesOf, refreshOf } from '../../../test/auth-harness.js';
import { type TestProvider, testProvider } from '../../../test/identity-provider.js';
import { challengeOf } from './domain/oidc.js';

/** Real: the service, PostgreSQL. Fake: the identity provider, which has the time of day as the library has. */
describe('signing in with Google', () => {
  let provider: TestProvider;
  let h: AuthHarness;
  beforeAll(async () => {
    provider = await testProvider('client-1', () => new Date());
    h = await authHarness({
      ...{ GOOGLE_CLIENT_ID: 'client-1', GOOGLE_CLIENT_SECRET: 'secret-1', GOOGLE_ISSUER: provider.issuer },
    });
  });
  afterAll(async () => {
    await h?.close();
    await provider?.close();
  });

  async function begin(returnTo = '/account') {
    const start = await h.service.call('GET', '/api/auth/google', {
      query: { return_to: returnTo, ref: 'CODE7' },
    });
    const url = new URL(String(start.headers.location));
    provider.begin(url);
    return {
      start,
      url,
      state: url.searchParams.get('state') ?? '',
      cookie: `stroomwerk_oidc=${cookiesOf(start).stroomwerk_oidc}`,
    };
  }
  const finish = (state: string, cookie: string) =>
    h.service.call('GET', '/api/auth/google/callback', {
      query: { code: 'code-1', state, iss: provider.issuer, scope: 'openid' },
      headers: { cookie },
    });
  async function signIn(person: Record<string, unknown>, returnTo?: string) {
    provider.person = { email_verified: true, name: 'Gijs Groen', ...person };
    const { state, cookie } = await begin(returnTo);
    return finish(state, cookie);
  }
  async function userOf(cookie: string) {
    const { body } = await h.refresh(cookie);
    return (await h.service.call<CurrentUser>('GET', '/api/auth/me', { bearer: body.access_token })).body;
  }

  it('begins on our own page only', async () => {
    const start = (site: string) =>
      h.service.call('GET', '/api/auth/google', { headers: { 'sec-fetch-site': site } });
    const foreign = await start('cross-site');
    expect([foreign.status, foreign.headers['set-cookie']]).toEqual([403, undefined]);
    expect((await start('same-origin')).status).toBe(302);
    expect((await start('none')).status).toBe(302);
  });

  it('writes to a new account in the language of the page it began on', async () => {
    const languageOf = async (email: string, headers: Record<string, string>) => {
      provider.person = { sub: email, email, email_verified: true, name: 'Gijs Groen' };
      const { state, cookie } = await begin();
      await h.service.call('GET', '/api/auth/google/callback', {
        query: { code: 'code-1', state, iss: provider.issuer },
        headers: { ...headers, cookie: [cookie, headers.cookie].filter(Boolean).join('; ') },
      });
      const [row] = await h.service.source.query<{ language: string }[]>(
        'select language from user_account where email = $1',
        [email],
      );
      return row?.language;
    };
    expect(await languageOf(h.address(), {})).toBe('nl');
    expect(await languageOf(h.address(), { 'accept-language': 'en-GB,nl;q=0.5' })).toBe('en');
    expect(await languageOf(h.address(), { 'accept-language': 'en', cookie: 'language=nl' })).toBe('nl');
  });

  it('makes a confirmed account, keeps the referral, and goes back to the page wanted before', async () => {
    expect((await h.service.call('GET', '/api/auth/providers')).body).toEqual({ google: true });
    provider.person = { sub: 'g-1', email: 'gijs@example.test', email_verified: true, name: 'Gijs Groen' };
    const { start, url, state, cookie } = await begin('/account?tab=plan');
    expect(start.status).toBe(302);
    expect(String(start.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
    expect(url.searchParams.get('redirect_uri')).toBe('http://localhost:8080/api/auth/google/callback');
    const answer = await finish(state, cookie);
    expect([answer.status, answer.headers.location]).toEqual([302, 'http://localhost:8080/account?tab=plan']);
    expect(challengeOf(provider.asked.at(-1)?.get('code_verifier') ?? '')).toBe(
      url.searchParams.get('code_challenge'),
    );
    expect(cookiesOf(answer)).toMatchObject({ session_hint: '1', stroomwerk_oidc: '' });
    const user = await userOf(refreshOf(answer));
    expect(user).toMatchObject({ email: 'gijs@example.test', full_name: 'Gijs Groen', email_verified: true });
    const [event] = await h.service.source.query<{ code: string }[]>(
      `select payload->>'referral_code' as code from outbox where event = 'user.registered' and aggregate_id = $1`,
      [user.id],
    );
    expect(event?.code).toBe('CODE7');
  });

  it('knows the person by their subject, whatever their address has become', async () => {
    const first = await userOf(refreshOf(await signIn({ sub: 'g-2', email: 'old@example.test' })));
    const second = await userOf(refreshOf(await signIn({ sub: 'g-2', email: 'new@example.test' })));
    expect(second.id).toBe(first.id);
  });

  it('takes the password off an account whose address nobody had confirmed', async () => {
    const { email, cookie } = await h.member();
    const user = await userOf(refreshOf(await signIn({ sub: 'g-3', email })));
    expect(user).toMatchObject({ email, email_verified: true });
    expect((await h.login(email)).status).toBe(401);
    expect((await h.refresh(cookie)).status).toBe(401);
  });

  it.each([
    ['an address that is not verified', { email_verified: false }],
    ['another audience', { aud: 'somebody-else' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another nonce', { nonce: 'other' }],
    ['an expired identity token', { exp: 1 }],
  ])('refuses %s', async (_what, change) => {
    const answer = await signIn({ sub: 'g-4', email: 'bad@example.test', ...change });
    expect(answer.headers.location).toBe('http://localhost:8080/login?google=failed');
    expect(cookiesOf(answer).stroomwerk_refresh).toBeUndefined();
  });

  it('refuses an answer that names somebody else, or that says no', async () => {
    provider.person = { sub: 'g-7', email: 'g7@example.test', email_verified: true };
    const answer = async (change: Record<string, string>) => {
      const { state, cookie } = await begin();
      const query = { code: 'code-1', state, iss: provider.issuer, ...change };
      const { headers } = await h.service.call('GET', '/api/auth/google/callback', {
        query,
        headers: { cookie },
      });
      return headers.location;
    };
    expect(await answer({})).toBe('http://localhost:8080/account');
    const refused: Record<string, string>[] = [{ iss: 'https://evil.example' }, { error: 'access_denied' }];
    for (const change of refused)
      expect(await answer(change)).toBe('http://localhost:8080/login?google=failed');
  });

  it('reads the keys once, not at every sign-in, and takes no signature by another one', async () => {
    const before = provider.keysRead;
    const person = { sub: 'g-8', email: 'g8@example.test' };
    for (let n = 0; n < 3; n += 1) expect((await signIn(person)).headers.location).toContain('/account');
    expect(provider.keysRead - before).toBeLessThanOrEqual(1);
    provider.forged = true;
    expect((await signIn(person)).headers.location).toContain('google=failed');
    provider.forged = false;
  });

  it('refuses another state, a missing or forged cookie, and an attempt that is too old', async () => {
    provider.person = { sub: 'g-5', email: 'g5@example.test', email_verified: true };
    const failed = 'http://localhost:8080/login?google=failed';
    const { state, cookie } = await begin();
    expect((await finish('other', cookie)).headers.location).toBe(failed);
    expect((await finish(state, 'x=y')).headers.location).toBe(failed);
    expect((await finish(state, `${cookie}x`)).headers.location).toBe(failed);
    h.service.clock.advance(600_000);
    expect((await finish(state, cookie)).headers.location).toBe(failed);
  });

  it('never leaves the site', async () => {
    const answer = await signIn({ sub: 'g-6', email: 'g6@example.test' }, '//evil.example');
    expect(answer.headers.location).toBe('http://localhost:8080/dashboard');
  });
});

it('says where Google is not set up', async () => {
  const h = await authHarness();
  try {
    expect((await h.service.call('GET', '/api/auth/providers')).body).toEqual({ google: false });
    const { status, body } = await h.service.call('GET', '/api/auth/google');
    expect([status, body]).toMatchObject([503, { code: 'auth.google_unavailable' }]);
  } finally {
    await h.close();
  }
});
