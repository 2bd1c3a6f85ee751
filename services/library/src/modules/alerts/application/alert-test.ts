import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { AlertTestResult } from '@stroomwerk/contracts/library';
import { libraryMailRequested } from '@stroomwerk/contracts/mails';
import { AppError, Clock, Outbox, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { Attempts } from '../../connections/application/attempts.js';
import { mailUnderWay, triedWords } from '../domain/test-words.js';
import { channelOf, noteChannel } from '../persistence/channels.js';
import { addMessage, mailTestsSince, settleMessage } from '../persistence/messages.js';
import { AlertSettingsService } from './alert-settings.service.js';
import { Delivery } from './delivery.js';

const hourMs = 3_600_000;
/** Mails that somebody has sent to try it, in an hour. */
const mostMails = 5;

/** "Stuur een proefmelding": tries one channel now, whatever the hour, and says what came back. */
@Injectable()
export class AlertTest {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly settings: AlertSettingsService,
    private readonly delivery: Delivery,
    private readonly attempts: Attempts,
  ) {}

  /** @throws AppError library.alert_channel_not_found, library.alert_channel_plan, common.too_many_requests */
  run(user: Principal, channel: string, lang: Language): Promise<AlertTestResult> {
    return channel === 'mail' ? this.byMail(user, lang) : this.to(user, channel, lang);
  }

  private async to(user: Principal, channelId: string, lang: Language): Promise<AlertTestResult> {
    const channel = await channelOf(this.database, user.accountId, channelId);
    if (channel === undefined) throw new AppError('library.alert_channel_not_found');
    await this.settings.requireSort(user, channel.kind);
    this.attempts.count(user.accountId);
    const at = this.clock.now();
    const id = randomUUID();
    const { accountId } = user;
    await addMessage(this.database, { id, accountId, channelId, test: true, state: 'sending', at }, []);
    const { outcome, status, error } = await this.delivery.send(channel, { id, madeAt: at }, []);
    const taken = outcome === 'taken';
    const now = this.clock.now();
    await settleMessage(this.database, { id, tries: 1 }, taken ? 'sent' : 'refused', { status, now });
    await noteChannel(this.database, channelId, taken, now);
    const problem = error?.kind;
    return {
      went: taken,
      http_status: status,
      detail: triedWords({ taken, status, ...(problem === undefined ? {} : { problem }) }, lang),
    };
  }

  private async byMail(user: Principal, lang: Language): Promise<AlertTestResult> {
    const at = this.clock.now();
    const id = randomUUID();
    await this.database.transaction(async (manager) => {
      const before = await mailTestsSince(manager, user.accountId, new Date(at.getTime() - hourMs));
      if (before >= mostMails) throw new AppError('common.too_many_requests', { retryAfter: 600 });
      const message = {
        id,
        accountId: user.accountId,
        channelId: null,
        test: true,
        state: 'sent' as const,
        at,
      };
      await addMessage(manager, message, []);
      await this.outbox.publish(manager, libraryMailRequested, user.accountId, {
        kind: 'alert_test',
        version: 1,
        request_id: id,
        user_id: user.userId,
        asked_at: at.toISOString(),
        data: {},
      });
    });
    return { went: true, http_status: null, detail: mailUnderWay(user.email, lang) };
  }
}
