import { z } from 'zod';

/**
 * Which accounts are next: those after this one, in the order of their ids. Null begins, with events that were received and
 * not worked off: to be asked again while some of them are.
 */
export const ReconcileAccounts = z.object({ after: z.uuid().nullable() });
export type ReconcileAccounts = z.infer<typeof ReconcileAccounts>;

/** What of an account was another than the payment provider has it: `replaced` are plans that another took the place of. */
export const Mended = z.enum(['plan', 'invoices', 'ledger', 'money_back', 'replaced']);
export type Mended = z.infer<typeof Mended>;

/** What came of comparing some accounts with the payment provider. */
export const ReconcileReport = z.object({
  /** How many events were worked off, and how many wait still. */
  events: z.number().int().min(0),
  events_left: z.number().int().min(0),
  /** How many accounts were compared. */
  accounts: z.number().int().min(0),
  mended: z.array(z.object({ account_id: z.uuid(), what: z.array(Mended) })),
  /** What could not be compared, by its id; the others were. */
  failed: z.array(z.object({ what: z.string(), why: z.string() })),
  /** For the next call; null when that were all. */
  next: z.uuid().nullable(),
});
export type ReconcileReport = z.infer<typeof ReconcileReport>;
