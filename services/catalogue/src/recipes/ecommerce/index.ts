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
import * as lightspeedLate from './lightspeed-late.js';
import * as lightspeedPicqer from './lightspeed-picqer.js';
import * as lightspeedPicqerStock from './lightspeed-picqer-stock.js';
import * as lightspeedSendcloud from './lightspeed-sendcloud.js';
import * as myParcel from './my-parcel.js';
import * as orderBasics from './order-basics.js';
import * as orderChecks from './order-checks.js';
import * as picqerOrders from './picqer-orders.js';
import * as picqerSendcloud from './picqer-sendcloud.js';
import * as picqerSendcloudParcels from './picqer-sendcloud-parcels.js';
import * as picqerWarehouse from './picqer-warehouse.js';
import * as reports from './reports.js';
import * as returns from './returns.js';
import * as sendcloud from './sendcloud.js';
import * as shopDuties from './shop-duties.js';
import * as shopLinks from './shop-links.js';
import * as shopifyAssortment from './shopify-assortment.js';
import * as shopifyBusiness from './shopify-business.js';
import * as shopifyCare from './shopify-care.js';
import * as shopifyOrders from './shopify-orders.js';
import * as shopifyWhatsApp from './shopify-whatsapp.js';
import * as shopifyWhatsappAnswers from './shopify-whatsapp-answers.js';
import * as stock from './stock.js';
import * as stockFiles from './stock-files.js';
import * as stockPlanning from './stock-planning.js';
import * as tracking from './tracking.js';
import * as watch from './watch.js';
import * as wooCare from './woo-care.js';
import * as wooOrders from './woo-orders.js';

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
  lightspeedPicqer,
  lightspeedSendcloud,
  myParcel,
  orderBasics,
  orderChecks,
  picqerOrders,
  picqerSendcloud,
  picqerWarehouse,
  reports,
  returns,
  sendcloud,
  shopLinks,
  shopifyCare,
  shopifyOrders,
  shopifyWhatsApp,
  stock,
  stockFiles,
  stockPlanning,
  tracking,
  watch,
  wooCare,
  lightspeedLate,
  lightspeedPicqerStock,
  picqerSendcloudParcels,
  shopDuties,
  shopifyAssortment,
  shopifyBusiness,
  shopifyWhatsappAnswers,
  wooOrders,
];
export const ecommerce: Recipe[] = topics.flatMap((topic) => Object.values(topic));
