import type { Sources } from './compile.js';
import type { ContentWorkflow } from './dsl/types.js';
import { exportsIn } from './exports/folders.js';
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
import * as contentKnowledge from './workflows/content/knowledge.js';
import * as contentUpkeep from './workflows/content/upkeep.js';
import * as contentWriting from './workflows/content/writing.js';
import * as customerChatbot from './workflows/customer/chatbot.js';
import * as customerRelations from './workflows/customer/relations.js';
import * as customerSupport from './workflows/customer/support.js';
import * as dataPipelines from './workflows/data/pipelines.js';
import * as dataQuality from './workflows/data/quality.js';
import * as dataReports from './workflows/data/reports.js';
import * as ecommerceOrders from './workflows/ecommerce/orders.js';
import * as ecommerceReturns from './workflows/ecommerce/returns.js';
import * as ecommerceStock from './workflows/ecommerce/stock.js';
import * as ecommerceStockSync from './workflows/ecommerce/stock-sync.js';
import * as financeCash from './workflows/finance/cash.js';
import * as financeInvoicesIn from './workflows/finance/invoices-in.js';
import * as financeInvoicesOut from './workflows/finance/invoices-out.js';
import * as financeVat from './workflows/finance/vat.js';
import * as hrAbsence from './workflows/hr/absence.js';
import * as hrJoiners from './workflows/hr/joiners.js';
import * as hrLeavers from './workflows/hr/leavers.js';
import * as integrationCrm from './workflows/integration/crm.js';
import * as integrationDevelopers from './workflows/integration/developers.js';
import * as integrationPlatform from './workflows/integration/platform.js';
import * as marketingCampaigns from './workflows/marketing/campaigns.js';
import * as marketingLeads from './workflows/marketing/leads.js';
import * as marketingWebinar from './workflows/marketing/webinar.js';
import * as productivityCapture from './workflows/productivity/capture.js';
import * as productivityMeetings from './workflows/productivity/meetings.js';
import * as socialListen from './workflows/social/listen.js';
import * as socialPublish from './workflows/social/publish.js';

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

const exported = exportsIn();

/** Everything that authors wrote: a workflow or a recipe that is not in here does not ship. */
export const sources: Sources = {
  workflows: [...groups.flatMap((group) => Object.values(group)), ...exported.workflows],
  problems: exported.problems,
  recipes: [
    ...content,
    ...customer,
    ...data,
    ...ecommerce,
    ...finance,
    ...hr,
    ...integration,
    ...marketing,
    ...productivity,
    ...social,
  ],
};
