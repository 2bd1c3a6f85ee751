import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everything billing keeps. Amounts are integer cents of a euro. */
export class Billing1763700000000 implements MigrationInterface {
  name = 'Billing1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.account (
        user_id uuid primary key,
        registered_at timestamptz not null
      );

      create table billing.customer (
        user_id uuid primary key,
        provider_id text not null unique,
        created_at timestamptz not null
      );

      create table billing.checkout_session (
        id text primary key,
        user_id uuid not null,
        price_tier text not null,
        interval text,
        payment_status text not null check (payment_status in ('open', 'processing', 'paid', 'expired')),
        amount_subtotal_cents integer not null,
        amount_tax_cents integer not null,
        amount_total_cents integer not null,
        currency text not null,
        payment_intent text,
        refunded_at timestamptz,
        created_at timestamptz not null,
        paid_at timestamptz,
        checks integer not null default 0,
        next_check_at timestamptz not null
      );
      create index checkout_session_user on billing.checkout_session (user_id, created_at);
      create index checkout_session_due on billing.checkout_session (next_check_at)
        where payment_status in ('open', 'processing');
      create index checkout_session_intent on billing.checkout_session (payment_intent)
        where payment_intent is not null;

      create table billing.provider_event (
        id text primary key,
        type text not null,
        subject_kind text not null check (subject_kind in ('checkout_session', 'subscription', 'invoice', 'charge')),
        subject_id text not null,
        occurred_at timestamptz not null,
        received_at timestamptz not null,
        processed_at timestamptz
      );
      create index provider_event_unprocessed on billing.provider_event (received_at) where processed_at is null;

      create table billing.subscription (
        user_id uuid primary key,
        version integer not null,
        status text not null
          check (status in ('none', 'active', 'past_due_grace', 'past_due', 'suspended', 'canceled')),
        price_tier text,
        interval text check (interval in ('month', 'year')),
        source text check (source in ('payment', 'grant')),
        current_period_end timestamptz,
        cancel_at_period_end boolean not null,
        monthly_cents integer not null,
        reference text unique,
        reference_created_at timestamptz,
        past_due_since timestamptz,
        changed_at timestamptz not null
      );
      create index subscription_grace on billing.subscription (past_due_since) where status = 'past_due_grace';
      create index subscription_period on billing.subscription (current_period_end)
        where status in ('active', 'past_due_grace') and current_period_end is not null;

      create table billing.superseded_subscription (
        reference text primary key,
        user_id uuid not null,
        superseded_at timestamptz not null,
        ended_at timestamptz
      );

      create table billing.purchase (
        checkout_session_id text primary key references billing.checkout_session (id),
        user_id uuid not null,
        price_tier text not null,
        amount_total_cents integer not null,
        bought_at timestamptz not null,
        refunded_at timestamptz
      );
      create index purchase_user on billing.purchase (user_id);

      create table billing.referral_code (
        user_id uuid primary key,
        code text not null unique check (code ~ '^[2-9A-HJKMNP-Z]{8}$'),
        created_at timestamptz not null
      );

      create table billing.referral (
        referee_id uuid primary key,
        referrer_id uuid not null,
        code text not null,
        attributed_at timestamptz not null,
        check (referee_id <> referrer_id)
      );
      create index referral_referrer on billing.referral (referrer_id);

      create table billing.commission (
        referee_id uuid primary key references billing.referral (referee_id),
        referrer_id uuid not null,
        status text not null check (status in ('held', 'released', 'clawed_back')),
        amount_cents integer not null,
        earned_at timestamptz not null,
        release_at timestamptz not null
      );
      create index commission_referrer on billing.commission (referrer_id);
      create index commission_held on billing.commission (release_at) where status = 'held';

      create table billing.ledger_entry (
        id uuid primary key default gen_random_uuid(),
        referee_id uuid not null references billing.commission (referee_id),
        referrer_id uuid not null,
        movement text not null check (movement in ('earned', 'released', 'clawed_back')),
        account text not null check (account in ('expense', 'held', 'available')),
        amount_cents integer not null,
        at timestamptz not null,
        unique (referee_id, movement, account)
      );
      create index ledger_entry_referrer on billing.ledger_entry (referrer_id, account);

      create table billing.audit_entry (
        id uuid primary key default gen_random_uuid(),
        at timestamptz not null,
        actor_id uuid not null,
        actor text not null,
        action text not null,
        user_id uuid not null,
        price_tier text,
        reason text,
        before jsonb,
        after jsonb
      );
      create index audit_entry_user on billing.audit_entry (user_id, at desc);
      create index audit_entry_at on billing.audit_entry (at desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table billing.audit_entry, billing.ledger_entry, billing.commission, billing.referral,
        billing.referral_code, billing.purchase, billing.superseded_subscription, billing.subscription,
        billing.provider_event, billing.checkout_session, billing.customer, billing.account;
    `);
  }
}
