import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { asked } from '../../provider/application/asked.js';
import { ProviderWork } from '../../work/application/provider-work.js';

/** Closes order pages at the provider, so that nobody pays on one that another took the place of. */
@Injectable()
export class ClosePage {
  private readonly logger = new Logger(ClosePage.name);

  constructor(
    private readonly stripe: Stripe,
    private readonly work: ProviderWork,
  ) {}

  /** Never throws: a page that was paid meanwhile, or that the provider could not be asked about, is read again. */
  async close(session: string): Promise<void> {
    try {
      await asked(this.stripe.checkout.sessions.expire(session));
    } catch (error) {
      this.logger.warn(`order page ${session} is still to be closed: ${String(error)}`);
      await this.work.session(session);
    }
  }
}
