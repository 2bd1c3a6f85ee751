import { type ReconcileReport, reconcileAccounts } from '@stroomwerk/contracts/billing';
import type { OpsCall } from './ops-payouts.js';

/**
 * `npm run ops -- reconcile`: compares every account with the payment provider now, and says what was mended.
 * @returns 1 where something could not be compared
 */
export async function opsReconcile(call: OpsCall): Promise<number> {
  const sum = { accounts: 0, mended: 0, failed: 0 };
  let after: string | null = null;
  do {
    const page: ReconcileReport = await call(reconcileAccounts, { body: { after } });
    for (const { account_id, what } of page.mended)
      console.log(`account ${account_id}: ${what.join(', ')} mended`);
    for (const { what, why } of page.failed) console.log(`${what}: ${why}`);
    sum.accounts += page.accounts;
    sum.mended += page.mended.length;
    sum.failed += page.failed.length;
    after = page.next;
  } while (after !== null);
  console.log(`${sum.accounts} accounts compared, ${sum.mended} mended, ${sum.failed} failures.`);
  return sum.failed === 0 ? 0 : 1;
}
