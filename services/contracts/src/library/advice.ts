import { z } from 'zod';
import { Graph } from './schemas.js';

/** failing: its last run that ended went wrong. idle: it could run and does not. missing: it fits the account's apps and is not there. */
export const AdviceKind = z.enum(['failing', 'idle', 'missing']);
export type AdviceKind = z.infer<typeof AdviceKind>;

/** mend, look: the page with its runs. resume, start: it is switched on. deploy: the page that puts it into their n8n. */
export const AdviceAct = z.enum(['mend', 'look', 'resume', 'start', 'deploy']);
export type AdviceAct = z.infer<typeof AdviceAct>;

/** Something that an account could gain by one act. Texts in the language asked for. */
export const AdviceItem = z
  .object({
    /** The same at every look, in every language and for every workflow of a recipe: a dismissal is of this. */
    key: z.string(),
    kind: AdviceKind,
    name: z.string(),
    reason: z.string(),
    gain: z.object({
      /** Handwork that one run replaces; null where nobody said. */
      minutes_per_run: z.number().int().nullable(),
      /** Unrounded; null where no runs were measured to work it out from. */
      hours_per_month: z.number().nullable(),
      how: z.string().meta({ description: 'What it was worked out from, or why it was not' }),
    }),
    act: z.object({ kind: AdviceAct, to: z.string().meta({ description: 'Address of a page of the site' }) }),
    /** Of what is missing: null. */
    automation_id: z.uuid().nullable(),
    /** Of what is missing: the workflow of its recipe that fits the account's apps. */
    workflow: z.object({ filename: z.string(), apps: z.array(z.string()), graph: Graph }).nullable(),
  })
  .meta({ id: 'AdviceItem' });
export type AdviceItem = z.infer<typeof AdviceItem>;

export const Advice = z
  .object({
    /** The most urgent first: what fails, what is idle, what is missing; of each no more than one can act on. */
    items: z.array(AdviceItem),
    /** How many more fail or are idle. */
    more: z.number().int(),
    /** How many were dismissed and can be brought back. */
    dismissed: z.number().int(),
    /** Whether it was looked for what is missing; no_plan: the library is closed. no_apps: nobody said what they work with. */
    missing: z.enum(['looked', 'no_plan', 'no_apps']),
  })
  .meta({ id: 'Advice' });
export type Advice = z.infer<typeof Advice>;

export const DismissedAdvice = z
  .object({
    key: z.string(),
    kind: AdviceKind,
    name: z.string(),
    /** Of what fails or is idle: why it was, when it was dismissed. */
    why: z.string().nullable(),
    dismissed_at: z.iso.datetime(),
  })
  .meta({ id: 'DismissedAdvice' });
export type DismissedAdvice = z.infer<typeof DismissedAdvice>;

/** The newest first. */
export const DismissedAdviceResponse = z
  .object({ dismissed: z.array(DismissedAdvice) })
  .meta({ id: 'DismissedAdviceResponse' });
export type DismissedAdviceResponse = z.infer<typeof DismissedAdviceResponse>;
