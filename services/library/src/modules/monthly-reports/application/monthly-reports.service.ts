import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type {
  MonthlyReport,
  MonthlyReportsResponse,
  ReportBrand,
  ReportFigures,
} from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { planTitles } from '../../connections/index.js';
import { Access } from '../../entitlements/index.js';
import { dayOf, monthOf } from '../domain/calendar.js';
import { offersBeside, reportIn } from '../domain/plan.js';
import { reportView } from '../domain/view.js';
import { brandOf, saveBrand } from '../persistence/brands.js';
import { reportOfMonth, reportsOf } from '../persistence/reports.js';
import { MonthFigures } from './month-figures.js';

/** Figures of a month, and when they were kept; null while the month goes on. */
interface Found {
  readonly figures: ReportFigures;
  readonly madeAt: Date | null;
}

/** What an account's automations saved by month. Reports that were made stay, whatever the plan becomes. */
@Injectable()
export class MonthlyReports {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly access: Access,
    private readonly figures: MonthFigures,
  ) {}

  async list(user: Principal, lang: Language): Promise<MonthlyReportsResponse> {
    const report = reportIn(await this.access.of(user));
    const rows = await reportsOf(this.database, user.accountId);
    const current = report === 'none' ? undefined : await this.current(user);
    return {
      report,
      offers: offersBeside(report),
      current: current === undefined ? null : reportView(current, null, lang),
      months: rows.map(({ figures: kept }) => ({
        ...{ month: kept.month, first_day: kept.first_day, last_day: kept.last_day, cost: kept.cost },
        ...{ runs: kept.runs, minutes_saved: kept.minutes_saved, saved_cents: kept.saved_cents },
      })),
      brand: await brandOf(this.database, user.accountId),
    };
  }

  /** @throws AppError library.monthly_report_not_found */
  async of(user: Principal, month: string, lang: Language): Promise<MonthlyReport> {
    const { figures, madeAt } = await this.find(user, month);
    return reportView(figures, madeAt, lang);
  }

  /** @param month e.g. 2026-11 @throws AppError library.monthly_report_not_found */
  async find(user: Principal, month: string): Promise<Found> {
    if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) throw new AppError('library.monthly_report_not_found');
    const kept = await reportOfMonth(this.database, user.accountId, month);
    if (kept !== undefined) return { figures: kept.figures, madeAt: kept.made_at };
    const goesOn = month === monthOf(dayOf(this.clock.now()));
    const reports = reportIn(await this.access.of(user)) !== 'none';
    const current = goesOn && reports ? await this.current(user) : undefined;
    if (current === undefined) throw new AppError('library.monthly_report_not_found');
    return { figures: current, madeAt: null };
  }

  /** @throws AppError library.monthly_report_plan */
  async saveBrand(user: Principal, brand: ReportBrand): Promise<ReportBrand> {
    await this.requireAgency(user);
    await saveBrand(this.database, user.accountId, brand, this.clock.now());
    return brand;
  }

  /** @throws AppError library.monthly_report_plan where the plan reports under no agency's name */
  async requireAgency(user: Principal): Promise<void> {
    const { agency } = offersBeside(reportIn(await this.access.of(user)));
    if (agency !== null)
      throw new AppError('library.monthly_report_plan', { params: { plan: planTitles[agency] } });
  }

  private current(user: Principal): Promise<ReportFigures | undefined> {
    const today = dayOf(this.clock.now());
    return this.figures.of(user.accountId, monthOf(today), today);
  }
}
