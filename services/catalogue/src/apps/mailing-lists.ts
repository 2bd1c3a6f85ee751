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
import { outreach } from './outreach.js';

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

type With<K extends keyof MailingList> = MailingList & Required<Pick<MailingList, K>>;
const having =
  <K extends keyof MailingList>(...members: K[]) =>
  (list: MailingList): list is With<K> =>
    members.every((member) => list[member] !== undefined);

/** Lists that report a new subscriber. */
export const watchedLists: With<'newSubscriber'>[] = mailingLists.filter(having('newSubscriber'));
/** Lists and outreach that report who leaves. */
export const leavingLists: With<'unsubscribed'>[] = [...mailingLists, ...outreach].filter(
  having('unsubscribed'),
);
/** Lists and outreach that report mail that comes back. */
export const bouncingLists: With<'bounced'>[] = [...mailingLists, ...outreach].filter(having('bounced'));
/** Lists that a person can be taken off. */
export const leavableLists: With<'unsubscribe'>[] = mailingLists.filter(having('unsubscribe'));
/** Lists whose subscribers can be read. */
export const readableLists: With<'subscribers'>[] = mailingLists.filter(having('subscribers'));
