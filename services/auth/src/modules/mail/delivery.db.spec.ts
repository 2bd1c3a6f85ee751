import { getQueueToken } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { until } from '@stroomwerk/test-kit';
import type { Queue } from 'bullmq';
import pg from 'pg';
import { type AuthHarness, authHarness } from '../../../test/auth-harness.js';
import type { SinkStep } from '../../../test/smtp-sink.js';
import { Links } from './application/links.service.js';
import { MailSender } from './application/mail-sender.js';
import { Mails, mailQueue } from './application/mails.service.js';
import type { AccountMailKind } from './domain/mail-texts.js';

interface Row {
  readonly state: string;
  readonly smtp_id: string;
  readonly tries: number;
  readonly answer: string | null;
  readonly reason: string | null;
  readonly due_at: Date;
  readonly spoken_at: Date | null;
  readonly settled_at: Date | null;
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * Real: the service, PostgreSQL, the mail queue, SMTP. Fake: the mail server at the other end. A worker that was killed is
 * one that never hears an answer: it holds the mail and does nothing more, and may even come back later.
 */
describe('the way of a mail', () => {
  let h: AuthHarness;
  let userId: string;
  let email: string;
  beforeAll(async () => {
    h = await authHarness();
    email = h.address();
    await h.enrol(email);
    await h.mailTo(email, 'Bevestig');
    const [row] = await h.service.source.query<{ id: string }[]>(
      'select id from user_account where email = $1',
      [email],
    );
    userId = row?.id ?? '';
  });
  beforeEach(() => {
    h.sink.mails.length = 0;
    h.sink.refuse = false;
    delete h.sink.says.recipient;
    delete h.sink.says.answer;
  });
  afterAll(async () => {
    h?.sink.goOn();
    await h?.close();
  });

  const mails = () => h.service.app.get(Mails);
  const sender = () => h.service.app.get(MailSender);
  const sweep = () => mails().sweep();
  const write = (kind: AccountMailKind) =>
    h.service.source.transaction(async (manager) => {
      const purpose = kind === 'confirm_email' || kind === 'reset_password' ? kind : null;
      const link = purpose && (await h.service.app.get(Links).create(manager, userId, purpose));
      return mails().write(manager, userId, kind, link);
    });
  const row = async (id: string): Promise<Row> => {
    const [found] = await h.service.source.query<Row[]>('select * from mail where id = $1', [id]);
    if (!found) throw new Error(`no mail ${id}`);
    return found;
  };
  const ends = (id: string, state: string) =>
    until(`mail ${id} is ${state}`, async () => (await row(id)).state === state);
  const copies = (id: string) => h.sink.mails.filter(({ raw }) => raw.includes(`Message-ID: <${id}@`)).length;
  const asOwner = async (sql: string) => {
    const client = new pg.Client({ connectionString: h.databaseUrl });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };

  it('has a Message-ID from the start, and notes what the server answered and when', async () => {
    const id = await write('password_changed');
    expect(await row(id)).toMatchObject({ state: 'written', smtp_id: `${id}@stroomwerk.example`, tries: 0 });
    mails().dispatch(id);
    await ends(id, 'accepted');
    const now = h.service.clock.now();
    expect(await row(id)).toMatchObject({ answer: '250 taken', tries: 1, spoken_at: now, settled_at: now });
    expect(copies(id)).toBe(1);
  });

  it('goes once, however many workers take it at once', async () => {
    const id = await write('password_changed');
    await Promise.all([sender().send(id), sender().send(id), sender().send(id)]);
    await sender().send(id);
    expect([copies(id), (await row(id)).tries]).toEqual([1, 1]);
  });

  it('keeps ids and nothing else in the queue', async () => {
    const queue = h.service.app.get<Queue>(getQueueToken(mailQueue));
    await queue.pause();
    const id = await write('password_changed');
    mails().dispatch(id);
    const job = await until('the job', () => queue.getJob(id));
    expect(job.data).toEqual({ mail_id: id });

    // And loses nothing with it: the rows know what waits.
    await queue.obliterate({ force: true });
    await queue.resume();
    await sweep();
    await ends(id, 'accepted');
    expect(copies(id)).toBe(1);
  });

  it('outlasts three days without a mail server, and loses and doubles none', async () => {
    await h.sink.stop();
    const ids = [await write('password_changed'), await write('confirm_email'), await write('new_device')];
    const reset = await write('reset_password');
    for (const id of ids) await sender().send(id);
    await sender().send(reset);
    const end = h.service.clock.now().getTime() + 3 * 24 * hour;
    while (h.service.clock.now().getTime() < end) {
      const { due_at: due } = await row(ids[0] ?? '');
      h.service.clock.set(due);
      for (const id of [...ids, reset]) await sender().send(id);
    }
    for (const id of ids) expect((await row(id)).state).toBe('written');
    expect((await row(ids[0] ?? '')).tries).toBeGreaterThan(70);

    await h.sink.start();
    h.service.clock.advance(hour);
    await sweep();
    for (const id of ids) {
      await ends(id, 'accepted');
      expect(copies(id)).toBe(1);
    }
    // A link of three days ago leads to a refusal: it is not sent. One that still works says until when.
    expect(await row(reset)).toMatchObject({ state: 'withheld', reason: 'link_over' });
    expect(h.sink.mails.find(({ text }) => text.includes('Bevestig'))?.text).toMatch(
      /de link werkt tot 28 november 2026/,
    );
  });

  it('is given up after five days, and not before', async () => {
    h.sink.refuse = true;
    const id = await write('password_changed');
    const from = h.service.clock.now().getTime();
    for (let now = from; now <= from + 121 * hour; now = h.service.clock.now().getTime()) {
      await sender().send(id);
      const { state, due_at: due } = await row(id);
      if (state !== 'written') break;
      h.service.clock.set(due);
    }
    expect(await row(id)).toMatchObject({ state: 'given_up', reason: 'too_long', answer: '451 later' });
    expect(h.service.clock.now().getTime() - from).toBeGreaterThan(4.9 * 24 * hour);
  });

  it('ends where the server refuses for good', async () => {
    h.sink.says.recipient = '550 5.7.1 not from you';
    const id = await write('password_changed');
    await sender().send(id);
    expect(await row(id)).toMatchObject({ state: 'refused', answer: '550 5.7.1 not from you' });
  });

  it.each<SinkStep>(['greeting', 'recipient', 'data'])(
    'goes once when its worker is killed before the words (%s), even if that comes back',
    async (step) => {
      h.sink.hold = step;
      const id = await write('confirm_email');
      const killed = sender().send(id);
      await until('it is held up', () => h.sink.held === 1);
      h.sink.hold = null;
      expect(await row(id)).toMatchObject({ state: 'handed_over', spoken_at: null });
      await sweep();
      expect((await row(id)).tries).toBe(1);
      h.service.clock.advance(2 * minute);
      await sweep();
      await ends(id, 'accepted');
      h.sink.goOn();
      await killed;
      expect([copies(id), (await row(id)).state, (await row(id)).tries]).toEqual([1, 'accepted', 2]);
    },
  );

  it('goes again under the same Message-ID when its worker is killed before the answer, where security asks for it', async () => {
    h.sink.hold = 'answer';
    const id = await write('password_changed');
    void sender().send(id);
    await until('it is held up', () => h.sink.held === 1);
    h.sink.hold = null;
    h.service.clock.advance(14 * minute);
    await sweep();
    expect((await row(id)).tries).toBe(1);
    h.service.clock.advance(minute);
    await sweep();
    await ends(id, 'accepted');
    h.sink.goOn();
    expect(copies(id)).toBe(2);
  });

  it('is kept as unknown there, where a second copy is worse than none; a late answer is believed', async () => {
    h.sink.hold = 'answer';
    const id = await write('confirm_email');
    const killed = sender().send(id);
    await until('it is held up', () => h.sink.held === 1);
    h.sink.hold = null;
    h.service.clock.advance(15 * minute);
    await sweep();
    expect(await row(id)).toMatchObject({ state: 'unknown', reason: 'unsure' });
    h.service.clock.advance(hour);
    await sweep();
    expect(copies(id)).toBe(1);
    h.sink.goOn();
    await killed;
    expect(await row(id)).toMatchObject({ state: 'accepted', answer: '250 taken' });
  });

  it.each<[AccountMailKind, string]>([
    ['confirm_email', 'unknown'],
    ['password_changed', 'written'],
  ])('leaves %s %s when the line breaks between the words and the answer', async (kind, state) => {
    h.sink.hold = 'answer';
    const id = await write(kind);
    const sent = sender().send(id);
    await until('it is held up', () => h.sink.held === 1);
    await h.sink.stop();
    await sent;
    h.sink.goOn();
    await h.sink.start();
    expect((await row(id)).state).toBe(state);
    h.service.clock.advance(hour);
    await sweep();
    await ends(id, state === 'written' ? 'accepted' : 'unknown');
    expect(copies(id)).toBe(state === 'written' ? 2 : 1);
  });

  it('waits for a database that is away when the answer comes, and for one that is away at the sweep', async () => {
    h.sink.hold = 'answer';
    const warned = jest.spyOn(Logger.prototype, 'warn');
    const id = await write('confirm_email');
    const sent = sender().send(id);
    await until('it is held up', () => h.sink.held === 1);
    await asOwner('alter table auth.mail rename to mail_away');
    h.sink.goOn();
    await expect(sweep()).rejects.toThrow('mail');
    await until('the answer cannot be noted', () =>
      warned.mock.calls.some(([line]) => String(line).includes('waits to be noted')),
    );
    await asOwner('alter table auth.mail_away rename to mail');
    await sent;
    warned.mockRestore();
    expect([(await row(id)).state, copies(id)]).toEqual(['accepted', 1]);
    const next = await write('password_changed');
    await sweep();
    await ends(next, 'accepted');
  });
});
