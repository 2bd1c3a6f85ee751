import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { type FallsResponse, RunCause } from '@stroomwerk/contracts/library';
import { DataSource } from 'typeorm';
import { explain } from '../../causes/index.js';
import { vendorOf } from '../../workflows/domain/vendors.js';
import { fallsShown, type ShownFall } from '../persistence/falls.js';

/** What ops is shown of workflows that succeed less often than before: how many customers, never which. */
@Injectable()
export class Falls {
  constructor(private readonly database: DataSource) {}

  async list(lang: Language): Promise<FallsResponse> {
    const rows = await fallsShown(this.database, lang);
    return { falls: rows.map((row) => view(row, lang)) };
  }
}

function view(row: ShownFall, lang: Language): FallsResponse['falls'][number] {
  const { filename, name, runs, customers, failing_customers } = row;
  return {
    ...{ filename, name, runs, customers, failing_customers },
    since: row.since.toISOString(),
    counted_at: row.counted_at.toISOString(),
    success_before: row.before_rate === null ? null : Math.round(row.before_rate),
    success_now: Math.round(row.now_rate),
    groups: row.groups.map((group) => {
      const app = group.step_type === null ? null : (vendorOf(group.step_type)?.name ?? null);
      const cause = RunCause.catch('other').parse(group.cause);
      const { step } = group;
      return {
        cause,
        title: explain(cause, { app, step }, lang).title,
        step,
        app,
        runs: group.runs,
        customers: group.customers,
      };
    }),
  };
}
