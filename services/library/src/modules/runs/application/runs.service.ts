import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { isUuid } from '@stroomwerk/contracts';
import type { RunsQuery, RunsResponse } from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { LinkedAutomations, OwnAutomations } from '../../automations/index.js';
import { ConnectionSync } from '../../connections/index.js';
import { countRuns, hasOlder, type RunRow, runOf, runsOf } from '../persistence/runs.js';
import { runView } from './run-view.js';

const pageSize = 30;
const dayMs = 86_400_000;

/** Runs of an account's automations, as far back as its plan keeps them. */
@Injectable()
export class Runs {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly own: OwnAutomations,
    private readonly automations: LinkedAutomations,
    private readonly sync: ConnectionSync,
  ) {}

  /** The newest first. @throws AppError library.automation_not_found */
  async list(user: Principal, automationId: string, query: RunsQuery, lang: Language): Promise<RunsResponse> {
    await this.own.find(user, automationId);
    await this.sync.watched(user.accountId);
    const since = await this.automations.historyFrom(user.accountId);
    const filter = query.status ?? 'all';
    const before = query.before === undefined ? null : new Date(query.before);
    const limit = query.limit ?? pageSize;
    const rows = await runsOf(this.database, automationId, { filter, before, since, limit });
    const last = rows.at(-1)?.started_at;
    const more =
      last !== undefined &&
      rows.length >= limit &&
      (await hasOlder(this.database, automationId, { filter, before: last, since }));
    return {
      runs: rows.map((row) => runView(row, lang)),
      next: more ? last.toISOString() : null,
      counts: await countRuns(this.database, automationId, since),
      kept_days: Math.round((this.clock.now().getTime() - since.getTime()) / dayMs),
    };
  }

  /** One run, of an automation that is the account's. @throws AppError library.automation_not_found, run_not_found */
  async find(user: Principal, automationId: string, id: string): Promise<RunRow> {
    await this.own.find(user, automationId);
    const row = isUuid(id) ? await runOf(this.database, automationId, id) : undefined;
    if (row === undefined) throw new AppError('library.run_not_found');
    return row;
  }
}
