import { type AccountState, currentUser, opsUser } from './current-user.js';

const account: AccountState = {
  id: 'u1',
  accountId: 'a1',
  fullName: 'Sanne Bakker',
  email: 'sanne@example.nl',
  language: 'nl',
  emailVerifiedAt: new Date('2026-11-20T10:00:00Z'),
  role: 'user',
  subscriptionStatus: 'past_due',
  priceTier: 'launch_special',
  createdAt: new Date('2026-11-19T10:00:00Z'),
  lastLoginAt: new Date('2026-11-21T10:00:00Z'),
};
const shown = {
  id: 'u1',
  account_id: 'a1',
  full_name: 'Sanne Bakker',
  email: 'sanne@example.nl',
  email_verified: true,
  language: 'nl',
  role: 'user',
  subscription_status: 'past_due',
  price_tier: 'launch_special',
  created_at: '2026-11-19T10:00:00.000Z',
};

it('is what somebody sees of themselves and their account, and ops with it when somebody signed in last', () => {
  expect(currentUser(account)).toEqual(shown);
  expect(opsUser(account)).toEqual({ ...shown, last_login_at: '2026-11-21T10:00:00.000Z' });
});

it('says when an address is not confirmed yet, and when nobody ever signed in', () => {
  expect(currentUser({ ...account, emailVerifiedAt: null }).email_verified).toBe(false);
  expect(opsUser({ ...account, lastLoginAt: null }).last_login_at).toBeNull();
});

it('counts a subscription in its grace as active, and no other', () => {
  const statusOf = (subscriptionStatus: AccountState['subscriptionStatus']) =>
    currentUser({ ...account, subscriptionStatus }).subscription_status;
  expect(statusOf('past_due_grace')).toBe('active');
  for (const status of ['none', 'active', 'past_due', 'suspended', 'canceled'] as const)
    expect(statusOf(status)).toBe(status);
});
