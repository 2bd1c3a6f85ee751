import type { ContentWorkflow } from '../../dsl/types.js';
import * as basics from './basics.js';
import * as bills from './bills.js';
import * as cash from './cash.js';
import * as failedPayments from './failed-payments.js';
import * as matching from './matching.js';
import * as reminders from './reminders.js';
import * as supplierSafety from './supplier-safety.js';

const topics: { [recipe: string]: ContentWorkflow[] }[] = [
  basics,
  bills,
  cash,
  failedPayments,
  matching,
  reminders,
  supplierSafety,
];
export const finance: ContentWorkflow[] = topics.flatMap((topic) => Object.values(topic).flat());
