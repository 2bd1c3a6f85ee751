import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ViewBook } from '../../page-views/index.js';
import { defaults, type Figure, measured, noSource, sample } from '../domain/figures.js';
import { share } from '../domain/revenue.js';
import { type SecurityCheck, securityScore } from '../domain/scores.js';
import { type UptimeWindow, uptimeDays, uptimePercent } from '../domain/uptime.js';

const day = 86_400_000;

/** What the guardian measured and what browsers reported. */
@Injectable()
export class MeasurementReader {
  constructor(
    private readonly db: DataSource,
    private readonly views: ViewBook,
  ) {}

  /** What the guardian sampled in the last 90 days. */
  async uptimeWindow(now: Date): Promise<UptimeWindow> {
    const [row]: UptimeWindow[] = await this.db.query(
      `select count(*)::int as samples, count(*) filter (where healthy)::int as healthy,
              count(distinct (at at time zone 'Europe/Amsterdam')::date)::int as days, min(at) as first, max(at) as last
       from ai_ops.health_sample where at > $1 and at <= $2`,
      [new Date(now.getTime() - uptimeDays * day), now],
    );
    return row ?? { samples: 0, healthy: 0, days: 0, first: null, last: null };
  }

  /** Percentage of the guardian's samples in 90 days in which a part answered well. */
  async uptime(now: Date): Promise<Figure<number>> {
    const window = await this.uptimeWindow(now);
    const percent = uptimePercent(window);
    if (percent === null || window.last === null) return sample(defaults.uptime);
    return measured(percent, 'uptime', window.last);
  }

  /** Milliseconds in which the parts answered the guardian in the last 24 hours, the median. */
  async responseTime(now: Date): Promise<Figure<number>> {
    const [row]: { median: number | null; last: Date | null }[] = await this.db.query(
      `select percentile_cont(0.5) within group (order by response_ms)::float as median, max(at) as last
       from ai_ops.health_sample where healthy and at > $1`,
      [new Date(now.getTime() - day)],
    );
    if (!row?.last || row.median === null) return noSource(0);
    return measured(Math.round(row.median), 'responses', row.last);
  }

  /** Page views that reported an error per hundred counted ones, today and yesterday: never above a hundred. */
  async errorRate(now: Date): Promise<Figure<number>> {
    const { visits, failed } = await this.views.failedSince(new Date(now.getTime() - day));
    return visits === 0 ? noSource(0) : measured(share(failed, visits), 'reports', now);
  }

  async security(): Promise<{
    threats: Figure<number>;
    scans: Figure<number>;
    lastScan: Date | null;
    score: Figure<string>;
  }> {
    const [row]: { scans: number; at: Date | null; checks: SecurityCheck[] | null }[] = await this.db.query(
      `select (select count(*)::int from ai_ops.security_scan) as scans, last.at, last.checks
       from (select 1) as one left join lateral (select at, checks from ai_ops.security_scan order by at desc limit 1) as last on true`,
    );
    if (!row?.at || !row.checks)
      return { threats: noSource(0), scans: noSource(0), lastScan: null, score: sample('A+') };
    const source = 'scans' as const;
    return {
      threats: measured(row.checks.filter(({ passed }) => !passed).length, source, row.at),
      scans: measured(row.scans, source, row.at),
      lastScan: row.at,
      score: measured(securityScore(row.checks), source, row.at),
    };
  }

  /** Page views in the last 30 days, by our own counts. */
  async traffic(now: Date): Promise<Figure<number>> {
    const [row]: { views: number }[] = await this.db.query(
      `select coalesce(sum(count), 0)::int as views from ai_ops.visit_count where day > $1 and step = 'view'`,
      [new Date(now.getTime() - 30 * day).toISOString().slice(0, 10)],
    );
    return measured(row?.views ?? 0, 'visits', now);
  }
}
