import { randomUUID } from 'node:crypto';
import { MessageReceipt } from '@stroomwerk/contracts/auth';
import { until } from '@stroomwerk/test-kit';
import { type AuthHarness, authHarness } from '../../../test/auth-harness.js';
import { Mails } from '../mail/application/mails.service.js';
import { MessagesService } from './application/messages.service.js';

interface Refusal {
  readonly code: string;
  readonly fields: Record<string, string>;
}
const support = 'support@stroomwerk.example';

/** Real: the service, PostgreSQL, the queue. Fake: the SMTP server. */
describe('messages of people who need not be signed in', () => {
  let h: AuthHarness;
  beforeAll(async () => {
    h = await authHarness();
  });
  afterAll(() => h?.close());

  const withdrawal = (change: object = {}) => ({
    ...{ idempotency: randomUUID(), name: 'Sanne Bakker', email: h.address() },
    ...{ order: 'Launch Special', ordered_on: '2026-11-14', ...change },
  });
  const contact = (change: object = {}) => ({
    ...{ idempotency: randomUUID(), name: 'Sanne Bakker', email: h.address() },
    ...{ topic: 'billing', message: 'Eerste regel\nTweede <i>regel</i>', ...change },
  });
  const send = (path: string, body: object, lang = 'nl') =>
    h.service.call<MessageReceipt & Refusal>('POST', `/api/account/${path}`, {
      body,
      headers: { 'accept-language': lang },
    });
  const kept = async (idempotency: string) => {
    const [row] = await h.service.source.query<{ n: number }[]>(
      'select count(*)::int as n from customer_message where idempotency = $1',
      [idempotency],
    );
    return row?.n;
  };
  const copyOf = (reference: string) =>
    until(`the copy of ${reference}`, () =>
      h.sink.mails.find((mail) => mail.to === support && mail.text.includes(reference)),
    );

  it('takes a withdrawal, mails its content with date and time, and a copy to support', async () => {
    const body = withdrawal();
    const answer = await send('withdrawals', body);
    expect(answer.status).toBe(200);
    const { reference, received_at: receivedAt } = MessageReceipt.parse(answer.body);
    expect(reference).toMatch(/^HER-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(receivedAt).toBe(h.service.clock.now().toISOString());

    const receipt = await h.mailTo(body.email, reference);
    const time = new Intl.DateTimeFormat('nl-NL', {
      dateStyle: 'long',
      timeStyle: 'medium',
      timeZone: 'Europe/Amsterdam',
    }).format(h.service.clock.now());
    for (const part of ['herroep', 'Launch Special', '14 november 2026', 'binnen 14 dagen', time, body.email])
      expect(receipt.text).toContain(part);
    expect(receipt.text).toContain('Hallo Sanne Bakker,');
    const copy = await copyOf(reference);
    expect(copy.text).toMatch(new RegExp(`Reply-To: .*${body.email}`));
    expect(copy.text).toContain('Launch Special');
  });

  it('writes in the language of the page', async () => {
    const body = withdrawal({ ordered_on: undefined });
    const { body: answer } = await send('withdrawals', body, 'en');
    const receipt = await h.mailTo(body.email, answer.reference);
    expect(receipt.text).toContain('Receipt of your withdrawal');
    expect(receipt.text).toContain('time in the Netherlands');
    expect((await copyOf(answer.reference)).text).toContain('Taal van de klant: en');
  });

  it('takes a question; the receipt does not repeat its words, the copy to support does', async () => {
    const body = contact();
    const { status, body: answer } = await send('messages', body);
    expect([status, answer.reference]).toEqual([200, expect.stringMatching(/^VRG-/)]);
    const receipt = await h.mailTo(body.email, answer.reference);
    expect(receipt.text).toContain('24 tot 48 uur');
    expect(receipt.text).not.toContain('Eerste regel');
    const copy = await copyOf(answer.reference);
    expect(copy.text).toContain('> Eerste regel');
    expect(copy.text).toContain('Tweede &#60;i&#62;regel');
    expect(copy.text).toContain('Betalen en facturen');
  });

  it('takes a statement once, however often and however much at once it is sent', async () => {
    const body = withdrawal();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send('withdrawals', body)));
    h.service.clock.advance(60_000);
    answers.push(await send('withdrawals', body));
    expect(new Set(answers.map(({ body: receipt }) => JSON.stringify(receipt))).size).toBe(1);
    expect(await kept(body.idempotency)).toBe(1);
    const [mails] = await h.service.source.query<{ n: number }[]>(
      `select count(*)::int as n from mail join customer_message on customer_message.id = message_id
       where idempotency = $1`,
      [body.idempotency],
    );
    expect(mails?.n).toBe(2);
  });

  it('refuses another statement under the same id', async () => {
    const body = withdrawal();
    await send('withdrawals', body);
    const other = await send('withdrawals', { ...body, order: 'Professional' });
    expect([other.status, other.body.code]).toEqual([409, 'common.conflict']);
    const { name, email, idempotency } = body;
    const asQuestion = await send('messages', { ...contact(), name, email, idempotency });
    expect(asQuestion.status).toBe(409);
  });

  it.each([
    ['withdrawals', 'name', { name: '  ' }],
    ['withdrawals', 'email', { email: 'geen adres' }],
    ['withdrawals', 'order', { order: 'x'.repeat(201) }],
    ['withdrawals', 'ordered_on', { ordered_on: '31-12-2026' }],
    ['withdrawals', 'idempotency', { idempotency: 'x' }],
    ['messages', 'message', { message: ' ' }],
    ['messages', 'message', { message: 'x'.repeat(5_001) }],
    ['messages', 'topic', { topic: 'politics' }],
    ['messages', 'language', { language: 'de' }],
  ])('%s: names the field %s that breaks a rule', async (path, field, change) => {
    const answer = await send(path, path === 'messages' ? contact(change) : withdrawal(change));
    expect([answer.status, answer.body.code]).toEqual([400, 'common.invalid_request']);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it('takes a form that a browser sends without script, and leads on to a page', async () => {
    const { name, email, order } = withdrawal();
    const form = new URLSearchParams({ name, email, order, ordered_on: '', language: 'en', confirmed: 'on' });
    const submit = (headers: Record<string, string>) =>
      h.service.call('POST', '/api/account/withdrawals', {
        body: form.toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'nl', ...headers },
      });
    expect((await submit({})).status).toBe(415);
    expect((await submit({ origin: 'https://elsewhere.example' })).status).toBe(403);
    const answer = await submit({ origin: 'http://localhost:8080' });
    expect([answer.status, answer.headers.location]).toEqual([303, '/withdrawal/received']);
    await h.mailTo(email, 'Receipt of your withdrawal');
  });

  it('takes nothing from the page of another site', async () => {
    const answer = await h.service.call<Refusal>('POST', '/api/account/messages', {
      body: contact(),
      headers: { origin: 'https://elsewhere.example' },
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'auth.origin_refused']);
  });

  it('keeps nothing of a program that fills in the field nobody sees', async () => {
    const body = contact({ website: 'https://spam.example' });
    const answer = await send('messages', body);
    expect([answer.status, answer.body.reference]).toEqual([200, expect.stringMatching(/^VRG-/)]);
    expect(await kept(body.idempotency)).toBe(0);
  });

  it('mails no words of a stranger to an address that nobody confirmed, and us all of them', async () => {
    const body = withdrawal({
      name: 'Win een iPhone op evil.example',
      order: 'https://evil.example/pay\r\nBcc: other@example.test',
    });
    const { reference } = (await send('withdrawals', body)).body;
    const receipt = await h.mailTo(body.email, reference);
    expect(receipt.raw + receipt.text).not.toMatch(/evil|iPhone|Bcc/i);
    expect(receipt.text).toContain('zoals je het invulde');
    const copy = await copyOf(reference);
    expect(copy.text).toContain('https://evil.example/pay');
    expect(copy.raw).not.toMatch(/^Bcc:/im);
    expect(copy.raw).not.toMatch(/^Reply-To: .*evil/im);
    const question = contact({ name: 'evil.example' });
    const asked = await send('messages', question);
    expect((await h.mailTo(question.email, asked.body.reference)).text).not.toContain('evil');
  });

  it('mails an address once in five minutes and five times a day, takes what was written all the same', async () => {
    const email = h.address();
    const receipts = async () => {
      const [row] = await h.service.source.query<{ receipts: number; copies: number }[]>(
        `select count(*) filter (where mail.kind = 'contact_receipt')::int as receipts,
           count(*) filter (where mail.kind = 'contact_copy')::int as copies
         from mail join customer_message on customer_message.id = message_id where email = $1`,
        [email],
      );
      return row;
    };
    for (let n = 0; n < 3; n += 1) expect((await send('messages', contact({ email }))).status).toBe(200);
    expect(await receipts()).toEqual({ receipts: 1, copies: 3 });
    for (let n = 0; n < 6; n += 1) {
      h.service.clock.advance(61 * 60_000);
      expect((await send('messages', contact({ email }))).status).toBe(200);
    }
    expect(await receipts()).toEqual({ receipts: 5, copies: 9 });
  });

  it('mails the receipt of a second withdrawal a little later', async () => {
    const first = withdrawal();
    const second = withdrawal({ email: first.email, order: 'Professional' });
    await h.mailTo(first.email, (await send('withdrawals', first)).body.reference);
    const { reference } = (await send('withdrawals', second)).body;
    await copyOf(reference);
    const sweep = () => h.service.app.get(Mails).sweep();
    const receipts = () => h.sink.mails.filter(({ to }) => to === first.email).length;
    await sweep();
    expect(receipts()).toBe(1);
    h.service.clock.advance(6 * 60_000 + 1_000);
    await sweep();
    await h.mailTo(first.email, reference);
  });

  it('forgets after two years', async () => {
    const body = contact();
    await send('messages', body);
    await h.mailTo(body.email, 'binnen');
    h.service.clock.advance(729 * 86_400_000);
    await h.service.app.get(MessagesService).forget();
    expect(await kept(body.idempotency)).toBe(1);
    h.service.clock.advance(3 * 86_400_000);
    await h.service.app.get(MessagesService).forget();
    expect(await kept(body.idempotency)).toBe(0);
  });
});
