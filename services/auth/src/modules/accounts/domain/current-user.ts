import type { Language, PriceTier, Role, SubscriptionStatus } from '@stroomwerk/contracts';
import type { CurrentUser, OpsUser } from '@stroomwerk/contracts/auth';

/** What is known of a person and of the account they belong to, as far as they see it. */
export interface AccountState {
  readonly id: string;
  readonly accountId: string;
  readonly fullName: string;
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  readonly role: Role;
  readonly subscriptionStatus: SubscriptionStatus;
  readonly priceTier: PriceTier | null;
  readonly createdAt: Date;
  readonly language: Language;
  readonly lastLoginAt: Date | null;
}

/** The answer of /auth/me: a subscription in its grace period counts as active (decisions.md, "subscription_status"). */
export const currentUser = (account: AccountState): CurrentUser => ({
  id: account.id,
  account_id: account.accountId,
  full_name: account.fullName,
  email: account.email,
  email_verified: account.emailVerifiedAt !== null,
  role: account.role,
  subscription_status:
    account.subscriptionStatus === 'past_due_grace' ? 'active' : account.subscriptionStatus,
  price_tier: account.priceTier,
  created_at: account.createdAt.toISOString(),
  language: account.language,
});

/** A row of the users screen. */
export const opsUser = (account: AccountState): OpsUser => ({
  ...currentUser(account),
  last_login_at: account.lastLoginAt?.toISOString() ?? null,
});
