import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { isUuid } from '@stroomwerk/contracts';
import type {
  ProblemReport,
  ReportProblem,
  ReportReceipt,
  ReportsQuery,
  ReportsResponse,
} from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { lockAccount } from '../../downloads/index.js';
import { Access } from '../../entitlements/application/access.js';
import { workflowId } from '../../workflows/index.js';
import { mostOpenReports, opsPageSize } from '../domain/limits.js';
import {
  addReport,
  countOpen,
  countReports,
  hasTaken,
  reportOf,
  reportsPage,
  resolveReport,
} from '../persistence/reports.js';

/** What members say is wrong with a workflow, and ops' answer to it. */
@Injectable()
export class Reports {
  constructor(
    private readonly database: DataSource,
    private readonly access: Access,
    private readonly clock: Clock,
  ) {}

  /**
   * From whoever has a plan, or took this workflow before.
   * @throws AppError library.subscription_required, library.workflow_not_found, library.too_many_reports
   */
  async report(user: Principal, filename: string, body: ReportProblem): Promise<ReportReceipt> {
    if (!(await this.access.opens(user)) && !(await hasTaken(this.database, user.accountId, filename)))
      throw new AppError('library.subscription_required');
    const workflow = await workflowId(this.database, filename);
    if (workflow === undefined) throw new AppError('library.workflow_not_found');
    const receipt = { id: randomUUID(), at: this.clock.now() };
    await this.database.transaction(async (manager) => {
      await lockAccount(manager, user.accountId);
      if ((await countOpen(manager, user.userId)) >= mostOpenReports)
        throw new AppError('library.too_many_reports', { params: { most: mostOpenReports } });
      await addReport(manager, { ...body, ...receipt, workflowId: workflow, userId: user.userId });
    });
    return { id: receipt.id, received_at: receipt.at.toISOString() };
  }

  /** For ops; the newest first. */
  async list({ status, page }: ReportsQuery, lang: Language): Promise<ReportsResponse> {
    const { open, all } = await countReports(this.database);
    const total = { open, resolved: all - open, all }[status];
    const window = { limit: opsPageSize, offset: (page - 1) * opsPageSize };
    const reports = await reportsPage(this.database, status, window, lang);
    return { reports, total, pages: Math.ceil(total / opsPageSize), open };
  }

  /** @throws AppError library.report_not_found, common.conflict where somebody resolved it before */
  async resolve(ops: Principal, id: string, text: string, lang: Language): Promise<ProblemReport> {
    const known = isUuid(id) ? await reportOf(this.database, id, lang) : undefined;
    if (known === undefined) throw new AppError('library.report_not_found');
    const at = this.clock.now();
    if (!(await resolveReport(this.database, id, { userId: ops.userId, text, at })))
      throw new AppError('common.conflict');
    return (await reportOf(this.database, id, lang)) ?? known;
  }
}
