import type { ContentWorkflow } from './dsl/types.js';
import * as ecommerceOrders from './ecommerce/orders.js';
import * as ecommerceReturns from './ecommerce/returns.js';
import * as ecommerceStock from './ecommerce/stock.js';
import * as ecommerceStockSync from './ecommerce/stock-sync.js';
import * as financeCash from './finance/cash.js';
import * as financeInvoicesIn from './finance/invoices-in.js';
import * as financeInvoicesOut from './finance/invoices-out.js';
import * as financeVat from './finance/vat.js';
import * as marketingCampaigns from './marketing/campaigns.js';
import * as marketingLeads from './marketing/leads.js';
import * as marketingWebinar from './marketing/webinar.js';
import * as productivityCapture from './productivity/capture.js';
import * as productivityMeetings from './productivity/meetings.js';

const groups: { [name: string]: ContentWorkflow }[] = [
  ecommerceOrders,
  ecommerceReturns,
  ecommerceStockSync,
  ecommerceStock,
  financeCash,
  financeInvoicesIn,
  financeInvoicesOut,
  financeVat,
  marketingCampaigns,
  marketingLeads,
  marketingWebinar,
  productivityCapture,
  productivityMeetings,
];

/** The library's own workflows, compiled, in the order of their slugs. */
export const catalogue: ContentWorkflow[] = groups
  .flatMap((group) => Object.values(group))
  .sort((a, b) => a.slug.localeCompare(b.slug, 'en'));
