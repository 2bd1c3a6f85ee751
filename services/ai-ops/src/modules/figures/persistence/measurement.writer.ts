import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SecurityCheck } from '../domain/scores.js';

export interface HealthSample {
  readonly part: string;
  readonly healthy: boolean;
  readonly responseMs: number;
}

/** Writes down what the guardian measured. */
@Injectable()
export class MeasurementWriter {
  constructor(private readonly db: DataSource) {}

  async healthSamples(at: Date, samples: readonly HealthSample[]): Promise<void> {
    for (const { part, healthy, responseMs } of samples)
      await this.db.query(
        'insert into ai_ops.health_sample (id, at, part, healthy, response_ms) values ($1, $2, $3, $4, $5)',
        [randomUUID(), at, part, healthy, responseMs],
      );
  }

  async securityScan(at: Date, checks: readonly SecurityCheck[]): Promise<void> {
    await this.db.query('insert into ai_ops.security_scan (id, at, checks, failed) values ($1, $2, $3, $4)', [
      randomUUID(),
      at,
      JSON.stringify(checks),
      checks.filter(({ passed }) => !passed).length,
    ]);
  }

  /** Different errors of counted page views since a moment, by release: what a cycle looks at. */
  async errorsSince(since: Date): Promise<{ release: string | null; count: number; vouched: number }[]> {
    return this.db.query(
      `select release, count(*)::int as count, (count(*) filter (where vouched))::int as vouched
       from ai_ops.error_report where counted and last_at > $1 group by release order by count desc`,
      [since],
    );
  }
}
