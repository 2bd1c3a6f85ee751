import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Clock } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { SyncCheckoutSession } from '../../checkout/application/sync-checkout-session.js';
import { SyncSubscription } from '../../subscriptions/application/sync-subscription.js';
import type { SubjectKind } from '../domain/subject.js';
import { ProviderEventEntity } from '../persistence/provider-event.entity.js';
import { SyncPayment } from './sync-payment.js';

type Work = (manager: EntityManager, id: string) => Promise<void>;

/** Works off a stored event: its effect and its mark commit together, so each event counts once. */
@Injectable()
export class ProcessEvent {
  private readonly work: Record<SubjectKind, Work>;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
    sessions: SyncCheckoutSession,
    subscriptions: SyncSubscription,
    payments: SyncPayment,
  ) {
    this.work = {
      checkout_session: (manager, id) => sessions.execute(manager, id),
      subscription: (manager, id) => subscriptions.execute(manager, id),
      invoice: (manager, id) => payments.invoice(manager, id),
      charge: (manager, id) => payments.charge(manager, id),
    };
  }

  /** @throws AppError billing.payment_provider_unavailable: nothing was done, to be tried again */
  execute(eventId: string): Promise<void> {
    return this.database.transaction(async (manager) => {
      const event = await manager.findOne(ProviderEventEntity, {
        where: { id: eventId },
        lock: { mode: 'pessimistic_write' },
      });
      if (event === null || event.processed_at !== null) return;
      await this.work[event.subject_kind](manager, event.subject_id);
      event.processed_at = this.clock.now();
      await manager.save(event);
    });
  }
}
