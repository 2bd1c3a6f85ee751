import { type ReconcileReport, reconcileAccounts } from '@stroomwerk/contracts/billing';
import type { OpsCall } from './ops-payouts.js';

/**
 * `npm run ops -- reconcile`: works off the events that wait, compares every account with the payment provider, and says what
 * was mended. @returns 1 where something failed or waits still
 */
export async function opsReconcile(call: OpsCall): Promise<number> {
  const sum = { events: 0, accounts: 0, mended: 0, failed: 0 };
  const next = async (after: string | null): Promise<ReconcileReport> => {
    const page = await call(reconcileAccounts, { body: { after } });
    for (const { account_id, what } of page.mended)
      console.log(`account ${account_id}: ${what.join(', ')} mended`);
    for (const { what, why } of page.failed) console.log(`${what}: ${why}`);
    sum.events += page.events;
    sum.accounts += page.accounts;
    sum.mended += page.mended.length;
    sum.failed += page.failed.length;
    return page;
  };
  let page = await next(null);
  // As long as that helps: those that fail stay.
  while (page.events > 0 && page.events_left > 0) page = await next(null);
  const waiting = page.events_left;
  while (page.next !== null) page = await next(page.next);
  console.log(
    `${sum.events} events worked off, ${waiting} wait still; ${sum.accounts} accounts compared, ${sum.mended} mended; ${sum.failed} failures.`,
  );
  return sum.failed === 0 && waiting === 0 ? 0 : 1;
}
