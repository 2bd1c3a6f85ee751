import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the operator's gate says of each release: append-only, the latest entry holds. Releases that visitors have or had
 * stay usable; of older ones that were never shown the gate knows nothing yet.
 */
export class Gate1763712000004 implements MigrationInterface {
  name = 'Gate1763712000004';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table releases.gate_entry (
        id uuid primary key default gen_random_uuid(),
        sequence bigint generated always as identity,
        release_id uuid not null references releases.release (id),
        status text not null
          check (status in ('waiting', 'running', 'passed', 'refused', 'forced', 'built_here')),
        manifest_hash text not null,
        checks jsonb not null default '[]',
        actor text not null,
        reason text,
        at timestamptz not null
      );
      create index gate_entry_by_release on releases.gate_entry (release_id, sequence desc);
      create trigger gate_entry_is_append_only before update or delete on releases.gate_entry
        for each row execute function releases.refuse_change();
      create view releases.release_gate as
        select distinct on (release_id) * from releases.gate_entry order by release_id, sequence desc;

      alter table releases.pointer_move drop constraint pointer_move_kind_check;
      alter table releases.pointer_move add constraint pointer_move_kind_check
        check (kind in ('publish', 'force', 'move', 'canary', 'rollback'));

      insert into releases.gate_entry (release_id, status, manifest_hash, actor, reason, at)
      select r.id, case when shown.was then 'built_here' else 'waiting' end, r.manifest_hash, r.author,
             case when shown.was then 'Given to visitors before there was a gate at the operator'
                  else 'Published before there was a gate at the operator' end, r.published_at
      from releases.release r
      cross join lateral (
        select exists (select 1 from releases.channel c where c.release_id = r.id)
            or exists (select 1 from releases.pointer_move h
                       where h.remote_id = r.remote_id and h.kind <> 'publish'
                         and r.version in (h.from_version, h.to_version)) as was
      ) shown
      order by r.published_at;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop view releases.release_gate;
      drop table releases.gate_entry;
      alter table releases.pointer_move drop constraint pointer_move_kind_check;
      alter table releases.pointer_move add constraint pointer_move_kind_check
        check (kind in ('publish', 'move', 'canary', 'rollback')) not valid;
    `);
  }
}
