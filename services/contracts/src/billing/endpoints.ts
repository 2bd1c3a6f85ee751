import { endpoint } from '../common/endpoint.js';
import type * as s from './schemas.js';

type None = Record<never, never>;

export const prices = endpoint<None, s.PriceCatalogue>('GET', '/api/billing/prices', { auth: 'plain' });
/** The answer's `checkout_url` is the payment provider's hosted page; the browser goes there. */
export const createCheckoutSession = endpoint<{ body: s.CreateCheckoutSession }, s.CheckoutSessionCreated>(
  'POST',
  '/api/stripe/create-checkout-session',
);
/** Only of the caller’s account; anybody else’s is 404. */
export const checkoutSession = endpoint<{ params: { id: string } }, s.CheckoutSession>(
  'GET',
  '/api/billing/checkout-sessions/{id}',
);
export const subscription = endpoint<None, s.Subscription>('GET', '/api/billing/subscription');
/** Ends the caller's plan with the period that is paid. Safe to repeat. */
export const cancelSubscription = endpoint<{ body: s.CancelSubscription }, s.Subscription>(
  'POST',
  '/api/billing/subscription/cancel',
);
/** Takes a cancellation back while the period runs. Safe to repeat. */
export const resumeSubscription = endpoint<None, s.Subscription>('POST', '/api/billing/subscription/resume');
/** What another plan costs, to the cent. Changes nothing. */
export const previewPlanChange = endpoint<{ body: s.PreviewPlanChange }, s.PlanChangePreview>(
  'POST',
  '/api/billing/plan-change/preview',
);
/** Carries out what a preview showed, for just that amount or not at all. Safe to repeat. */
export const changePlan = endpoint<{ body: s.ConfirmPlanChange }, s.Subscription>(
  'POST',
  '/api/billing/plan-change',
);
/** Takes a change back that waits for the end of the period. Safe to repeat. */
export const keepPlan = endpoint<None, s.Subscription>('POST', '/api/billing/plan-change/withdraw');
/** Whether the caller's plan can be paid back, and until when. */
export const moneyBack = endpoint<None, s.MoneyBack>('GET', '/api/billing/money-back');
/** Pays the caller's plan back in full and ends it. Safe to repeat: the money goes back once. */
export const askMoneyBack = endpoint<None, s.MoneyBackAsked>('POST', '/api/billing/money-back');
/** The payment provider's address: raw body, signed. */
export const stripeWebhookPath = '/api/stripe/webhook';

export const generateReferralCode = endpoint<None, s.ReferralSummary>('GET', '/api/referrals/generate-code');
export const referralStats = endpoint<None, s.ReferralStats>('GET', '/api/referrals/stats');

/** Role ops, audited. */
export const grantPlan = endpoint<{ body: s.GrantPlan }, s.Subscription>('POST', '/api/billing/ops/grants');
export const revokePlan = endpoint<{ body: s.RevokePlan }, s.Subscription>(
  'POST',
  '/api/billing/ops/revocations',
);
export const auditLog = endpoint<{ query?: s.AuditQuery }, s.AuditResponse>('GET', '/api/billing/ops/audit');
