import { until } from '@stroomwerk/test-kit';
import { type AuthHarness, authHarness } from '../../../test/auth-harness.js';
import { AccountRequests } from './application/account-requests.js';

/** Real: the service, PostgreSQL, the queue. Fake: the SMTP server. */
describe('what is asked by an address that may have an account', () => {
  let h: AuthHarness;
  beforeAll(async () => {
    h = await authHarness();
  });
  afterAll(() => h?.close());

  const forgot = (email: string, ip = '203.0.113.1') =>
    h.service.call('POST', '/api/auth/password/forgot', {
      body: { email },
      headers: { 'x-forwarded-for': ip },
    });
  const mailsOf = async (email: string, kind: string) => {
    const [row] = await h.service.source.query<{ n: number }[]>(
      `select count(*)::int as n from mail join user_account on user_account.id = user_id
       where email = $1 and mail.kind = $2`,
      [email, kind],
    );
    return row?.n;
  };
  const waiting = async () => {
    const [row] = await h.service.source.query<{ n: number }[]>(
      'select count(*)::int as n from account_request',
    );
    return row?.n;
  };
  const done = () => until('nothing waits', async () => (await waiting()) === 0);

  it('is answered before anybody looks whether there is one', async () => {
    const taken = h.address();
    await h.enrol(taken);
    const free = h.address();
    const lock = h.service.source.createQueryRunner();
    await lock.connect();
    await lock.startTransaction();
    try {
      // Whoever so much as reads an account waits for this, and so would an answer that did.
      await lock.query('lock table user_account in access exclusive mode');
      for (const email of [taken, free]) {
        expect((await forgot(email)).body).toEqual({ accepted: true });
        expect((await h.register(email)).body).toEqual({ registered: true });
      }
      expect(await waiting()).toBe(4);
    } finally {
      await lock.rollbackTransaction();
      await lock.release();
    }
    await h.mailTo(taken, 'nieuw wachtwoord');
    await h.mailTo(taken, 'hebt al een account');
    await h.mailTo(free, 'Welkom bij');
    await done();
  });

  it('is done after a crash between the answer and the work, once', async () => {
    const email = h.address();
    await h.service.source.query(
      `insert into account_request (kind, email, full_name, network, created_at) values ('register', $1, 'Jo', 'x', $2)`,
      [email, h.service.clock.now()],
    );
    const requests = h.service.app.get(AccountRequests);
    await requests.sweep();
    expect(await waiting()).toBe(1);
    h.service.clock.advance(61_000);
    await Promise.all([requests.sweep(), requests.sweep(), requests.settleOf(email)]);
    await h.mailTo(email, 'Welkom bij');
    expect([await waiting(), await mailsOf(email, 'confirm_email')]).toEqual([0, 1]);
  });

  it('does the others when one cannot be done, and gives that one up after a day', async () => {
    const email = h.address();
    await h.service.source.query(
      `insert into account_request (kind, email, full_name, network, created_at) values
         ('register', 'bad@example.test', 'Jo', 'x', $2), ('register', $1, 'Jo', 'x', $2)`,
      [email, h.service.clock.now()],
    );
    const lock = h.service.source.createQueryRunner();
    await lock.connect();
    // The first cannot be taken out while somebody holds it, and its statement is cut off.
    await lock.startTransaction();
    await lock.query(`select 1 from account_request where email = 'bad@example.test' for update`);
    const requests = h.service.app.get(AccountRequests);
    try {
      h.service.clock.advance(61_000);
      const swept = requests.sweep();
      const blocked = `select pid from pg_stat_activity where wait_event_type = 'Lock' and query like 'with taken%'
         and datname = current_database()`;
      const [waiter] = await until('the sweep waits', async () => {
        const rows = await h.service.source.query<{ pid: number }[]>(blocked);
        return rows.length > 0 ? rows : undefined;
      });
      await lock.query('select pg_cancel_backend($1)', [waiter?.pid]);
      await swept;
      await h.mailTo(email, 'Welkom bij');
      expect(await waiting()).toBe(1);
    } finally {
      await lock.rollbackTransaction();
      await lock.release();
    }
    h.service.clock.advance(86_400_000);
    await requests.sweep();
    expect(await waiting()).toBe(0);
  });

  it('mails nobody over and over, whoever asks, and always says the same', async () => {
    const email = h.address();
    await h.enrol(email);
    for (let n = 0; n < 3; n += 1) expect((await forgot(email)).body).toEqual({ accepted: true });
    await done();
    expect(await mailsOf(email, 'reset_password')).toBe(1);
    h.service.clock.advance(5 * 60_000);
    await forgot(email);
    await done();
    expect(await mailsOf(email, 'reset_password')).toBe(2);
    // Many networks: six an hour, so that the owner always has a link that still works.
    for (let n = 0; n < 20; n += 1) await forgot(email, `198.51.100.${n}`);
    await done();
    expect(await mailsOf(email, 'reset_password')).toBe(6);
    h.service.clock.advance(60 * 60_000);
    await forgot(email, '198.51.100.99');
    await done();
    expect(await mailsOf(email, 'reset_password')).toBe(7);
  });

  it('counts the addresses of one mailbox as one', async () => {
    const [name = '', domain] = h.address().split('@');
    const addresses = Array.from({ length: 9 }, (_, n) => `${name}+${n}@${domain}`);
    for (const [n, email] of addresses.entries())
      await h.register(email, {}, { 'x-forwarded-for': `198.51.100.${n}` });
    await done();
    const [row] = await h.service.source.query<{ mails: number; accounts: number }[]>(
      `select count(mail.id)::int as mails, count(distinct user_account.id)::int as accounts
       from user_account left join mail on mail.user_id = user_account.id where email = any($1)`,
      [addresses],
    );
    expect(row).toEqual({ mails: 6, accounts: 9 });
  });

  it('mails an address five times a day for one network', async () => {
    const email = h.address();
    await h.enrol(email);
    for (let n = 0; n < 8; n += 1) {
      h.service.clock.advance(61 * 60_000);
      await forgot(email);
      await done();
    }
    expect(await mailsOf(email, 'reset_password')).toBe(5);
  });
});
