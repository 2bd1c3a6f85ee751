import { Injectable, Logger } from '@nestjs/common';
import { opensLibrary, SubscriptionStatus } from '@stroomwerk/contracts';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { oneByOne } from '../../alerts/index.js';
import { dueMonth, monthBefore } from '../domain/calendar.js';
import { tiersWithReport } from '../domain/plan.js';
import { accountsWithout } from '../persistence/reports.js';
import { Making } from './making.js';

const atOnce = 200;
const firstOfAll = '00000000-0000-0000-0000-000000000000';
const open = SubscriptionStatus.options.filter(opensLibrary);

/**
 * Makes the reports that are due and not there. What a worker that was killed left undone is found again, since what is done is a row;
 * the month before is looked at too, in case nobody ran for that long.
 */
@Injectable()
export class ReportsRound {
  private readonly logger = new Logger('MonthlyReports');

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly making: Making,
  ) {}

  async run(): Promise<void> {
    const due = dueMonth(this.clock.now());
    await this.makeAll(monthBefore(due), false);
    await this.makeAll(due, true);
  }

  private async makeAll(month: string, mailed: boolean): Promise<void> {
    let after = firstOfAll;
    for (;;) {
      const accounts = await accountsWithout(this.database, month, {
        ...{ open, tiers: tiersWithReport, after, most: atOnce },
      });
      await oneByOne(
        accounts,
        (account) => this.making.make(account, month, mailed),
        this.logger,
        `report of ${month}`,
      );
      const last = accounts.at(-1);
      if (last === undefined || accounts.length < atOnce) return;
      after = last;
    }
  }
}
