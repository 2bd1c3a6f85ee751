import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Our own invoices and credit notes, and the counter that gives them their numbers: a row that is held until its number is
 * written, since a sequence leaves a gap behind each transaction that fails. The service may add an invoice and read it; the
 * law's years over, a function removes it, and nothing younger (art. 52 AWR): it takes no caller's word for a day to come.
 */
export class Invoices1768100000000 implements MigrationInterface {
  name = 'Invoices1768100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.invoice_counter (
        series text primary key,
        year integer not null,
        last integer not null check (last >= 0),
        issued_at timestamptz not null
      );
      insert into billing.invoice_counter values ('sales', 0, 0, 'epoch');

      create table billing.invoice (
        number text primary key check (number ~ '^[0-9]{4}-[0-9]{4,}$'),
        year integer not null,
        sequence integer not null check (sequence > 0),
        kind text not null check (kind in ('invoice', 'credit_note')),
        account_id uuid not null,
        provider_reference text not null unique,
        payment_reference text,
        plan_reference text,
        corrects text references billing.invoice (number),
        issued_at timestamptz not null,
        net_cents integer not null check (net_cents >= 0),
        vat_cents integer not null check (vat_cents >= 0),
        total_cents integer not null check (total_cents = net_cents + vat_cents),
        document jsonb not null,
        keep_until date not null,
        unique (year, sequence),
        check ((kind = 'credit_note') = (corrects is not null))
      );
      create index invoice_account on billing.invoice (account_id, year, sequence);
      create index invoice_corrects on billing.invoice (corrects) where corrects is not null;
      create index invoice_plan on billing.invoice (plan_reference) where plan_reference is not null;
      create index invoice_keep on billing.invoice (keep_until);

      create function billing.remove_expired_invoices(today date) returns integer
      language plpgsql security definer set search_path = billing as $$
      declare
        so_far date := least(today, current_date);
        removed integer;
        more integer;
      begin
        delete from billing.invoice where kind = 'credit_note' and keep_until <= so_far;
        get diagnostics removed = row_count;
        delete from billing.invoice i where keep_until <= so_far
          and not exists (select from billing.invoice c where c.corrects = i.number);
        get diagnostics more = row_count;
        return removed + more;
      end $$;

      create table billing.renewal_notice (
        reference text not null,
        period_end timestamptz not null,
        told_at timestamptz not null,
        primary key (reference, period_end)
      );

      alter table billing.customer add column looked_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.customer drop column looked_at;
      drop table billing.renewal_notice;
      drop function billing.remove_expired_invoices(date);
      drop table billing.invoice, billing.invoice_counter;
    `);
  }
}
