import { z } from 'zod';
import { defineEvent, type EventDefinition, type ServiceName } from '../common/events.js';

/**
 * A mail that a service asks for. Auth knows the address, the name and the language, owns the words and sends it once for
 * each `request_id`. `data` holds what the words need and nothing that names a person. Another shape of it is another
 * `version`, beside the earlier one for as long as events of that may be on their way.
 */
const request = <K extends string, V extends number, D extends z.ZodRawShape>(kind: K, version: V, data: D) =>
  z.object({
    kind: z.literal(kind),
    version: z.literal(version),
    /** Made once for what the mail tells of: whoever asks again with it gets no second mail. */
    request_id: z.uuid(),
    user_id: z.uuid(),
    asked_at: z.iso.datetime(),
    data: z.object(data),
  });

/** Every kind that services ask for; how to add one: services/auth/src/modules/mail/README.md. */
export const MailRequest = z.discriminatedUnion('kind', [
  /** A renewal was not paid. `open_until`: the library stays open until then. */
  request('payment_failed', 1, { open_until: z.iso.datetime() }),
  /** Two payments for a plan that was meant once: the one that nobody needs went back. Integer cents, VAT included. */
  request('paid_twice', 1, { refunded_cents: z.number().int().min(0) }),
  /** A plan was cancelled and runs until then, or goes on after all. */
  request('plan_canceled', 1, { ends_at: z.iso.datetime() }),
  request('plan_resumed', 1, { renews_at: z.iso.datetime() }),
  /** An order was paid back because its owner asked for it, and the plan has ended. Integer cents, VAT included. */
  request('money_back', 1, {
    refunded_cents: z.number().int().min(0),
    /** Of what went back; absent in events from before there were any. */
    credit_notes: z.array(z.string()).optional(),
    /** What was paid with credit and is credit again; absent for nothing. */
    credit_cents: z.number().int().min(0).optional(),
  }),
  /** A payment came in and has its invoice, or a refund its credit note. Integer cents, VAT included. */
  request('invoice_issued', 1, { number: z.string(), total_cents: z.number().int().min(0) }),
  request('credit_note_issued', 1, {
    number: z.string(),
    corrects: z.string(),
    total_cents: z.number().int().min(0),
  }),
  /** A yearly plan renews by itself soon. Integer cents, VAT included, as they will be charged. */
  request('renewal_ahead', 1, { renews_at: z.iso.datetime(), amount_cents: z.number().int().min(0) }),
  /** Somebody whom the reader referred paid for a plan. Integer cents; free after that day, if nothing goes back. */
  request('commission_earned', 1, { amount_cents: z.number().int().min(0), held_until: z.iso.datetime() }),
  /** Commissions were paid to the reader's bank account. Integer cents. */
  request('commission_paid', 1, { amount_cents: z.number().int().min(0) }),
  /** A bank account for payouts was entered, and counts once the link with this id was followed. */
  request('payout_account_entered', 1, { change_id: z.uuid(), until: z.iso.datetime() }),
  /** What happened to automations since the last such mail: how many of them fail, did not run, and run again. */
  request('automations_failing', 1, {
    failing: z.number().int().min(0),
    silent: z.number().int().min(0),
    well: z.number().int().min(0),
    /** Where it is about one. */
    automation_id: z.uuid().nullable(),
  }),
  /** Somebody tries whether alerts reach them. */
  request('alert_test', 1, {}),
  /** What a month's automations saved, next to what the plan cost. */
  request('monthly_report', 1, {
    month: z.string(),
    minutes_saved: z.number().int().min(0),
    /** Null without an hourly rate. */
    saved_cents: z.number().int().min(0).nullable(),
    /** Null where there is no price by the month. */
    cost_cents: z.number().int().min(0).nullable(),
    runs: z.number().int().min(0),
    failed: z.number().int().min(0),
  }),
]);
export type MailRequest = z.infer<typeof MailRequest>;
export type AskedMailKind = MailRequest['kind'];
/** What a kind's words are made of. */
export type MailDataOf<K extends AskedMailKind> = Extract<MailRequest, { kind: K }>['data'];

/** The event with which a service asks auth for a mail: `<service>.mail_requested`. */
const mailRequestedBy = (publisher: ServiceName): EventDefinition<MailRequest> =>
  defineEvent({
    name: `${publisher}.mail_requested`,
    publisher,
    consumers: ['auth'],
    schema: MailRequest,
  });

export const billingMailRequested = mailRequestedBy('billing');
export const libraryMailRequested = mailRequestedBy('library');
