import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Payouts of commissions (ADR 46). Where somebody wants to be paid is sealed, and a new account waits for the mail that
 * confirms it. A payout has lines of its own in the ledger; each of its movements is written once, whoever tries.
 */
export class Payouts1768220000000 implements MigrationInterface {
  name = 'Payouts1768220000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.payout_account (
        user_id uuid primary key,
        key_id text,
        sealed bytea,
        confirmed_at timestamptz,
        waiting_key_id text,
        waiting_sealed bytea,
        change_id uuid unique,
        asked_at timestamptz,
        check (num_nulls(key_id, sealed, confirmed_at) in (0, 3)),
        check (num_nulls(waiting_key_id, waiting_sealed, change_id, asked_at) in (0, 4))
      );

      create table billing.payout_batch (
        id uuid primary key,
        ordered_at timestamptz not null,
        ordered_by uuid not null,
        paid_at timestamptz
      );

      create table billing.payout (
        id uuid primary key default gen_random_uuid(),
        batch_id uuid not null references billing.payout_batch (id),
        referrer_id uuid not null,
        amount_cents integer not null check (amount_cents > 0),
        status text not null check (status in ('ordered', 'paid', 'returned')),
        key_id text not null,
        sealed bytea not null,
        ordered_at timestamptz not null,
        paid_at timestamptz,
        returned_at timestamptz,
        unique (batch_id, referrer_id)
      );
      create index payout_referrer on billing.payout (referrer_id);

      alter table billing.ledger_entry
        alter column referee_id drop not null,
        add column payout_id uuid references billing.payout (id),
        add constraint ledger_entry_of_one check (num_nonnulls(referee_id, payout_id) = 1),
        drop constraint ledger_entry_movement_check,
        add constraint ledger_entry_movement_check check (movement in ('earned', 'released', 'clawed_back',
          'payout_ordered', 'paid_out', 'payout_returned')),
        drop constraint ledger_entry_account_check,
        add constraint ledger_entry_account_check
          check (account in ('expense', 'held', 'available', 'ordered', 'paid'));
      create unique index ledger_entry_payout on billing.ledger_entry (payout_id, movement, account)
        where payout_id is not null;

      create or replace function billing.refuse_unbalanced() returns trigger language plpgsql
        set search_path = billing as $$
      declare
        cents bigint;
      begin
        if new.payout_id is null then
          select sum(amount_cents) into cents from billing.ledger_entry
            where referee_id = new.referee_id and movement = new.movement;
        else
          select sum(amount_cents) into cents from billing.ledger_entry
            where payout_id = new.payout_id and movement = new.movement;
        end if;
        if cents <> 0 then
          raise exception 'the lines of % of % add up to % cents, not to 0', new.movement,
            coalesce('referee ' || new.referee_id, 'payout ' || new.payout_id), cents
            using errcode = 'check_violation', constraint = 'ledger_balanced';
        end if;
        return null;
      end $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Payouts stay in the books: restore a backup from before instead.');
  }
}
