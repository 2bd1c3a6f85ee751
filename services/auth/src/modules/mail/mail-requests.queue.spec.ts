// Real: auth and billing, each with its own connection, PostgreSQL, outbox, relay, queue, SMTP. Fake: the mail server.
import { billingMailRequested, type MailRequest } from '@stroomwerk/contracts/mails';
import { Outbox } from '@stroomwerk/kernel';
import { type TestService, testService } from '@stroomwerk/kernel/testing';
import { until } from '@stroomwerk/test-kit';
import pg from 'pg';
import { billing } from '../../../../billing/src/definition.js';
import { SubscriptionWriter } from '../../../../billing/src/modules/subscriptions/application/subscription-writer.js';
import { type AuthHarness, authHarness } from '../../../test/auth-harness.js';

describe('a mail that another service asks for', () => {
  let h: AuthHarness;
  let from: TestService;
  let client: pg.Client;
  beforeAll(async () => {
    h = await authHarness();
    from = await testService(billing, {
      databaseUrl: h.databaseUrl,
      env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      clock: h.service.clock,
    });
    client = new pg.Client({ connectionString: h.databaseUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await from?.close();
    await h?.close();
  });

  const somebody = async (language: 'nl' | 'en') => {
    const email = h.address();
    await h.register(email, {}, { 'accept-language': language });
    await h.login(email);
    const { rows } = await client.query<{ id: string }>('select id from auth.user_account where email = $1', [
      email,
    ]);
    return { email, id: rows[0]?.id ?? '' };
  };
  const unpaid = (userId: string) =>
    from.source.transaction((manager) =>
      from.app.get(SubscriptionWriter).change(manager, userId, (current) => ({
        ...{ ...current, status: 'past_due_grace', price_tier: 'starter_monthly', source: 'payment' },
        past_due_since: h.service.clock.now(),
      })),
    );
  const written = async (userId: string) =>
    (await client.query(`select 1 from auth.mail where user_id = $1 and kind = 'payment_failed'`, [userId]))
      .rowCount;

  it('is written by auth in the language of its reader, and names nobody on its way', async () => {
    const { email, id } = await somebody('en');
    await unpaid(id);
    await unpaid(id);
    const mail = await h.mailTo(email, 'The payment for Stroomwerk failed');
    expect(mail.text).toContain('stays open until 28 November 2026');
    expect(mail.text).toContain('Hello Sanne Bakker,');
    const { rows } = await client.query<{ payload: MailRequest }>(
      `select payload from billing.outbox where event = 'billing.mail_requested' and aggregate_id = $1`,
      [id],
    );
    expect(rows.map(({ payload }) => payload)).toEqual([
      {
        ...{ kind: 'payment_failed', version: 1, user_id: id, request_id: expect.any(String) },
        asked_at: h.service.clock.now().toISOString(),
        data: { open_until: '2026-11-28T10:00:00.000Z' },
      },
    ]);
  });

  it('is sent once, however often the event comes and however often it is asked for under one id', async () => {
    const { email, id } = await somebody('nl');
    await unpaid(id);
    await h.mailTo(email, 'De betaling voor Stroomwerk is niet gelukt');
    const { rows } = await client.query<{ payload: MailRequest }>(
      `update billing.outbox set relayed_at = null where event = 'billing.mail_requested' and aggregate_id = $1
       returning payload`,
      [id],
    );
    const [again] = rows;
    await from.source.transaction((manager) =>
      from.app.get(Outbox).publish(manager, billingMailRequested, id, again?.payload as MailRequest),
    );
    await until('both were taken', async () => {
      const taken = await client.query(`select 1 from auth.inbox where event = 'billing.mail_requested'`);
      const left = await client.query('select 1 from billing.outbox where relayed_at is null');
      return taken.rowCount === 3 && left.rowCount === 0;
    });
    expect(await written(id)).toBe(1);
    expect(h.sink.mails.filter((mail) => mail.to === email && mail.text.includes('betaling'))).toHaveLength(
      1,
    );
  });
});
