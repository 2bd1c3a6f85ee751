/** The door of the module: what the other modules of services/billing use of it. */
export { AccountEntity } from './persistence/account.entity.js';
export { SubscriptionEntity } from './persistence/subscription.entity.js';
