import { randomUUID } from 'node:crypto';
import type { CurrentUser } from '@stroomwerk/contracts/auth';
import type { BonusGranted } from '@stroomwerk/contracts/library';
import { type BonusLink, bonusLinkPurpose, sealFor } from '@stroomwerk/kernel/signing';
import { testAccountOf, testSecret } from '@stroomwerk/kernel/testing';
import { type AuthHarness, authHarness } from '../../../test/auth-harness.js';
import { BonusGrantedConsumer } from './queue/bonus-granted.consumer.js';

/** Real: the service, PostgreSQL, the mail queue. Fake: the SMTP server. The event is handed over as its queue would. */
describe('the mail with bonus workflows', () => {
  let h: AuthHarness;
  beforeAll(async () => {
    h = await authHarness();
  });
  afterAll(() => h?.close());

  const deliver = async (payload: BonusGranted) => {
    const consumer = h.service.app.get(BonusGrantedConsumer);
    await h.service.source.transaction((manager) => consumer.handle(payload, manager));
    consumer.committed(payload);
  };
  const granted = (userId: string, language: 'nl' | 'en' = 'nl'): BonusGranted => ({
    ...{
      user_id: userId,
      account_id: testAccountOf(userId),
      version: 1,
      language,
      granted_at: h.service.clock.now().toISOString(),
    },
    workflows: [
      { filename: 'een.json', name: 'Facturen & herinneringen' },
      { filename: 'twee.json', name: 'Leads verdelen' },
    ],
  });
  const somebody = async () => {
    const { email, bearer } = await h.member();
    const { body } = await h.service.call<CurrentUser>('GET', '/api/auth/me', { bearer });
    return { email, id: body.id };
  };

  it('carries a signed link to each file, and is sent once', async () => {
    const { email, id } = await somebody();
    await deliver(granted(id));
    const mail = await h.mailTo(email, 'bonusworkflows');
    expect(mail.text).toContain('Facturen &#38; herinneringen');
    const tokens = [
      ...new Set([...mail.text.matchAll(/bonus\/file\?token=([\w.-]+)/g)].map((hit) => hit[1])),
    ];
    const opened = tokens.map((token) => sealFor<BonusLink>(testSecret, bonusLinkPurpose).open(token ?? ''));
    const exp = Math.floor(h.service.clock.now().getTime() / 1_000) + 30 * 86_400;
    expect(opened).toEqual([
      { userId: id, accountId: testAccountOf(id), filename: 'een.json', exp },
      { userId: id, accountId: testAccountOf(id), filename: 'twee.json', exp },
    ]);

    await deliver(granted(id));
    await deliver({ ...granted(id, 'en'), version: 2 });
    const rows = await h.service.source.query<unknown[]>(
      `select 1 from mail where user_id = $1 and kind = 'bonus_workflows'`,
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(h.sink.mails.filter((sent) => sent.to === email && sent.text.includes('bonus/file'))).toHaveLength(
      1,
    );
  });

  it('is written in the language it was asked for in', async () => {
    const { email, id } = await somebody();
    await deliver(granted(id, 'en'));
    await h.mailTo(email, 'Your 2 bonus workflows');
  });

  it('is not written for an account that is gone', async () => {
    const id = randomUUID();
    await deliver(granted(id));
    const rows = await h.service.source.query<unknown[]>('select 1 from mail where user_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});
