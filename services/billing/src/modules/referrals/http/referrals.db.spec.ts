// Real: the service, PostgreSQL, its queue, the payment sandbox, signed webhooks over HTTP.
import type { ReferralStats, ReferralSummary } from '@stroomwerk/contracts/billing';
import Stripe from 'stripe';
import { Bench, type Buyer, day, site, until } from '../../../../test/bench.js';
import { Reconcile } from '../../reconciliation/application/reconcile.js';
import { Commissions } from '../application/commissions.js';

let bench: Bench;
beforeAll(async () => {
  bench = await Bench.start();
});
afterAll(() => bench?.close());

const summary = async (who: Buyer) =>
  (await bench.service.call<ReferralSummary>('GET', '/api/referrals/generate-code', { as: who })).body;
const stats = async (who: Buyer) =>
  (await bench.service.call<ReferralStats>('GET', '/api/referrals/stats', { as: who })).body;
const paid = (who: Buyer, count: number) =>
  until(`${count} paid referral(s)`, async () => {
    const found = await stats(who);
    return found.paid_referrals === count && found;
  });
const nothing = { total_referrals: 0, paid_referrals: 0, total_commission: 0, pending_commission: 0 };

describe('referrals', () => {
  it('give each user one code and link, made on demand', async () => {
    const who = await bench.buyer();
    expect(await stats(who)).toEqual(nothing);
    const all = await Promise.all([summary(who), summary(who), summary(who)]);
    const [first] = all;
    expect(first?.referral_code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    expect(first).toEqual({
      ...nothing,
      referral_code: first?.referral_code,
      referral_url: `${site}/?ref=${first?.referral_code}`,
    });
    expect(new Set(all.map((each) => each.referral_code)).size).toBe(1);
  });

  it('earn 25 euro for a referee who pays, once, whatever is paid and however often it is told', async () => {
    const referrer = await bench.buyer();
    const { referral_code } = await summary(referrer);
    const referee = await bench.buyer(referral_code.toLowerCase());
    expect(await stats(referrer)).toEqual({ ...nothing, total_referrals: 1 });
    await bench.buy(referee, 'launch_special');
    expect(await paid(referrer, 1)).toEqual({
      total_referrals: 1,
      paid_referrals: 1,
      total_commission: 25,
      pending_commission: 25,
    });
    await bench.settled();
    await bench.buy(referee, 'custom_workflow');
    await bench.settled();
    const events = await bench.service.source.query<{ id: string }[]>('select id from provider_event');
    for (const { id } of events) await bench.admin(`events/${id}/resend`, { times: 5 });
    await bench.settled();
    expect(await stats(referrer)).toMatchObject({ paid_referrals: 1, total_commission: 25 });
    const ledger = await bench.service.source.query<{ account: string; amount_cents: number }[]>(
      'select account, amount_cents from ledger_entry where referrer_id = $1 order by account',
      [referrer.userId],
    );
    expect(ledger).toEqual([
      { account: 'expense', amount_cents: -2_500 },
      { account: 'held', amount_cents: 2_500 },
    ]);
  });

  it('are released after thirty days', async () => {
    const referrer = await bench.buyer();
    const referee = await bench.buyer((await summary(referrer)).referral_code);
    await bench.buy(referee, 'starter_monthly');
    await paid(referrer, 1);
    await bench.settled();
    await bench.service.app.get(Reconcile).execute();
    // Not before its time, whoever asks.
    await bench.service.app.get(Commissions).release(referee.userId);
    expect(await stats(referrer)).toMatchObject({ pending_commission: 25 });
    bench.service.clock.advance(30 * day);
    await bench.service.app.get(Reconcile).execute();
    await bench.service.app.get(Reconcile).execute();
    expect(await stats(referrer)).toEqual({
      total_referrals: 1,
      paid_referrals: 1,
      total_commission: 25,
      pending_commission: 0,
    });
  });

  it('are clawed back when everything that was paid went back', async () => {
    const referrer = await bench.buyer();
    const referee = await bench.buyer((await summary(referrer)).referral_code);
    const id = await bench.buy(referee, 'lifetime_pro');
    await paid(referrer, 1);
    await bench.settled();
    const { payment_intent } = await bench.stripe.checkout.sessions.retrieve(id);
    await bench.stripe.refunds.create({ payment_intent: String(payment_intent), amount: 1_000 });
    await bench.settled();
    // 1,000 of 241,879 cents: the commission loses the same share.
    await until('its share went back', async () => (await stats(referrer)).total_commission === 24.89);
    await bench.stripe.refunds.create({ payment_intent: String(payment_intent) });
    expect(await paid(referrer, 0)).toEqual({ ...nothing, total_referrals: 1 });
  });

  it('come for a plan that is paid later, whatever went back before, and never for a service', async () => {
    const referrer = await bench.buyer();
    const referee = await bench.buyer((await summary(referrer)).referral_code);
    await bench.buy(referee, 'custom_workflow');
    await bench.settled();
    expect(await stats(referrer)).toMatchObject({ paid_referrals: 0, total_commission: 0 });
    const id = await bench.buy(referee, 'lifetime_pro');
    await paid(referrer, 1);
    await bench.settled();
    const { payment_intent } = await bench.stripe.checkout.sessions.retrieve(id);
    await bench.stripe.refunds.create({ payment_intent: String(payment_intent) });
    await paid(referrer, 0);
    await bench.settled();
    bench.service.clock.advance(20 * day);
    await bench.buy(referee, 'starter_monthly');
    await paid(referrer, 1);
    await bench.settled();
    // Held for thirty days of its own, and released to the cent.
    bench.service.clock.advance(29 * day);
    await bench.service.app.get(Reconcile).execute();
    expect(await stats(referrer)).toMatchObject({ total_commission: 25, pending_commission: 25 });
    bench.service.clock.advance(day);
    await bench.service.app.get(Reconcile).execute();
    expect(await stats(referrer)).toMatchObject({ total_commission: 25, pending_commission: 0 });
    const [books] = await bench.service.source.query<{ sum: number; lines: number }[]>(
      'select sum(amount_cents)::int as sum, count(*)::int as lines from ledger_entry where referrer_id = $1',
      [referrer.userId],
    );
    expect(books).toEqual({ sum: 0, lines: 8 });
  });

  it('wait while a bank has the money, and lapse when it keeps it', async () => {
    const referrer = await bench.buyer();
    const referee = await bench.buyer((await summary(referrer)).referral_code);
    await bench.buy(referee, 'starter_monthly');
    await paid(referrer, 1);
    await bench.settled();
    const [charge] = await bench.charges(referee);
    const { id } = await bench.admin<{ id: string }>('disputes', { charge: charge?.id });
    await bench.has(referee, 'suspended');
    bench.service.clock.advance(31 * day);
    await bench.service.app.get(Reconcile).execute();
    expect(await stats(referrer)).toMatchObject({ total_commission: 25, pending_commission: 25 });
    await bench.admin(`disputes/${id}`, { status: 'lost' });
    await paid(referrer, 0);
    expect(await stats(referrer)).toMatchObject({ total_commission: 0, pending_commission: 0 });
  });

  it('count a payment that was known before the account was', async () => {
    const referrer = await bench.buyer();
    const { referral_code } = await summary(referrer);
    const early = await bench.buyer();
    await bench.buy(early, 'starter_monthly');
    await bench.has(early, 'active');
    await bench.settled();
    await bench.registered(early, referral_code);
    await bench.service.app.get(Reconcile).execute();
    expect(await stats(referrer)).toMatchObject({ paid_referrals: 1, total_commission: 25 });
    // Once: afterwards there is nothing to ask about.
    const invoices = jest.spyOn(bench.service.app.get(Stripe).invoices, 'list');
    await bench.service.app.get(Reconcile).execute();
    expect(invoices).not.toHaveBeenCalled();
    invoices.mockRestore();
  });

  it('ignore unknown codes, one’s own, and a second attribution', async () => {
    const referrer = await bench.buyer();
    const { referral_code } = await summary(referrer);
    await bench.registered(referrer, referral_code);
    await bench.buyer('ZZZZZZZZ');
    await bench.buyer("x' or 1=1");
    expect(await stats(referrer)).toEqual(nothing);
    const other = await bench.buyer();
    const referee = await bench.buyer(referral_code);
    await bench.registered(referee, (await summary(other)).referral_code);
    expect(await stats(other)).toEqual(nothing);
    expect(await stats(referrer)).toMatchObject({ total_referrals: 1 });
  });

  it('want a login', async () => {
    expect((await bench.service.call('GET', '/api/referrals/stats')).status).toBe(401);
    expect((await bench.service.call('GET', '/api/referrals/generate-code')).status).toBe(401);
  });
});
