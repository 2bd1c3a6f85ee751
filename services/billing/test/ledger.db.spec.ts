// Real: PostgreSQL, the migrations, the role that billing works as. What somebody with that role could do to the books.
import { migrateForTest, testRuntimeUrl } from '@stroomwerk/kernel/testing';
import { type TestDatabase, testDatabase } from '@stroomwerk/test-kit';
import pg from 'pg';
import { BalancedLedger1767300000000 } from '../migrations/1767300000000-balanced-ledger.js';
import { billing } from '../src/definition.js';

const referee = 'c0ffee00-0000-4000-8000-000000000001';
const referrer = 'c0ffee00-0000-4000-8000-000000000002';
const earlier = billing.migrations.slice(0, billing.migrations.indexOf(BalancedLedger1767300000000));

const commission = `insert into billing.referral (referee_id, account_id, referrer_id, code, attributed_at, check_due)
    values ('${referee}', '${referee}', '${referrer}', 'ABCD2345', '2026-01-01', false);
  insert into billing.commission values
  ('${referee}', '${referrer}', 'held', 2500, '2026-01-01', '2026-02-01')`;
const line = (movement: string, account: string, cents: number) =>
  `insert into billing.ledger_entry (referee_id, referrer_id, movement, account, amount_cents, at)
   values ('${referee}', '${referrer}', '${movement}', '${account}', ${cents}, '2026-01-01')`;
const together = (...statements: string[]) => ['begin', ...statements, 'commit'];

let db: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  db = await testDatabase();
});
afterEach(async () => {
  await client?.end();
  await db?.drop();
});

const connect = async (url: string) => {
  client = new pg.Client({ connectionString: url });
  await client.connect();
};
/** One after the other. @throws what PostgreSQL says, with nothing of an unfinished transaction left */
async function run(statements: readonly string[]): Promise<void> {
  try {
    for (const statement of statements) await client.query(statement);
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
const books = async () =>
  (
    await client.query<{ line: string }>(
      `select movement || ' ' || account || ' ' || amount_cents as line from billing.ledger_entry
       order by movement, account`,
    )
  ).rows.map((row) => row.line);

describe('the ledger', () => {
  beforeEach(async () => {
    await migrateForTest(billing, db.url);
    await connect(testRuntimeUrl('billing', db.url));
    await run([commission, ...together(line('earned', 'expense', -2500), line('earned', 'held', 2500))]);
  });
  const earned = ['earned expense -2500', 'earned held 2500'];

  it.each([
    ['a line alone', [line('released', 'available', 2500)]],
    [
      'two lines that lose a cent',
      together(line('released', 'held', -2500), line('released', 'available', 2499)),
    ],
    [
      'a movement that balances beside one that does not',
      together(
        line('released', 'held', -2500),
        line('released', 'available', 2500),
        line('clawed_back', 'expense', 2500),
      ),
    ],
    ['one more line to a movement that balanced', [line('earned', 'available', 1)]],
  ])('does not take %s, nor anything that came with it', async (_, statements) => {
    await expect(run(statements)).rejects.toMatchObject({ code: '23514', constraint: 'ledger_balanced' });
    expect(await books()).toEqual(earned);
  });

  it('takes a movement that adds up to nothing, whatever it was in between', async () => {
    await run(together(line('released', 'held', -2500), line('released', 'available', 2500)));
    expect(await books()).toEqual([...earned, 'released available 2500', 'released held -2500']);
  });

  it.each([
    'update billing.ledger_entry set amount_cents = 0',
    `update billing.ledger_entry set referrer_id = '${referee}'`,
    'delete from billing.ledger_entry',
    'truncate billing.ledger_entry',
    'alter table billing.ledger_entry disable trigger user',
    'drop trigger ledger_balanced on billing.ledger_entry',
  ])('is never changed by the service: %s', async (statement) => {
    await expect(run([statement])).rejects.toMatchObject({ code: '42501' });
    expect(await books()).toEqual(earned);
  });
});

describe('books from before', () => {
  beforeEach(async () => {
    await migrateForTest({ ...billing, migrations: earlier, appendOnly: ['ledger_entry'] }, db.url);
    await connect(db.url);
    await run([commission, line('earned', 'expense', -2500)]);
  });

  it('that do not balance are left as they are, and named to the cent', async () => {
    await expect(migrateForTest(billing, db.url)).rejects.toThrow(
      `earned of referee ${referee}: -2500 cents`,
    );
    expect(await books()).toEqual(['earned expense -2500']);
    await run([line('earned', 'held', 2500)]);
    await migrateForTest(billing, db.url);
    await expect(run([line('released', 'held', -2500)])).rejects.toMatchObject({ code: '23514' });
  });
});
