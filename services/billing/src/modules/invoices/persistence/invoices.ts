import type { EntityManager } from 'typeorm';
import { InvoiceEntity } from './invoice.entity.js';

/** @returns our invoice of one of the provider's; null before there is one */
export const knownAs = (manager: EntityManager, provider_reference: string): Promise<InvoiceEntity | null> =>
  manager.findOneBy(InvoiceEntity, { provider_reference, kind: 'invoice' });

/** @returns integer cents that credit notes have of one of the provider's refunds, or of an invoice of it below zero */
export async function notedOf(manager: EntityManager, provider_reference: string): Promise<number> {
  const where = { provider_reference, kind: 'credit_note' } as const;
  return (await manager.sum(InvoiceEntity, 'total_cents', where)) ?? 0;
}

/** @returns integer cents that credit notes have of the refunds of a payment; what became credit is none */
export async function refundedOf(manager: EntityManager, payment_reference: string): Promise<number> {
  const where = { payment_reference, kind: 'credit_note' } as const;
  return (await manager.sum(InvoiceEntity, 'total_cents', where)) ?? 0;
}

/** @returns integer cents that credit notes have given back of an invoice, VAT included */
export async function creditedOf(manager: EntityManager, number: string): Promise<number> {
  return (await manager.sum(InvoiceEntity, 'total_cents', { corrects: number })) ?? 0;
}

/** @returns the invoices of an account's plan, newest first */
export const invoicesOfPlan = (
  manager: EntityManager,
  account_id: string,
  plan_reference: string,
): Promise<InvoiceEntity[]> =>
  manager.find(InvoiceEntity, {
    where: { account_id, plan_reference, kind: 'invoice' },
    order: { year: 'DESC', sequence: 'DESC' },
  });

/** Whether an invoice, or another of its plan, has something left that a credit note can give back. */
export async function hasRoom(
  manager: EntityManager,
  { number, account_id, plan_reference }: InvoiceEntity,
): Promise<boolean> {
  const [row] = await manager.query<{ room: boolean }[]>(
    `select exists (select from billing.invoice i
       where kind = 'invoice' and (number = $1 or (account_id = $2 and plan_reference = $3)) and total_cents >
         coalesce((select sum(total_cents) from billing.invoice c where c.corrects = i.number), 0)) as room`,
    [number, account_id, plan_reference],
  );
  return row?.room ?? false;
}

/** Whether money that goes back is told of with its own mail: its owner asked for it, and it is being carried out. */
export async function isTold(manager: EntityManager, accountId: string): Promise<boolean> {
  const [row] = await manager.query<{ told: boolean }[]>(
    'select exists (select from billing.money_back where account_id = $1 and done_at is null) as told',
    [accountId],
  );
  return row?.told ?? false;
}

/** @returns the numbers of the credit notes of some of the provider's payments, oldest first */
export async function creditNotesOf(manager: EntityManager, payments: readonly string[]): Promise<string[]> {
  const rows = await manager.query<{ number: string }[]>(
    `select number from billing.invoice where kind = 'credit_note' and payment_reference = any($1)
     order by year, sequence`,
    [payments],
  );
  return rows.map(({ number }) => number);
}
