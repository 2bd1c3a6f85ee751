/** The door of the module: what the other modules of services/billing use of it. */
export { isGoingBack } from './persistence/going-back.js';
export { RegisteredUserEntity } from './persistence/registered-user.entity.js';
export { accountIn, accountOf, personOf } from './persistence/registered-users.js';
export { SubscriptionEntity } from './persistence/subscription.entity.js';
