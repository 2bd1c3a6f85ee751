import type { Recipe } from '../../kit/index.js';
import * as accounts from './accounts.js';
import * as closeSilentTickets from './close-silent-tickets.js';
import * as companies from './companies.js';
import * as crmToCrm from './crm-to-crm.js';
import * as customerChatbot from './customer-chatbot.js';
import * as deskTools from './desk-tools.js';
import * as escalation from './escalation.js';
import * as feedback from './feedback.js';
import * as firstContact from './first-contact.js';
import * as foreignTickets from './foreign-tickets.js';
import * as gdprRequest from './gdpr-request.js';
import * as intake from './intake.js';
import * as lifecycle from './lifecycle.js';
import * as pipelineTotal from './pipeline-total.js';
import * as quick from './quick.js';
import * as quietDeals from './quiet-deals.js';
import * as small from './small.js';
import * as surveySentiment from './survey-sentiment.js';
import * as teamleader from './teamleader.js';
import * as ticketLogWithDigest from './ticket-log-with-digest.js';
import * as ticketOnTimeline from './ticket-on-timeline.js';
import * as triage from './triage.js';
import * as waiting from './waiting.js';
import * as weeklyCatchUpList from './weekly-catch-up-list.js';

/** Support, success and CRM. */
export const customer: Recipe[] = [
  accounts,
  closeSilentTickets,
  companies,
  crmToCrm,
  customerChatbot,
  deskTools,
  escalation,
  feedback,
  firstContact,
  foreignTickets,
  gdprRequest,
  intake,
  lifecycle,
  pipelineTotal,
  quick,
  quietDeals,
  small,
  surveySentiment,
  teamleader,
  ticketLogWithDigest,
  ticketOnTimeline,
  triage,
  waiting,
  weeklyCatchUpList,
].flatMap((topic) => Object.values(topic));
