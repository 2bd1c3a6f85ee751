import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { Access } from '../../entitlements/application/access.js';
import { alertsIn } from '../domain/plan.js';
import { channelOf } from '../persistence/channels.js';
import { addMessage, itemsOf } from '../persistence/messages.js';
import { addPageItem, type DuePage, duePages, holdPage, notePage } from '../persistence/pages.js';
import { settingOf } from '../persistence/settings.js';
import { AlertMail } from './alert-mail.js';
import { oneByOne } from './one-by-one.js';

const atOnce = 500;
const minuteMs = 60_000;

/**
 * The on-call order: what stands still is told to one after the other, at any hour, until somebody says that they have it, it runs
 * again, or everybody was told. A channel that is gone is passed over.
 */
@Injectable()
export class OnCall {
  private readonly logger = new Logger('Alerts');

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly access: Access,
    private readonly mail: AlertMail,
  ) {}

  /** Tells whoever is next of everything that is due. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    await oneByOne(
      await duePages(this.database, now, atOnce),
      (id) => this.database.transaction((manager) => this.next(manager, id, now)),
      this.logger,
      'the next of an on-call order could not be told',
    );
  }

  private async next(manager: EntityManager, id: string, now: Date): Promise<void> {
    const page = await holdPage(manager, id, now);
    if (page === undefined) return;
    const has = alertsIn(await this.access.of({ accountId: page.accountId }));
    const order = (await settingOf(manager, page.accountId))?.on_call ?? [];
    const step = order[page.step];
    if (page.over || step === undefined || !has.includes('on_call'))
      return notePage(manager, id, page.step, null);
    await this.tell(manager, page, step.channel === 'mail' ? null : step.channel, now);
    const following = order[page.step + 1];
    const nextAt = following && new Date(now.getTime() + following.after_minutes * minuteMs);
    await notePage(manager, id, page.step + 1, nextAt ?? null);
  }

  private async tell(
    manager: EntityManager,
    page: DuePage,
    channelId: string | null,
    now: Date,
  ): Promise<void> {
    const { accountId } = page;
    if (channelId !== null && (await channelOf(manager, accountId, channelId)) === undefined) return;
    const id = randomUUID();
    const state = channelId === null ? 'sent' : 'waiting';
    await addMessage(manager, { id, accountId, channelId, test: false, state, at: now }, []);
    await addPageItem(manager, page, channelId, id, now);
    if (channelId === null) await this.mail.ask(manager, accountId, id, await itemsOf(manager, id));
  }
}
