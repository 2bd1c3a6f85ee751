import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { billingMailRequested } from '@stroomwerk/contracts/mails';
import { Clock, Outbox } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { asked } from '../../provider/application/asked.js';
import { personOf } from '../../subscriptions/index.js';
import { accountsToTell, noteTold, renewalOf } from '../persistence/renewal-notices.js';

/** Three weeks: two are promised, and one is left for what may go wrong. */
const aheadDays = 21;
const dayMs = 86_400_000;

/** Tells whoever has a yearly plan that it renews soon, and for how much: once for each period (issue "Money", point 3). */
@Injectable()
export class RenewalNotices {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: Stripe,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @returns the accounts that are to be told now */
  due(): Promise<string[]> {
    return accountsToTell(this.database.manager, this.clock.now(), this.until());
  }

  /** @throws AppError billing.payment_provider_unavailable: nobody was told then, to be tried again */
  async tell(accountId: string): Promise<void> {
    const renewal = await renewalOf(this.database.manager, accountId);
    if (renewal === null) return;
    const { reference, period_end } = renewal;
    const preview = await asked(this.stripe.invoices.createPreview({ subscription: reference }));
    await this.database.transaction(async (manager) => {
      if (!(await noteTold(manager, renewal, this.clock.now()))) return;
      const person = await personOf(manager, accountId);
      await this.outbox.publish(manager, billingMailRequested, person, {
        ...{ kind: 'renewal_ahead', version: 1, request_id: randomUUID(), user_id: person },
        asked_at: this.clock.now().toISOString(),
        data: { renews_at: period_end.toISOString(), amount_cents: preview.amount_due },
      });
    });
  }

  private until(): Date {
    return new Date(this.clock.now().getTime() + aheadDays * dayMs);
  }
}
