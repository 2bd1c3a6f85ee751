import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { Analytics, AnalyticsQuery } from '@stroomwerk/contracts/library';
import { Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { LinkedAutomations } from '../../automations/index.js';
import { csvOf } from '../domain/csv.js';
import { dayOf } from '../domain/days.js';
import { isComparable, type Period, periodOf, periodsFor } from '../domain/period.js';
import { hoursBetween } from '../domain/working-day.js';
import {
  firstDay,
  periodByApp,
  periodByAutomation,
  periodByDay,
  periodByDayAndAutomation,
} from '../persistence/days.js';
import { rateOf } from '../persistence/rates.js';
import { appView, automationView, dayViews, totalOf } from './views.js';

const dayMs = 86_400_000;
/** Lines of one file: more than a spreadsheet is read with, and little enough to hold. */
const mostLines = 100_000;

/** What an account's automations did, by day, automation and app, as far back as its plan gives. */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly automations: LinkedAutomations,
  ) {}

  async of({ accountId }: Principal, query: AnalyticsQuery): Promise<Analytics> {
    const { period, kept } = await this.periodOf(accountId, query);
    const { days, from, to, before } = period;
    const rate = await rateOf(this.database, accountId);
    const cents = rate?.hourly_rate_cents ?? null;
    const byDay = await periodByDay(this.database, accountId, from, to);
    const earlier = isComparable(period, await firstDay(this.database, accountId))
      ? await periodByDay(this.database, accountId, before.from, before.to)
      : null;
    const byAutomation = await periodByAutomation(this.database, accountId, from, to);
    const byApp = await periodByApp(this.database, accountId, from, to);
    return {
      ...{ days, from, to, kept_days: kept, periods: periodsFor(kept) },
      total: totalOf(byDay, cents),
      before: earlier && totalOf(earlier, cents),
      by_day: dayViews(byDay, from, to),
      by_automation: byAutomation.map(automationView),
      by_app: byApp.map(appView),
      hourly_rate_cents: cents,
      working_day_hours: rate === undefined ? null : hoursBetween(rate.works_from, rate.works_to),
    };
  }

  /** @returns a file for a spreadsheet, and its name */
  async csv(
    { accountId }: Principal,
    query: AnalyticsQuery,
    lang: Language,
  ): Promise<{ name: string; csv: string }> {
    const { period } = await this.periodOf(accountId, query);
    const { from, to } = period;
    const rate = (await rateOf(this.database, accountId))?.hourly_rate_cents ?? null;
    const rows = await periodByDayAndAutomation(this.database, accountId, { from, to, most: mostLines + 1 });
    return {
      name: `runs-${from}-${to}.csv`,
      csv: csvOf(rows.slice(0, mostLines), rate, rows.length > mostLines, lang),
    };
  }

  private async periodOf(
    accountId: string,
    { days }: AnalyticsQuery,
  ): Promise<{ period: Period; kept: number }> {
    const now = this.clock.now();
    const since = await this.automations.historyFrom(accountId);
    const kept = Math.round((now.getTime() - since.getTime()) / dayMs);
    return { period: periodOf(dayOf(now), days, kept), kept };
  }
}
