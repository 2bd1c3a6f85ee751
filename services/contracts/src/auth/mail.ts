import { z } from 'zod';
import { required } from '../common/said.js';

/**
 * Why mail to an address fails or is unwanted. `unreachable`: its server said that it takes no mail, so nothing goes there
 * that its owner does not ask for; the others stop what is not necessary.
 */
export const MailTrouble = z.enum(['unreachable', 'often_failing', 'complained']);
export type MailTrouble = z.infer<typeof MailTrouble>;

/** What nobody has to get, and can turn off. */
export const MailChoiceCategory = z.enum(['alerts', 'reports', 'tips']);
export type MailChoiceCategory = z.infer<typeof MailChoiceCategory>;

/** A category of mail as its reader sees it: what is necessary is on and cannot be turned off. */
export const MailCategoryShown = z
  .object({
    category: z.enum(['account', 'security', 'money', 'alerts', 'reports', 'tips']),
    necessary: z.boolean(),
    on: z.boolean(),
  })
  .meta({ id: 'MailCategoryShown' });
export type MailCategoryShown = z.infer<typeof MailCategoryShown>;

export const ChooseMyMail = z
  .object({ category: MailChoiceCategory, on: z.boolean() })
  .meta({ id: 'ChooseMyMail' });
export type ChooseMyMail = z.infer<typeof ChooseMyMail>;

const token = z.string().min(1).max(500).meta({ description: 'Of the link in a mail' });
export const MailLinkQuery = z.object({ token }).meta({ id: 'MailLinkQuery' });
export type MailLinkQuery = z.infer<typeof MailLinkQuery>;
export const ChooseByLink = z.object({ token, on: z.boolean() }).meta({ id: 'ChooseByLink' });
export type ChooseByLink = z.infer<typeof ChooseByLink>;
/** What the link of a mail is about, and whether it is on. */
export const MailChoice = z
  .object({ category: MailChoiceCategory, on: z.boolean() })
  .meta({ id: 'MailChoice' });
export type MailChoice = z.infer<typeof MailChoice>;

/** What the owner of an account is told of our mail to them. */
export const MyMail = z
  .object({
    troubles: z.array(z.object({ reason: MailTrouble, since: z.iso.datetime() })),
    categories: z.array(MailCategoryShown),
  })
  .meta({ id: 'MyMail' });
export type MyMail = z.infer<typeof MyMail>;

/** What became of a report: false for one that is about none of our mails, or was known, or tells of no failure. */
export const MailReportAnswer = z.object({ taken: z.boolean() }).meta({ id: 'MailReportAnswer' });
export type MailReportAnswer = z.infer<typeof MailReportAnswer>;

const paged = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
};

export const OpsMailTroublesQuery = z
  .object({ q: z.string().max(254).optional(), ...paged })
  .meta({ id: 'OpsMailTroublesQuery' });
export type OpsMailTroublesQuery = z.infer<typeof OpsMailTroublesQuery>;
export const OpsMailTrouble = z
  .object({
    address: z.string(),
    reason: MailTrouble,
    since: z.iso.datetime(),
    status: z.string().nullable().meta({ description: 'Of RFC 3463, e.g. 5.1.1' }),
    said: z.string().nullable().meta({ description: 'By the far server, in its words' }),
  })
  .meta({ id: 'OpsMailTrouble' });
export type OpsMailTrouble = z.infer<typeof OpsMailTrouble>;
export const OpsMailTroubles = z
  .object({ troubles: z.array(OpsMailTrouble), total: z.number().int(), pages: z.number().int() })
  .meta({ id: 'OpsMailTroubles' });
export type OpsMailTroubles = z.infer<typeof OpsMailTroubles>;

export const LiftMailTrouble = z
  .object({
    address: z.string().trim().min(3).max(254),
    trouble: MailTrouble,
    reason: z.string(required.reason).trim().min(3, required.reason).max(500),
  })
  .meta({ id: 'LiftMailTrouble' });
export type LiftMailTrouble = z.infer<typeof LiftMailTrouble>;

/** What ops staff did about addresses, the newest first. */
export const OpsMailActs = z
  .object({
    acts: z.array(
      z.object({
        at: z.iso.datetime(),
        actor: z.string(),
        action: z.enum(['lift']),
        address: z.string().nullable().meta({ description: 'Null once it was forgotten' }),
        trouble: MailTrouble,
        reason: z.string(),
      }),
    ),
  })
  .meta({ id: 'OpsMailActs' });
export type OpsMailActs = z.infer<typeof OpsMailActs>;

/** Mails that did not arrive, or of which nobody knows: the latest two hundred, without address or words. */
export const OpsUnsettledMails = z
  .object({
    waiting: z.number().int().meta({ description: 'Mails that wait for a try' }),
    mails: z.array(
      z.object({
        id: z.uuid(),
        kind: z.string(),
        state: z.enum(['refused', 'given_up', 'unknown']),
        user_id: z.uuid().nullable(),
        written_at: z.iso.datetime(),
        settled_at: z.iso.datetime(),
        tries: z.number().int(),
        answer: z.string().nullable().meta({ description: 'What the mail server said last' }),
      }),
    ),
  })
  .meta({ id: 'OpsUnsettledMails' });
export type OpsUnsettledMails = z.infer<typeof OpsUnsettledMails>;
