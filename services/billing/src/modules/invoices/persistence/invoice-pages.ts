import type { EntityManager } from 'typeorm';
import type { InvoiceDocument } from '../domain/invoice.js';

/** An invoice, and what has gone back of it. Integer cents. */
export interface Listed {
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly corrects: string | null;
  readonly issued_at: Date;
  readonly net_cents: number;
  readonly vat_cents: number;
  readonly total_cents: number;
  readonly document: InvoiceDocument;
  readonly credited_cents: number;
}

/** @param cursor the number before which it begins, e.g. 2026-0420; the latest where it is left out */
export function pageOf(
  manager: EntityManager,
  accountId: string,
  { cursor, size }: { readonly cursor: string | undefined; readonly size: number },
): Promise<Listed[]> {
  const [year, sequence] = cursor === undefined ? [9999, 1] : cursor.split('-').map(Number);
  return manager.query<Listed[]>(
    `select number, kind, corrects, issued_at, net_cents, vat_cents, total_cents, document,
       coalesce((select sum(total_cents) from billing.invoice c where c.corrects = i.number), 0)::int
         as credited_cents
     from billing.invoice i
     where account_id = $1 and (year, sequence) < ($2::int, $3::int)
     order by year desc, sequence desc limit $4`,
    [accountId, year, sequence, size],
  );
}
