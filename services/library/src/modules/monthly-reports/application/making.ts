import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ReportFigures } from '@stroomwerk/contracts/library';
import { libraryMailRequested } from '@stroomwerk/contracts/mails';
import { Clock, Outbox } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { readerOf } from '../../alerts/index.js';
import { daysOf } from '../domain/calendar.js';
import { hasAutomations } from '../persistence/months.js';
import { addReport, holdAccount } from '../persistence/reports.js';
import { MonthFigures } from './month-figures.js';

/** Makes the report of a month that is over, once: whoever comes second finds it there. */
@Injectable()
export class Making {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly figures: MonthFigures,
  ) {}

  /**
   * Keeps the figures and asks for the mail in one transaction. Who never had an automation is not mailed that nothing ran.
   * @param mailed false for a month so long ago that nobody waits for it
   * @returns whether it was made now
   */
  async make(accountId: string, month: string, mailed: boolean): Promise<boolean> {
    const figures = await this.figures.of(accountId, month, daysOf(month).at(-1) ?? month);
    if (figures === undefined) return false;
    return this.database.transaction(async (manager) => {
      if (!(await holdAccount(manager, accountId))) return false;
      const id = randomUUID();
      if (!(await addReport(manager, { id, accountId, figures, at: this.clock.now() }))) return false;
      if (mailed && (await hasAutomations(manager, accountId)))
        await this.mail(manager, accountId, id, figures);
      return true;
    });
  }

  private async mail(
    manager: EntityManager,
    accountId: string,
    reportId: string,
    { month, minutes_saved, saved_cents, cost, runs, failed }: ReportFigures,
  ): Promise<void> {
    await this.outbox.publish(manager, libraryMailRequested, accountId, {
      ...{ kind: 'monthly_report', version: 1, request_id: reportId },
      user_id: await readerOf(manager, accountId),
      asked_at: this.clock.now().toISOString(),
      data: { month, minutes_saved, saved_cents, cost_cents: cost.cents, runs, failed },
    });
  }
}
