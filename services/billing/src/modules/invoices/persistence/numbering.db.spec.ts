// Real: PostgreSQL, the migrations, the role that billing works as and its pool. What happens to numbers when many come at once.
import { randomUUID } from 'node:crypto';
import { FixedClock, migrateForTest, testRuntimeUrl } from '@stroomwerk/kernel/testing';
import { type TestDatabase, testDatabase } from '@stroomwerk/test-kit';
import pg from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { issued, line } from '../../../../test/issued.js';
import { billing } from '../../../definition.js';
import { InvoiceEntity } from './invoice.entity.js';
import { nextNumber } from './numbering.js';

let db: TestDatabase;
let source: DataSource;
const clock = new FixedClock();
beforeEach(async () => {
  clock.set('2026-11-21T10:00:00.000Z');
  db = await testDatabase();
  await migrateForTest(billing, db.url);
  source = await new DataSource({
    ...{ type: 'postgres', url: testRuntimeUrl('billing', db.url), entities: [InvoiceEntity] },
    extra: { max: 8 },
  }).initialize();
});
afterEach(async () => {
  await source?.destroy();
  await db?.drop();
});

/** Adds an invoice as the books do. */
async function add(manager: EntityManager, more: Partial<InvoiceEntity> = {}): Promise<string> {
  const { document, net_cents, vat_cents, total_cents } = issued([line(2_900, 609)]);
  const numbered = await nextNumber(manager, clock);
  await manager.insert(InvoiceEntity, {
    ...{ kind: 'invoice', account_id: randomUUID(), provider_reference: randomUUID(), corrects: null },
    ...{ payment_reference: null, plan_reference: null, keep_until: '2034-01-01' },
    ...{ document, net_cents, vat_cents, total_cents },
    ...numbered,
    ...more,
  });
  return numbered.number;
}
const one = (more: Partial<InvoiceEntity> = {}) => source.transaction((manager) => add(manager, more));
const numbers = async (): Promise<string[]> =>
  (
    await source.query<{ number: string }[]>('select number from billing.invoice order by year, sequence')
  ).map(({ number }) => number);
const upTo = (count: number, year = 2026) =>
  Array.from({ length: count }, (_, at) => `${year}-${String(at + 1).padStart(4, '0')}`);

it('gives each number once and leaves no gap, with many at once of which some fail', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, (_, at) =>
      source.transaction(async (manager) => {
        const number = await add(manager);
        if (at % 4 === 3) throw new Error('what comes after the invoice fails');
        return number;
      }),
    ),
  );
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(15);
  expect(await numbers()).toEqual(upTo(45));
});

it('leaves no gap where a process dies between the number and its commit', async () => {
  await one();
  const dying = source.transaction(async (manager) => {
    await add(manager);
    const [backend] = await manager.query<{ pid: number }[]>('select pg_backend_pid() as pid');
    const killer = new pg.Client({ connectionString: db.url });
    await killer.connect();
    // Whoever waits for the counter goes on when the one that held it is gone.
    const waiting = one();
    await killer.query('select pg_terminate_backend($1)', [backend?.pid]);
    await killer.end();
    await waiting;
    await manager.query('select 1');
  });
  await expect(dying).rejects.toThrow();
  await one();
  expect(await numbers()).toEqual(upTo(3));
});

it('refuses a payment that has its invoice already, and gives its number to the next', async () => {
  await one({ provider_reference: 'in_1' });
  await expect(one({ provider_reference: 'in_1' })).rejects.toMatchObject({ code: '23505' });
  await one();
  expect(await numbers()).toEqual(upTo(2));
});

it('begins anew with the year of the clock in the Netherlands, and never goes back in time', async () => {
  clock.set('2026-12-31T22:59:59Z');
  await one();
  clock.set('2026-12-31T23:00:01Z');
  await one();
  // Of a machine whose clock is behind.
  clock.set('2026-12-31T22:59:00Z');
  await one();
  expect(await numbers()).toEqual(['2026-0001', '2027-0001', '2027-0002']);
  const [last] = await source.query<{ issued_at: Date }[]>(
    `select issued_at from billing.invoice where number = '2027-0002'`,
  );
  expect(last?.issued_at.toISOString()).toBe('2026-12-31T23:00:01.000Z');
});

it.each([
  'update billing.invoice set total_cents = 1, net_cents = 1, vat_cents = 0',
  `update billing.invoice set document = '{}'`,
  'delete from billing.invoice',
  'truncate billing.invoice',
  'alter table billing.invoice disable trigger user',
])('is never changed by the service: %s', async (statement) => {
  await one();
  await expect(source.query(statement)).rejects.toMatchObject({ code: '42501' });
  expect(await numbers()).toEqual(upTo(1));
});

it('is removed when its years are over, an invoice not before its credit notes, and nothing younger', async () => {
  const first = await one({ keep_until: '2016-01-01' });
  await one({ kind: 'credit_note', corrects: first, keep_until: '2017-01-01' });
  await one({ keep_until: '2016-01-01' });
  await one({ keep_until: '9998-01-01' });
  const removed = async (day: string) => {
    await source.query('select billing.remove_expired_invoices($1)', [day]);
    return numbers();
  };
  expect(await removed('2015-12-31')).toHaveLength(4);
  expect(await removed('2016-01-01')).toEqual(['2026-0001', '2026-0002', '2026-0004']);
  expect(await removed('2017-01-01')).toEqual(['2026-0004']);
  // Whoever calls, with whatever date: what the law wants kept by the database's own day stays.
  expect(await removed('9999-01-01')).toEqual(['2026-0004']);
});
