import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Words } from '../../language/domain/words.js';
import type { SystemName, SystemState } from '../domain/system.js';

interface SystemRow {
  readonly name: SystemName;
  readonly status: 'active' | 'inactive';
  readonly cycle_count: number;
  readonly started_at: Date | null;
  readonly last_cycle_at: Date | null;
  readonly last_summary: string | null;
  readonly last_summary_en: string | null;
}

export interface FinishedCycle {
  readonly jobId: string;
  readonly system: SystemName;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly summary: Words;
  readonly findings: object;
}

const toState = (row: SystemRow): SystemState => ({
  name: row.name,
  status: row.status,
  cycleCount: row.cycle_count,
  startedAt: row.started_at,
  lastCycleAt: row.last_cycle_at,
  // A cycle from before both languages were kept has the Dutch one only.
  lastSummary:
    row.last_summary === null ? null : { nl: row.last_summary, en: row.last_summary_en ?? row.last_summary },
});

@Injectable()
export class SystemStore {
  constructor(private readonly db: DataSource) {}

  async all(): Promise<SystemState[]> {
    const rows: SystemRow[] = await this.db.query('select * from ai_ops.system order by name');
    return rows.map(toState);
  }

  async find(name: SystemName): Promise<SystemState> {
    const state = (await this.all()).find((system) => system.name === name);
    if (!state) throw new Error(`the migration made no row for ${name}`);
    return state;
  }

  /** Switches a system and writes down who did it. Switching to the state it has is written down too, and changes nothing. */
  async switch(
    name: SystemName,
    status: SystemState['status'],
    action: string,
    actor: string,
    at: Date,
  ): Promise<SystemState> {
    await this.db.transaction(async (db) => {
      await db.query(
        `update ai_ops.system set status = $2, started_at = case when $2 = 'active' then coalesce(case when status = 'active' then started_at end, $3) end
         where name = $1`,
        [name, status, at],
      );
      await db.query(
        'insert into ai_ops.control_move (id, at, system, action, actor) values ($1, $2, $3, $4, $5)',
        [randomUUID(), at, name, action, actor],
      );
    });
    return this.find(name);
  }

  /**
   * Counts a cycle that was run. The job's id makes it count once, however often the job is delivered.
   * @returns false when it was counted before, or the system was stopped meanwhile
   */
  async countCycle(cycle: FinishedCycle): Promise<boolean> {
    return this.db.transaction(async (db) => {
      const [system]: SystemRow[] = await db.query('select * from ai_ops.system where name = $1 for update', [
        cycle.system,
      ]);
      if (system?.status !== 'active') return false;
      const [counted]: unknown[] = await db.query(
        `insert into ai_ops.cycle (job_id, system, number, started_at, finished_at, summary, findings, summary_en)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (job_id) do nothing returning job_id`,
        [
          cycle.jobId,
          cycle.system,
          system.cycle_count + 1,
          cycle.startedAt,
          cycle.finishedAt,
          cycle.summary.nl,
          JSON.stringify(cycle.findings),
          cycle.summary.en,
        ],
      );
      if (counted === undefined) return false;
      await db.query(
        'update ai_ops.system set cycle_count = cycle_count + 1, last_cycle_at = $2, last_summary = $3, last_summary_en = $4 where name = $1',
        [cycle.system, cycle.finishedAt, cycle.summary.nl, cycle.summary.en],
      );
      return true;
    });
  }
}
