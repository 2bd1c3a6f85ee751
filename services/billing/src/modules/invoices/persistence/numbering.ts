import type { Clock } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { yearOf } from '../domain/dates.js';

export interface Numbered {
  readonly number: string;
  readonly year: number;
  readonly sequence: number;
  readonly issued_at: Date;
}

/** Waits for the counter's row and holds it until the caller's transaction ends: who looks afterwards is alone. */
export async function holdNumbers(manager: EntityManager): Promise<void> {
  await manager.query(`select from billing.invoice_counter where series = 'sales' for update`);
}

/**
 * The next number, and the moment that it is of. The counter's row is held until the caller's transaction ends, so numbers
 * and dates go up together, and a transaction that fails takes its number back with it: to be asked for as the last that may
 * wait, and followed by the insert.
 */
export async function nextNumber(manager: EntityManager, clock: Clock): Promise<Numbered> {
  const [counter] = await manager.query<{ year: number; last: number; issued_at: Date }[]>(
    `select year, last, issued_at from billing.invoice_counter where series = 'sales' for update`,
  );
  if (counter === undefined) throw new Error('the counter of invoice numbers is gone');
  // A clock that is behind another's gives no date before the one of the last number.
  const issued_at = new Date(Math.max(clock.now().getTime(), counter.issued_at.getTime()));
  const year = yearOf(issued_at);
  const sequence = year === counter.year ? counter.last + 1 : 1;
  await manager.query(
    `update billing.invoice_counter set year = $1, last = $2, issued_at = $3 where series = 'sales'`,
    [year, sequence, issued_at],
  );
  return { number: `${year}-${String(sequence).padStart(4, '0')}`, year, sequence, issued_at };
}
