import type { Recipe } from '../../kit/index.js';
import * as bank from './bank.js';
import * as basics from './basics.js';
import * as bills from './bills.js';
import * as budget from './budget.js';
import * as buildingBlocks from './building-blocks.js';
import * as cash from './cash.js';
import * as failedPayments from './failed-payments.js';
import * as invoicing from './invoicing.js';
import * as ledgers from './ledgers.js';
import * as matching from './matching.js';
import * as metrics from './metrics.js';
import * as paymentsOut from './payments-out.js';
import * as reminders from './reminders.js';
import * as subscriptions from './subscriptions.js';
import * as supplierSafety from './supplier-safety.js';

const topics: { [name: string]: Recipe }[] = [
  bank,
  basics,
  bills,
  budget,
  buildingBlocks,
  cash,
  failedPayments,
  invoicing,
  ledgers,
  matching,
  metrics,
  paymentsOut,
  reminders,
  subscriptions,
  supplierSafety,
];
export const finance: Recipe[] = topics.flatMap((topic) => Object.values(topic));
