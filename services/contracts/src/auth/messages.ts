import { z } from 'zod';
import { required, said, validEmail } from '../common/said.js';

const name = z
  .string(required.name)
  .trim()
  .min(1, required.name)
  .max(120, said('Gebruik hoogstens 120 tekens', 'Use 120 characters at most'));
const email = z
  .string(required.email)
  .trim()
  .min(1, required.email)
  .max(254, validEmail)
  .pipe(z.email(validEmail));

/**
 * Made by the form for each statement and sent again with each try: the same id with the same content is taken once,
 * with other content it is refused (409 common.conflict).
 */
const idempotency = z
  .uuid()
  .optional()
  .meta({ description: 'One id for a statement and its repetitions; a form without script has none' });

/** A form that a browser sends by itself names the page's language here; a call may leave it to Accept-Language. */
const language = z.enum(['nl', 'en']).optional();

/** What a question is about; it decides nothing but who reads it first. */
export const ContactTopic = z.enum(['workflows', 'billing', 'privacy', 'partners', 'other']);
export type ContactTopic = z.infer<typeof ContactTopic>;

export const ContactRequest = z
  .object({
    idempotency,
    name,
    email,
    language,
    topic: ContactTopic,
    message: z
      .string(said('Schrijf je bericht', 'Write your message'))
      .trim()
      .min(1, said('Schrijf je bericht', 'Write your message'))
      .max(5_000, said('Gebruik hoogstens 5.000 tekens', 'Use 5,000 characters at most')),
    website: z.string().max(500).optional().meta({
      description: 'Out of sight in the form: whoever fills it in is no person, and nothing is kept',
    }),
  })
  .meta({ id: 'ContactRequest' });
export type ContactRequest = z.infer<typeof ContactRequest>;

/**
 * A withdrawal from a contract made at a distance, as article 11a of Directive 2011/83/EU asks for it: who, which
 * contract, and where the receipt goes. Nobody has to be signed in or to give a reason.
 */
export const WithdrawalRequest = z
  .object({
    idempotency,
    name,
    email,
    order: z
      .string(said('Noem je bestelling', 'Name your order'))
      .trim()
      .min(1, said('Noem je bestelling', 'Name your order'))
      .max(200, said('Gebruik hoogstens 200 tekens', 'Use 200 characters at most'))
      .meta({ description: 'The plan, or the number of the order or the invoice' }),
    /** A form that a browser sends by itself sends an empty text. */
    ordered_on: z.iso.date(said('Vul een datum in', 'Enter a date')).or(z.literal('')).nullish(),
    language,
  })
  .meta({ id: 'WithdrawalRequest' });
export type WithdrawalRequest = z.infer<typeof WithdrawalRequest>;

/** The receipt of a message. The same is mailed to its sender. */
export const MessageReceipt = z
  .object({
    reference: z.string().meta({ description: 'e.g. HER-7KQ2-9XWM' }),
    received_at: z.iso.datetime(),
  })
  .meta({ id: 'MessageReceipt' });
export type MessageReceipt = z.infer<typeof MessageReceipt>;
