import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { SyncCheckoutSession } from '../../checkout/application/sync-checkout-session.js';
import { Readings } from '../../provider/application/readings.js';
import { Commissions } from '../../referrals/application/commissions.js';
import { EndGrace } from '../../subscriptions/application/end-grace.js';
import { EndSuperseded } from '../../subscriptions/application/end-superseded.js';
import { SyncSubscription } from '../../subscriptions/application/sync-subscription.js';
import { ProcessEvent } from '../../webhooks/application/process-event.js';
import { dueReferees, dueSessions, dueSubscriptions, unprocessedEvents } from '../persistence/due.js';

/** Looks for what a lost message would have told, and for what time alone brings about. */
@Injectable()
export class Reconcile {
  private readonly logger = new Logger(Reconcile.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly provider: Readings,
    private readonly events: ProcessEvent,
    private readonly sessions: SyncCheckoutSession,
    private readonly subscriptions: SyncSubscription,
    private readonly superseded: EndSuperseded,
    private readonly grace: EndGrace,
    private readonly commissions: Commissions,
  ) {}

  /** One that fails does not keep the others from their turn; it is tried again next time. */
  async execute(): Promise<void> {
    const now = this.clock.now();
    const { manager } = this.database;
    for (const id of await unprocessedEvents(manager, now))
      await this.attempt(`event ${id}`, () => this.events.execute(id));
    for (const id of await dueSessions(manager, now)) await this.attempt(id, () => this.session(id));
    for (const id of await dueSubscriptions(manager, now))
      await this.attempt(id, () => this.provider.carryOut((look) => this.subscriptions.read(look, id)));
    for (const id of await dueReferees(manager))
      await this.attempt(`referee ${id}`, () =>
        this.provider.carryOut((look) => this.commissions.readLate(look, id)),
      );
    await this.attempt('superseded subscriptions', () => this.superseded.execute());
    await this.attempt('periods of grace', () => this.grace.execute());
    await this.attempt('commissions to release', () => this.commissions.releaseDue());
  }

  /** Reads one checkout session again and carries out what was paid. */
  session(id: string): Promise<void> {
    return this.provider.carryOut((look) => this.sessions.read(look, id));
  }

  private async attempt(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.error(
        `${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }
  }
}
