import { Injectable } from '@nestjs/common';
import type { SecurityEventsResponse, SessionsResponse } from '@stroomwerk/contracts/auth';
import { AppError, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import type { AskedFrom } from '../../../asker/asker.js';
import { KnownDevices, SecurityEvents } from '../../security/index.js';
import { SessionsRepository } from '../persistence/sessions.repository.js';
import { SessionEndings } from './session-endings.service.js';

/** What somebody sees and ends of their own sessions. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly source: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly endings: SessionEndings,
    private readonly devices: KnownDevices,
    private readonly events: SecurityEvents,
  ) {}

  async list({ userId, sid }: Principal): Promise<SessionsResponse> {
    const open = await this.sessions.openOf(userId);
    return {
      sessions: open.map(({ id, device, network, startedAt, lastUsedAt }) => ({
        ...{ id, device, network, current: id === sid },
        ...{ started_at: startedAt.toISOString(), last_used_at: lastUsedAt.toISOString() },
      })),
    };
  }

  async history({ userId }: Principal): Promise<SecurityEventsResponse> {
    return { events: await this.events.of(userId) };
  }

  /** @throws AppError auth.session_not_found when it is over or somebody else's */
  async end({ userId }: Principal, id: string, from: AskedFrom): Promise<void> {
    await this.source.transaction(async (manager) => {
      if (!(await this.sessions.isOf(manager, userId, id))) throw new AppError('auth.session_not_found');
      await this.endings.end(manager, id, 'ended_by_owner');
      await this.events.record(manager, userId, 'session_ended', from);
    });
  }

  /** Ends every session, the one that asks too, and knows no device any more. */
  async endAll({ userId }: Principal, from: AskedFrom): Promise<void> {
    await this.source.transaction(async (manager) => {
      await this.endings.endAllOf(manager, userId, 'ended_by_owner');
      await this.devices.forgetAllOf(manager, userId);
      await this.events.record(manager, userId, 'sessions_ended', from);
    });
  }
}
