import { z } from 'zod';

/** What an automation that we cannot reach tells of one run. Anything else that is sent along is dropped unread. */
export const ReportedRun = z
  .object({
    status: z.enum(['success', 'error', 'canceled', 'running']),
    /** Now, when absent. */
    started_at: z.iso.datetime({ offset: true }).nullish(),
    finished_at: z.iso.datetime({ offset: true }).nullish(),
    /** Name of the step that it stopped at. */
    step: z.string().max(200).nullish(),
    /** Of n8n: the same one twice is one run. */
    execution_id: z
      .union([z.string().max(64), z.number().int()])
      .transform(String)
      .nullish(),
  })
  .meta({ id: 'ReportedRun' });
export type ReportedRun = z.infer<typeof ReportedRun>;

/** Where an automation reports its runs; the only answer that holds the address. */
export const ReportingAddress = z
  .object({
    /** Opens reporting for this automation and nothing else. */
    url: z.url(),
    /** Steps to paste into n8n's canvas, which report each run that ends well and each that fails. */
    node: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'ReportingAddress' });
export type ReportingAddress = z.infer<typeof ReportingAddress>;
