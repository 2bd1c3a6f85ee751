import { Injectable } from '@nestjs/common';
import type { ReportFigures } from '@stroomwerk/contracts/library';
import { DataSource } from 'typeorm';
import { planChangesOf } from '../../entitlements/index.js';
import { SavedBetween } from '../../insights/index.js';
import { figuresOf } from '../domain/figures.js';
import { planDays } from '../domain/plan-days.js';
import { automationDays, placesOf } from '../persistence/months.js';

/** Adds up a month of an account. */
@Injectable()
export class MonthFigures {
  constructor(
    private readonly database: DataSource,
    private readonly saved: SavedBetween,
  ) {}

  /** @param until the last day that counts @returns undefined where no plan was in force on any day */
  async of(accountId: string, month: string, until: string): Promise<ReportFigures | undefined> {
    const [first, ...others] = planDays(await planChangesOf(this.database, accountId), month, until);
    if (first === undefined) return undefined;
    const [from, to] = [first.day, (others.at(-1) ?? first).day];
    return figuresOf({
      ...{ month, planned: [first, ...others] },
      ran: await this.saved.of(accountId, from, to),
      days: await automationDays(this.database, accountId, from, to),
      places: await placesOf(this.database, accountId),
    });
  }
}
