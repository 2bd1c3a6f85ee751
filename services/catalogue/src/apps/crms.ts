import type { Crm } from '../kit/ports.js';
import { hubSpotCrm } from './crms-hubspot.js';
import { pipedriveCrm, salesforceCrm, zohoCrmPort } from './crms-large.js';
import { affinityCrm, agileCrmPort, freshworksCrmPort, highLevelCrm, keapCrm } from './crms-small.js';
import { copperCrm, odooCrm } from './crms-suites.js';

export * from './crm-apps.js';
export * from './crms-hubspot.js';
export * from './crms-large.js';
export * from './crms-small.js';
export * from './crms-suites.js';

/** What most sales teams use. */
export const mainCrms: readonly Crm[] = [hubSpotCrm, pipedriveCrm, salesforceCrm, zohoCrmPort];
export const crms: readonly Crm[] = [
  ...mainCrms,
  odooCrm,
  copperCrm,
  agileCrmPort,
  freshworksCrmPort,
  keapCrm,
  highLevelCrm,
  affinityCrm,
];

type Has<K extends keyof Crm> = Crm & Required<Pick<Crm, K>>;
const having = <K extends keyof Crm>(...members: K[]): readonly Has<K>[] =>
  crms.filter((crm): crm is Has<K> => members.every((member) => crm[member] !== undefined));

export const crmsThatFind = having('findContact');
export const crmsWithNotes = having('findContact', 'note');
export const crmsWithDeals = having('createDeal');
export const crmsWithOpenDeals = having('openDeals');
export const crmsWithNewContact = having('newContact');
export const crmsWithNewDeal = having('newDeal');
