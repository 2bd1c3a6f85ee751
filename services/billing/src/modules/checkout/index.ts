/** The door of the module: what the other modules of services/billing use of it. */
export { CheckoutSessionEntity } from './persistence/checkout-session.entity.js';
