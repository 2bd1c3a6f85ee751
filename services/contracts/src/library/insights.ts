import { z } from 'zod';
import { planNames } from '../common/plan-gives.js';
import { said } from '../common/said.js';

/** YYYY-MM-DD, in Europe/Amsterdam. */
const day = z.iso.date();
const count = z.number().int();

/** The longest that any plan gives: 25 months. */
const mostDays = 761;
/** Days up to today; never more than the plan gives. */
export const AnalyticsQuery = z
  .object({ days: z.coerce.number().int().min(1).max(mostDays).optional() })
  .meta({ id: 'AnalyticsQuery' });
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>;

/** Ended runs; what is neither a success nor a failure was canceled. Saved time is an assumption: see `minutes_per_run`. */
const runs = { runs: count, succeeded: count, failed: count };
/** Percent of those that succeeded or failed, to one decimal; null where none did. */
const success = z.number().nullable();

export const AnalyticsTotal = z
  .object({
    ...runs,
    success,
    minutes: count,
    /** At the customer's own rate; null while they named none. */
    cents: count.nullable(),
  })
  .meta({ id: 'AnalyticsTotal' });
export type AnalyticsTotal = z.infer<typeof AnalyticsTotal>;

export const AnalyticsDay = z.object({ day, ...runs, minutes: count }).meta({ id: 'AnalyticsDay' });
export type AnalyticsDay = z.infer<typeof AnalyticsDay>;

/** Minutes of handwork that one successful run spares. */
export const MinutesPerRun = z
  .object({
    minutes_per_run: count.meta({ description: 'What is counted with: their own where there is one' }),
    declared: count.meta({ description: 'What the workflow says; 0 where it says nothing' }),
    own: count.nullable().meta({ description: 'What the customer says instead' }),
  })
  .meta({ id: 'MinutesPerRun' });
export type MinutesPerRun = z.infer<typeof MinutesPerRun>;

export const AnalyticsAutomation = z
  .object({
    id: z.uuid(),
    name: z.string(),
    removed: z
      .boolean()
      .meta({ description: 'Taken off the list; counts until it is erased, thirty days later' }),
    ...runs,
    success,
    minutes: count,
    ...MinutesPerRun.shape,
  })
  .meta({ id: 'AnalyticsAutomation' });
export type AnalyticsAutomation = z.infer<typeof AnalyticsAutomation>;

/** Runs of the workflows that an app is part of; a run counts with each app of its workflow. */
export const AnalyticsApp = z
  .object({
    app: z.string().nullable().meta({ description: 'Null: of workflows that are not from the library' }),
    automations: count,
    ...runs,
    success,
  })
  .meta({ id: 'AnalyticsApp' });
export type AnalyticsApp = z.infer<typeof AnalyticsApp>;

export const Analytics = z
  .object({
    days: count,
    from: day,
    to: day,
    /** Days that the plan gives. */
    kept_days: count,
    /** What can be chosen, with the plan that a longer one needs. */
    periods: z.array(z.object({ days: count, plan: z.enum(planNames).nullable() })),
    total: AnalyticsTotal,
    /** As many days before; null where the account's first run was later than they began. */
    before: AnalyticsTotal.nullable(),
    /** Each day of the period. */
    by_day: z.array(AnalyticsDay),
    /** Those that ran, the most runs first. */
    by_automation: z.array(AnalyticsAutomation),
    by_app: z.array(AnalyticsApp),
    hourly_rate_cents: count.nullable(),
    /** Hours of a working day of theirs; null while they named none. */
    working_day_hours: z.number().nullable(),
  })
  .meta({ id: 'Analytics' });
export type Analytics = z.infer<typeof Analytics>;

const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, said('Vul een tijd in, zoals 09:00', 'Enter a time, e.g. 09:00'));

/** What an hour of the account's is worth, and when it works. */
export const AccountRate = z
  .object({
    hourly_rate_cents: z
      .number()
      .int()
      .min(0)
      .max(100_000, said('Hoogstens € 1.000 per uur', 'At most €1,000 an hour'))
      .nullable()
      .meta({ description: 'Null: saved time is shown in hours only' }),
    works_from: time,
    works_to: time,
    work_days: z
      .array(z.number().int().min(1).max(7))
      .min(1, said('Kies minstens één dag', 'Choose at least one day'))
      .max(7)
      .meta({ description: '1 is Monday' }),
  })
  .meta({ id: 'AccountRate' });
export type AccountRate = z.infer<typeof AccountRate>;

/** `minutes` null: ours again. */
export const SaveMinutes = z
  .object({
    minutes: z
      .number()
      .int(said('Vul hele minuten in', 'Enter whole minutes'))
      .min(0, said('Vul 0 of meer in', 'Enter 0 or more'))
      .max(1_440, said('Hoogstens 1.440 minuten, een dag', 'At most 1,440 minutes, a day'))
      .nullable(),
  })
  .meta({ id: 'SaveMinutes' });
export type SaveMinutes = z.infer<typeof SaveMinutes>;
