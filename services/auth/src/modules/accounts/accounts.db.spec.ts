import { CurrentUser } from '@stroomwerk/contracts/auth';
import { type SubscriptionChanged, subscriptionChanged } from '@stroomwerk/contracts/billing';
import { until } from '@stroomwerk/test-kit';
import { type AuthHarness, authHarness, password, tokenIn } from '../../../test/auth-harness.js';
import { erasure } from '../../erasure.js';
import { SubscriptionChangedConsumer } from './queue/subscription-changed.consumer.js';

/** Real: the service, PostgreSQL, the queue. Fake: the SMTP server. */
describe('accounts', () => {
  let h: AuthHarness;
  beforeAll(async () => {
    h = await authHarness();
  });
  afterAll(() => h?.close());

  const me = (bearer: string) => h.service.call<CurrentUser>('GET', '/api/auth/me', { bearer });

  it('registers, mails a link that confirms the address, and tells the others without personal data', async () => {
    const email = h.address();
    const answer = await h.service.call('POST', '/api/auth/register', {
      body: { full_name: ' Sanne Bakker ', email: `  ${email.toUpperCase()} `, password },
      query: { ref: 'CODE1' },
    });
    expect([answer.status, answer.body]).toEqual([200, { registered: true }]);

    const mail = await h.mailTo(email.toUpperCase(), 'Welkom bij Stroomwerk');
    expect(mail.text).toContain('Hallo Sanne Bakker,');
    const { body: signedIn } = await h.login(email);
    const before = await me(signedIn.access_token);
    expect(CurrentUser.parse(before.body)).toMatchObject({
      full_name: 'Sanne Bakker',
      email_verified: false,
      role: 'user',
      subscription_status: 'none',
      price_tier: null,
    });

    const confirm = () =>
      h.service.call('POST', '/api/auth/email/confirm', { body: { token: tokenIn(mail) } });
    expect((await confirm()).body).toEqual({ accepted: true });
    expect((await confirm()).status).toBe(200);
    expect((await me(signedIn.access_token)).body.email_verified).toBe(true);

    const [event] = await h.service.source.query<{ payload: Record<string, unknown> }[]>(
      `select payload from outbox where event = 'user.registered' and aggregate_id = $1`,
      [before.body.id],
    );
    expect(event?.payload).toEqual({
      user_id: before.body.id,
      account_id: before.body.account_id,
      version: 1,
      role: 'user',
      referral_code: 'CODE1',
      registered_at: expect.any(String),
    });
  });

  it('tells who reads the same mailbox, by an id that says nothing of the address, and forgets it with the last', async () => {
    const email = h.address();
    const alias = email.replace('@', '+second@');
    const mailboxOf = async (address: string) => {
      await h.register(address);
      const { body } = await h.login(address);
      const { id } = (await me(body.access_token)).body;
      const rows = await h.service.source.query<{ payload: { mailbox_id: string } }[]>(
        `select payload from outbox where event = 'user.mailbox' and aggregate_id = $1`,
        [id],
      );
      return { id, told: rows.map(({ payload }) => payload) };
    };
    const [first, second, other] = [
      await mailboxOf(email),
      await mailboxOf(alias),
      await mailboxOf(h.address()),
    ];
    expect(first.told).toEqual([{ user_id: first.id, version: 1, mailbox_id: expect.any(String) }]);
    expect(second.told[0]?.mailbox_id).toBe(first.told[0]?.mailbox_id);
    expect(other.told[0]?.mailbox_id).not.toBe(first.told[0]?.mailbox_id);
    const left = async (id: string) => {
      for (const statement of erasure) await h.service.source.query(statement, [id]);
      const rows = await h.service.source.query<{ id: string }[]>('select id from mailbox where id = $1', [
        first.told[0]?.mailbox_id,
      ]);
      return rows.length;
    };
    expect([await left(second.id), await left(first.id)]).toEqual([1, 0]);
  });

  it('is written to in the language of the page that registered, until its owner chooses another', async () => {
    const email = h.address();
    await h.register(email, {}, { 'accept-language': 'en' });
    const confirm = await h.mailTo(email, 'Welcome to Stroomwerk');
    expect(confirm.text).toContain('Hello Sanne Bakker,');
    const { body } = await h.login(email, {}, { 'accept-language': 'nl' });
    const forgot = () =>
      h.service.call('POST', '/api/auth/password/forgot', {
        ...{ body: { email }, headers: { 'accept-language': 'nl' } },
      });
    await forgot();
    const reset = await h.mailTo(email, 'Choose a new password');
    const choose = (language: string) =>
      h.service.call('PUT', '/api/auth/me/language', {
        ...{ body: { language }, headers: { authorization: `Bearer ${body.access_token}` } },
      });
    expect((await me(body.access_token)).body.language).toBe('en');
    expect((await choose('nl')).body).toEqual({ accepted: true });
    expect((await me(body.access_token)).body.language).toBe('nl');
    expect((await choose('de')).status).toBe(400);
    expect((await h.service.call('PUT', '/api/auth/me/language', { body: { language: 'en' } })).status).toBe(
      401,
    );
    await h.service.call('POST', '/api/auth/password/reset', {
      body: { token: tokenIn(reset), password: 'another-one' },
    });
    await h.mailTo(email, 'wachtwoord is gewijzigd');
  });

  it('answers the same for a taken address, changes nothing, and writes to its owner once', async () => {
    const { email } = await h.member();
    const again = await h.register(email.toUpperCase(), {
      password: 'another-one',
      full_name: 'Somebody Else',
    });
    h.service.clock.advance(30 * 60_000);
    await h.register(email);
    expect([again.status, again.body]).toEqual([200, { registered: true }]);
    await h.mailTo(email, 'hebt al een account');
    expect((await h.login(email, { password: 'another-one' })).status).toBe(401);
    const [count] = await h.service.source.query<{ accounts: number; mails: number }[]>(
      `select count(distinct a.id)::int as accounts, count(m.id)::int as mails
       from user_account a left join mail m on m.user_id = a.id and m.kind = 'address_taken' where email = $1`,
      [email],
    );
    expect(count).toEqual({ accounts: 1, mails: 1 });
  });

  it('calls nobody in a letter what does not look like a name', async () => {
    const email = h.address();
    await h.register(email, { full_name: 'Win nu op https://evil.example' });
    const mail = await h.mailTo(email, 'Welkom');
    expect(mail.raw + mail.text).not.toContain('evil');
    expect(mail.text).toContain('Hallo,');
  });

  it('makes one account of two registrations at the same time', async () => {
    const email = h.address();
    const answers = await Promise.all([1, 2, 3].map(() => h.register(email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await h.login(email)).status).toBe(200);
    const rows = await h.service.source.query<object[]>('select id from user_account where email = $1', [
      email,
    ]);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['full_name', { full_name: '  ' }, 'Naam is verplicht'],
    ['email', { email: '' }, 'Email is verplicht'],
    ['email', { email: 'nobody' }, 'Vul een geldig e-mailadres in'],
    ['password', { password: '12345' }, 'Wachtwoord moet minimaal 6 karakters lang zijn'],
  ])('refuses a registration with a bad %s: %j', async (field, change, text) => {
    const { status, body } = await h.register(h.address(), change);
    expect([status, body]).toMatchObject([
      400,
      { code: 'common.invalid_request', fields: { [field]: text } },
    ]);
  });

  it('says what is wrong in English to who asks for it', async () => {
    const { body } = await h.service.call('POST', '/api/auth/register', {
      body: { full_name: ' ', email: 'nobody', password: '12345' },
      headers: { 'accept-language': 'en' },
    });
    expect(body).toMatchObject({
      fields: {
        full_name: 'Name is required',
        email: 'Enter a valid e-mail address',
        password: 'Password must be at least 6 characters long',
      },
    });
  });

  it('refuses text that the database cannot hold', async () => {
    expect((await h.register(h.address(), { full_name: 'a\u0000b' })).status).toBe(400);
  });

  it('does not fail a registration when the mail server is down, and sends when it is back', async () => {
    h.sink.refuse = true;
    const email = h.address();
    expect((await h.register(email)).status).toBe(200);
    h.sink.refuse = false;
    await h.mailTo(email, 'Welkom');
    const queued = await h.service.source.query<{ data: object }[]>(
      `select to_jsonb(job) as data from bullmq.job where to_jsonb(job)::text like '%' || $1 || '%'`,
      [email],
    );
    expect(queued).toEqual([]);
  });

  it('sends the confirmation again, until the address is confirmed', async () => {
    const { email, bearer } = await h.member();
    const first = await h.mailTo(email, 'Welkom');
    expect((await h.service.call('POST', '/api/auth/email/resend', { bearer })).body).toEqual({
      accepted: true,
    });
    await until('a second mail', () => h.sink.mails.filter(({ to }) => to === email).length === 2);
    await h.service.call('POST', '/api/auth/email/confirm', { body: { token: tokenIn(first) } });
    expect((await h.service.call('POST', '/api/auth/email/resend', { bearer })).status).toBe(200);
    const mails = await h.service.source.query<object[]>(
      'select mail.id from mail join user_account a on a.id = user_id where a.email = $1',
      [email],
    );
    expect(mails).toHaveLength(2);
    expect((await h.service.call('POST', '/api/auth/email/resend')).status).toBe(401);
  });

  it('refuses a link that is forged, of another purpose or too old', async () => {
    const { email } = await h.member();
    const token = tokenIn(await h.mailTo(email, 'Welkom'));
    const confirm = (sent: string) =>
      h.service.call('POST', '/api/auth/email/confirm', { body: { token: sent } });
    // In the middle: the last letter of base64 holds bits that nobody reads, so that another one may be the same link.
    const [first, letter, rest] = [token.slice(0, -9), token.at(-9), token.slice(-8)];
    const forged = `${first}${letter === 'A' ? 'B' : 'A'}${rest}`;
    for (const bad of ['x', forged, '0'.repeat(32)])
      expect((await confirm(bad)).body).toMatchObject({ code: 'auth.link_invalid' });
    const reset = await h.service.call('POST', '/api/auth/password/reset', { body: { token, password } });
    expect([reset.status, reset.body]).toMatchObject([400, { code: 'auth.link_invalid' }]);
    h.service.clock.advance(8 * 86_400_000);
    expect((await confirm(token)).status).toBe(400);
  });

  it('follows the subscription, calls the grace period active, and ignores what is older', async () => {
    const { email } = await h.member();
    const { body } = await h.login(email);
    const { id } = (await me(body.access_token)).body;
    const tell = (version: number, status: SubscriptionChanged['status']) =>
      h.service.app.get(SubscriptionChangedConsumer).handle(
        subscriptionChanged.schema.parse({
          ...{
            user_id: id,
            version,
            status,
            price_tier: 'launch_special',
            interval: 'month',
            source: 'payment',
          },
          ...{ current_period_end: null, cancel_at_period_end: false, monthly_cents: 4900 },
          changed_at: h.service.clock.now().toISOString(),
        }),
        h.service.source.manager,
      );
    await tell(2, 'past_due_grace');
    expect((await me(body.access_token)).body).toMatchObject({
      subscription_status: 'active',
      price_tier: 'launch_special',
    });
    await tell(1, 'none');
    expect((await me(body.access_token)).body.subscription_status).toBe('active');
    await tell(3, 'canceled');
    expect((await me(body.access_token)).body.subscription_status).toBe('canceled');
  });
});
