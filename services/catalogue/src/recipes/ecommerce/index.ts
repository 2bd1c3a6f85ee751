import type { Recipe } from '../../kit/index.js';
import * as abandoned from './abandoned.js';
import * as advice from './advice.js';
import * as assortment from './assortment.js';
import * as backInStock from './back-in-stock.js';
import * as customerValue from './customer-value.js';
import * as delivery from './delivery.js';
import * as digitalGoods from './digital-goods.js';
import * as exports from './exports.js';
import * as orderBasics from './order-basics.js';
import * as orderChecks from './order-checks.js';
import * as reports from './reports.js';
import * as returns from './returns.js';
import * as stock from './stock.js';
import * as stockFiles from './stock-files.js';
import * as tracking from './tracking.js';
import * as watch from './watch.js';

const topics: { [name: string]: Recipe }[] = [
  abandoned,
  advice,
  assortment,
  backInStock,
  customerValue,
  delivery,
  digitalGoods,
  exports,
  orderBasics,
  orderChecks,
  reports,
  returns,
  stock,
  stockFiles,
  tracking,
  watch,
];
export const ecommerce: Recipe[] = topics.flatMap((topic) => Object.values(topic));
