import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AnalyticsEvent, ErrorReport } from '@stroomwerk/contracts/ai-ops';
import { DataSource } from 'typeorm';

@Injectable()
export class IntakeStore {
  constructor(private readonly db: DataSource) {}

  async keepError(report: ErrorReport, at: Date): Promise<void> {
    await this.db.query(
      `insert into ai_ops.error_report (id, at, message, kind, remote, release, url, stack, component_stack, user_agent)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        randomUUID(),
        at,
        report.message,
        report.kind ?? null,
        report.remote ?? null,
        report.release ?? null,
        report.url,
        report.stack ?? null,
        report.componentStack ?? null,
        report.userAgent,
      ],
    );
  }

  /** Keeps an event once, however often it is sent. */
  async keepEvent(event: AnalyticsEvent, at: Date): Promise<void> {
    const { url, sessionId, ...properties } = event.properties;
    await this.db.query(
      `insert into ai_ops.analytics_event (id, at, name, session_id, url, properties) values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
      [event.id, at, event.name, sessionId, url, JSON.stringify(properties)],
    );
  }

  /** Analytics are kept for 26 months (specification, section 9, "Privacy"), error reports for 90 days. */
  async forget(at: Date): Promise<void> {
    const oldest = new Date(at);
    oldest.setUTCMonth(oldest.getUTCMonth() - 26);
    await this.db.query('delete from ai_ops.analytics_event where at < $1', [oldest]);
    await this.db.query('delete from ai_ops.error_report where at < $1', [
      new Date(at.getTime() - 90 * 86_400_000),
    ]);
  }
}
