import { Injectable } from '@nestjs/common';
import type { FirstRun } from '@stroomwerk/contracts/library';
import type { Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { firstSuccessOf } from '../persistence/first-success.js';

/** Where an account is on its way from paying to a first run that goes well (issue on their own n8n, 11). */
@Injectable()
export class FirstRuns {
  constructor(private readonly database: DataSource) {}

  async of({ accountId }: Principal): Promise<FirstRun> {
    const at = await firstSuccessOf(this.database, accountId);
    return { succeeded_at: at?.toISOString() ?? null };
  }
}
