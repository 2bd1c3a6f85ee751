import { Injectable, Logger } from '@nestjs/common';
import type { AlertKind } from '@stroomwerk/contracts/library';
import { Clock } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { type Horizon, newsOf } from '../domain/news.js';
import { quietAllowed, scheduledQuiet } from '../domain/rhythm.js';
import { usualMail } from '../domain/usual.js';
import { standsStill } from '../domain/when.js';
import { addAlert, type NewAlert } from '../persistence/alerts.js';
import { channelsOf } from '../persistence/channels.js';
import { addPage } from '../persistence/pages.js';
import { settingOf } from '../persistence/settings.js';
import {
  followedSince,
  holdWatched,
  latestRuns,
  noteJudged,
  noteRhythm,
  type RunRow,
  type Silent,
  sentNodes,
  silentSince,
  toldOf,
  unjudged,
  withoutRhythm,
} from '../persistence/watching.js';
import { oneByOne } from './one-by-one.js';

const readMost = 300;
const atOnce = 500;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Reads runs and writes what is to be told of them. Whoever calls it again, or for the same runs, changes nothing. */
@Injectable()
export class Judging {
  private readonly logger = new Logger('Alerts');

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Judges what an automation's runs tell by now. */
  async look(automationId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const watched = await holdWatched(manager, automationId);
      if (watched === undefined) return;
      const runs = await latestRuns(manager, automationId, readMost);
      await noteJudged(manager, automationId, runs[0]);
      const told = await toldOf(manager, automationId);
      const since = new Date(Math.max(watched.createdAt.getTime(), this.clock.now().getTime() - dayMs));
      const byId = new Map(runs.map((run) => [run.id, run]));
      for (const news of newsOf(runs, told, { since, before: beforeOf(runs, told) })) {
        const run = byId.get(news.runId);
        const { cause, step, stepType } = run ?? { cause: null, step: null, stepType: null };
        await this.write(manager, {
          ...news,
          accountId: watched.accountId,
          automationId,
          cause,
          step,
          stepType,
        });
      }
    });
  }

  /** Judges what nobody told of, since the process that had to do it died. */
  async catchUp(): Promise<void> {
    const ids = await unjudged(this.database, atOnce);
    await oneByOne(ids, (id) => this.look(id), this.logger, 'runs that could not be judged');
  }

  /** Works out how long automations may be quiet, at most once an hour each. */
  async learnRhythms(): Promise<void> {
    const now = this.clock.now();
    for (const id of await withoutRhythm(this.database, new Date(now.getTime() - hourMs), atOnce)) {
      const followed = await followedSince(this.database, id, new Date(now.getTime() - 30 * dayMs));
      const schedule = scheduledQuiet(await sentNodes(this.database, id));
      await noteRhythm(this.database, id, quietAllowed(followed, schedule), now);
    }
  }

  /** Tells of running automations that have been quiet for longer than they may be. */
  async findSilent(): Promise<void> {
    await oneByOne(
      await silentSince(this.database, this.clock.now(), atOnce),
      (silent) => this.database.transaction((manager) => this.tellSilent(manager, silent)),
      this.logger,
      'silence that could not be told',
    );
  }

  private tellSilent(manager: EntityManager, { automationId, accountId, runId, at }: Silent): Promise<void> {
    const nothing = { failures: 0, cause: null, step: null, stepType: null };
    return this.write(manager, { kind: 'silent', accountId, automationId, runId, at, ...nothing });
  }

  private async write(manager: EntityManager, alert: NewAlert): Promise<void> {
    const setting = await settingOf(manager, alert.accountId);
    const mail = setting?.mail ?? usualMail;
    const channels = await channelsOf(manager, alert.accountId);
    const places = [
      ...(mail.includes(alert.kind) ? [null] : []),
      ...channels.filter(({ kinds }) => kinds.includes(alert.kind)).map(({ id }) => id),
    ];
    const now = this.clock.now();
    const alertId = await addAlert(manager, alert, places, now);
    const first = setting?.on_call[0];
    if (alertId === undefined || first === undefined || !standsStill.includes(alert.kind)) return;
    const nextAt = new Date(now.getTime() + first.after_minutes * 60_000);
    await addPage(manager, { accountId: alert.accountId, alertId, nextAt, at: now });
  }
}

/** How it was before the oldest run that was read, as far as anything was told of that. */
function beforeOf(
  runs: readonly RunRow[],
  told: readonly { readonly kind: AlertKind; readonly runId: string; readonly at: Date }[],
): Horizon['before'] {
  const oldest = Math.min(...runs.map(({ endedAt }) => endedAt.getTime()));
  const read = new Set(runs.map(({ id }) => id));
  const last = told.find(
    ({ kind, runId, at }) => kind !== 'silent' && !read.has(runId) && at.getTime() <= oldest,
  );
  if (last !== undefined) return last.kind === 'well_again' ? 'well' : 'failing';
  return runs.length < readMost ? 'well' : 'unknown';
}
