import type { Desk } from './desk.js';
import { freshdeskDesk, helpScoutDesk, zendeskDesk } from './helpdesks-large.js';
import { freshserviceDesk, intercomDesk, zammadDesk } from './helpdesks-more.js';
import { hubSpotDesk, jiraDesk, odooDesk, serviceNowDesk } from './helpdesks-suites.js';

export * from './desk.js';
export * from './desk-apps.js';
export * from './helpdesks-large.js';
export * from './helpdesks-more.js';
export * from './helpdesks-suites.js';

export const helpdesks: readonly Desk[] = [
  zendeskDesk,
  freshdeskDesk,
  helpScoutDesk,
  zammadDesk,
  intercomDesk,
  hubSpotDesk,
  odooDesk,
  jiraDesk,
  freshserviceDesk,
  serviceNowDesk,
];

type Has<K extends keyof Desk> = Desk & Required<Pick<Desk, K>>;
const having = <K extends keyof Desk>(...members: K[]): readonly Has<K>[] =>
  helpdesks.filter((desk): desk is Has<K> => members.every((member) => desk[member] !== undefined));

/** Report new tickets and take notes on them. */
export const liveDesks = having('newTicket', 'note');
/** Also take an answer for the customer. */
export const answeringDesks = having('newTicket', 'note', 'reply');
/** Can list what is open and take notes. */
export const listedDesks = having('openTickets', 'note', 'openedAt');
export const escalatingDesks = having('newTicket', 'note', 'urgent');
