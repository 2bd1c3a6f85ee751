import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { AppError, Clock, SERVICE_ENV } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import type { BillingEnv } from '../../../env.js';
import { ProviderWork } from '../../work/application/provider-work.js';
import { subjectOf } from '../domain/subject.js';
import { ProviderEventEntity } from '../persistence/provider-event.entity.js';

/** Takes a signed event in: kept once before the provider gets its 200, worked off afterwards. */
@Injectable()
export class ReceiveEvent {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: Stripe,
    private readonly work: ProviderWork,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: BillingEnv,
  ) {}

  /**
   * @param body the raw bytes, as they were signed @param signature the Stripe-Signature header
   * @throws AppError billing.webhook_signature_invalid
   */
  async execute(body: Buffer | undefined, signature: string | undefined): Promise<{ received: true }> {
    const event = this.verified(body, signature);
    const subject = subjectOf(event);
    if (subject === null) return { received: true };
    const events = this.database.getRepository(ProviderEventEntity);
    await events
      .createQueryBuilder()
      .insert()
      .values({
        id: event.id,
        type: event.type,
        subject_kind: subject.kind,
        subject_id: subject.id,
        occurred_at: new Date(event.created * 1000),
        received_at: this.clock.now(),
        processed_at: null,
      })
      .orIgnore()
      .execute();
    const kept = await events.findOneByOrFail({ id: event.id });
    if (kept.processed_at === null) await this.work.event(event.id);
    return { received: true };
  }

  private verified(body: Buffer | undefined, signature: string | undefined): Stripe.Event {
    if (body === undefined || signature === undefined)
      throw new AppError('billing.webhook_signature_invalid');
    try {
      return this.stripe.webhooks.constructEvent(body, signature, this.env.STRIPE_WEBHOOK_SECRET);
    } catch (error) {
      throw new AppError('billing.webhook_signature_invalid', { cause: error });
    }
  }
}
