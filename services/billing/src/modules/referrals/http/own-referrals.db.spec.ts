// Real: the service, PostgreSQL, its queue, the payment sandbox, signed webhooks over HTTP. Who refers themselves.
import { randomUUID } from 'node:crypto';
import type {
  AuditResponse,
  DecideReferral,
  OpsReferral,
  OpsReferrals,
  ReferralStats,
  ReferralSummary,
} from '@stroomwerk/contracts/billing';
import { Bench, type Buyer, day } from '../../../../test/bench.js';
import { Reconcile } from '../../reconciliation/application/reconcile.js';
import { UserMailboxConsumer } from '../queue/user-mailbox.consumer.js';

let bench: Bench;
beforeAll(async () => {
  bench = await Bench.start();
});
afterAll(() => bench?.close());

const ops = { userId: randomUUID(), role: 'ops' as const, email: 'ops@example.test', name: 'Ops' };
const mastercard = { number: '5555 5555 5555 4444' };

const code = async (who: Buyer) =>
  (await bench.service.call<ReferralSummary>('GET', '/api/referrals/generate-code', { as: who })).body
    .referral_code;
const stats = async (who: Buyer) =>
  (await bench.service.call<ReferralStats>('GET', '/api/referrals/stats', { as: who })).body;
const reads = ({ userId }: Buyer, mailbox_id: string) =>
  bench.service.source.transaction((manager) =>
    bench.service.app.get(UserMailboxConsumer).handle({ user_id: userId, version: 1, mailbox_id }, manager),
  );
const shown = async (referee: Buyer) => {
  const { body } = await bench.service.call<OpsReferrals>('GET', '/api/billing/ops/referrals', { as: ops });
  return body.referrals.find(({ referee_id }) => referee_id === referee.userId);
};
const decide = (body: DecideReferral) =>
  bench.service.call<OpsReferral>('POST', '/api/billing/ops/referrals/decisions', { as: ops, body });
const pays = async (referee: Buyer, card: Record<string, string> = {}) => {
  await bench.buy(referee, 'starter_monthly', {}, card);
  await bench.has(referee, 'active');
  await bench.settled();
};
const afterHold = async () => {
  bench.service.clock.advance(30 * day);
  await bench.service.app.get(Reconcile).execute();
};
const nothing = { paid_referrals: 0, total_commission: 0, pending_commission: 0 };

it('another spelling of one’s own address earns nothing, and ops sees why', async () => {
  const referrer = await bench.buyer();
  const referee = await bench.buyer(await code(referrer));
  const mailbox = randomUUID();
  await reads(referrer, mailbox);
  await reads(referee, mailbox);
  await pays(referee);
  expect(await stats(referrer)).toMatchObject({ total_referrals: 1, ...nothing });
  expect(await shown(referee)).toMatchObject({
    ...{ referrer_id: referrer.userId, signs: ['same_mailbox'], verdict: 'refused', decision: null },
    commission_status: null,
  });
});

it('news of the mailbox that comes after the payment takes the held commission back, with the reason', async () => {
  const referrer = await bench.buyer();
  const referee = await bench.buyer(await code(referrer));
  await pays(referee);
  expect(await stats(referrer)).toMatchObject({ paid_referrals: 1, pending_commission: 25 });
  const mailbox = randomUUID();
  await reads(referee, mailbox);
  await reads(referrer, mailbox);
  await afterHold();
  expect(await stats(referrer)).toMatchObject(nothing);
  const lines = await bench.service.source.query<object[]>(
    `select movement, account, amount_cents, reason from ledger_entry
     where referee_id = $1 and movement = 'clawed_back' order by account`,
    [referee.userId],
  );
  expect(lines).toEqual([
    { movement: 'clawed_back', account: 'expense', amount_cents: 2_500, reason: 'refused' },
    { movement: 'clawed_back', account: 'held', amount_cents: -2_500, reason: 'refused' },
  ]);
});

it('the referrer’s own card earns nothing, also where the referrer pays with it later', async () => {
  const [early, late] = [await bench.buyer(), await bench.buyer()];
  await pays(early);
  const first = await bench.buyer(await code(early));
  await pays(first);
  expect(await stats(early)).toMatchObject(nothing);
  expect(await shown(first)).toMatchObject({ signs: ['same_payment'], verdict: 'refused' });

  const second = await bench.buyer(await code(late));
  await pays(second);
  expect(await stats(late)).toMatchObject({ pending_commission: 25 });
  await pays(late);
  await afterHold();
  expect(await stats(late)).toMatchObject(nothing);
});

it('a card of one’s own beside the same plan earns as ever', async () => {
  const referrer = await bench.buyer();
  await pays(referrer);
  const referee = await bench.buyer(await code(referrer));
  await pays(referee, mastercard);
  await afterHold();
  expect(await stats(referrer)).toMatchObject({ paid_referrals: 1, total_commission: 25 });
  expect(await shown(referee)).toBeUndefined();
});

it('one card for two referees is held until ops decides, audited, and released only then', async () => {
  const referrer = await bench.buyer();
  const [one, two] = [await bench.buyer(await code(referrer)), await bench.buyer(await code(referrer))];
  await pays(one);
  await pays(two);
  await afterHold();
  await afterHold();
  // Both wait by then: each shares its card with the other.
  expect(await stats(referrer)).toMatchObject({ total_commission: 50, pending_commission: 50 });
  expect(await shown(two)).toMatchObject({ signs: ['shared_payment'], verdict: 'held', decision: null });
  const allowed = await decide({ referee_id: one.userId, decision: 'allowed', reason: 'Samen één rekening' });
  expect(allowed.body).toMatchObject({ verdict: 'clear', decision: 'allowed' });
  const refused = await decide({ referee_id: two.userId, decision: 'refused', reason: 'Zelfde persoon' });
  expect(refused.body).toMatchObject({ verdict: 'refused', commission_status: 'clawed_back' });
  await bench.service.app.get(Reconcile).execute();
  expect(await stats(referrer)).toMatchObject({
    ...{ paid_referrals: 1, total_commission: 25, pending_commission: 0 },
  });
  const { body } = await bench.service.call<AuditResponse>('GET', '/api/billing/ops/audit', {
    ...{ as: ops, query: { user_id: two.userId } },
  });
  expect(body.entries).toMatchObject([
    { action: 'refuse_referral', actor: 'ops@example.test', reason: 'Zelfde persoon', before: null },
  ]);
});

it('what was released stays, whatever is found later, unless ops refuses it', async () => {
  const referrer = await bench.buyer();
  const referee = await bench.buyer(await code(referrer));
  await pays(referee);
  await afterHold();
  await pays(referrer);
  await bench.service.app.get(Reconcile).execute();
  expect(await stats(referrer)).toMatchObject({ total_commission: 25, pending_commission: 0 });
  await decide({ referee_id: referee.userId, decision: 'refused', reason: 'Blijkt zelf te zijn' });
  expect(await stats(referrer)).toMatchObject(nothing);
});

it('is for ops alone, and about referrals that exist', async () => {
  const who = await bench.buyer();
  const path = '/api/billing/ops/referrals';
  expect((await bench.service.call('GET', path, { as: who })).status).toBe(403);
  const body = { referee_id: who.userId, decision: 'allowed' as const, reason: 'Niemand' };
  expect((await bench.service.call('POST', `${path}/decisions`, { as: who, body })).status).toBe(403);
  expect((await decide(body)).body).toMatchObject({ code: 'billing.referral_not_found' });
});
