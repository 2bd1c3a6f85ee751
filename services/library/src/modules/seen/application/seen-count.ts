import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { countPopularity, popularityDays } from '../../workflows/index.js';
import { beforeDays, fewestFailing, forOps, hasFallen, ratesOf, recentDays } from '../domain/fall.js';
import { fewestCustomers, toldDays, toldOf } from '../domain/told.js';
import { countDays, countedBetween, courses, failuresOf, forgetDays } from '../persistence/days.js';
import { type Fall, keepFalls } from '../persistence/falls.js';
import { keepTold, takeDay } from '../persistence/told.js';

const dayMs = 24 * 60 * 60 * 1000;
/** So far back runs may still come in late; the smallest plan keeps them for seven days. */
const countedAgain = 7;

/** Counts what customers' runs say of the library's workflows. Each part may be done again at any moment. */
@Injectable()
export class SeenCount {
  private readonly logger = new Logger(SeenCount.name);

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    await countDays(this.database, daysBefore(now, countedAgain));
    await forgetDays(this.database, daysBefore(now, recentDays + beforeDays));
    await countPopularity(this.database, daysBefore(now, popularityDays));
    await this.tell(now);
    await this.notice(now);
  }

  /** Once a day, of the days that are over: whoever asks again sees the same until tomorrow. */
  private async tell(now: Date): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (!(await takeDay(manager, now))) return;
      const rows = await countedBetween(
        manager,
        daysBefore(now, toldDays),
        daysBefore(now, 0),
        fewestCustomers,
      );
      const told = rows.flatMap((row) => {
        const figures = toldOf(row, row.customers);
        return figures === undefined ? [] : [{ workflow_id: row.workflow_id, ...figures }];
      });
      await keepTold(manager, told, now);
      this.logger.log({ msg: 'told what others saw', workflows: told.length });
    });
  }

  /** Which workflows succeed less often than before, and why. */
  private async notice(now: Date): Promise<void> {
    const recentFrom = daysBefore(now, recentDays - 1);
    const rows = await courses(this.database, daysBefore(now, recentDays - 1 + beforeDays), recentFrom);
    const fallen = new Map(rows.filter(hasFallen).map((row) => [row.workflow_id, row]));
    const failures = await failuresOf(this.database, [...fallen.keys()], recentFrom);
    const falls = failures.flatMap(({ workflow_id, customers, failing_customers, names, groups }): Fall[] => {
      const course = fallen.get(workflow_id);
      const rates = course && ratesOf(course);
      if (!course || !rates || failing_customers < fewestFailing) return [];
      const counted = { runs: course.recent.runs, customers, failing_customers };
      const shown = forOps(groups, new Set(names));
      return [{ workflow_id, before_rate: rates.before, now_rate: rates.now, ...counted, groups: shown }];
    });
    await this.database.transaction((manager) => keepFalls(manager, falls, now));
  }
}

/** The beginning of the day (UTC) so many days before. */
function daysBefore(now: Date, days: number): Date {
  return new Date(Math.floor(now.getTime() / dayMs) * dayMs - days * dayMs);
}
