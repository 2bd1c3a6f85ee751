/** The door of the module: what the other modules of services/auth use of it. */
export { type Membership, Memberships } from './persistence/memberships.repository.js';
