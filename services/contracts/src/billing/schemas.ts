import { z } from 'zod';
import { Interval, PriceTier, SubscriptionStatus } from '../common/plans.js';
import { required, said } from '../common/said.js';

const cents = z.number().int().meta({ description: 'Integer cents of a euro' });

/** One entry of the one price catalogue (specification, section 9; decisions.md). Amounts are net; `_incl_vat` beside them. */
export const Price = z
  .object({
    price_tier: PriceTier,
    plan: z.enum([
      'starter',
      'launch_special',
      'professional',
      'enterprise',
      'lifetime_pro',
      'vip_onboarding',
      'custom_workflow',
    ]),
    name: z.string(),
    kind: z.enum(['subscription', 'one_time']),
    interval: Interval.nullable(),
    amount_cents: cents,
    amount_incl_vat_cents: cents,
    /** Twelve times the monthly amount, shown struck through beside a yearly price; null elsewhere. */
    compare_at_cents: cents.nullable(),
    save_cents: cents.nullable(),
  })
  .meta({ id: 'Price' });
export type Price = z.infer<typeof Price>;
export const PriceCatalogue = z
  .object({ currency: z.literal('eur'), vat_percentage: z.number(), prices: z.array(Price) })
  .meta({ id: 'PriceCatalogue' });
export type PriceCatalogue = z.infer<typeof PriceCatalogue>;

export const CreateCheckoutSession = z
  .object({
    price_tier: z.string().min(1, said('Kies een plan', 'Choose a plan')).max(60),
    success_url: z.url().max(500),
    cancel_url: z.url().max(500),
    interval: Interval.optional().meta({
      description: 'Only for launch_special, whose tier value has no yearly form (decisions.md)',
    }),
  })
  .meta({ id: 'CreateCheckoutSession' });
export type CreateCheckoutSession = z.infer<typeof CreateCheckoutSession>;
export const CheckoutSessionCreated = z
  .object({ checkout_url: z.string(), session_id: z.string() })
  .meta({ id: 'CheckoutSessionCreated' });
export type CheckoutSessionCreated = z.infer<typeof CheckoutSessionCreated>;

/** What was really paid, read from the payment provider's session. */
export const CheckoutSession = z
  .object({
    session_id: z.string(),
    payment_status: z.enum(['open', 'processing', 'paid', 'expired']),
    price_tier: PriceTier,
    plan_name: z.string(),
    interval: Interval.nullable(),
    amount_subtotal_cents: cents,
    amount_tax_cents: cents,
    amount_total_cents: cents,
    currency: z.string(),
  })
  .meta({ id: 'CheckoutSession' });
export type CheckoutSession = z.infer<typeof CheckoutSession>;

/** A smaller plan that somebody chose: it begins when the period that is paid ends, and can be taken back until then. */
export const PlannedPlan = z
  .object({ price_tier: PriceTier, plan_name: z.string(), interval: Interval })
  .meta({ id: 'PlannedPlan' });
export type PlannedPlan = z.infer<typeof PlannedPlan>;

export const GrantedPlan = z
  .object({
    price_tier: PriceTier,
    plan_name: z.string().nullable(),
    /** Null: until it is taken back. */
    until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'GrantedPlan' });
export type GrantedPlan = z.infer<typeof GrantedPlan>;

export const Subscription = z
  .object({
    status: SubscriptionStatus,
    price_tier: PriceTier.nullable(),
    plan_name: z.string().nullable(),
    interval: Interval.nullable(),
    source: z.enum(['payment', 'grant']).nullable(),
    current_period_end: z.iso.datetime().nullable(),
    cancel_at_period_end: z.boolean(),
    /** The plan that it becomes with the end of its period; null or absent where it stays what it is. */
    next: PlannedPlan.nullable().optional(),
    /** A plan that was given and is there when this one ends, until its own end; absent without one. */
    granted: GrantedPlan.optional(),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof Subscription>;

export const CancelSubscription = z
  .object({
    reason: z
      .string()
      .trim()
      .max(500, said('Schrijf ten hoogste 500 tekens', 'Write at most 500 characters'))
      .optional(),
  })
  .meta({ id: 'CancelSubscription' });
export type CancelSubscription = z.infer<typeof CancelSubscription>;

/** When a change of plan takes effect: at once, paid by the second, or with the end of the period that is paid. */
export const PlanChangeEffect = z.enum(['now', 'at_period_end']);
export type PlanChangeEffect = z.infer<typeof PlanChangeEffect>;

export const PreviewPlanChange = z
  .object({
    price_tier: z.string().min(1, said('Kies een plan', 'Choose a plan')).max(60),
    interval: Interval.optional(),
    /** Puts off to the end of the period what would take effect now. */
    effect: z.literal('at_period_end').optional(),
  })
  .meta({ id: 'PreviewPlanChange' });
export type PreviewPlanChange = z.infer<typeof PreviewPlanChange>;

/** A line of what is charged now: what was paid and not used comes off, the rest of the period or a new one comes on. */
export const PlanChangeLine = z
  .object({
    kind: z.enum(['unused', 'rest', 'period']),
    plan_name: z.string(),
    from: z.iso.datetime(),
    until: z.iso.datetime(),
    /** Without VAT; below zero where it comes off. */
    net_cents: cents,
  })
  .meta({ id: 'PlanChangeLine' });
export type PlanChangeLine = z.infer<typeof PlanChangeLine>;

/** What a change of plan costs, to the cent: confirming it charges just this, or is refused. */
export const PlanChangePreview = z
  .object({
    price_tier: PriceTier,
    plan_name: z.string(),
    interval: Interval,
    effect: PlanChangeEffect,
    /** It would begin now, and waits since a debit is answered days later; absent where it does not. */
    waits_for_debit: z.literal(true).optional(),
    effective_at: z.iso.datetime(),
    /** Empty where nothing is charged now. */
    lines: z.array(PlanChangeLine),
    net_cents: cents,
    tax_cents: cents,
    /** Below zero where more comes off than on: the rest becomes credit. */
    total_cents: cents,
    /** Credit that the total is paid with. */
    credit_used_cents: cents,
    /** What is taken from the card or account now. */
    charged_cents: cents,
    /** What is left in credit for the payments after it. */
    credit_left_cents: cents,
    renews_at: z.iso.datetime(),
    /** What the next renewal takes, VAT included and credit taken off. */
    renewal_cents: cents,
    /** Holds for ten minutes. */
    token: z.string(),
  })
  .meta({ id: 'PlanChangePreview' });
export type PlanChangePreview = z.infer<typeof PlanChangePreview>;

export const ConfirmPlanChange = z
  .object({ token: z.string().min(1).max(2_000) })
  .meta({ id: 'ConfirmPlanChange' });
export type ConfirmPlanChange = z.infer<typeof ConfirmPlanChange>;

/** Fourteen days of withdrawal for everybody who asks, then our own guarantee: thirty days, once a customer. */
export const MoneyBack = z
  .object({
    /** Null where nothing can be paid back: no paid plan, too long ago, or the guarantee was used before. */
    basis: z.enum(['withdrawal', 'guarantee']).nullable(),
    /** The last day, as a moment on it. */
    until: z.iso.datetime().nullable(),
    /** What goes back, VAT included. */
    amount_cents: cents.nullable(),
    /** What was paid with earlier credit and becomes credit again, VAT included; absent for nothing. */
    credit_cents: cents.optional(),
  })
  .meta({ id: 'MoneyBack' });
export type MoneyBack = z.infer<typeof MoneyBack>;
export const MoneyBackAsked = z
  .object({
    /** Null while not all of it could go back: what was asked for is kept, and carried out by itself. */
    refunded_cents: cents.nullable(),
  })
  .meta({ id: 'MoneyBackAsked' });
export type MoneyBackAsked = z.infer<typeof MoneyBackAsked>;

/** Commissions in whole or fractional euros, as the specification's field names have it (25 euro per paid referral). */
export const ReferralStats = z
  .object({
    total_referrals: z.number().int(),
    paid_referrals: z.number().int(),
    total_commission: z.number().meta({ description: 'Euros: earned minus clawed back' }),
    pending_commission: z.number().meta({ description: 'Euros: still held' }),
  })
  .meta({ id: 'ReferralStats' });
export type ReferralStats = z.infer<typeof ReferralStats>;
export const ReferralSummary = ReferralStats.extend({
  referral_code: z.string(),
  referral_url: z.string(),
}).meta({ id: 'ReferralSummary' });
export type ReferralSummary = z.infer<typeof ReferralSummary>;

/** A referral that something speaks against, by ids (infra/docs/adr/0044). */
export const OpsReferral = z
  .object({
    referee_id: z.uuid(),
    referrer_id: z.uuid(),
    signs: z.array(z.enum(['same_account', 'same_mailbox', 'same_payment', 'shared_payment'])),
    verdict: z
      .enum(['clear', 'held', 'refused'])
      .meta({ description: '`held` is not released before a decision; `refused` earns nothing' }),
    decision: z.enum(['allowed', 'refused']).nullable(),
    attributed_at: z.iso.datetime(),
    commission_status: z.enum(['held', 'released', 'clawed_back']).nullable(),
    commission_cents: cents.nullable(),
    release_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OpsReferral' });
export type OpsReferral = z.infer<typeof OpsReferral>;
export const OpsReferrals = z.object({ referrals: z.array(OpsReferral) }).meta({ id: 'OpsReferrals' });
export type OpsReferrals = z.infer<typeof OpsReferrals>;
export const DecideReferral = z
  .object({
    referee_id: z.uuid(),
    decision: z.enum(['allowed', 'refused']),
    reason: z.string().trim().min(3, required.reason).max(500),
  })
  .meta({ id: 'DecideReferral' });
export type DecideReferral = z.infer<typeof DecideReferral>;

export const GrantPlan = z
  .object({
    user_id: z.uuid(),
    price_tier: PriceTier,
    /** The last day on which it holds, in the Netherlands; absent: until it is taken back. */
    until: z.iso.date().optional(),
    reason: z.string().trim().min(3, required.reason).max(500),
  })
  .meta({ id: 'GrantPlan' });
export type GrantPlan = z.infer<typeof GrantPlan>;
export const RevokePlan = z
  .object({ user_id: z.uuid(), reason: z.string().trim().min(3, required.reason).max(500) })
  .meta({ id: 'RevokePlan' });
export type RevokePlan = z.infer<typeof RevokePlan>;
export const AuditEntry = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    actor: z.string(),
    action: z.string(),
    user_id: z.uuid(),
    price_tier: PriceTier.nullable(),
    reason: z.string().nullable(),
    /** The subscription before and after the act; null where the act changed none. */
    before: Subscription.nullable().optional(),
    after: Subscription.nullable().optional(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;
export const AuditQuery = z.object({ user_id: z.uuid().optional() }).meta({ id: 'AuditQuery' });
export type AuditQuery = z.infer<typeof AuditQuery>;
export const AuditResponse = z.object({ entries: z.array(AuditEntry) }).meta({ id: 'AuditResponse' });
export type AuditResponse = z.infer<typeof AuditResponse>;
