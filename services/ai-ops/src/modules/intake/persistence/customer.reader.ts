import { Injectable } from '@nestjs/common';
import { opensLibrary, type SubscriptionStatus } from '@stroomwerk/contracts';
import { DataSource } from 'typeorm';

/** Whose word counts about a page view: accounts with a plan, by what billing told. */
@Injectable()
export class CustomerReader {
  constructor(private readonly db: DataSource) {}

  async isCustomer(accountId: string): Promise<boolean> {
    const [row] = await this.db.query<{ status: SubscriptionStatus }[]>(
      'select status from ai_ops.subscription where account_id = $1',
      [accountId],
    );
    return row !== undefined && opensLibrary(row.status);
  }
}
