import type { EntityManager } from 'typeorm';
import { InvoiceEntity } from './invoice.entity.js';

/** @returns our document of one of the provider's invoices or refunds; null before there is one */
export const knownAs = (manager: EntityManager, provider_reference: string): Promise<InvoiceEntity | null> =>
  manager.findOneBy(InvoiceEntity, { provider_reference });

/** @returns integer cents that credit notes have given back of an invoice, VAT included */
export async function creditedOf(manager: EntityManager, number: string): Promise<number> {
  return (await manager.sum(InvoiceEntity, 'total_cents', { corrects: number })) ?? 0;
}

/** @returns the latest invoice of an account's plan; null before there is one */
export const latestOfPlan = (
  manager: EntityManager,
  account_id: string,
  plan_reference: string,
): Promise<InvoiceEntity | null> =>
  manager.findOne(InvoiceEntity, {
    where: { account_id, plan_reference, kind: 'invoice' },
    order: { year: 'DESC', sequence: 'DESC' },
  });

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
