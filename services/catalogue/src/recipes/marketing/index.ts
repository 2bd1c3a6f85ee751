import type { Recipe } from '../../kit/index.js';
import { adCostAlarm, visitorsToday } from './ads-alarm.js';
import { adsSideBySide } from './ads-overview.js';
import { affiliateIntake, callBackFast } from './affiliates.js';
import * as calendly from './calendly.js';
import * as calendlyWeeks from './calendly-weeks.js';
import { campaignBrief, utmLinks } from './campaign.js';
import { campaignFailure } from './campaign-errors.js';
import { adCopy, subjectLines, writingHelp } from './copy.js';
import { doorList, ticketBuyer } from './events.js';
import {
  bookingWithHistory,
  intakeBeforeAppointment,
  klaviyoErasure,
  lightspeedNewsletter,
  mailchimpWeek,
  quizToKlaviyo,
} from './forms-and-bookings.js';
import * as hubspotCare from './hubspot-care.js';
import * as hubspotLeads from './hubspot-leads.js';
import { designFeedback, linkLibrary } from './inspiration.js';
import * as invitations from './invitations.js';
import * as klaviyo from './klaviyo.js';
import * as klaviyoCampaigns from './klaviyo-campaigns.js';
import { leadDeadline, leadIntake } from './lead-deadline.js';
import { leadScore } from './lead-score.js';
import { leadToCrm, signUpFromForm, verifiedLead } from './leads-in.js';
import { enrichedLead, knownLead } from './leads-known.js';
import { listCleaning, unsubscribeEverywhere } from './list-care.js';
import * as loyalty from './loyalty.js';
import { monthlyMarketingReport } from './marketing-report.js';
import { moveSubscribers, prospectList } from './migration.js';
import { feedNewsletter } from './newsletter.js';
import * as newsletterChecks from './newsletter-checks.js';
import { doubleOptIn } from './opt-in.js';
import { outreachPreparation, warmUpMeeting } from './outreach.js';
import { outreachBounce, outreachReplies } from './outreach-replies.js';
import { seoRound } from './seo.js';
import { buyingSignal, subscriberEvent } from './signals.js';
import * as typeformCare from './typeform-care.js';
import { weatherOffer } from './weather.js';
import { webinarFollowUp, webinarSignUp } from './webinars.js';

const themes: { [name: string]: Recipe }[] = [
  calendly,
  calendlyWeeks,
  hubspotCare,
  hubspotLeads,
  invitations,
  klaviyo,
  klaviyoCampaigns,
  loyalty,
  newsletterChecks,
  typeformCare,
];

export const marketing: Recipe[] = [
  adCostAlarm,
  visitorsToday,
  adsSideBySide,
  affiliateIntake,
  callBackFast,
  campaignFailure,
  campaignBrief,
  utmLinks,
  adCopy,
  subjectLines,
  writingHelp,
  ticketBuyer,
  doorList,
  bookingWithHistory,
  intakeBeforeAppointment,
  klaviyoErasure,
  lightspeedNewsletter,
  mailchimpWeek,
  quizToKlaviyo,
  linkLibrary,
  designFeedback,
  leadDeadline,
  leadIntake,
  leadScore,
  leadToCrm,
  signUpFromForm,
  verifiedLead,
  enrichedLead,
  knownLead,
  listCleaning,
  unsubscribeEverywhere,
  monthlyMarketingReport,
  moveSubscribers,
  prospectList,
  feedNewsletter,
  doubleOptIn,
  outreachReplies,
  outreachBounce,
  outreachPreparation,
  warmUpMeeting,
  seoRound,
  subscriberEvent,
  buyingSignal,
  weatherOffer,
  webinarSignUp,
  webinarFollowUp,
  ...themes.flatMap((theme) => Object.values(theme)),
];
