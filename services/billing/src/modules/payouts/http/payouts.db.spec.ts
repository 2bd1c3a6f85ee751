// Real: the service, PostgreSQL with the role that billing works as. Commissions are written as a payment would.
import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type {
  AuditResponse,
  OpsPayoutBatch,
  OpsPayouts,
  PayoutFile,
  PayoutView,
  ReferralLedger,
  ReferralStats,
} from '@stroomwerk/contracts/billing';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import type { KeyRing } from '@stroomwerk/kernel/signing';
import { Bench, type Buyer, day } from '../../../../test/bench.js';
import { erasure } from '../../../erasure.js';
import { Commissions } from '../../referrals/application/commissions.js';
import { PayoutVault } from '../application/payout-vault.js';

let bench: Bench;
beforeAll(async () => {
  bench = await Bench.start({ PAYOUT_IBAN: 'NL20 INGB 0001 2345 67', PAYOUT_HOLDER: 'Stroomwerk B.V.' });
});
afterAll(() => bench?.close());

const ops = { userId: randomUUID(), role: 'ops' as const, email: 'ops@example.test', name: 'Ops' };
const iban = 'NL91 ABNA 0417 1643 00';
const otherIban = 'BE68 5390 0754 7034';

const call = <T>(method: string, path: string, as: Partial<Buyer>, body?: object) =>
  bench.service.call<T & { code?: string }>(method, `/api/${path}`, { as, body });
const view = async (who: Buyer) => (await call<PayoutView>('GET', 'referrals/payouts', who)).body;
const ledger = async (who: Buyer) => (await call<ReferralLedger>('GET', 'referrals/ledger', who)).body;
const stats = async (who: Buyer) => (await call<ReferralStats>('GET', 'referrals/stats', who)).body;
const enter = (who: Partial<Buyer>, given = iban) =>
  call<PayoutView>('PUT', 'referrals/payouts/account', who, { holder: 'Anna de Boer', iban: given });
const lastChange = async (who: Buyer) => {
  const asked = (await bench.mails(who, 'payout_account_entered')) as { change_id: string }[];
  return asked.at(-1)?.change_id ?? '';
};
const confirm = (who: Buyer, change_id: string) =>
  call<PayoutView>('POST', 'referrals/payouts/account/confirm', who, { change_id });
const listed = async () => (await call<OpsPayouts>('GET', 'billing/ops/payouts', ops)).body;
const order = (batch_id = randomUUID()) =>
  call<OpsPayoutBatch>('POST', 'billing/ops/payouts/batches', ops, { batch_id });
const paid = (id: string) => call<OpsPayoutBatch>('POST', `billing/ops/payouts/batches/${id}/paid`, ops);
const fetched = (id: string) => call<PayoutFile>('GET', `billing/ops/payouts/batches/${id}/file`, ops);
const audited = async (who: Buyer) =>
  (await call<AuditResponse>('GET', `billing/ops/audit?user_id=${who.userId}`, ops)).body.entries;
const giveBack = (id: string) =>
  call<OpsPayoutBatch>('POST', `billing/ops/payouts/${id}/return`, ops, { reason: 'Rekening opgeheven' });

/** Somebody with a confirmed account. */
async function affiliate(): Promise<Buyer> {
  const who = await bench.buyer();
  await enter(who);
  expect((await confirm(who, await lastChange(who))).status).toBe(200);
  return who;
}

/** A commission of 25 euro that is held for thirty days. @returns its referee */
async function earned(who: Buyer): Promise<string> {
  const referee = randomUUID();
  const now = bench.service.clock.now();
  await bench.service.source.transaction(async (manager) => {
    await manager.query(
      `insert into referral (referee_id, account_id, referrer_id, code, attributed_at, check_due)
       values ($1, $1, $2, 'ABCD2345', $3, false)`,
      [referee, who.userId, now],
    );
    await manager.query(`insert into commission values ($1, $2, 'held', 2500, $3, $4, false)`, [
      ...[referee, who.userId, now, new Date(now.getTime() + 30 * day)],
    ]);
    await manager.query(
      `insert into ledger_entry (referee_id, referrer_id, movement, account, amount_cents, at)
       values ($1, $2, 'earned', 'expense', -2500, $3), ($1, $2, 'earned', 'held', 2500, $3)`,
      [referee, who.userId, now],
    );
  });
  return referee;
}

/** So many commissions, released a month later; then the day on which they are to be paid. */
async function due(who: Buyer, count: number): Promise<void> {
  const referees = [];
  for (let each = 0; each < count; each += 1) referees.push(await earned(who));
  bench.service.clock.advance(30 * day);
  for (const referee of referees) await bench.service.app.get(Commissions).release(referee);
  bench.service.clock.advance(12 * day);
}
const sums = async (who: Buyer) =>
  await bench.service.source.query<{ movement: string; cents: number; lines: number }[]>(
    `select movement, sum(amount_cents)::int as cents, count(*)::int as lines from ledger_entry
     where referrer_id = $1 and payout_id is not null group by movement order by movement`,
    [who.userId],
  );

describe('a payout account', () => {
  it('is none, waits for the mail, and counts once its reader confirmed it', async () => {
    const who = await bench.buyer();
    expect(await view(who)).toEqual({
      ...{
        account: null,
        waiting: null,
        minimum_cents: 5_000,
        available_cents: 0,
        ordered_cents: 0,
        next: null,
      },
    });
    const entered = await enter(who);
    const shown = { holder: 'Anna de Boer', iban: 'NL•• •••• 4300' };
    expect(entered.body).toMatchObject({ account: null, waiting: { ...shown, until: expect.any(String) } });
    expect(entered.text).not.toContain(await lastChange(who));
    expect((await confirm(who, randomUUID())).body.code).toBe('billing.payout_link_invalid');
    expect((await confirm(who, await lastChange(who))).body).toMatchObject({ account: shown, waiting: null });
    // A link works once.
    expect((await confirm(who, await lastChange(who))).status).toBe(410);
  });

  it('is paid to until another was confirmed, by who entered it and in time', async () => {
    const who = await affiliate();
    await enter(who, otherIban);
    const replaced = await lastChange(who);
    await enter(who, otherIban);
    expect((await confirm(who, replaced)).status).toBe(410);
    const current = await lastChange(who);
    expect((await confirm(await bench.buyer(), current)).status).toBe(410);
    expect(await view(who)).toMatchObject({ account: { iban: 'NL•• •••• 4300' } });
    bench.service.clock.advance(3 * day);
    expect((await confirm(who, current)).status).toBe(410);
    expect(await view(who)).toMatchObject({ account: { iban: 'NL•• •••• 4300' }, waiting: null });
    await enter(who, otherIban);
    await confirm(who, await lastChange(who));
    expect(await view(who)).toMatchObject({ account: { iban: 'BE•• •••• 7034' }, waiting: null });
  });

  it('is an IBAN that SEPA reaches, in a name that a bank can read, of somebody who confirmed their address', async () => {
    const who = await bench.buyer();
    expect((await enter(who, 'NL91 ABNA 0417 1643 01')).body.code).toBe('billing.iban_invalid');
    const unwritable = await call<{ fields?: object }>('PUT', 'referrals/payouts/account', who, {
      ...{ holder: 'Анна Иванова', iban },
    });
    expect(unwritable).toMatchObject({
      status: 400,
      body: { fields: { holder: 'Schrijf de naam in Latijnse letters, zoals je bank die heeft' } },
    });
    const unconfirmed = { ...who, emailVerified: false };
    expect((await enter(unconfirmed)).body.code).toBe('billing.email_unconfirmed');
    expect((await view(who)).waiting).toBeNull();
  });

  it('cannot be read in the database, nor opened in another row', async () => {
    const who = await affiliate();
    const [row] = await bench.service.source.query<{ key_id: string; sealed: Buffer }[]>(
      'select key_id, sealed from payout_account where user_id = $1',
      [who.userId],
    );
    const vault = bench.service.app.get(PayoutVault);
    expect(row?.sealed.includes('4300')).toBe(false);
    expect(row && vault.open(row.key_id, row.sealed, who.userId)).toEqual({
      ...{ holder: 'Anna de Boer', iban: 'NL91ABNA0417164300' },
    });
    expect(() => row && vault.open(row.key_id, row.sealed, randomUUID())).toThrow();
  });

  it('is sealed anew after the secret was rotated, and forgotten with the person', async () => {
    const who = await affiliate();
    await enter(who, otherIban);
    const { PAYOUT_SECRET: ring } = bench.service.app.get<{ PAYOUT_SECRET: KeyRing }>(SERVICE_ENV);
    const [before, next] = [ring.current, 'the-secret-after-the-rotation-0123456789'];
    ring.replace(`${next},${before}`);
    await bench.service.app.get(PayoutVault).relock();
    ring.replace(next);
    const shown = { account: { iban: 'NL•• •••• 4300' }, waiting: { iban: 'BE•• •••• 7034' } };
    expect(await view(who)).toMatchObject(shown);
    ring.replace(`${before},${next}`);
    await bench.service.app.get(PayoutVault).relock();
    ring.replace(before);
    expect(await view(who)).toMatchObject(shown);
    for (const statement of erasure) await bench.service.source.query(statement, [who.userId]);
    expect(await view(who)).toMatchObject({ account: null, waiting: null });
  });
});

describe('a batch', () => {
  it('pays what was released, five business days later, and each affiliate reads every line of it', async () => {
    const who = await affiliate();
    const referees = [await earned(who), await earned(who), await earned(who)];
    const foreseen = (await view(who)).next;
    // What two of them bring together; the third comes along.
    expect(foreseen?.amount_cents).toBe(5_000);
    bench.service.clock.advance(30 * day);
    for (const referee of referees) await bench.service.app.get(Commissions).release(referee);
    expect(await view(who)).toMatchObject({ available_cents: 7_500, next: { amount_cents: 7_500 } });
    const entry = (await listed()).due.find(({ referrer_id }) => referrer_id === who.userId);
    expect(entry).toMatchObject({
      amount_cents: 7_500,
      has_account: true,
      from: (await view(who)).next?.from,
    });
    // Too early.
    expect((await order()).body.code).toBe('billing.nothing_to_pay_out');
    bench.service.clock.advance(new Date(entry?.from ?? 0).getTime() - bench.service.clock.now().getTime());
    const { body: batch } = await order();
    const mine = batch.payouts.filter(({ referrer_id }) => referrer_id === who.userId);
    expect(mine).toMatchObject([{ amount_cents: 7_500, status: 'ordered' }]);
    expect(await view(who)).toMatchObject({ available_cents: 0, ordered_cents: 7_500, next: null });

    const { body: file } = await fetched(batch.id);
    expect(file.filename).toMatch(/^payouts-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.xml$/);
    expect(file.xml).toContain('<InstdAmt Ccy="EUR">75.00</InstdAmt>');
    expect(file.xml).toContain('<IBAN>NL91ABNA0417164300</IBAN>');
    expect(file.xml).toContain('<Nm>Stroomwerk B.V.</Nm>');
    expect(file.xml).toContain('<IBAN>NL20INGB0001234567</IBAN>');

    expect((await paid(batch.id)).body.payouts).toEqual(
      batch.payouts.map((one) => ({ ...one, status: 'paid' })),
    );
    expect(await bench.mails(who, 'commission_paid')).toEqual([{ amount_cents: 7_500 }]);
    const { lines, ...balances } = await ledger(who);
    expect(balances).toEqual({ held_cents: 0, available_cents: 0, ordered_cents: 0, paid_cents: 7_500 });
    expect(lines.map(({ movement, amount_cents, referral }) => [movement, amount_cents, referral])).toEqual([
      ['paid_out', 7_500, null],
      ['payout_ordered', 7_500, null],
      ...lines.slice(2, 5).map(({ referral }) => ['released', 2_500, referral]),
      ...lines.slice(5).map(({ referral }) => ['earned', 2_500, referral]),
    ]);
    expect(
      lines
        .slice(5)
        .map(({ referral }) => referral)
        .sort(),
    ).toEqual([1, 2, 3]);
    expect(await stats(who)).toMatchObject({ total_commission: 75, pending_commission: 0 });
  });

  it('is one, whoever asks at once and however often, and is paid once', async () => {
    const who = await affiliate();
    await due(who, 2);
    const same = randomUUID();
    const asked = await Promise.all([order(same), order(same), order(), order(), order(same), order()]);
    const made = asked.filter(({ status }) => status === 200).map(({ body }) => body);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const id = made[0]?.id ?? '';
    const answers = await Promise.all([paid(id), paid(id), paid(id), paid(id)]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await sums(who)).toEqual([
      { movement: 'paid_out', cents: 0, lines: 2 },
      { movement: 'payout_ordered', cents: 0, lines: 2 },
    ]);
    expect(await bench.mails(who, 'commission_paid')).toHaveLength(1);
    expect((await order()).body.code).toBe('billing.nothing_to_pay_out');
  });

  it('leaves nobody who is below the minimum or has no account in it', async () => {
    const [poor, nameless] = [await affiliate(), await bench.buyer()];
    await due(poor, 1);
    await due(nameless, 2);
    expect((await order()).body.code).toBe('billing.nothing_to_pay_out');
    const { due: waiting } = await listed();
    expect(
      waiting.filter(({ referrer_id }) => [poor.userId, nameless.userId].includes(referrer_id)),
    ).toMatchObject([{ referrer_id: nameless.userId, has_account: false }]);
    expect(await view(poor)).toMatchObject({ available_cents: 2_500, next: null });
  });

  it.each(['before', 'after'])('gives one back by a counter entry, once, %s it was paid', async (when) => {
    const who = await affiliate();
    await due(who, 2);
    const { body: batch } = await order();
    if (when === 'after') await paid(batch.id);
    const payout = batch.payouts.find(({ referrer_id }) => referrer_id === who.userId)?.id ?? '';
    const answers = await Promise.all([giveBack(payout), giveBack(payout), giveBack(payout)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await view(who)).toMatchObject({ available_cents: 5_000, ordered_cents: 0 });
    // Nothing of it is paid afterwards.
    await paid(batch.id);
    expect((await ledger(who)).paid_cents).toBe(0);
    const acts = (await audited(who)).map(({ action, reason }) => `${action} ${reason}`);
    expect(acts).toContain('payout_returned Rekening opgeheven');
  });

  it('gives nothing back while the bank may have its file, and what was given back before is not in it', async () => {
    const [who, other] = [await affiliate(), await affiliate()];
    await due(who, 2);
    await due(other, 2);
    const { body: batch } = await order();
    expect(batch).toMatchObject({ filed_at: null, paid_at: null });
    const payoutOf = ({ userId }: Buyer) =>
      batch.payouts.find(({ referrer_id }) => referrer_id === userId)?.id ?? '';
    expect((await giveBack(payoutOf(other))).status).toBe(200);
    const xml = (await fetched(batch.id)).body.xml;
    expect(xml).toContain(payoutOf(who).replaceAll('-', ''));
    expect(xml).not.toContain(payoutOf(other).replaceAll('-', ''));
    const refused = await giveBack(payoutOf(who));
    expect([refused.status, refused.body.code]).toEqual([409, 'billing.payout_at_bank']);
    expect(await view(who)).toMatchObject({ available_cents: 0, ordered_cents: 5_000 });
    // Who was given back before may ask once more: it is done.
    expect((await giveBack(payoutOf(other))).status).toBe(200);
    await fetched(batch.id);
    const filed = async (one: Buyer) =>
      (await audited(one)).filter(({ action }) => action === 'payout_filed').length;
    expect([await filed(who), await filed(other)]).toEqual([1, 0]);
    expect((await paid(batch.id)).body.filed_at).toEqual(expect.any(String));
    expect((await giveBack(payoutOf(who))).status).toBe(200);
    expect(await view(who)).toMatchObject({ available_cents: 5_000, ordered_cents: 0 });
  });

  it('passes over an account that cannot be read, tells of it, and pays the others', async () => {
    const [who, other] = [await affiliate(), await affiliate()];
    await due(who, 2);
    await due(other, 2);
    await bench.service.source.query('update payout_account set sealed = $2 where user_id = $1', [
      ...[who.userId, Buffer.alloc(64)],
    ]);
    const told = jest.spyOn(Logger.prototype, 'error');
    const { status, body: batch } = await order();
    expect(status).toBe(200);
    expect(told.mock.calls.flat().join('\n')).toContain(who.userId);
    told.mockRestore();
    const referrers = batch.payouts.map(({ referrer_id }) => referrer_id);
    expect(referrers).toContain(other.userId);
    expect(referrers).not.toContain(who.userId);
    expect(await fetched(batch.id)).toMatchObject({ status: 200 });
    const entry = (await listed()).due.find(({ referrer_id }) => referrer_id === who.userId);
    expect(entry).toMatchObject({ amount_cents: 5_000, has_account: false });
  });

  it('cannot be booked twice by any code: the database keeps it', async () => {
    const who = await affiliate();
    await due(who, 2);
    const { body: batch } = await order();
    const payout = batch.payouts[0]?.id;
    const twice = bench.service.source.query(
      `insert into ledger_entry (payout_id, referrer_id, movement, account, amount_cents, at)
       values ($1, $2, 'payout_ordered', 'available', -1, $3), ($1, $2, 'payout_ordered', 'ordered', 1, $3)`,
      [payout, who.userId, bench.service.clock.now()],
    );
    await expect(twice).rejects.toMatchObject({ driverError: { code: '23505' } });
    const alone = bench.service.source.query(
      `insert into ledger_entry (payout_id, referrer_id, movement, account, amount_cents, at)
       values ($1, $2, 'paid_out', 'paid', 5000, $3)`,
      [payout, who.userId, bench.service.clock.now()],
    );
    await expect(alone).rejects.toMatchObject({ driverError: { constraint: 'ledger_balanced' } });
  });

  it('is for ops alone', async () => {
    const who = await bench.buyer();
    for (const [method, path] of [
      ['GET', 'billing/ops/payouts'],
      ['POST', 'billing/ops/payouts/batches'],
      ['GET', `billing/ops/payouts/batches/${randomUUID()}/file`],
      ['POST', `billing/ops/payouts/batches/${randomUUID()}/paid`],
      ['POST', `billing/ops/payouts/${randomUUID()}/return`],
    ] as const)
      expect([path, (await call(method, path, who)).status]).toEqual([path, 403]);
    expect((await paid(randomUUID())).body.code).toBe('billing.payout_not_found');
    expect((await giveBack(randomUUID())).body.code).toBe('billing.payout_not_found');
  });
});
