import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A commission follows what its invoice still brings: part of it may go back and, after all of it went back, a later payment
 * earns one. So a movement can come more than once; that each happens once is the lock's and the row's.
 */
export class CommissionMoves1767600000000 implements MigrationInterface {
  name = 'CommissionMoves1767600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.ledger_entry drop constraint ledger_entry_referee_id_movement_account_key;
      create index ledger_entry_referee on billing.ledger_entry (referee_id, movement);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    // What came more than once since stays in the books: the constraint does not come back.
    await runner.query('drop index billing.ledger_entry_referee');
  }
}
