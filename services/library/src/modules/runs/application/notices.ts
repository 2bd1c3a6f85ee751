import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { noteTold, type UntoldRun, untold } from '../persistence/told-runs.js';
import { type EndedRun, RunsNoticed } from './runs-noticed.js';

const atOnce = 500;

const endedRun = (row: UntoldRun): EndedRun => ({
  ...{ id: row.id, executionId: row.execution_id, status: row.status, startedAt: row.started_at },
  ...{ endedAt: row.ended_at, cause: row.cause, step: row.step, httpCode: row.http_code },
});

/** Tells of runs that ended whoever wants to know, at least once, also of those whose telling a crash cut short. */
@Injectable()
export class Notices {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly noticed: RunsNoticed,
  ) {}

  async tell(automationIds: readonly string[]): Promise<void> {
    if (automationIds.length === 0) return;
    const rows = await untold(this.database, automationIds, atOnce);
    for (const automationId of new Set(rows.map((row) => row.automation_id))) {
      const runs = rows.filter((row) => row.automation_id === automationId);
      await this.noticed.noticed(automationId, runs.map(endedRun));
      const ids = runs.map(({ id }) => id);
      await noteTold(this.database, ids, this.clock.now());
    }
  }
}
