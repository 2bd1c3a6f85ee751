import { z } from 'zod';
import { planNames } from '../common/plan-gives.js';
import { said } from '../common/said.js';
import { isReadable } from './accent.js';

/** A month in Europe/Amsterdam, e.g. 2026-11. */
export const ReportMonth = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

const count = z.number().int().min(0);
const day = z.iso.date();

/** What the plan cost on the days of a report. */
export const ReportCost = z
  .object({
    kind: z.enum(['paid', 'grant', 'lifetime', 'unknown']).meta({
      description:
        'paid by the month or year; given by us; paid once; from before anybody noted what a plan costs',
    }),
    /** Net cents for the days on which the plan was in force; null but for `paid`. */
    cents: count.nullable(),
    /** Days on which a plan was in force. */
    days: count,
  })
  .meta({ id: 'ReportCost' });
export type ReportCost = z.infer<typeof ReportCost>;

/** How long an automation went without a run that succeeded, from its first failure to its last. */
export const ReportFailing = z
  .object({
    from: day,
    to: day,
    days: count,
    /** Whether a run succeeded after that, in the time of the report. */
    recovered: z.boolean(),
  })
  .meta({ id: 'ReportFailing' });
export type ReportFailing = z.infer<typeof ReportFailing>;

export const ReportAutomation = z
  .object({
    automation_id: z.uuid(),
    name: z.string(),
    /** The n8n that it runs in; null where its runs are reported to us. */
    connection_id: z.uuid().nullable(),
    connection_name: z.string().nullable(),
    runs: count,
    succeeded: count,
    failed: count,
    minutes_saved: count,
    /** The longest time; null where every day with failures had a success too. */
    failing: ReportFailing.nullable(),
  })
  .meta({ id: 'ReportAutomation' });
export type ReportAutomation = z.infer<typeof ReportAutomation>;

/** The figures of a month, as they are kept. */
export const ReportFigures = z.object({
  month: ReportMonth,
  first_day: day.meta({ description: 'The first of the month, or the day on which the plan began' }),
  last_day: day,
  days_in_month: count,
  plan: z.enum(planNames).nullable(),
  cost: ReportCost,
  hourly_rate_cents: count.nullable(),
  runs: count,
  succeeded: count,
  failed: count,
  minutes_saved: count,
  /** At the rate of the moment in which the report was made; null without one. */
  saved_cents: count.nullable(),
  /** Those that saved the most first. */
  automations: z.array(ReportAutomation),
});
export type ReportFigures = z.infer<typeof ReportFigures>;

export const MonthlyReport = ReportFigures.extend({
  /** The automation that failed the longest. */
  failed_longest: ReportAutomation.pick({ automation_id: true, name: true })
    .extend(ReportFailing.shape)
    .meta({ id: 'ReportFailedLongest' })
    .nullable(),
  /** When it was made; null for the month that is not over. */
  made_at: z.iso.datetime().nullable(),
  /** What the figures come to, in words; the first is the sum of it. */
  words: z.array(z.string()),
}).meta({ id: 'MonthlyReport' });
export type MonthlyReport = z.infer<typeof MonthlyReport>;

export const ReportBrand = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, said('Vul de naam van je bureau in', 'Enter the name of your agency'))
      .max(60, said('Hoogstens 60 tekens', '60 characters at most')),
    accent: z
      .string()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, said('Vul een kleur in, zoals #1b3fd6', 'Enter a colour, e.g. #1b3fd6'))
      .refine(
        isReadable,
        said(
          'Op deze kleur is witte tekst niet te lezen. Kies een donkerdere',
          'White text cannot be read on this colour. Choose a darker one',
        ),
      ),
  })
  .meta({ id: 'ReportBrand' });
export type ReportBrand = z.infer<typeof ReportBrand>;

/** One line of the list. */
export const ReportSummary = ReportFigures.pick({
  month: true,
  first_day: true,
  last_day: true,
  cost: true,
  runs: true,
  minutes_saved: true,
  saved_cents: true,
}).meta({ id: 'ReportSummary' });
export type ReportSummary = z.infer<typeof ReportSummary>;

const offered = z.enum(planNames).nullable();
export const MonthlyReportsResponse = z
  .object({
    report: z.enum(['none', 'own', 'agency']).meta({ description: 'What the plan gives' }),
    /** The smallest plan on sale that gives it; null where the plan does. */
    offers: z.object({ own: offered, agency: offered }),
    /** The month so far; null without a plan that reports. */
    current: MonthlyReport.nullable(),
    /** The latest first. */
    months: z.array(ReportSummary),
    brand: ReportBrand.nullable(),
  })
  .meta({ id: 'MonthlyReportsResponse' });
export type MonthlyReportsResponse = z.infer<typeof MonthlyReportsResponse>;

export const ReportPdfQuery = z
  .object({
    for: z.enum(['self', 'client']).optional().meta({
      description: 'client: under the name of the agency, without what its plan costs',
    }),
    /** Only what runs in one n8n. */
    connection: z.uuid().optional(),
  })
  .meta({ id: 'ReportPdfQuery' });
export type ReportPdfQuery = z.infer<typeof ReportPdfQuery>;
