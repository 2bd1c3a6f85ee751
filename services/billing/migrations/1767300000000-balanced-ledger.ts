import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The lines of a movement add up to nothing, whoever writes them: looked at when a transaction ends, since a line alone
 * never does. What is there already is looked at first; books that do not balance stay as they are, and the migration
 * says which (decisions.md: nothing of somebody's books is changed to get going).
 */
export class BalancedLedger1767300000000 implements MigrationInterface {
  name = 'BalancedLedger1767300000000';

  async up(runner: QueryRunner): Promise<void> {
    const unbalanced: { referee_id: string; movement: string; cents: number }[] = await runner.query(`
      select referee_id, movement, sum(amount_cents)::int as cents from billing.ledger_entry
      group by referee_id, movement having sum(amount_cents) <> 0 order by referee_id, movement`);
    if (unbalanced.length > 0)
      throw new Error(
        `The ledger does not balance. Add lines to billing.ledger_entry that make each of these 0, and start again: ${unbalanced
          .map(({ referee_id, movement, cents }) => `${movement} of referee ${referee_id}: ${cents} cents`)
          .join('; ')}`,
      );
    await runner.query(`
      create function billing.refuse_unbalanced() returns trigger language plpgsql set search_path = billing as $$
      declare
        cents bigint;
      begin
        select sum(amount_cents) into cents from billing.ledger_entry
          where referee_id = new.referee_id and movement = new.movement;
        if cents <> 0 then
          raise exception 'the lines of % of referee % add up to % cents, not to 0',
            new.movement, new.referee_id, cents using errcode = 'check_violation', constraint = 'ledger_balanced';
        end if;
        return null;
      end $$;
      create constraint trigger ledger_balanced after insert or update on billing.ledger_entry
        deferrable initially deferred for each row execute function billing.refuse_unbalanced();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger ledger_balanced on billing.ledger_entry;
      drop function billing.refuse_unbalanced();
    `);
  }
}
