import type { MailingList } from '../kit/ports.js';
import {
  actionNetwork,
  autopilot,
  customerIo,
  egoi,
  iterable,
  mautic,
  sendy,
  vero,
} from './mailing-lists-more.js';
import { activeCampaign, convertKit, getResponse } from './mailing-lists-others.js';
import { brevo, mailchimp, mailerLite } from './mailing-lists-popular.js';

/** Every app that sends newsletters. */
export const mailingLists: MailingList[] = [
  mailchimp,
  mailerLite,
  brevo,
  activeCampaign,
  getResponse,
  convertKit,
  mautic,
  egoi,
  sendy,
  customerIo,
  autopilot,
  vero,
  iterable,
  actionNetwork,
];

/** The ones that most people use. */
export const popularLists: MailingList[] = [mailchimp, mailerLite, brevo, activeCampaign, convertKit];
