import { Injectable } from '@nestjs/common';
import type { MailChoiceCategory } from '@stroomwerk/contracts/auth';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import type { MailChoices } from '../domain/mail-choices.js';

/** What people chose to get. */
@Injectable()
export class ChoicesRepository {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async of(userId: string): Promise<MailChoices> {
    const rows = await this.source.query<{ category: MailChoiceCategory; wanted: boolean }[]>(
      'select category, wanted from mail_choice where user_id = $1',
      [userId],
    );
    return Object.fromEntries(rows.map(({ category, wanted }) => [category, wanted]));
  }

  /** @returns false for an account that is gone */
  async choose(userId: string, category: MailChoiceCategory, wanted: boolean): Promise<boolean> {
    const rows = await this.source.query<unknown[]>(
      `insert into mail_choice (user_id, category, wanted, at)
       select id, $2, $3, $4::timestamptz from user_account where id = $1
       on conflict (user_id, category) do update set wanted = excluded.wanted, at = excluded.at
       returning category`,
      [userId, category, wanted, this.clock.now()],
    );
    return rows.length > 0;
  }
}
