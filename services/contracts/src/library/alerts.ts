import { z } from 'zod';
import { planNames } from '../common/plan-gives.js';
import { said } from '../common/said.js';
import { alertKinds } from './alert-kinds.js';

export const AlertKind = z.enum(alertKinds);
export type AlertKind = z.infer<typeof AlertKind>;

/** Where alerts go beside the mail to the account's owner. */
export const AlertChannelKind = z.enum(['webhook', 'slack', 'teams', 'discord']);
export type AlertChannelKind = z.infer<typeof AlertChannelKind>;

const kinds = z.array(AlertKind).max(alertKinds.length);
const channelName = z
  .string()
  .trim()
  .min(1, said('Geef een naam', 'Give a name'))
  .max(60, said('Hoogstens 60 tekens', '60 characters at most'));
const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, said('Vul een tijd in, zoals 22:00', 'Enter a time, e.g. 22:00'));

/** Hours in which nothing is sent; what waited goes in one message after them. */
export const QuietHours = z
  .object({
    on: z.boolean(),
    from: time,
    to: time,
    /** @example Europe/Amsterdam */
    zone: z.string().max(60),
    urgent_passes: z.boolean().meta({ description: 'What stands still is told at once all the same' }),
  })
  .meta({ id: 'QuietHours' });
export type QuietHours = z.infer<typeof QuietHours>;

/** A place that alerts go to. Its address is a secret and never shown again. */
export const AlertChannelView = z
  .object({
    id: z.uuid(),
    kind: AlertChannelKind,
    name: z.string(),
    masked: z.string().meta({ description: 'Enough of the address to know it by' }),
    kinds,
    /** Whether the plan has this kind of channel; without it nothing goes there. */
    in_plan: z.boolean(),
    last_ok_at: z.iso.datetime().nullable(),
    /** Since when the other end has taken nothing. */
    failing_since: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AlertChannelView' });
export type AlertChannelView = z.infer<typeof AlertChannelView>;

/** Who is told after whom, while nobody says that they have it. The first after its minutes, each next so long after the one before. */
export const OnCallStep = z
  .object({
    channel: z.union([z.literal('mail'), z.uuid()]),
    after_minutes: z.number().int().min(0).max(1_440, said('Hoogstens een dag', 'A day at most')),
  })
  .meta({ id: 'OnCallStep' });
export type OnCallStep = z.infer<typeof OnCallStep>;

/** Something that stands still, and that goes down the order until somebody has it. */
export const AlertPage = z
  .object({
    id: z.uuid(),
    kind: AlertKind,
    automation: z.object({ id: z.uuid(), name: z.string() }),
    since: z.iso.datetime(),
  })
  .meta({ id: 'AlertPage' });
export type AlertPage = z.infer<typeof AlertPage>;

/** What a plan would add: null where the account's own has it. */
const planWith = z.enum(planNames).nullable();
export const AlertSettings = z
  .object({
    mail: kinds,
    channels: z.array(AlertChannelView),
    quiet: QuietHours,
    on_call: z.array(OnCallStep),
    /** What nobody of the on-call order has yet. */
    pages: z.array(AlertPage),
    /** The smallest plan with each sort of channel, where the account's own has it not. */
    offers: z.object({ webhook: planWith, chat: planWith, on_call: planWith }),
  })
  .meta({ id: 'AlertSettings' });
export type AlertSettings = z.infer<typeof AlertSettings>;

/** All of it at once. A channel that is not named keeps its kinds; without `on_call` the order stays as it is. */
export const SaveAlertSettings = z
  .object({
    ...{ mail: kinds, channels: z.record(z.uuid(), kinds), quiet: QuietHours },
    on_call: z.array(OnCallStep).max(10).optional(),
  })
  .meta({ id: 'SaveAlertSettings' });
export type SaveAlertSettings = z.infer<typeof SaveAlertSettings>;

export const AddAlertChannel = z
  .object({
    kind: AlertChannelKind,
    name: channelName,
    address: z
      .string()
      .trim()
      .min(1, said('Vul het adres van de webhook in', 'Enter the address of the webhook'))
      .max(2_000),
  })
  .meta({ id: 'AddAlertChannel' });
export type AddAlertChannel = z.infer<typeof AddAlertChannel>;

/** `secret` signs what goes to a webhook, and is shown in this answer only; null of a chat. */
export const AddedAlertChannel = z
  .object({ channel: AlertChannelView, secret: z.string().nullable() })
  .meta({ id: 'AddedAlertChannel' });
export type AddedAlertChannel = z.infer<typeof AddedAlertChannel>;

/** `mail`, or the id of a channel. */
export const TestAlert = z
  .object({ channel: z.union([z.literal('mail'), z.uuid()]) })
  .meta({ id: 'TestAlert' });
export type TestAlert = z.infer<typeof TestAlert>;
export const AlertTestResult = z
  .object({
    went: z.boolean(),
    http_status: z.number().int().nullable(),
    detail: z.string().meta({ description: 'What came back, for a screen' }),
  })
  .meta({ id: 'AlertTestResult' });
export type AlertTestResult = z.infer<typeof AlertTestResult>;

/** One of the latest messages, and how it went. */
export const AlertMessage = z
  .object({
    id: z.uuid(),
    channel: z.object({ kind: z.union([z.literal('mail'), AlertChannelKind]), name: z.string().nullable() }),
    test: z.boolean(),
    made_at: z.iso.datetime(),
    state: z.enum(['waiting', 'sent', 'refused', 'given_up']).meta({
      description: 'sent: the other end took it, or the mail was handed to our own post',
    }),
    tries: z.number().int(),
    http_status: z.number().int().nullable(),
    /** What it told of, in the language asked for. */
    lines: z.array(z.string()),
  })
  .meta({ id: 'AlertMessage' });
export type AlertMessage = z.infer<typeof AlertMessage>;
export const AlertMessagesResponse = z
  .object({ messages: z.array(AlertMessage) })
  .meta({ id: 'AlertMessagesResponse' });
export type AlertMessagesResponse = z.infer<typeof AlertMessagesResponse>;
