import { z } from 'zod';
import { required, said } from '../common/said.js';

const cents = z.number().int().meta({ description: 'Integer cents of a euro' });

/** What has to be free before it is paid out; below, it waits for the next time. Integer cents. */
export const payoutMinimumCents = 5_000;
/** Hours within which the mail confirms a payout account. */
export const payoutConfirmHours = 72;

/** A bank account as it is shown: never the whole number. */
const ShownAccount = z.object({
  holder: z.string(),
  iban: z.string().meta({ description: 'Country and last four' }),
});

/** Where an affiliate is paid, what is free, and when it is paid. */
export const PayoutView = z
  .object({
    /** To which it is paid; null before one was confirmed. */
    account: ShownAccount.nullable(),
    /** What was entered and waits for the link in the mail; null where nothing does. */
    waiting: ShownAccount.extend({ until: z.iso.datetime() }).nullable(),
    minimum_cents: cents,
    /** May be below zero: a commission that went back after it was paid. */
    available_cents: cents,
    /** Set apart for a batch that ops made. */
    ordered_cents: cents,
    /** By what is known now; null below the minimum, also with all that is held. Without an account: as if it were confirmed now. */
    next: z.object({ amount_cents: cents, from: z.iso.datetime(), until: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'PayoutView' });
export type PayoutView = z.infer<typeof PayoutView>;

export const EnterPayoutAccount = z
  .object({
    holder: z
      .string(required.name)
      .trim()
      .min(1, required.name)
      .max(70)
      // What is left of a name in other letters is nothing, and a bank refuses the whole file for it.
      .regex(
        /[A-Za-z]/,
        said(
          'Schrijf de naam in Latijnse letters, zoals je bank die heeft',
          'Write the name in Latin letters, as your bank has it',
        ),
      ),
    iban: z.string().trim().min(1, said('Vul je IBAN in', 'Enter your IBAN')).max(50),
  })
  .meta({ id: 'EnterPayoutAccount' });
export type EnterPayoutAccount = z.infer<typeof EnterPayoutAccount>;
export const ConfirmPayoutAccount = z
  .object({ change_id: z.uuid().meta({ description: 'Of the link in the mail' }) })
  .meta({ id: 'ConfirmPayoutAccount' });
export type ConfirmPayoutAccount = z.infer<typeof ConfirmPayoutAccount>;

/** A line of the caller's ledger. */
export const LedgerLine = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    movement: z.enum(['earned', 'released', 'clawed_back', 'payout_ordered', 'paid_out', 'payout_returned']),
    /** What moves, always above zero: the movement says where to. */
    amount_cents: cents,
    /** The number of the referral among the caller's own; null on lines of a payout. Says nothing of who it is. */
    referral: z.number().int().nullable(),
    reason: z.enum(['refunded', 'refused']).nullable(),
    /** On the line with which it was earned, while it is held. */
    held_until: z.iso.datetime().nullable(),
    /** Held for longer: a bank has the money, or we look at it. */
    looked_into: z.boolean(),
  })
  .meta({ id: 'LedgerLine' });
export type LedgerLine = z.infer<typeof LedgerLine>;
/** The newest first, at most five hundred; what each account adds up to is of all of them. */
export const ReferralLedger = z
  .object({
    lines: z.array(LedgerLine),
    held_cents: cents,
    available_cents: cents,
    ordered_cents: cents,
    paid_cents: cents,
  })
  .meta({ id: 'ReferralLedger' });
export type ReferralLedger = z.infer<typeof ReferralLedger>;

export const OpsPayout = z
  .object({
    id: z.uuid(),
    referrer_id: z.uuid(),
    amount_cents: cents,
    status: z.enum(['ordered', 'paid', 'returned']),
  })
  .meta({ id: 'OpsPayout' });
export type OpsPayout = z.infer<typeof OpsPayout>;
export const OpsPayoutBatch = z
  .object({
    id: z.uuid(),
    ordered_at: z.iso.datetime(),
    /** When its file was first fetched: from then until it is paid, none of it can be put back. */
    filed_at: z.iso.datetime().nullable(),
    paid_at: z.iso.datetime().nullable(),
    payouts: z.array(OpsPayout),
  })
  .meta({ id: 'OpsPayoutBatch' });
export type OpsPayoutBatch = z.infer<typeof OpsPayoutBatch>;
/** Who has enough, when it is to be paid, and the latest twenty batches. */
export const OpsPayouts = z
  .object({
    due: z.array(
      z.object({
        referrer_id: z.uuid(),
        amount_cents: cents,
        from: z.iso.datetime(),
        until: z.iso.datetime(),
        /** False without a confirmed account that can be read: it is in no batch. */
        has_account: z.boolean(),
      }),
    ),
    batches: z.array(OpsPayoutBatch),
  })
  .meta({ id: 'OpsPayouts' });
export type OpsPayouts = z.infer<typeof OpsPayouts>;
export const OrderPayouts = z
  .object({ batch_id: z.uuid().meta({ description: 'Drawn by who asks: the same id is the same batch' }) })
  .meta({ id: 'OrderPayouts' });
export type OrderPayouts = z.infer<typeof OrderPayouts>;
export const PayoutFile = z
  .object({ filename: z.string(), xml: z.string().meta({ description: 'pain.001.001.09' }) })
  .meta({ id: 'PayoutFile' });
export type PayoutFile = z.infer<typeof PayoutFile>;
export const ReturnPayout = z
  .object({ reason: z.string().trim().min(3, required.reason).max(500) })
  .meta({ id: 'ReturnPayout' });
export type ReturnPayout = z.infer<typeof ReturnPayout>;
