import type { Recipe } from '../../kit/index.js';
import * as accounts from './accounts.js';
import * as approvals from './approvals.js';
import * as associations from './associations.js';
import * as closeSilentTickets from './close-silent-tickets.js';
import * as companies from './companies.js';
import * as consent from './consent.js';
import * as crmDesk from './crm-desk.js';
import * as crmToCrm from './crm-to-crm.js';
import * as customerChatbot from './customer-chatbot.js';
import * as deskQuality from './desk-quality.js';
import * as deskTools from './desk-tools.js';
import * as escalation from './escalation.js';
import * as feedback from './feedback.js';
import * as firstContact from './first-contact.js';
import * as foreignTickets from './foreign-tickets.js';
import * as gdprRequest from './gdpr-request.js';
import * as houseSales from './house-sales.js';
import * as hubspot from './hubspot.js';
import * as hubspotData from './hubspot-data.js';
import * as intake from './intake.js';
import * as lifecycle from './lifecycle.js';
import * as pipelineTotal from './pipeline-total.js';
import * as practiceCare from './practice-care.js';
import * as priceChange from './price-change.js';
import * as projectEvaluation from './project-evaluation.js';
import * as property from './property.js';
import * as quick from './quick.js';
import * as quietDeals from './quiet-deals.js';
import * as restaurant from './restaurant.js';
import * as sessionCards from './session-cards.js';
import * as small from './small.js';
import * as surveySentiment from './survey-sentiment.js';
import * as teamleader from './teamleader.js';
import * as teamleaderCalls from './teamleader-calls.js';
import * as teamleaderDeals from './teamleader-deals.js';
import * as ticketLogWithDigest from './ticket-log-with-digest.js';
import * as ticketOnTimeline from './ticket-on-timeline.js';
import * as triage from './triage.js';
import * as typeformEvents from './typeform-events.js';
import * as typeformIntake from './typeform-intake.js';
import * as typeformMembers from './typeform-members.js';
import * as upkeep from './upkeep.js';
import * as waiting from './waiting.js';
import * as weeklyCatchUpList from './weekly-catch-up-list.js';
import * as whatsAppAppointments from './whatsapp-appointments.js';
import * as whatsAppFiles from './whatsapp-files.js';
import * as whatsAppInbox from './whatsapp-inbox.js';

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
  sessionCards,
  whatsAppAppointments,
  whatsAppFiles,
  whatsAppInbox,
  teamleaderCalls,
  teamleaderDeals,
  typeformIntake,
  deskQuality,
  hubspot,
  hubspotData,
  projectEvaluation,
  property,
  upkeep,
  associations,
  restaurant,
  typeformEvents,
  typeformMembers,
  crmDesk,
  priceChange,
  practiceCare,
  houseSales,
  consent,
  approvals,
].flatMap((topic) => Object.values(topic));
