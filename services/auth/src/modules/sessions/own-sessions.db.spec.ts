import type { SecurityEventsResponse, SessionsResponse } from '@stroomwerk/contracts/auth';
import { type TestService, testService } from '@stroomwerk/kernel/testing';
import { until } from '@stroomwerk/test-kit';
import { type AuthHarness, authHarness, cookiesOf, refreshOf, tokenIn } from '../../../test/auth-harness.js';
import { otherService } from '../../../test/other-service.js';
import { SecurityEvents } from '../security/persistence/security-events.repository.js';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1';

/** Real: auth, PostgreSQL, the queue, another service's kernel. Fake: the SMTP server. */
describe('the sessions of an account, as its owner sees them', () => {
  let h: AuthHarness;
  let other: TestService;
  beforeAll(async () => {
    h = await authHarness();
    await h.service.app.listen(0, '127.0.0.1');
    other = await testService(otherService, {
      databaseUrl: h.databaseUrl,
      env: { AUTH_SERVICE_URL: await h.service.app.getUrl() },
      clock: h.service.clock,
    });
  });
  afterAll(async () => {
    await other?.close();
    await h?.close();
  });

  const elsewhere = async (bearer: string) =>
    (await other.call('GET', '/api/library/secured', { bearer })).status;
  const signIn = async (email: string, agent = firefox, cookie = '') => {
    const answer = await h.login(
      email,
      {},
      {
        ...{ 'user-agent': agent, 'x-forwarded-for': '203.0.113.7' },
        ...(cookie ? { cookie } : {}),
      },
    );
    return {
      bearer: answer.body.access_token,
      cookie: refreshOf(answer),
      device: `stroomwerk_device=${cookiesOf(answer).stroomwerk_device}`,
    };
  };
  const list = (bearer: string) => h.service.call<SessionsResponse>('GET', '/api/auth/sessions', { bearer });
  const kinds = async (bearer: string) =>
    (
      await h.service.call<SecurityEventsResponse>('GET', '/api/auth/security-events', { bearer })
    ).body.events.map(({ kind }) => kind);
  async function member() {
    const email = h.address();
    await h.enrol(email);
    return email;
  }

  it('lists them, ends one everywhere, and nobody else’s', async () => {
    const email = await member();
    const here = await signIn(email);
    h.service.clock.advance(1_000);
    const there = await signIn(email, iphone);
    const { sessions } = (await list(here.bearer)).body;
    expect(sessions).toMatchObject([
      { current: false, device: 'Safari, iPhone', network: '203.0.113.x' },
      { current: true, device: 'Firefox, Windows', network: '203.0.113.x' },
    ]);
    const end = (id: string | undefined, bearer: string) =>
      h.service.call('DELETE', `/api/auth/sessions/${id}`, { bearer });
    const stranger = await h.member();
    expect((await end(sessions[0]?.id, stranger.bearer)).body).toMatchObject({
      code: 'auth.session_not_found',
    });
    expect(await elsewhere(there.bearer)).toBe(200);
    expect((await end(sessions[0]?.id, here.bearer)).status).toBe(204);
    await until('the other service refuses it', async () => (await elsewhere(there.bearer)) === 401);
    expect((await h.refresh(there.cookie)).status).toBe(401);
    expect((await end(sessions[0]?.id, here.bearer)).status).toBe(404);
    expect(await elsewhere(here.bearer)).toBe(200);
    expect((await list(here.bearer)).body.sessions).toHaveLength(1);
    expect((await kinds(here.bearer))[0]).toBe('session_ended');
  });

  it('signs out everywhere', async () => {
    const email = await member();
    const all = [await signIn(email), await signIn(email, iphone), await signIn(email)];
    for (const { bearer } of all) expect(await elsewhere(bearer)).toBe(200);
    const answer = await h.service.call('DELETE', '/api/auth/sessions', { bearer: all[0]?.bearer });
    expect([answer.status, cookiesOf(answer)]).toMatchObject([
      204,
      { stroomwerk_refresh: '', session_hint: '' },
    ]);
    for (const { bearer, cookie } of all) {
      await until('the other service refuses it', async () => (await elsewhere(bearer)) === 401);
      expect((await h.refresh(cookie)).status).toBe(401);
    }
    expect((await h.service.call('DELETE', '/api/auth/sessions')).status).toBe(401);
  });

  it('signs out a sign-in too that was under way', async () => {
    const email = await member();
    const here = await signIn(email);
    const under = h.service.source.createQueryRunner();
    await under.connect();
    await under.startTransaction();
    try {
      const [account] = await under.query('select id from user_account where email = $1 for no key update', [
        email,
      ]);
      const now = h.service.clock.now();
      const [session] = await under.query(
        `insert into session (user_id, remember, created_at, last_used_at, expires_at)
         values ($1, true, $2, $2, $3) returning id`,
        [account.id, now, new Date(now.getTime() + 86_400_000)],
      );
      const out = h.service.call('DELETE', '/api/auth/sessions', { bearer: here.bearer });
      await until('signing out waits for it', async () => {
        const waiting = await h.service.source.query<unknown[]>(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        return waiting.length > 0;
      });
      await under.commitTransaction();
      expect((await out).status).toBe(204);
      const [left] = await h.service.source.query<{ reason: string }[]>(
        'select end_reason as reason from session where id = $1',
        [session.id],
      );
      expect(left).toEqual({ reason: 'ended_by_owner' });
    } finally {
      if (under.isTransactionActive) await under.rollbackTransaction();
      await under.release();
    }
  });

  it('has every service refuse the access tokens of a session whose refresh token came back', async () => {
    const email = await member();
    const first = await signIn(email);
    const renewed = await h.refresh(first.cookie);
    expect(await elsewhere(renewed.body.access_token)).toBe(200);
    h.service.clock.advance(11_000);
    expect((await h.refresh(first.cookie)).status).toBe(401);
    for (const bearer of [first.bearer, renewed.body.access_token]) {
      await until('the other service refuses it', async () => (await elsewhere(bearer)) === 401);
    }
    const again = await signIn(email, firefox, first.device);
    expect(await kinds(again.bearer)).toEqual(['signed_in', 'token_reuse', 'signed_in']);
  });

  it('tells the owner of a new device and of a new password, in words of ours', async () => {
    const email = await member();
    const first = await signIn(email);
    await signIn(email, firefox, first.device);
    expect(h.sink.mails.filter(({ to, text }) => to === email && text.includes('Nieuwe aanmelding'))).toEqual(
      [],
    );
    const second = await signIn(email, `${iphone} https://evil.example`);
    const mail = await h.mailTo(email, 'Nieuwe aanmelding');
    expect(mail.text).toContain('Safari, iPhone');
    expect(mail.text).not.toContain('evil');
    expect(await kinds(second.bearer)).toEqual(['new_device', 'signed_in', 'signed_in']);

    await h.service.call('POST', '/api/auth/password/forgot', { body: { email } });
    const token = tokenIn(await h.mailTo(email, 'Je vroeg om'));
    await h.service.call('POST', '/api/auth/password/reset', { body: { token, password: 'another-one' } });
    await h.mailTo(email, 'Je wachtwoord is gewijzigd op');
    const { body } = await h.login(email, { password: 'another-one' });
    expect((await kinds(body.access_token)).slice(0, 2)).toEqual(['signed_in', 'password_changed']);
  });

  it('mails about new devices five times a day at most, and notes each', async () => {
    const email = await member();
    let last = await signIn(email);
    for (let n = 0; n < 8; n += 1) last = await signIn(email, iphone);
    const [row] = await h.service.source.query<{ n: number }[]>(
      `select count(*)::int as n from mail join user_account on user_account.id = user_id
       where email = $1 and mail.kind = 'new_device'`,
      [email],
    );
    expect(row?.n).toBe(5);
    expect((await kinds(last.bearer)).filter((kind) => kind === 'new_device')).toHaveLength(8);
  });

  it('counts wrong passwords for the owner, and forgets after ninety days', async () => {
    const email = await member();
    const { bearer, device } = await signIn(email);
    for (let n = 0; n < 3; n += 1)
      await h.login(email, { password: 'wrong-one' }, { 'x-forwarded-for': '198.51.100.4' });
    const events = async (token: string) =>
      (await h.service.call<SecurityEventsResponse>('GET', '/api/auth/security-events', { bearer: token }))
        .body.events;
    await until('all three are counted', async () => (await events(bearer))[0]?.times === 3);
    expect((await events(bearer))[0]).toMatchObject({ kind: 'sign_in_failed', network: '198.51.100.x' });
    h.service.clock.advance(90 * 86_400_000 + 1);
    await h.service.app.get(SecurityEvents).sweep();
    const later = await signIn(email, firefox, device);
    expect((await events(later.bearer)).map(({ kind }) => kind)).toEqual(['signed_in']);
  });
});
