import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Day } from '../domain/days.js';
import { centsOf, minutesPerRun, successOf } from '../domain/saved.js';
import { type AutomationPeriod, periodByAutomation } from '../persistence/days.js';
import { rateOf } from '../persistence/rates.js';

/** What one automation did in a period. */
export interface AutomationSaved {
  readonly id: string;
  readonly name: string;
  readonly workflowFilename: string | null;
  /** Taken off the list; counts until it is erased. */
  readonly removed: boolean;
  readonly runs: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly minutes: number;
  /** The assumption as it is now, and whether the customer made it theirs. */
  readonly minutesPerRun: number;
  readonly own: boolean;
}

/** What an account's automations saved in a period. */
export interface Saved {
  readonly runs: number;
  readonly succeeded: number;
  readonly failed: number;
  /** Percent; null where no run succeeded or failed. */
  readonly success: number | null;
  readonly minutes: number;
  /** At the customer's own rate; both null while they named none. */
  readonly cents: number | null;
  readonly hourlyRateCents: number | null;
  /** With a run in the period, the most runs first. */
  readonly automations: readonly AutomationSaved[];
}

const automationSaved = (row: AutomationPeriod): AutomationSaved => ({
  ...{ id: row.id, name: row.name, workflowFilename: row.workflow_filename, removed: row.removed },
  ...{ runs: row.runs, succeeded: row.succeeded, failed: row.failed, minutes: row.minutes },
  ...{ minutesPerRun: minutesPerRun(row), own: row.own !== null },
});

/** Runs and saved time of an account in a period, for whoever tells the customer of them. */
@Injectable()
export class SavedBetween {
  constructor(private readonly database: DataSource) {}

  /**
   * @param from the first day, in Europe/Amsterdam @param to the last day, included
   * @returns zeros where nothing ran; the plan's history does not limit it
   */
  async of(accountId: string, from: Day, to: Day): Promise<Saved> {
    const rows = await periodByAutomation(this.database, accountId, from, to);
    const hourlyRateCents = (await rateOf(this.database, accountId))?.hourly_rate_cents ?? null;
    const sum = (of: (row: AutomationPeriod) => number) => rows.reduce((all, row) => all + of(row), 0);
    const ended = { succeeded: sum((row) => row.succeeded), failed: sum((row) => row.failed) };
    const minutes = sum((row) => row.minutes);
    return {
      ...{ runs: sum((row) => row.runs), ...ended, success: successOf(ended), minutes },
      ...{ cents: centsOf(minutes, hourlyRateCents), hourlyRateCents },
      automations: rows.map(automationSaved),
    };
  }
}
