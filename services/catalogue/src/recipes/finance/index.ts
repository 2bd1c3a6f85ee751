import type { Recipe } from '../../kit/index.js';
import * as afas from './afas.js';
import * as associations from './associations.js';
import * as bank from './bank.js';
import * as basics from './basics.js';
import * as bills from './bills.js';
import * as bookkeepers from './bookkeepers.js';
import * as budget from './budget.js';
import * as buildingBlocks from './building-blocks.js';
import * as cash from './cash.js';
import * as debtors from './debtors.js';
import * as dutchBookings from './dutch-bookings.js';
import * as eBoekhouden from './e-boekhouden.js';
import * as exact from './exact.js';
import * as exactMore from './exact-more.js';
import * as failedPayments from './failed-payments.js';
import * as freelancerDuties from './freelancer-duties.js';
import * as hourBundles from './hour-bundles.js';
import * as iban from './iban.js';
import * as incomingRules from './incoming-rules.js';
import * as invoicing from './invoicing.js';
import * as joinedBooks from './joined-books.js';
import * as ledgers from './ledgers.js';
import * as letters from './letters.js';
import * as matching from './matching.js';
import * as metrics from './metrics.js';
import * as mollie from './mollie.js';
import * as moneybird from './moneybird.js';
import * as moneybirdMore from './moneybird-more.js';
import * as oss from './oss.js';
import * as paymentsOut from './payments-out.js';
import * as projects from './projects.js';
import * as reminders from './reminders.js';
import * as rentals from './rentals.js';
import * as snelStart from './snelstart.js';
import * as subscriptions from './subscriptions.js';
import * as supplierSafety from './supplier-safety.js';
import * as till from './till.js';
import * as wages from './wages.js';

const topics: { [name: string]: Recipe }[] = [
  afas,
  bank,
  basics,
  bills,
  budget,
  buildingBlocks,
  cash,
  dutchBookings,
  eBoekhouden,
  exact,
  failedPayments,
  invoicing,
  ledgers,
  matching,
  metrics,
  mollie,
  moneybird,
  paymentsOut,
  reminders,
  snelStart,
  subscriptions,
  supplierSafety,
  joinedBooks,
  exactMore,
  moneybirdMore,
  debtors,
  associations,
  rentals,
  wages,
  till,
  iban,
  incomingRules,
  oss,
  hourBundles,
  bookkeepers,
  projects,
  freelancerDuties,
  letters,
];
export const finance: Recipe[] = topics.flatMap((topic) => Object.values(topic));
