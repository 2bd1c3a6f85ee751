import type {
  MailReportAnswer,
  MyMail,
  OpsMailActs,
  OpsMailTroubles,
  OpsUnsettledMails,
} from '@stroomwerk/contracts/auth';
import { type AuthHarness, authHarness, tokenIn } from '../../../test/auth-harness.js';
import { complaint, deliveryReport } from '../../../test/mail-reports.js';
import { MailSender } from './application/mail-sender.js';
import { MailTroubles } from './application/mail-troubles.js';
import { Mails } from './application/mails.service.js';
import type { AccountMailKind } from './domain/mail-texts.js';

const secret = 'only-the-mail-server-knows-this';

/** Real: the service, PostgreSQL, SMTP. Fake: the mail server at the other end, and what it reports. */
describe('addresses that mail does not reach', () => {
  let h: AuthHarness;
  let ops: string;
  beforeAll(async () => {
    h = await authHarness({ MAIL_REPORT_SECRET: secret });
    ops = (await h.login('ops@example.test')).body.access_token;
  });
  beforeEach(() => {
    delete h.sink.says.recipient;
  });
  afterAll(() => h?.close());

  const somebody = async () => {
    const { email, bearer } = await h.member();
    await h.mailTo(email, 'Bevestig');
    const [row] = await h.service.source.query<{ id: string }[]>(
      'select id from user_account where email = $1',
      [email],
    );
    return { email, bearer, id: row?.id ?? '' };
  };
  const send = async (userId: string, kind: AccountMailKind) => {
    const id = await h.service.source.transaction((manager) =>
      h.service.app.get(Mails).write(manager, userId, kind, null),
    );
    await h.service.app.get(MailSender).send(id);
    const [row] = await h.service.source.query<
      { id: string; smtp_id: string; state: string; reason: string }[]
    >('select id, smtp_id, state, reason from mail where id = $1', [id]);
    if (!row) throw new Error('no mail');
    return row;
  };
  const mine = async (bearer: string) =>
    (await h.service.call<MyMail>('GET', '/api/auth/me/mail', { bearer })).body.troubles.map(
      ({ reason }) => reason,
    );
  const report = (raw: Buffer, headers: Record<string, string> = { authorization: `Bearer ${secret}` }) =>
    h.service.call<MailReportAnswer & { code: string }>('POST', '/api/auth/mails/reports', {
      body: raw,
      headers: { 'content-type': 'application/octet-stream', ...headers },
    });
  const listed = async (q: string, bearer = ops) =>
    h.service.call<OpsMailTroubles>('GET', '/api/auth/ops/mail/troubles', { query: { q }, bearer });

  it('get no more mail once their server said that they do not exist; their owner sees it', async () => {
    const { id, bearer, email } = await somebody();
    expect(await mine(bearer)).toEqual([]);
    h.sink.says.recipient = '550 5.1.1 no such user';
    expect((await send(id, 'new_device')).state).toBe('refused');
    delete h.sink.says.recipient;
    expect(await mine(bearer)).toEqual(['unreachable']);
    expect(await send(id, 'new_device')).toMatchObject({ state: 'withheld', reason: 'trouble' });
    expect((await listed(email)).body.troubles).toEqual([
      {
        ...{ address: email, reason: 'unreachable', status: '5.1.1', said: '550 5.1.1 no such user' },
        since: h.service.clock.now().toISOString(),
      },
    ]);
  });

  it.each(['550 5.7.1 your network is listed', '451 4.7.1 later', '552 5.2.2 full'])(
    'are none for "%s"',
    async (said) => {
      const { id, bearer } = await somebody();
      h.sink.says.recipient = said;
      await send(id, 'new_device');
      expect(await mine(bearer)).toEqual([]);
    },
  );

  it('are told by a report, once, by the Message-ID of the mail, and by nobody without the secret', async () => {
    const { id, bearer } = await somebody();
    const { smtp_id: messageId } = await send(id, 'password_changed');
    const raw = deliveryReport(messageId);
    for (const authorization of ['', 'Bearer wrong', `Bearer ${secret}x`])
      expect((await report(raw, { authorization })).body.code).toBe('auth.report_secret_invalid');
    expect((await report(deliveryReport('somebody@elsewhere.example'))).body).toEqual({ taken: false });
    expect((await report(Buffer.from('Subject: Hi\r\n\r\nHi.'))).body.code).toBe('auth.report_unreadable');
    expect(await mine(bearer)).toEqual([]);
    expect((await report(raw)).body).toEqual({ taken: true });
    expect((await report(raw)).body).toEqual({ taken: false });
    expect(await mine(bearer)).toEqual(['unreachable']);
  });

  it('are known by the envelope id where the report has no headers of the mail', async () => {
    const { id, bearer } = await somebody();
    const mail = await send(id, 'password_changed');
    expect((await report(deliveryReport(null, { envelopeId: mail.id }))).body).toEqual({ taken: true });
    expect(await mine(bearer)).toEqual(['unreachable']);
  });

  it('count soft failures, and lose what is not necessary after the fifth within thirty days', async () => {
    const { id, bearer } = await somebody();
    for (let n = 1; n <= 5; n += 1) {
      expect(await mine(bearer)).toEqual([]);
      const { smtp_id: messageId } = await send(id, 'password_changed');
      await report(deliveryReport(messageId, { status: '5.2.2' }));
    }
    expect(await mine(bearer)).toEqual(['often_failing']);
    expect((await send(id, 'password_changed')).state).toBe('accepted');
  });

  it('that complained get what is necessary, and the rest again when their owner asks', async () => {
    const { id, bearer } = await somebody();
    const { smtp_id: messageId } = await send(id, 'password_changed');
    expect((await report(complaint(messageId))).body).toEqual({ taken: true });
    expect(await mine(bearer)).toEqual(['complained']);
    expect((await send(id, 'password_changed')).state).toBe('accepted');
    expect((await h.service.call('POST', '/api/auth/me/mail/mend', { bearer })).status).toBe(200);
    expect(await mine(bearer)).toEqual([]);
  });

  it('are tried once for a new password that was just asked for', async () => {
    const { email, id } = await somebody();
    const { smtp_id: messageId } = await send(id, 'password_changed');
    await report(deliveryReport(messageId));
    h.sink.says.recipient = '451 4.7.1 later';
    const mail = await send(id, 'reset_password');
    expect(mail).toMatchObject({ state: 'given_up', reason: 'trouble' });
    delete h.sink.says.recipient;
    await h.service.call('POST', '/api/auth/password/forgot', { body: { email } });
    const reset = await h.mailTo(email, 'nieuw wachtwoord');
    const body = { token: tokenIn(reset), password: 'anders123' };
    expect((await h.service.call('POST', '/api/auth/password/reset', { body })).status).toBe(200);
    expect(await h.service.app.get(MailTroubles).of(email)).toEqual([]);
  });

  it('are mended by their owner with a mail that they ask for', async () => {
    const { email, bearer, id } = await somebody();
    const { smtp_id: messageId } = await send(id, 'password_changed');
    await report(deliveryReport(messageId));
    const mend = () => h.service.call('POST', '/api/auth/me/mail/mend', { bearer });
    expect([(await mend()).status, (await mend()).status]).toEqual([200, 200]);
    const check = await h.mailTo(email, 'Komt onze mail weer aan');
    expect(await mine(bearer)).toEqual(['unreachable']);
    await h.service.call('POST', '/api/auth/email/confirm', { body: { token: tokenIn(check) } });
    expect(await mine(bearer)).toEqual([]);
    expect(h.sink.mails.filter(({ to, text }) => to === email && text.includes('Komt onze'))).toHaveLength(1);
  });

  it('are seen and lifted by ops alone, with a reason that is kept', async () => {
    const { email, id, bearer } = await somebody();
    h.sink.says.recipient = '550 5.1.1 no such user';
    const refused = await send(id, 'new_device');
    const lift = (token: string, reason = 'Called us: a typing error of theirs') =>
      h.service.call<{ code: string }>('POST', '/api/auth/ops/mail/troubles/lift', {
        ...{ bearer: token, body: { address: email.toUpperCase(), trouble: 'unreachable', reason } },
      });
    expect([(await lift(bearer)).status, (await listed(email, bearer)).status]).toEqual([403, 403]);
    expect((await lift(ops, ' ')).status).toBe(400);
    expect((await lift(ops)).status).toBe(200);
    expect((await lift(ops)).body.code).toBe('auth.mail_trouble_not_found');
    expect(await mine(bearer)).toEqual([]);
    const { acts } = (await h.service.call<OpsMailActs>('GET', '/api/auth/ops/mail/acts', { bearer: ops }))
      .body;
    expect(acts).toEqual([
      {
        ...{
          actor: 'ops@example.test',
          action: 'lift',
          address: email.toUpperCase(),
          trouble: 'unreachable',
        },
        ...{ at: h.service.clock.now().toISOString(), reason: 'Called us: a typing error of theirs' },
      },
    ]);
    const { mails } = (
      await h.service.call<OpsUnsettledMails>('GET', '/api/auth/ops/mail/unsettled', { bearer: ops })
    ).body;
    expect(mails).toContainEqual(
      expect.objectContaining({ id: refused.id, kind: 'new_device', state: 'refused', user_id: id }),
    );
  });

  it('are forgotten with the person, and after two years', async () => {
    const [goes, stays] = [await somebody(), await somebody()];
    for (const { id } of [goes, stays]) {
      const { smtp_id: messageId } = await send(id, 'password_changed');
      await report(deliveryReport(messageId));
    }
    await h.service.call('POST', '/api/auth/ops/erasures', { bearer: ops, body: { user_id: goes.id } });
    const known = async (email: string) => (await listed(email)).body.total;
    expect([await known(goes.email), await known(stays.email)]).toEqual([0, 1]);
    h.service.clock.advance(731 * 86_400_000);
    await h.service.app.get(MailTroubles).forget();
    const [left] = await h.service.source.query<{ n: number }[]>(
      'select count(*)::int as n from mail_trouble',
    );
    expect(left?.n).toBe(0);
  });
});
