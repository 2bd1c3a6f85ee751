// Real: the service, PostgreSQL, its queue, the payment sandbox, signed webhooks over HTTP. Fake: auth's key set.
import { randomUUID } from 'node:crypto';
import type { AuditResponse, ReferralStats, ReferralSummary } from '@stroomwerk/contracts/billing';
import { UserRegisteredConsumer } from '../src/modules/referrals/queue/user-registered.consumer.js';
import { SyncSubscription } from '../src/modules/subscriptions/application/sync-subscription.js';
import { Bench, type Buyer } from './bench.js';

let bench: Bench;
beforeAll(async () => {
  bench = await Bench.start();
});
afterAll(() => bench?.close());

const colleagueOf = (who: Buyer): Buyer => {
  const userId = randomUUID();
  return { userId, accountId: who.accountId, email: `${userId}@example.test`, name: 'Bram Vos' };
};
const ops = { userId: randomUUID(), role: 'ops' as const, email: 'ops@example.test', name: 'Ops' };

describe('a plan', () => {
  it('is of the account: bought by one member, it is every member’s, and nobody buys it twice', async () => {
    const owner = await bench.buyer();
    const colleague = colleagueOf(owner);
    const session = await bench.buy(colleague, 'professional_monthly');
    await bench.has(owner, 'active');
    await bench.settled();
    expect(await bench.subscription(colleague)).toEqual(await bench.subscription(owner));
    expect((await bench.checkout(owner, 'professional_monthly')).body.code).toBe(
      'billing.already_subscribed',
    );
    const { status } = await bench.service.call('GET', `/api/billing/checkout-sessions/${session}`, {
      as: owner,
    });
    expect(status).toBe(200);
    expect(await bench.events(owner)).toMatchObject([
      { account_id: owner.accountId, user_id: owner.userId, version: 1, status: 'active' },
    ]);
    // Not of whoever has the id of one of them.
    expect(await bench.subscription({ ...owner, accountId: owner.userId })).toMatchObject({ status: 'none' });
  });

  it('is given to a person’s account, and the audit names both', async () => {
    const owner = await bench.buyer();
    await bench.service.call('POST', '/api/billing/ops/grants', {
      ...{ as: ops, body: { user_id: owner.userId, price_tier: 'starter_monthly', reason: 'Herstel' } },
    });
    expect(await bench.subscription(colleagueOf(owner))).toMatchObject({ status: 'active', source: 'grant' });
    const query = { user_id: owner.userId };
    const { body } = await bench.service.call<AuditResponse>('GET', '/api/billing/ops/audit', {
      as: ops,
      query,
    });
    expect(body.entries).toMatchObject([{ user_id: owner.userId, action: 'grant' }]);
    const kept = await bench.service.source.query<object[]>(
      'select account_id from audit_entry where user_id = $1',
      [owner.userId],
    );
    expect(kept).toEqual([{ account_id: owner.accountId }]);
  });

  it.each([
    ['before there were accounts', (userId: string) => userId],
    ['by a billing of before, for somebody who has an account of their own', () => undefined],
  ])('of the provider that notes a person only is their account’s: made %s', async (_, accountOf) => {
    const who = await bench.buyer();
    const accountId = accountOf(who.userId) ?? who.accountId;
    await bench.service.source.query('update registered_user set account_id = $2 where user_id = $1', [
      ...[who.userId, accountId],
    ]);
    const as = { ...who, accountId };
    await bench.buy(as, 'starter_monthly');
    await bench.has(as, 'active');
    await bench.settled();
    const [row] = await bench.service.source.query<{ reference: string }[]>(
      'select reference from subscription where account_id = $1',
      [accountId],
    );
    const id = row?.reference ?? '';
    // As the sessions of before noted it.
    await bench.stripe.subscriptions.update(id, { metadata: { account_id: '', user_id: who.userId } });
    await bench.service.source.query('delete from subscription where account_id = $1', [accountId]);
    const write = await bench.service.app.get(SyncSubscription).read(async () => undefined, id);
    await bench.service.source.transaction(write);
    expect(await bench.subscription(as)).toMatchObject({ status: 'active', price_tier: 'starter_monthly' });
  });
});

it('a referral is a person’s, and is paid for by the account that was made for them', async () => {
  const referrer = await bench.buyer();
  const { body } = await bench.service.call<ReferralSummary>('GET', '/api/referrals/generate-code', {
    as: referrer,
  });
  const stats = async () =>
    (await bench.service.call<ReferralStats>('GET', '/api/referrals/stats', { as: referrer })).body;
  const referee = await bench.buyer(body.referral_code);
  await bench.buy(colleagueOf(referee), 'starter_monthly');
  await bench.has(referee, 'active');
  await bench.settled();
  expect(await stats()).toMatchObject({ total_referrals: 1, paid_referrals: 1, total_commission: 25 });
  // A colleague of the referrer has a code and figures of their own.
  const other = await bench.service.call<ReferralSummary>('GET', '/api/referrals/generate-code', {
    as: colleagueOf(referrer),
  });
  expect(other.body).toMatchObject({ total_referrals: 0 });
  expect(other.body.referral_code).not.toBe(body.referral_code);
});

it('who registered by an event from before there were accounts has one with their own id', async () => {
  const user_id = randomUUID();
  const registered_at = bench.service.clock.now().toISOString();
  await bench.service.source.transaction((manager) =>
    bench.service.app
      .get(UserRegisteredConsumer)
      .handle({ user_id, version: 1, role: 'user', referral_code: null, registered_at }, manager),
  );
  await bench.service.call('POST', '/api/billing/ops/grants', {
    ...{ as: ops, body: { user_id, price_tier: 'starter_monthly', reason: 'Herstel' } },
  });
  const as = { userId: user_id, accountId: user_id, email: 'anna@example.test', name: 'Anna' };
  expect(await bench.subscription(as)).toMatchObject({ status: 'active' });
});
