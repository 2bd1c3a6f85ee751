/** The door of the module: what the other modules of services/billing use of it. */
export { LedgerEntryEntity } from './persistence/referral.entities.js';
