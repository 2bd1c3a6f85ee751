import { randomUUID } from 'node:crypto';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { QuietHours } from '@stroomwerk/contracts/library';
import { Clock } from '@stroomwerk/kernel';
import { Queue } from 'bullmq';
import { DataSource, type EntityManager } from 'typeorm';
import { Access } from '../../entitlements/application/access.js';
import { outageOf } from '../domain/outage.js';
import { alertsIn, sortOf } from '../domain/plan.js';
import { silentMs } from '../domain/tries.js';
import { usualQuiet } from '../domain/usual.js';
import { channelPace, mailPace, nextMessageAt } from '../domain/when.js';
import { type ChannelRow, channelsOf } from '../persistence/channels.js';
import {
  accountsWaiting,
  addMessage,
  dropItems,
  dueMessages,
  holdWaiting,
  type ItemRow,
  itemsOf,
  sentSince,
  takeBack,
  waitingItems,
} from '../persistence/messages.js';
import { settingOf } from '../persistence/settings.js';
import { AlertMail } from './alert-mail.js';
import { OnCall } from './on-call.js';
import { oneByOne } from './one-by-one.js';

export const alertsQueue = 'library.alerts';

const dayMs = 86_400_000;
const atOnce = 500;

/**
 * Gathers what waits into messages. A message is written with what it tells of before anything leaves; mail is handed to auth in the
 * same transaction (ADR 30), the rest is sent by a job that carries the id of the message and nothing else.
 */
@Injectable()
export class Bundles {
  private readonly logger = new Logger('Alerts');

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly access: Access,
    private readonly mail: AlertMail,
    private readonly onCall: OnCall,
    @InjectQueue(alertsQueue) private readonly queue: Queue,
  ) {}

  /** Makes every message whose moment has come, and hands out what is due, whoever forgot it. */
  async sweep(): Promise<void> {
    const accounts = await accountsWaiting(this.database);
    await oneByOne(accounts, (id) => this.gather(id), this.logger, 'alerts that could not be gathered');
    await this.onCall.sweep();
    const now = this.clock.now();
    await takeBack(this.database, new Date(now.getTime() - silentMs), now);
    for (const id of await dueMessages(this.database, now, atOnce)) this.dispatch(id);
  }

  /** Makes the messages of one account whose moment has come. */
  private async gather(accountId: string): Promise<void> {
    const has = alertsIn(await this.access.of({ accountId }));
    await this.database.transaction(async (manager) => {
      await holdWaiting(manager, accountId);
      const items = await waitingItems(manager, accountId);
      const quiet = (await settingOf(manager, accountId))?.quiet ?? usualQuiet;
      const channels = new Map(
        (await channelsOf(manager, accountId)).map((channel) => [channel.id, channel]),
      );
      for (const channelId of new Set(items.map((one) => one.channelId))) {
        const waiting = items.filter((one) => one.channelId === channelId);
        const channel = channelId === null ? null : channels.get(channelId);
        if (channel === undefined || (channel !== null && !has.includes(sortOf(channel.kind))))
          await dropItems(manager, idsOf(waiting));
        else await this.gatherFor(manager, accountId, channel, waiting, quiet);
      }
    });
  }

  private async gatherFor(
    manager: EntityManager,
    accountId: string,
    channel: ChannelRow | null,
    waiting: readonly ItemRow[],
    quiet: QuietHours,
  ): Promise<void> {
    const now = this.clock.now();
    const channelId = channel?.id ?? null;
    const sent = await sentSince(manager, accountId, channelId, new Date(now.getTime() - dayMs));
    const latest = sent[0] === undefined ? [] : await itemsOf(manager, sent[0].id);
    const at = nextMessageAt(
      waiting.map(({ kind, cause, stepType, since }) => ({ kind, since, outage: outageOf(cause, stepType) })),
      {
        sent: sent.map((one) => one.at),
        outages: latest.flatMap(({ cause, stepType }) => outageOf(cause, stepType) ?? []),
      },
      quiet,
      channel === null ? mailPace : channelPace,
    );
    if (at > now) return;
    const id = randomUUID();
    const state = channel === null ? 'sent' : 'waiting';
    await addMessage(manager, { id, accountId, channelId, test: false, state, at: now }, idsOf(waiting));
    if (channel === null) await this.mail.ask(manager, accountId, id, waiting);
  }

  /** A queue that is down fails nobody: the next sweep finds what was left. */
  private dispatch(id: string): void {
    this.queue
      .add('deliver', { message_id: id }, { jobId: id })
      .catch((error: Error) => this.logger.warn(`message ${id} waits for the sweep: ${error.message}`));
  }
}

const idsOf = (items: readonly ItemRow[]): string[] => items.map(({ id }) => id);
