import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { ReportedRun, ReportingAddress } from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal, SERVICE_ENV, type ServiceEnv } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { OwnAutomations } from '../../automations/index.js';
import { ConnectionSync } from '../../connections/index.js';
import { WindowCounter } from '../../limits/domain/window-counter.js';
import { reportNode } from '../domain/report-node.js';
import { newReportSecret, reportHash } from '../domain/report-secret.js';
import { hasEnded } from '../domain/run-status.js';
import { keepReport, keepReportSecret, type Reporter, reporterOf } from '../persistence/reports.js';
import { Notices } from './notices.js';

const fiveMinutes = 300;
/** Reports with one secret, and tries from one address that no secret fits. */
const mostReports = 300;
const mostTries = 60;

/** Runs that are told to us instead of read: by automations whose n8n we cannot reach, and by workflows that failed. */
@Injectable()
export class Reporting {
  private readonly reports = new WindowCounter(mostReports, fiveMinutes);
  private readonly tries = new WindowCounter(mostTries, fiveMinutes);

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly own: OwnAutomations,
    private readonly sync: ConnectionSync,
    private readonly notices: Notices,
    @Inject(SERVICE_ENV) private readonly env: ServiceEnv,
  ) {}

  /**
   * A new address for an automation of kind reported; the one before ends. The only answer that holds it.
   * @throws AppError library.automation_not_found, automation_is_read
   */
  async address(user: Principal, automationId: string, lang: Language): Promise<ReportingAddress> {
    const { kind } = await this.own.find(user, automationId);
    if (kind === 'linked') throw new AppError('library.automation_is_read');
    const url = await this.newAddress(this.database, automationId);
    return { url, node: reportNode(url, lang) };
  }

  /** For whoever builds an error path into a workflow. @returns the address; nobody can ask for it again */
  async newAddress(manager: Pick<EntityManager, 'query'>, automationId: string): Promise<string> {
    const { secret, hash } = newReportSecret();
    await keepReportSecret(manager, automationId, hash);
    return `${this.env.PUBLIC_URL}/api/automations/report/${secret}`;
  }

  /**
   * Keeps what is reported of a run; the same execution twice is one.
   * @param ip where it comes from @throws AppError library.report_unknown, common.too_many_requests
   */
  async report(secret: string, run: ReportedRun, ip: string): Promise<void> {
    const reporter = await this.reporter(secret, ip);
    const now = this.clock.now();
    this.count(this.reports, reporter.id);
    // A linked one's runs have numbers, by which a look knows them again.
    if (reporter.kind === 'linked' && run.execution_id == null) return;
    const past = (text: string | null | undefined): Date | undefined =>
      text == null ? undefined : new Date(Math.min(Date.parse(text), now.getTime()));
    const finishedAt = hasEnded(run.status) ? (past(run.finished_at) ?? now) : null;
    const startedAt = past(run.started_at) ?? finishedAt ?? now;
    const took = finishedAt && run.started_at ? finishedAt.getTime() - startedAt.getTime() : null;
    await keepReport(this.database, {
      ...{ automationId: reporter.id, executionId: run.execution_id ?? null, status: run.status },
      ...{ startedAt, finishedAt, durationMs: took === null ? null : Math.max(took, 0) },
      // Why a linked one failed is read.
      cause: run.status === 'error' && reporter.kind === 'reported' ? 'other' : null,
      step: run.step?.replace(/\s+/g, ' ').trim() || null,
      at: now,
    });
    if (reporter.kind === 'reported') await this.notices.tell([reporter.id]);
    else if (reporter.connection_id !== null) await this.sync.hurry(reporter.connection_id);
  }

  private async reporter(secret: string, ip: string): Promise<Reporter> {
    const hash = reportHash(secret);
    const found = hash && (await reporterOf(this.database, hash));
    if (found !== undefined) return found;
    this.count(this.tries, ip);
    throw new AppError('library.report_unknown');
  }

  private count(counter: WindowCounter, key: string): void {
    const wait = counter.hit(key, this.clock.now().getTime());
    if (wait !== undefined) throw new AppError('common.too_many_requests', { retryAfter: wait });
  }
}
