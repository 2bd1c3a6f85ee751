import { endpoint } from '../common/endpoint.js';
import type * as m from './messages.js';
import type * as s from './schemas.js';

export const register = endpoint<{ body: s.RegisterRequest; query?: s.RegisterQuery }, s.RegisterResponse>(
  'POST',
  '/api/auth/register',
  { auth: 'plain' },
);
export const login = endpoint<{ body: s.LoginRequest }, s.LoginResponse>('POST', '/api/auth/login', {
  auth: 'plain',
});
/** Rotates the refresh cookie. 401 auth.refresh_invalid when there is none or it was used before. */
export const refresh = endpoint<Record<never, never>, s.LoginResponse>('POST', '/api/auth/refresh', {
  auth: 'plain',
});
/** 204. Ends the session of the refresh cookie, here and everywhere. */
export const logout = endpoint<Record<never, never>, undefined>('POST', '/api/auth/logout');
export const me = endpoint<Record<never, never>, s.CurrentUser>('GET', '/api/auth/me');
export const providers = endpoint<Record<never, never>, s.Providers>('GET', '/api/auth/providers', {
  auth: 'plain',
});
export const forgotPassword = endpoint<{ body: s.ForgotPasswordRequest }, s.Accepted>(
  'POST',
  '/api/auth/password/forgot',
  { auth: 'plain' },
);
export const resetPassword = endpoint<{ body: s.ResetPasswordRequest }, s.Accepted>(
  'POST',
  '/api/auth/password/reset',
  { auth: 'plain' },
);
export const confirmEmail = endpoint<{ body: s.ConfirmEmailRequest }, s.Accepted>(
  'POST',
  '/api/auth/email/confirm',
  { auth: 'plain' },
);
export const resendConfirmation = endpoint<Record<never, never>, s.Accepted>(
  'POST',
  '/api/auth/email/resend',
);
/** Role ops. */
export const opsUsers = endpoint<{ query?: Partial<s.OpsUsersQuery> }, s.OpsUsersResponse>(
  'GET',
  '/api/auth/ops/users',
);

/** A question to support. The language of the page decides that of the receipt. */
export const sendMessage = endpoint<{ body: m.ContactRequest }, m.MessageReceipt>(
  'POST',
  '/api/account/messages',
  { auth: 'plain' },
);
/** Withdraws from a contract, without a login; the receipt is mailed at once. */
export const withdraw = endpoint<{ body: m.WithdrawalRequest }, m.MessageReceipt>(
  'POST',
  '/api/account/withdrawals',
  { auth: 'plain' },
);

/** Where the browser goes to sign in with Google: a page load, not a call. `return_to` is a path of this site. */
export const googleStartPath = '/api/auth/google';
