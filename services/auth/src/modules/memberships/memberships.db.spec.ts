// Real: the service, PostgreSQL. Fake: the SMTP server, the queue that events come by.
import type { SubscriptionStatus } from '@stroomwerk/contracts';
import type { CurrentUser, GateAccount } from '@stroomwerk/contracts/auth';
import { type GateProof, gateAccountPurpose, sealFor } from '@stroomwerk/kernel/signing';
import { testSecret } from '@stroomwerk/kernel/testing';
import { type AuthHarness, authHarness, password } from '../../../test/auth-harness.js';
import { SubscriptionChangedConsumer } from '../accounts/queue/subscription-changed.consumer.js';
import { Memberships } from './index.js';

let h: AuthHarness;
let ops: string;
beforeAll(async () => {
  h = await authHarness({ GATE_KEY: testSecret });
  ops = (await h.login('ops@example.test')).body.access_token;
});
afterAll(() => h?.close());

const me = async (bearer: string) =>
  (await h.service.call<CurrentUser>('GET', '/api/auth/me', { bearer })).body;
const claimsOf = (bearer: string): unknown =>
  JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString());
const membersOf = (accountId: string | undefined) =>
  h.service.source.query<object[]>('select user_id, role from account_member where account_id = $1', [
    accountId,
  ]);
const erase = (user_id: string) =>
  h.service.call<{ code: string }>('POST', '/api/auth/ops/erasures', { body: { user_id }, bearer: ops });
const erasedWith = async (userId: string) => {
  const rows = await h.service.source.query<{ account_id: unknown }[]>(
    `select payload->'account_id' as account_id from outbox where event = 'account.erased' and aggregate_id = $1`,
    [userId],
  );
  return rows.map(({ account_id }) => account_id);
};
/** Somebody as a process of the version before registered them, after the migration. */
async function registeredBefore(): Promise<{ id: string; email: string }> {
  const { email } = await h.member();
  const [row] = await h.service.source.query<{ id: string }[]>(
    `select id from user_account where email = $1`,
    [email],
  );
  const id = row?.id ?? '';
  await h.service.source.query(
    'delete from account using account_member m where m.account_id = account.id and m.user_id = $1',
    [id],
  );
  return { id, email };
}
const tell = (
  about: { user_id: string; account_id?: string },
  status: SubscriptionStatus,
  version = 1,
): Promise<void> =>
  h.service.app.get(SubscriptionChangedConsumer).handle(
    {
      ...{ ...about, version, status, price_tier: 'launch_special', interval: 'month', source: 'payment' },
      ...{ current_period_end: null, cancel_at_period_end: false, monthly_cents: 4900 },
      changed_at: h.service.clock.now().toISOString(),
    },
    h.service.source.manager,
  );

describe('an account', () => {
  it('is made with whoever registers, is theirs, and has an id of its own, which their token names', async () => {
    const { bearer, cookie } = await h.member();
    for (const token of [bearer, (await h.refresh(cookie)).body.access_token, ops]) {
      const { id, account_id } = await me(token);
      expect(account_id).not.toBe(id);
      expect(await membersOf(account_id)).toEqual([{ user_id: id, role: 'owner' }]);
      expect(claimsOf(token)).toMatchObject({ sub: id, acc: account_id });
    }
  });

  it('is made for an account of the gate, with its plan, and goes with it', async () => {
    const exp = Math.floor(h.service.clock.now().getTime() / 1_000) + 60;
    const proof = sealFor<GateProof>(testSecret, gateAccountPurpose).seal({ exp });
    const opened = await h.service.call<GateAccount>('POST', '/api/auth/gate/open', { body: { proof } });
    const { id } = opened.body;
    const held = await h.service.app.get(Memberships).of(id);
    expect(held).toMatchObject({ subscriptionStatus: 'active', priceTier: 'enterprise_monthly' });
    await h.service.call('POST', '/api/auth/gate/close', { body: { proof, id } });
    const left = await h.service.source.query('select from account where id = $1', [held.accountId]);
    expect(left).toEqual([]);
  });

  it('has one owner, and a person one account', async () => {
    const [one, other] = [await me((await h.member()).bearer), await me((await h.member()).bearer)];
    const join = (account: string | undefined, user: string, role: string) =>
      h.service.source.query('insert into account_member values ($1, $2, $3, now())', [account, user, role]);
    await expect(join(one.account_id, other.id, 'member')).rejects.toThrow(/account_member_user_id_key/);
    await h.service.source.query('delete from account_member where user_id = $1', [other.id]);
    await expect(join(one.account_id, other.id, 'owner')).rejects.toThrow(/account_owner/);
  });

  it('has the plan of all its members, by whichever of them it was bought', async () => {
    const [owner, member] = [await h.member(), await h.member()];
    const [{ id, account_id }, joining] = [await me(owner.bearer), await me(member.bearer)];
    await h.service.source.query(
      `update account_member set account_id = $1, role = 'member' where user_id = $2`,
      [...[account_id, joining.id]],
    );
    await tell({ user_id: joining.id, account_id }, 'active');
    for (const { bearer } of [owner, member])
      expect(await me(bearer)).toMatchObject({ account_id, subscription_status: 'active' });

    // It stays when one of them goes, plan and all.
    expect((await erase(joining.id)).status).toBe(200);
    expect(await erasedWith(joining.id)).toEqual([null]);
    expect(await membersOf(account_id)).toEqual([{ user_id: id, role: 'owner' }]);
    expect((await erase(id)).body.code).toBe('auth.plan_runs');
    await tell({ user_id: id, account_id }, 'canceled', 2);
    expect((await erase(id)).status).toBe(200);
    expect(await erasedWith(id)).toEqual([account_id]);
    expect(await h.service.source.query('select from account where id = $1', [account_id])).toEqual([]);
  });

  it('takes the id of a person whom a process of the version before registered', async () => {
    const { id, email } = await registeredBefore();
    const { body } = await h.login(email, { password });
    expect(await me(body.access_token)).toMatchObject({ id, account_id: id, subscription_status: 'none' });
    expect(await membersOf(id)).toEqual([{ user_id: id, role: 'owner' }]);
  });

  it.each([
    ['that billing of the version before told of', () => ({})],
    ['that billing tells of before they are back', (id: string) => ({ account_id: id })],
  ])('of such a person has the plan %s', async (_, about) => {
    const { id, email } = await registeredBefore();
    await tell({ user_id: id, ...about(id) }, 'active');
    const { body } = await h.login(email, { password });
    expect(await me(body.access_token)).toMatchObject({ account_id: id, subscription_status: 'active' });
  });

  it('has the plan of an event that names its person only', async () => {
    const { bearer } = await h.member();
    await tell({ user_id: (await me(bearer)).id }, 'active');
    expect(await me(bearer)).toMatchObject({ subscription_status: 'active', price_tier: 'launch_special' });
  });
});
