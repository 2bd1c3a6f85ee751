import { endpoint } from '../common/endpoint.js';
import type * as i from './invoices.js';
import type * as p from './payouts.js';
import type * as r from './reconciliation.js';
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
/** The latest first. With `account_id` those of another account: role ops. */
export const invoices = endpoint<{ query?: i.InvoicesQuery }, i.InvoicesResponse>(
  'GET',
  '/api/billing/invoices',
);
/** As a tagged PDF, in the reader's language. 404 billing.invoice_not_found for anybody but its account and ops. */
export const invoicePdf = endpoint<{ params: { number: string } }, Blob>(
  'GET',
  '/api/billing/invoices/{number}.pdf',
);
/** As UBL 2.1 (Peppol BIS Billing 3). */
export const invoiceXml = endpoint<{ params: { number: string } }, Blob>(
  'GET',
  '/api/billing/invoices/{number}.xml',
);
/** Whom the next invoice is for. */
export const invoiceDetails = endpoint<None, i.InvoiceDetailsResponse>('GET', '/api/billing/invoice-details');
/** 409 billing.no_customer before anything was ordered; 422 billing.vat_id_invalid. */
export const saveInvoiceDetails = endpoint<{ body: i.InvoiceDetails }, i.InvoiceDetailsResponse>(
  'PUT',
  '/api/billing/invoice-details',
);
/** The payment provider's address: raw body, signed. */
export const stripeWebhookPath = '/api/stripe/webhook';

export const generateReferralCode = endpoint<None, s.ReferralSummary>('GET', '/api/referrals/generate-code');
export const referralStats = endpoint<None, s.ReferralStats>('GET', '/api/referrals/stats');

/** The caller's commissions and payouts, line by line. */
export const referralLedger = endpoint<None, p.ReferralLedger>('GET', '/api/referrals/ledger');
export const payouts = endpoint<None, p.PayoutView>('GET', '/api/referrals/payouts');
/** Keeps a bank account, which counts once the link in a mail was followed; until then the one before it does. */
export const enterPayoutAccount = endpoint<{ body: p.EnterPayoutAccount }, p.PayoutView>(
  'PUT',
  '/api/referrals/payouts/account',
);
export const confirmPayoutAccount = endpoint<{ body: p.ConfirmPayoutAccount }, p.PayoutView>(
  'POST',
  '/api/referrals/payouts/account/confirm',
);

/** Role ops, what moves money is audited. */
export const opsPayouts = endpoint<None, p.OpsPayouts>('GET', '/api/billing/ops/payouts');
/** Sets apart what is due. Safe to repeat: the same id is the same batch. */
export const orderPayouts = endpoint<{ body: p.OrderPayouts }, p.OpsPayoutBatch>(
  'POST',
  '/api/billing/ops/payouts/batches',
);
export const payoutFile = endpoint<{ params: { id: string } }, p.PayoutFile>(
  'GET',
  '/api/billing/ops/payouts/batches/{id}/file',
);
/** After the bank has carried the file out. Safe to repeat: paid once. */
export const payoutsPaid = endpoint<{ params: { id: string } }, p.OpsPayoutBatch>(
  'POST',
  '/api/billing/ops/payouts/batches/{id}/paid',
);
/** Puts a payout back to the balance, by a counter entry: one that is not to be paid, or that came back. */
export const returnPayout = endpoint<{ params: { id: string }; body: p.ReturnPayout }, p.OpsPayoutBatch>(
  'POST',
  '/api/billing/ops/payouts/{id}/return',
);

/** Role ops, audited. */
export const grantPlan = endpoint<{ body: s.GrantPlan }, s.Subscription>('POST', '/api/billing/ops/grants');
export const revokePlan = endpoint<{ body: s.RevokePlan }, s.Subscription>(
  'POST',
  '/api/billing/ops/revocations',
);
/** Referrals that something speaks against; role ops, a decision is audited. */
export const opsReferrals = endpoint<None, s.OpsReferrals>('GET', '/api/billing/ops/referrals');
export const decideReferral = endpoint<{ body: s.DecideReferral }, s.OpsReferral>(
  'POST',
  '/api/billing/ops/referrals/decisions',
);
/** Compares the next accounts with the payment provider at once, and mends what differs; role ops. Safe to repeat. */
export const reconcileAccounts = endpoint<{ body: r.ReconcileAccounts }, r.ReconcileReport>(
  'POST',
  '/api/billing/ops/reconciliation',
);
export const auditLog = endpoint<{ query?: s.AuditQuery }, s.AuditResponse>('GET', '/api/billing/ops/audit');
