import { randomUUID } from 'node:crypto';
import type { MailChoice, MyMail } from '@stroomwerk/contracts/auth';
import type { MailRequest } from '@stroomwerk/contracts/mails';
import { until } from '@stroomwerk/test-kit';
import { type AuthHarness, authHarness } from '../../../test/auth-harness.js';
import { MailTroubles } from './application/mail-troubles.js';
import { LibraryMailConsumer } from './queue/mail-requested.consumers.js';

/** Real: the service, PostgreSQL, the queue, SMTP. Fake: the mail server. The event is handed over as its queue would. */
describe('what people choose to get', () => {
  let h: AuthHarness;
  beforeAll(async () => {
    h = await authHarness();
  });
  afterAll(() => h?.close());

  const somebody = async () => {
    const { email, bearer } = await h.member();
    const [row] = await h.service.source.query<{ id: string }[]>(
      'select id from user_account where email = $1',
      [email],
    );
    return { email, bearer, id: row?.id ?? '' };
  };
  const alert = async (userId: string) => {
    const request_id = randomUUID();
    const consumer = h.service.app.get(LibraryMailConsumer);
    const asked: MailRequest = {
      kind: 'automations_failing',
      version: 1,
      request_id,
      user_id: userId,
      asked_at: h.service.clock.now().toISOString(),
      data: { failing: 3, silent: 0, well: 0, automation_id: null },
    };
    await h.service.source.transaction((manager) => consumer.handle(asked, manager));
    consumer.committed(asked);
    return until('it ends', async () => {
      const [mail] = await h.service.source.query<{ state: string; reason: string | null }[]>(
        `select state, reason from mail where request_id = $1 and settled_at is not null`,
        [request_id],
      );
      return mail;
    });
  };
  /** An alert that arrives, and the links in it. */
  const received = async () => {
    const who = await somebody();
    await alert(who.id);
    const mail = await h.mailTo(who.email, '3 automatiseringen hebben je nodig');
    const headers = (mail.raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
    const url = /^List-Unsubscribe: ?<http:\/\/localhost:8080([^>]+)>/m.exec(headers)?.[1] ?? '';
    return { ...who, mail, headers, url, token: new URLSearchParams(url.split('?')[1]).get('token') ?? '' };
  };
  const chosen = async (bearer: string) => {
    const { body } = await h.service.call<MyMail>('GET', '/api/auth/me/mail', { bearer });
    return Object.fromEntries(body.categories.map(({ category, on }) => [category, on]));
  };
  const choose = (bearer: string, category: string, on: boolean) =>
    h.service.call<MyMail>('PUT', '/api/auth/me/mail', { bearer, body: { category, on } });
  const oneClick = (url: string, headers: Record<string, string>, body: string) =>
    h.service.call('POST', url, { headers, body });
  const asForm = { 'content-type': 'application/x-www-form-urlencoded' };

  it('holds at once on the account page, and not for what is necessary', async () => {
    const { bearer, id } = await somebody();
    expect(await chosen(bearer)).toEqual({
      ...{ account: true, security: true, money: true, alerts: true, reports: true, tips: false },
    });
    expect((await choose(bearer, 'alerts', false)).body.categories).toContainEqual({
      ...{ category: 'alerts', necessary: false, on: false },
    });
    expect(await alert(id)).toEqual({ state: 'withheld', reason: 'not_wanted' });
    await choose(bearer, 'alerts', true);
    expect((await alert(id)).state).toBe('accepted');
    for (const category of ['security', 'money', 'account', 'house'])
      expect((await choose(bearer, category, false)).status).toBe(400);
  });

  it('stands as a button in the headers of what can be turned off, and in no other mail', async () => {
    const { headers, mail, email, token } = await received();
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail.text).toContain(`/account/mail?token=${token}`);
    const necessary = await h.mailTo(email, 'Bevestig');
    expect(necessary.raw).not.toContain('List-Unsubscribe');
    expect(necessary.text).not.toContain('/account/mail');
  });

  it('is changed by the button of a mail program without a login: at once, as a form of either kind, more than once', async () => {
    const first = await received();
    const answer = await oneClick(first.url, asForm, 'List-Unsubscribe=One-Click');
    expect(answer.status).toBe(200);
    expect((await chosen(first.bearer)).alerts).toBe(false);
    expect((await oneClick(first.url, asForm, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect((await alert(first.id)).state).toBe('withheld');

    const second = await received();
    const multipart =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await oneClick(second.url, type, multipart)).status).toBe(200);
    expect((await chosen(second.bearer)).alerts).toBe(false);
  });

  it('is changed by no look: a scanner that follows the link is led to a page', async () => {
    const { url, token, bearer } = await received();
    const looked = await h.service.call('GET', url);
    expect([looked.status, looked.headers.location]).toEqual([303, `/account/mail?token=${token}`]);
    const shown = await h.service.call<MailChoice>('GET', '/api/auth/mails/choice', { query: { token } });
    expect(shown.body).toEqual({ category: 'alerts', on: true });
    expect((await chosen(bearer)).alerts).toBe(true);
  });

  it('is changed on that page, in both directions', async () => {
    const { token, bearer } = await received();
    for (const on of [false, true]) {
      const { body } = await h.service.call<MailChoice>('PUT', '/api/auth/mails/choice', {
        body: { token, on },
      });
      expect([body, (await chosen(bearer)).alerts]).toEqual([{ category: 'alerts', on }, on]);
    }
  });

  it('is changed by no link that was altered, and by none of somebody who is gone', async () => {
    const { token, id, url } = await received();
    const altered = `${token.slice(0, -2)}xx`;
    const by = (given: string) =>
      h.service.call<{ code: string }>('PUT', '/api/auth/mails/choice', {
        body: { token: given, on: false },
      });
    expect((await by(altered)).body.code).toBe('auth.link_invalid');
    expect((await oneClick(url.replace(token, altered), asForm, '')).status).toBe(400);
    await h.service.source.query('delete from user_account where id = $1', [id]);
    expect((await by(token)).body.code).toBe('auth.link_invalid');
  });

  it('does not win over a complaint, which its owner takes back', async () => {
    const { id, email } = await somebody();
    await h.service.source.transaction((manager) =>
      h.service.app.get(MailTroubles).complained(manager, email, { status: null, said: null, mailId: id }),
    );
    expect(await alert(id)).toEqual({ state: 'withheld', reason: 'trouble' });
  });
});
