import { Billing1763700000000 } from './1763700000000-billing.js';
import { Readings1766200000000 } from './1766200000000-readings.js';
import { Accounts1767000000000 } from './1767000000000-accounts.js';
import { BalancedLedger1767300000000 } from './1767300000000-balanced-ledger.js';
import { Turns1767400000000 } from './1767400000000-turns.js';
import { PaidTwice1767500000000 } from './1767500000000-paid-twice.js';
import { CommissionMoves1767600000000 } from './1767600000000-commission-moves.js';
import { GrantsBeside1767700000000 } from './1767700000000-grants-beside.js';
import { MoneyBack1767800000000 } from './1767800000000-money-back.js';
import { Disputes1767900000000 } from './1767900000000-disputes.js';
import { PlanChanges1768000000000 } from './1768000000000-plan-changes.js';
import { Invoices1768100000000 } from './1768100000000-invoices.js';
import { ReferralSigns1768210000000 } from './1768210000000-referral-signs.js';
import { Payouts1768220000000 } from './1768220000000-payouts.js';
import { RestOfPlans1768300000000 } from './1768300000000-rest-of-plans.js';
import { MoneyBackAmounts1768310000000 } from './1768310000000-money-back-amounts.js';
import { FiledAndTurns1768320000000 } from './1768320000000-filed-and-turns.js';
import { GrantsUntil1768400000000 } from './1768400000000-grants-until.js';

/** In the order in which they run. */
export const migrations = [
  Billing1763700000000,
  Readings1766200000000,
  Accounts1767000000000,
  BalancedLedger1767300000000,
  Turns1767400000000,
  PaidTwice1767500000000,
  CommissionMoves1767600000000,
  GrantsBeside1767700000000,
  MoneyBack1767800000000,
  Disputes1767900000000,
  PlanChanges1768000000000,
  Invoices1768100000000,
  ReferralSigns1768210000000,
  Payouts1768220000000,
  RestOfPlans1768300000000,
  MoneyBackAmounts1768310000000,
  FiledAndTurns1768320000000,
  GrantsUntil1768400000000,
];

/** What is written into the books stays: corrected by a line, or a credit note, of its own, never changed. */
export const appendOnly = ['ledger_entry', 'invoice'] as const;
