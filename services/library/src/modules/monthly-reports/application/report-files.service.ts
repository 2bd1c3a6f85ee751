import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { ReportPdfQuery } from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal, SERVICE_ENV, type ServiceEnv } from '@stroomwerk/kernel';
import { ink } from '@stroomwerk/kernel/pdf';
import { DataSource } from 'typeorm';
import { partOf } from '../domain/figures.js';
import { labelsIn } from '../drawing/labels.js';
import { type Look, reportPdf } from '../drawing/report-pdf.js';
import { brandOf } from '../persistence/brands.js';
import { MonthlyReports } from './monthly-reports.service.js';

export interface ReportFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Reports as files: for oneself under our name, for an agency's client under the agency's, where ours stands nowhere. */
@Injectable()
export class ReportFiles {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly reports: MonthlyReports,
    @Inject(SERVICE_ENV) private readonly env: Pick<ServiceEnv, 'BRAND_NAME'>,
  ) {}

  /** @throws AppError library.monthly_report_not_found, also for an n8n that is not in it; library.monthly_report_plan */
  async of(
    user: Principal,
    month: string,
    { for: reader = 'self', connection }: ReportPdfQuery,
    language: Language,
  ): Promise<ReportFile> {
    if (reader === 'client') await this.reports.requireAgency(user);
    const { figures: all, madeAt } = await this.reports.find(user, month);
    const figures = connection === undefined ? all : partOf(all, connection);
    if (connection !== undefined && figures.automations.length === 0)
      throw new AppError('library.monthly_report_not_found');
    const bytes = await reportPdf({
      ...{ figures, language, audience: reader, soFar: madeAt === null },
      look: reader === 'self' ? this.own() : await this.agency(user),
      about: connection === undefined ? null : (figures.automations[0]?.connection_name ?? null),
      at: madeAt ?? this.clock.now(),
    });
    return { name: labelsIn[language].file(month), bytes };
  }

  private own(): Look {
    return { name: this.env.BRAND_NAME, accent: ink.accent };
  }

  /** Before an agency said its name, a client's report bears none. */
  private async agency(user: Principal): Promise<Look> {
    return (await brandOf(this.database, user.accountId)) ?? { name: null, accent: ink.accent };
  }
}
