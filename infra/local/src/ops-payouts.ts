import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Endpoint, EndpointInput } from '@stroomwerk/contracts';
import {
  decideReferral,
  type OpsPayoutBatch,
  opsPayouts,
  opsReferrals,
  orderPayouts,
  payoutFile,
  payoutsPaid,
  returnPayout,
} from '@stroomwerk/contracts/billing';

/** Calls the platform that runs, as ops. */
export type OpsCall = <I extends EndpointInput, O>(target: Endpoint<I, O>, input: I) => Promise<O>;

const euro = (cents: number): string => `€ ${(cents / 100).toFixed(2)}`;
const day = (at: string | null): string => at?.slice(0, 10) ?? '-';
const say = (line: string): void => console.log(line);

function sayBatch({ id, ordered_at, filed_at, paid_at, payouts }: OpsPayoutBatch): void {
  const total = payouts.reduce((sum, one) => sum + (one.status === 'returned' ? 0 : one.amount_cents), 0);
  say(`batch ${id}: made ${day(ordered_at)}, file ${day(filed_at)}, paid ${day(paid_at)}, ${euro(total)}`);
  for (const one of payouts)
    say(`  payout ${one.id}: ${euro(one.amount_cents)} to ${one.referrer_id}, ${one.status}`);
}

/**
 * `npm run ops -- payouts`: what is due and the latest batches; makes a batch, writes its file for the bank where the command
 * runs, notes that it was paid, puts one back. @returns false for what it does not know
 */
export async function opsPayoutWork(call: OpsCall, args: readonly string[]): Promise<boolean> {
  const [act, id = '', ...reason] = args;
  if (act === undefined) {
    const { due, batches } = await call(opsPayouts, {});
    for (const one of due)
      say(
        `due ${day(one.from)} to ${day(one.until)}: ${euro(one.amount_cents)} to ${one.referrer_id}${one.has_account ? '' : ', without a confirmed account that can be read'}`,
      );
    if (due.length === 0) say('Nobody has enough to be paid.');
    for (const batch of batches) sayBatch(batch);
    return true;
  }
  if (act === 'batch') {
    sayBatch(await call(orderPayouts, { body: { batch_id: randomUUID() } }));
    return true;
  }
  if (id === '') return false;
  const params = { id };
  if (act === 'file') {
    const { filename, xml } = await call(payoutFile, { params });
    writeFileSync(filename, xml, { mode: 0o600 });
    say(`Written: ${filename}. It holds bank accounts: remove it once the bank has it.`);
    say('Nothing of this batch can be put back until it is noted as paid.');
  } else if (act === 'paid') sayBatch(await call(payoutsPaid, { params }));
  else if (act === 'return' && reason.length > 0)
    sayBatch(await call(returnPayout, { params, body: { reason: reason.join(' ') } }));
  else return false;
  return true;
}

const decisions: Readonly<Record<string, 'allowed' | 'refused'>> = { allow: 'allowed', refuse: 'refused' };

/** `npm run ops -- referrals`: those that something speaks against; allows or refuses one. @returns as above */
export async function opsReferralWork(call: OpsCall, args: readonly string[]): Promise<boolean> {
  const [act, referee_id = '', ...reason] = args;
  if (act === undefined) {
    const { referrals } = await call(opsReferrals, {});
    for (const one of referrals)
      say(
        `${one.verdict}${one.decision ? ` (${one.decision} by ops)` : ''}: ${one.referee_id} by ${one.referrer_id}, ${one.signs.join(', ')}, ${one.commission_status ?? 'no commission'} ${euro(one.commission_cents ?? 0)}`,
      );
    if (referrals.length === 0) say('Nothing speaks against any referral.');
    return true;
  }
  const decision = decisions[act];
  if (decision === undefined || referee_id === '' || reason.length === 0) return false;
  const { verdict } = await call(decideReferral, {
    body: { referee_id, decision, reason: reason.join(' ') },
  });
  say(`${referee_id}: ${verdict}`);
  return true;
}
