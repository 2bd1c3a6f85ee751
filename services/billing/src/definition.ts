import { subscriptionChanged } from '@stroomwerk/contracts/billing';
import type { ServiceDefinition } from '@stroomwerk/kernel';
import { migrations } from '../migrations/index.js';
import { BillingModule } from './billing.module.js';
import { billingEnv } from './env.js';
import { erasure } from './erasure.js';
import { AuditEntryEntity } from './modules/audit/persistence/audit-entry.entity.js';
import { CheckoutSessionEntity } from './modules/checkout/persistence/checkout-session.entity.js';
import { PurchaseEntity } from './modules/checkout/persistence/purchase.entity.js';
import { CustomerEntity } from './modules/provider/persistence/customer.entity.js';
import {
  CommissionEntity,
  LedgerEntryEntity,
  ReferralCodeEntity,
  ReferralEntity,
} from './modules/referrals/persistence/referral.entities.js';
import { AccountEntity } from './modules/subscriptions/persistence/account.entity.js';
import { SubscriptionEntity } from './modules/subscriptions/persistence/subscription.entity.js';
import { SupersededSubscriptionEntity } from './modules/subscriptions/persistence/superseded-subscription.entity.js';
import { ProviderEventEntity } from './modules/webhooks/persistence/provider-event.entity.js';

/** What the kernel needs to run billing, as a service or as its worker. */
export const billing: ServiceDefinition = {
  name: 'billing',
  apiVersion: 1,
  module: BillingModule,
  rawBody: true,
  env: billingEnv,
  erasure,
  publishes: [subscriptionChanged],
  migrations,
  entities: [
    AccountEntity,
    AuditEntryEntity,
    CheckoutSessionEntity,
    CommissionEntity,
    CustomerEntity,
    LedgerEntryEntity,
    ProviderEventEntity,
    PurchaseEntity,
    ReferralCodeEntity,
    ReferralEntity,
    SubscriptionEntity,
    SupersededSubscriptionEntity,
  ],
};
