/** The door of the module: what the other modules of services/billing use of it. */
export { creditNotesOf } from './persistence/invoices.js';
