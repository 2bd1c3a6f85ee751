/** The door of the module: what the other modules of services/auth use of it. */
export type { AccountRow } from './persistence/account.entity.js';
export { AccountsRepository } from './persistence/accounts.repository.js';
