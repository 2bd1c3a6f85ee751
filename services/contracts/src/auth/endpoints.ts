import { endpoint } from '../common/endpoint.js';
import type * as mail from './mail.js';
import type * as m from './messages.js';
import type * as s from './schemas.js';
import type * as sec from './security.js';

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
/** The language of our mails to the account. It begins as that of the page that registered. */
export const changeLanguage = endpoint<{ body: s.ChangeLanguageRequest }, s.Accepted>(
  'PUT',
  '/api/auth/me/language',
);
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
/** Where the account is signed in, the newest use first. */
export const sessions = endpoint<Record<never, never>, sec.SessionsResponse>('GET', '/api/auth/sessions');
/** 204. Ends one session, everywhere. */
export const endSession = endpoint<{ params: { id: string } }, undefined>(
  'DELETE',
  '/api/auth/sessions/{id}',
);
/** 204. Ends every session of the account, this one too, and forgets its devices. */
export const endSessions = endpoint<Record<never, never>, undefined>('DELETE', '/api/auth/sessions');
/** The newest fifty of ninety days. */
export const securityEvents = endpoint<Record<never, never>, sec.SecurityEventsResponse>(
  'GET',
  '/api/auth/security-events',
);
/** Role ops. */
export const opsUsers = endpoint<{ query?: Partial<s.OpsUsersQuery> }, s.OpsUsersResponse>(
  'GET',
  '/api/auth/ops/users',
);

/** Role ops. Erases a person; a plan that runs has to be ended first. */
export const opsErase = endpoint<{ body: s.OpsEraseRequest }, s.OpsEraseResponse>(
  'POST',
  '/api/auth/ops/erasures',
);

/** What the signed-in person is told of our mail to them. */
export const myMail = endpoint<Record<never, never>, mail.MyMail>('GET', '/api/auth/me/mail');
/** Turns a category that is not necessary on or off. */
export const chooseMyMail = endpoint<{ body: mail.ChooseMyMail }, mail.MyMail>('PUT', '/api/auth/me/mail');
/** What the link of a mail is about. 401 auth.link_invalid for one that is none of ours. */
export const mailChoice = endpoint<{ query: mail.MailLinkQuery }, mail.MailChoice>(
  'GET',
  '/api/auth/mails/choice',
  { auth: 'plain' },
);
/** Chooses by the link of a mail, without a login. */
export const chooseMail = endpoint<{ body: mail.ChooseByLink }, mail.MailChoice>(
  'PUT',
  '/api/auth/mails/choice',
  { auth: 'plain' },
);
/** Mails a link that shows that mail arrives, where it did not; where it was unwanted, it is wanted again from now on. */
export const mendMyMail = endpoint<Record<never, never>, s.Accepted>('POST', '/api/auth/me/mail/mend');
/** Role ops. Addresses that mail does not reach or that complained. */
export const opsMailTroubles = endpoint<{ query?: Partial<mail.OpsMailTroublesQuery> }, mail.OpsMailTroubles>(
  'GET',
  '/api/auth/ops/mail/troubles',
);
/** Role ops. Takes one from the list; who, when and why is kept. */
export const opsLiftMailTrouble = endpoint<{ body: mail.LiftMailTrouble }, s.Accepted>(
  'POST',
  '/api/auth/ops/mail/troubles/lift',
);
/** Role ops. */
export const opsMailActs = endpoint<Record<never, never>, mail.OpsMailActs>('GET', '/api/auth/ops/mail/acts');
/** Role ops. */
export const opsUnsettledMails = endpoint<Record<never, never>, mail.OpsUnsettledMails>(
  'GET',
  '/api/auth/ops/mail/unsettled',
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
