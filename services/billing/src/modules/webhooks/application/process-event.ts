import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Clock } from '@stroomwerk/kernel';
import { DataSource, IsNull } from 'typeorm';
import { SyncCheckoutSession } from '../../checkout/application/sync-checkout-session.js';
import { type Look, Readings, type Write } from '../../provider/application/readings.js';
import { SyncSubscription } from '../../subscriptions/application/sync-subscription.js';
import type { SubjectKind } from '../domain/subject.js';
import { ProviderEventEntity } from '../persistence/provider-event.entity.js';
import { SyncPayment } from './sync-payment.js';

type Reading = (look: Look, id: string) => Promise<Write>;

/**
 * Works off a stored event, one reading after the other: what one of them has written stays, whatever becomes of the next. The last
 * one's effect and the mark commit together; the others say the same when they are repeated.
 */
@Injectable()
export class ProcessEvent {
  private readonly readings: Record<SubjectKind, readonly Reading[]>;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly provider: Readings,
    sessions: SyncCheckoutSession,
    subscriptions: SyncSubscription,
    payments: SyncPayment,
  ) {
    this.readings = {
      checkout_session: [(look, id) => sessions.read(look, id)],
      subscription: [(look, id) => subscriptions.read(look, id)],
      invoice: [(look, id) => payments.invoice(look, id), (look, id) => payments.booksOfInvoice(look, id)],
      charge: [(look, id) => payments.charge(look, id), (look, id) => payments.booksOfCharge(look, id)],
    };
  }

  /** @throws AppError billing.payment_provider_unavailable: nothing was done, to be tried again */
  async execute(eventId: string): Promise<void> {
    const event = await this.database.manager.findOneBy(ProviderEventEntity, { id: eventId });
    if (event === null || event.processed_at !== null) return;
    const { subject_kind, subject_id } = event;
    const readings = this.readings[subject_kind];
    for (const [at, read] of readings.entries())
      await this.provider.carryOut(async (look) => {
        const write = await read(look, subject_id);
        return at < readings.length - 1 ? write : this.marked(eventId, write);
      });
  }

  private marked(id: string, write: Write): Write {
    return async (manager) => {
      const { affected } = await manager.update(
        ProviderEventEntity,
        { id, processed_at: IsNull() },
        { processed_at: this.clock.now() },
      );
      if (affected === 1) await write(manager);
    };
  }
}
