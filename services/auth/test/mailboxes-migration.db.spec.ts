// Real: PostgreSQL, the migration step, on people who were here before mailboxes were told apart.
import { userMailbox } from '@stroomwerk/contracts/auth';
import { migrateForTest } from '@stroomwerk/kernel/testing';
import { testDatabase } from '@stroomwerk/test-kit';
import pg from 'pg';
import { Mailboxes1768200000000 } from '../migrations/1768200000000-mailboxes.js';
import { auth } from '../src/definition.js';
import { mailboxOf } from '../src/modules/mail/domain/mailbox.js';

const spellings = [
  ...['Anna@example.test', 'anna+two@example.test', 'anna+2+3@Example.test', 'a.nna@example.test'],
  ...['B.ram@gmail.com', 'bram+x@googlemail.com', 'bram@gmail.com', '+plus@example.test', '++@example.test'],
  'a+b@c+d.example',
];

it('gives everybody the id of the mailbox that they read, and tells of it without the address', async () => {
  const db = await testDatabase();
  const earlier = auth.migrations.slice(0, auth.migrations.indexOf(Mailboxes1768200000000));
  await migrateForTest({ ...auth, migrations: earlier }, db.url);
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  try {
    for (const email of spellings)
      await client.query(
        `insert into auth.user_account (email, full_name, created_at) values ($1, 'Naam', '2026-01-01')`,
        [email],
      );
    await migrateForTest(auth, db.url);
    const { rows } = await client.query<{ email: string; address: string; payload: unknown }>(
      `select u.email::text as email, m.address, o.payload from auth.user_account u
         join auth.mailbox m on m.id = u.mailbox_id
         join auth.outbox o on o.aggregate_id = u.id::text and o.event = 'user.mailbox'`,
    );
    expect(rows.map(({ email, address }) => [email, address]).sort()).toEqual(
      spellings.map((email) => [email, mailboxOf(email)]).sort(),
    );
    const told = rows.map(({ payload }) => userMailbox.schema.parse(payload));
    expect(new Set(told.map(({ mailbox_id: id }) => id)).size).toBe(
      new Set(spellings.map((email) => mailboxOf(email))).size,
    );
    expect(JSON.stringify(rows.map(({ payload }) => payload))).not.toContain('@');
  } finally {
    await client.end();
    await db.drop();
  }
});
