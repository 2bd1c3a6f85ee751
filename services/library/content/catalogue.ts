import * as contentKnowledge from './content/knowledge.js';
import * as contentUpkeep from './content/upkeep.js';
import * as contentWriting from './content/writing.js';
import * as customerChatbot from './customer/chatbot.js';
import * as customerRelations from './customer/relations.js';
import * as customerSupport from './customer/support.js';
import * as dataPipelines from './data/pipelines.js';
import * as dataQuality from './data/quality.js';
import * as dataReports from './data/reports.js';
import type { ContentWorkflow } from './dsl/types.js';
import * as ecommerceOrders from './ecommerce/orders.js';
import * as ecommerceReturns from './ecommerce/returns.js';
import * as ecommerceStock from './ecommerce/stock.js';
import * as ecommerceStockSync from './ecommerce/stock-sync.js';
import * as financeCash from './finance/cash.js';
import * as financeInvoicesIn from './finance/invoices-in.js';
import * as financeInvoicesOut from './finance/invoices-out.js';
import * as financeVat from './finance/vat.js';
import * as hrAbsence from './hr/absence.js';
import * as hrJoiners from './hr/joiners.js';
import * as hrLeavers from './hr/leavers.js';
import * as integrationCrm from './integration/crm.js';
import * as integrationDevelopers from './integration/developers.js';
import * as integrationPlatform from './integration/platform.js';
import { distinct } from './kit/distinct.js';
import * as marketingCampaigns from './marketing/campaigns.js';
import * as marketingLeads from './marketing/leads.js';
import * as marketingWebinar from './marketing/webinar.js';
import * as productivityCapture from './productivity/capture.js';
import * as productivityMeetings from './productivity/meetings.js';
import { content } from './recipes/content/index.js';
import { customer } from './recipes/customer/index.js';
import { data } from './recipes/data/index.js';
import { ecommerce } from './recipes/ecommerce/index.js';
import { finance } from './recipes/finance/index.js';
import { hr } from './recipes/hr/index.js';
import { integration } from './recipes/integration/index.js';
import { marketing } from './recipes/marketing/index.js';
import { productivity } from './recipes/productivity/index.js';
import { social } from './recipes/social/index.js';
import * as socialListen from './social/listen.js';
import * as socialPublish from './social/publish.js';

const groups: { [name: string]: ContentWorkflow }[] = [
  contentKnowledge,
  contentUpkeep,
  contentWriting,
  customerChatbot,
  customerRelations,
  customerSupport,
  dataPipelines,
  dataQuality,
  dataReports,
  ecommerceOrders,
  ecommerceReturns,
  ecommerceStockSync,
  ecommerceStock,
  financeCash,
  financeInvoicesIn,
  financeInvoicesOut,
  financeVat,
  hrAbsence,
  hrJoiners,
  hrLeavers,
  integrationCrm,
  integrationDevelopers,
  integrationPlatform,
  marketingCampaigns,
  marketingLeads,
  marketingWebinar,
  productivityCapture,
  productivityMeetings,
  socialListen,
  socialPublish,
];

/** The library's own workflows, compiled, in the order of their slugs; no two are alike. */
export const catalogue: ContentWorkflow[] = distinct(
  groups
    .flatMap((group) => Object.values(group))
    .concat(content, customer, data, ecommerce, finance, hr, integration, marketing, productivity, social)
    .sort((a, b) => a.slug.localeCompare(b.slug, 'en')),
);
