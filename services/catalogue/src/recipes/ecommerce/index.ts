import type { Recipe } from '../../kit/index.js';
import * as abandoned from './abandoned.js';
import * as advice from './advice.js';
import * as assortment from './assortment.js';
import * as backInStock from './back-in-stock.js';
import * as bolOffers from './bol-offers.js';
import * as bolOrders from './bol-orders.js';
import * as bolReturns from './bol-returns.js';
import * as customerValue from './customer-value.js';
import * as delivery from './delivery.js';
import * as digitalGoods from './digital-goods.js';
import * as exports from './exports.js';
import * as lightspeed from './lightspeed.js';
import * as myParcel from './my-parcel.js';
import * as orderBasics from './order-basics.js';
import * as orderChecks from './order-checks.js';
import * as picqerOrders from './picqer-orders.js';
import * as picqerWarehouse from './picqer-warehouse.js';
import * as reports from './reports.js';
import * as returns from './returns.js';
import * as sendcloud from './sendcloud.js';
import * as shopLinks from './shop-links.js';
import * as stock from './stock.js';
import * as stockFiles from './stock-files.js';
import * as tracking from './tracking.js';
import * as watch from './watch.js';

const topics: { [name: string]: Recipe }[] = [
  abandoned,
  advice,
  assortment,
  backInStock,
  bolOffers,
  bolOrders,
  bolReturns,
  customerValue,
  delivery,
  digitalGoods,
  exports,
  lightspeed,
  myParcel,
  orderBasics,
  orderChecks,
  picqerOrders,
  picqerWarehouse,
  reports,
  returns,
  sendcloud,
  shopLinks,
  stock,
  stockFiles,
  tracking,
  watch,
];
export const ecommerce: Recipe[] = topics.flatMap((topic) => Object.values(topic));
