import { catalogueRoutes } from './catalogue.js';
import { checkoutRoutes } from './checkout.js';
import { clockRoutes } from './clocks.js';
import { customerRoutes } from './customers.js';
import { disputeRoutes } from './disputes.js';
import { eventRoutes } from './events.js';
import { invoiceRoutes } from './invoices.js';
import { paymentRoutes } from './payments.js';
import { portalRoutes } from './portal.js';
import type { Route } from './route.js';
import { scheduleRoutes } from './schedules.js';
import { subscriptionRoutes } from './subscriptions.js';

/** The part of Stripe's API that the sandbox plays. */
export const routes: readonly Route[] = [
  ...catalogueRoutes,
  ...customerRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...scheduleRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...portalRoutes,
  ...clockRoutes,
];
