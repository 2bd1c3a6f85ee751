// Real: the service, PostgreSQL, its queue, the payment sandbox. Fake: auth's key set.
import { randomUUID } from 'node:crypto';
import { type AuditResponse, Subscription } from '@stroomwerk/contracts/billing';
import { Bench, type Buyer, day, until } from '../../../../test/bench.js';
import { Reconcile } from '../../reconciliation/application/reconcile.js';

let bench: Bench;
beforeAll(async () => {
  bench = await Bench.start();
});
afterAll(() => bench?.close());

const ops = { userId: randomUUID(), role: 'ops' as const, email: 'ops@example.test', name: 'Ops' };
const post = (path: string, body: object, as: object = ops) =>
  bench.service.call<Record<string, unknown>>('POST', `/api/billing/ops/${path}`, { as, body });
const grant = (who: Buyer, tier = 'professional_monthly', as: object = ops) =>
  post('grants', { user_id: who.userId, price_tier: tier, reason: 'Herstel na storing' }, as);
const reconcile = () => bench.service.app.get(Reconcile).execute();
const revoke = (who: Buyer) => post('revocations', { user_id: who.userId, reason: 'Einde van de proef' });
const audit = async (who: Buyer) =>
  (
    await bench.service.call<AuditResponse>('GET', '/api/billing/ops/audit', {
      as: ops,
      query: { user_id: who.userId },
    })
  ).body.entries;

describe('grants', () => {
  it('give a plan and take it back, told to the others and audited', async () => {
    const who = await bench.buyer();
    const given = await grant(who);
    expect(given.status).toBe(200);
    expect(Subscription.parse(given.body)).toEqual({
      status: 'active',
      price_tier: 'professional_monthly',
      plan_name: 'Professional',
      interval: null,
      source: 'grant',
      current_period_end: null,
      cancel_at_period_end: false,
      next: null,
    });
    expect((await revoke(who)).body).toMatchObject({ status: 'canceled', source: 'grant' });
    expect(
      (await bench.events(who)).map(({ version, status, source, monthly_cents }) => [
        version,
        status,
        source,
        monthly_cents,
      ]),
    ).toEqual([
      [1, 'active', 'grant', 0],
      [2, 'canceled', 'grant', 0],
    ]);
    const entries = await audit(who);
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual(
      expect.objectContaining({
        actor: 'ops@example.test',
        action: 'grant',
        user_id: who.userId,
        price_tier: 'professional_monthly',
        reason: 'Herstel na storing',
        before: expect.objectContaining({ status: 'none' }),
        after: expect.objectContaining({ status: 'active' }),
      }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'revoke', price_tier: 'professional_monthly' }),
    );
  });

  it('wait beside what is paid for, which neither giving nor taking touches, and are there when it ends', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'starter_monthly');
    await bench.has(who, 'active');
    await bench.settled();
    expect(await revoke(who)).toMatchObject({ status: 404, body: { code: 'billing.no_grant' } });
    const paid = { status: 'active', source: 'payment', price_tier: 'starter_monthly' };
    const waits = { price_tier: 'professional_monthly', plan_name: 'Professional', until: null };
    expect(await grant(who)).toMatchObject({ status: 200, body: { ...paid, granted: waits } });
    expect(await grant(who)).toMatchObject({ status: 409, body: { code: 'billing.has_plan' } });
    expect((await revoke(who)).body).toMatchObject(paid);
    expect((await bench.subscription(who)).granted).toBeUndefined();
    await grant(who);
    expect(await bench.events(who)).toHaveLength(1);
    expect(await audit(who)).toHaveLength(3);
    await bench.stripe.subscriptions.cancel(await bench.reference(who));
    await until('the granted plan is there', async () => (await bench.subscription(who)).source === 'grant');
    expect(await bench.subscription(who)).toMatchObject({
      status: 'active',
      price_tier: 'professional_monthly',
    });
  });

  it('end with their last day in the Netherlands, once, beside what is paid for too', async () => {
    const [who, payer, late] = [await bench.buyer(), await bench.buyer(), await bench.buyer()];
    await bench.buy(payer, 'starter_monthly');
    await bench.has(payer, 'active');
    await bench.settled();
    const now = bench.service.clock.now();
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(now);
    const given = (one: Buyer, last: string) =>
      post('grants', {
        user_id: one.userId,
        price_tier: 'professional_monthly',
        until: last,
        reason: 'Een proef',
      });
    expect(await given(who, '2020-01-01')).toMatchObject({
      status: 422,
      body: { code: 'billing.grant_over' },
    });
    expect(await given(who, 'morgen')).toMatchObject({ status: 400 });
    expect(await given(who, today)).toMatchObject({ status: 200, body: { status: 'active' } });
    await given(payer, today);
    const far = new Date(now.getTime() + 40 * day).toISOString().slice(0, 10);
    await given(late, far);
    const { current_period_end: end } = await bench.subscription(who);
    bench.service.clock.set(new Date(Date.parse(String(end)) - 1).toISOString());
    await reconcile();
    expect((await bench.subscription(who)).status).toBe('active');
    bench.service.clock.set(String(end));
    await reconcile();
    await reconcile();
    expect(await bench.subscription(who)).toMatchObject({ status: 'canceled', source: 'grant' });
    const left = await bench.subscription(payer);
    expect(left).toMatchObject({ status: 'active', source: 'payment' });
    expect(left.granted).toBeUndefined();
    expect((await bench.subscription(late)).status).toBe('active');
    expect((await bench.events(who)).map(({ status }) => status)).toEqual(['active', 'canceled']);
  });

  it('give way to a payment', async () => {
    const who = await bench.buyer();
    await grant(who);
    await bench.buy(who, 'professional_monthly');
    await bench.settled();
    expect(await bench.subscription(who)).toMatchObject({ status: 'active', source: 'payment' });
  });

  it('leave what stood under them as the provider has it, when their last day is over', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'starter_monthly', {}, { number: '4000 0000 0000 0341' });
    await bench.has(who, 'active');
    await bench.settled();
    await bench.sandbox.clock.advance(32 * (day / 1000));
    bench.service.clock.advance(32 * day);
    await bench.has(who, 'past_due_grace');
    await bench.settled();
    bench.service.clock.advance(8 * day);
    await reconcile();
    await bench.has(who, 'past_due');
    const last = new Date(bench.service.clock.now().getTime() + day).toISOString().slice(0, 10);
    await post('grants', {
      user_id: who.userId,
      price_tier: 'enterprise_monthly',
      until: last,
      reason: 'Een proef',
    });
    const given = await bench.subscription(who);
    expect(given).toMatchObject({ source: 'grant', status: 'active' });
    // It has had its turn of the day just before.
    const end = Date.parse(String(given.current_period_end));
    for (const at of [end - 60_000, end]) {
      bench.service.clock.set(new Date(at).toISOString());
      await reconcile();
    }
    expect(await bench.subscription(who)).toMatchObject({ source: 'payment', status: 'past_due' });
  });

  it('are there again when what was bought beside them has ended, until they are taken back', async () => {
    const who = await bench.buyer();
    await grant(who, 'enterprise_monthly');
    const bought = async () => {
      await bench.buy(who, 'starter_monthly');
      await until('it is paid for', async () => (await bench.subscription(who)).source === 'payment');
      await bench.settled();
      return bench.reference(who);
    };
    await bench.stripe.subscriptions.cancel(await bought());
    await until('the grant is back', async () => (await bench.subscription(who)).source === 'grant');
    expect(await bench.subscription(who)).toEqual({
      ...{ status: 'active', source: 'grant', price_tier: 'enterprise_monthly', plan_name: 'Enterprise' },
      ...{ interval: null, current_period_end: null, cancel_at_period_end: false, next: null },
    });
    const second = await bought();
    expect(await revoke(who)).toMatchObject({ status: 200, body: { status: 'active', source: 'payment' } });
    await bench.stripe.subscriptions.cancel(second);
    await bench.has(who, 'canceled');
    expect(await bench.events(who)).toMatchObject(
      ['grant', 'payment', 'grant', 'payment', 'payment'].map((source) => ({ source })),
    );
  });

  it('are not given twice, to nobody, or of a service', async () => {
    const who = await bench.buyer();
    await grant(who);
    expect((await grant(who)).body).toMatchObject({ code: 'billing.has_plan' });
    expect(await grant({ ...who, userId: randomUUID() })).toMatchObject({
      status: 404,
      body: { code: 'auth.user_not_found' },
    });
    expect((await grant(await bench.buyer(), 'vip_onboarding')).body).toMatchObject({
      code: 'billing.unknown_price_tier',
    });
    expect((await revoke(await bench.buyer())).body).toMatchObject({ code: 'billing.no_grant' });
  });

  it('are for ops, with a reason', async () => {
    const who = await bench.buyer();
    expect(await grant(who, 'starter_monthly', who)).toMatchObject({
      status: 403,
      body: { code: 'auth.forbidden' },
    });
    const noReason = await post('grants', {
      user_id: who.userId,
      price_tier: 'starter_monthly',
      reason: ' ',
    });
    expect(noReason).toMatchObject({ status: 400, body: { fields: { reason: 'Geef een reden' } } });
    const nobody = await post('grants', { user_id: 'x', price_tier: 'gold', reason: 'proef' });
    expect(Object.keys(nobody.body.fields as object).sort()).toEqual(['price_tier', 'user_id']);
    for (const as of [undefined, who]) {
      const { status } = await bench.service.call('GET', '/api/billing/ops/audit', as ? { as } : {});
      expect(status).toBe(as ? 403 : 401);
    }
  });
});
