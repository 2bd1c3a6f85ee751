import { subscriptionChanged } from '@stroomwerk/contracts/billing';
import { billingMailRequested } from '@stroomwerk/contracts/mails';
import type { ServiceDefinition } from '@stroomwerk/kernel';
import { appendOnly, migrations } from '../migrations/index.js';
import { BillingModule } from './billing.module.js';
import { billingEnv } from './env.js';
import { accountErasure, erasure } from './erasure.js';
import { AuditEntryEntity } from './modules/audit/persistence/audit-entry.entity.js';
import { CheckoutSessionEntity } from './modules/checkout/persistence/checkout-session.entity.js';
import { PurchaseEntity } from './modules/checkout/persistence/purchase.entity.js';
import { InvoiceEntity } from './modules/invoices/persistence/invoice.entity.js';
import { MoneyBackEntity } from './modules/money-back/persistence/money-back.entity.js';
import {
  PayoutAccountEntity,
  PayoutBatchEntity,
  PayoutEntity,
} from './modules/payouts/persistence/payout.entities.js';
import { PlanChangeEntity } from './modules/plan-change/persistence/plan-change.entity.js';
import { CustomerEntity } from './modules/provider/persistence/customer.entity.js';
import { MailboxReaderEntity } from './modules/referrals/persistence/mailbox-reader.entity.js';
import {
  CommissionEntity,
  LedgerEntryEntity,
  ReferralCodeEntity,
  ReferralEntity,
} from './modules/referrals/persistence/referral.entities.js';
import { RegisteredUserEntity } from './modules/subscriptions/persistence/registered-user.entity.js';
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
  accountErasure,
  publishes: [subscriptionChanged, billingMailRequested],
  migrations,
  appendOnly,
  entities: [
    AuditEntryEntity,
    CheckoutSessionEntity,
    CommissionEntity,
    CustomerEntity,
    InvoiceEntity,
    LedgerEntryEntity,
    MailboxReaderEntity,
    MoneyBackEntity,
    PayoutAccountEntity,
    PayoutBatchEntity,
    PayoutEntity,
    PlanChangeEntity,
    ProviderEventEntity,
    PurchaseEntity,
    ReferralCodeEntity,
    ReferralEntity,
    RegisteredUserEntity,
    SubscriptionEntity,
    SupersededSubscriptionEntity,
  ],
};
