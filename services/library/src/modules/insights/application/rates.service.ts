import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { AccountRate, MinutesPerRun } from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { OwnAutomations } from '../../automations/index.js';
import { minutesPerRun } from '../domain/saved.js';
import { usualHours } from '../domain/working-day.js';
import { setMinutes } from '../persistence/minutes.js';
import { type RateRow, rateOf, saveRate } from '../persistence/rates.js';

const noHours: Record<Language, string> = {
  nl: 'Je werkdag begint en eindigt op dezelfde tijd',
  en: 'Your working day begins and ends at the same time',
};

const rateView = ({ hourly_rate_cents, works_from, works_to, work_days }: RateRow): AccountRate => ({
  ...{ hourly_rate_cents, works_from, works_to, work_days: [...work_days] },
});

/** What saved time is counted with: the account's hourly rate and working hours, and the minutes of an automation's run. */
@Injectable()
export class Rates {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly own: OwnAutomations,
  ) {}

  /** Working hours as usual and no rate while nothing was saved. */
  async of({ accountId }: Principal): Promise<AccountRate> {
    const row = await rateOf(this.database, accountId);
    return rateView(row ?? { hourly_rate_cents: null, ...usualHours });
  }

  /** @throws AppError common.invalid_request where a working day has no hours */
  async save(user: Principal, wanted: AccountRate, lang: Language): Promise<AccountRate> {
    if (wanted.works_from === wanted.works_to)
      throw new AppError('common.invalid_request', { fields: { works_to: noHours[lang] } });
    const days = [...new Set(wanted.work_days)].sort((one, other) => one - other);
    await saveRate(this.database, user.accountId, { ...wanted, work_days: days }, this.clock.now());
    return this.of(user);
  }

  /** @param minutes null: ours again @throws AppError library.automation_not_found */
  async setMinutes(user: Principal, id: string, minutes: number | null): Promise<MinutesPerRun> {
    await this.own.find(user, id);
    const set = await setMinutes(this.database, user.accountId, id, minutes);
    if (set === undefined) throw new AppError('library.automation_not_found');
    return { minutes_per_run: minutesPerRun(set), ...set };
  }
}
