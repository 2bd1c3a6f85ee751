import { until } from '@stroomwerk/test-kit';
import { type AuthHarness, authHarness, password, tokenIn } from '../../../test/auth-harness.js';
import { PasswordHasher } from './application/password-hasher.js';

/** Real: the service, PostgreSQL, the queue. Fake: the SMTP server. */
describe('passwords', () => {
  let h: AuthHarness;
  beforeAll(async () => {
    h = await authHarness();
  });
  afterAll(() => h?.close());

  const forgot = (email: string) => h.service.call('POST', '/api/auth/password/forgot', { body: { email } });
  const reset = (token: string, chosen: string) =>
    h.service.call('POST', '/api/auth/password/reset', { body: { token, password: chosen } });

  it('answers the same whether or not there is an account', async () => {
    const { email } = await h.member();
    expect(await forgot('nobody@example.test')).toMatchObject({ status: 200, body: { accepted: true } });
    expect(await forgot(email)).toMatchObject({ status: 200, body: { accepted: true } });
    expect((await forgot('')).body).toMatchObject({ fields: { email: 'Email is verplicht' } });
  });

  it('sets a new password once, ends every session and confirms the address', async () => {
    const { email, bearer, cookie } = await h.member();
    await forgot(email);
    const token = tokenIn(await h.mailTo(email, 'nieuw wachtwoord'));
    expect((await reset(token, 'short')).body).toMatchObject({
      fields: { password: 'Wachtwoord moet minimaal 6 karakters lang zijn' },
    });
    expect((await reset(token, 'a-new-one')).body).toEqual({ accepted: true });
    expect((await reset(token, 'another-one')).body).toMatchObject({ code: 'auth.link_invalid' });
    expect((await h.login(email, { password })).status).toBe(401);
    expect((await h.refresh(cookie)).status).toBe(401);
    await until(
      'the old token is refused',
      async () => (await h.service.call('GET', '/api/auth/me', { bearer })).status === 401,
    );
    const { body } = await h.login(email, { password: 'a-new-one' });
    const me = await h.service.call('GET', '/api/auth/me', { bearer: body.access_token });
    expect(me.body).toMatchObject({ email_verified: true });
    await h.mailTo(email, 'Je wachtwoord is gewijzigd op');
  });

  it('gives no session to who was trying the old password meanwhile', async () => {
    const { email } = await h.member();
    await forgot(email);
    const token = tokenIn(await h.mailTo(email, 'nieuw wachtwoord'));
    const hasher = h.service.app.get(PasswordHasher);
    const matches = hasher.matches.bind(hasher);
    hasher.matches = async (...tried) => {
      hasher.matches = matches;
      const same = await matches(...tried);
      expect((await reset(token, 'a-new-one')).status).toBe(200);
      return same;
    };
    const old = await h.login(email, { password });
    expect([old.status, old.body.code, old.headers['set-cookie']]).toEqual([
      ...[401, 'auth.invalid_credentials', undefined],
    ]);
    expect((await h.login(email, { password: 'a-new-one' })).status).toBe(200);
  });

  it('lets a link work for an hour, and only until another one was used', async () => {
    const { email } = await h.member();
    await forgot(email);
    const first = tokenIn(await h.mailTo(email, 'nieuw wachtwoord'));
    h.sink.mails.length = 0;
    h.service.clock.advance(5 * 60_000);
    await forgot(email);
    const second = tokenIn(await h.mailTo(email, 'nieuw wachtwoord'));
    expect((await reset(second, 'a-new-one')).status).toBe(200);
    expect((await reset(first, 'a-new-one')).status).toBe(400);
    h.sink.mails.length = 0;
    h.service.clock.advance(5 * 60_000);
    await forgot(email);
    const third = tokenIn(await h.mailTo(email, 'nieuw wachtwoord'));
    h.service.clock.advance(3_600_001);
    expect((await reset(third, 'a-new-one')).status).toBe(400);
  });
});
