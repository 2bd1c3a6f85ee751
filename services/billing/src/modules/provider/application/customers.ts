import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Clock, type Principal } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { CustomerEntity } from '../persistence/customer.entity.js';
import { asked, isUnheard } from './asked.js';

/** The payment provider's customer of each user: one, kept. */
@Injectable()
export class Customers {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: Stripe,
    private readonly clock: Clock,
  ) {}

  /** @returns the provider's id; makes the customer the first time */
  async of(user: Principal, language: 'nl' | 'en'): Promise<string> {
    const { provider_id, intent } = await this.intended(user.userId);
    if (provider_id !== null) return provider_id;
    const params: Stripe.CustomerCreateParams = {
      email: user.email,
      name: user.name,
      preferred_locales: [language],
      metadata: { user_id: user.userId },
    };
    const made = await this.make(user.userId, params, intent);
    await this.database
      .getRepository(CustomerEntity)
      .update({ user_id: user.userId, provider_id: IsNull() }, { provider_id: made.id });
    return made.id;
  }

  /** The user's customer, or the intent to make one: kept before the provider hears of it. */
  private async intended(userId: string): Promise<CustomerEntity> {
    const customers = this.database.getRepository(CustomerEntity);
    const known = await customers.findOneBy({ user_id: userId });
    if (known !== null) return known;
    await customers
      .createQueryBuilder()
      .insert()
      .values({ user_id: userId, provider_id: null, intent: randomUUID(), created_at: this.clock.now() })
      .orIgnore()
      .execute();
    return customers.findOneByOrFail({ user_id: userId });
  }

  /** Two first checkouts, or one before and one after a crash, share the intent and so the customer. */
  private async make(
    userId: string,
    params: Stripe.CustomerCreateParams,
    intent: string,
  ): Promise<Stripe.Customer> {
    const order = createHash('sha256')
      .update(JSON.stringify([intent, params]))
      .digest('hex');
    try {
      return await asked(this.stripe.customers.create(params, { idempotencyKey: `customer-${order}` }));
    } catch (error) {
      // A failure would be repeated for a day under the same key; where nobody answered, one may have been made.
      if (!isUnheard(error)) await this.forget(userId);
      throw error;
    }
  }

  /** After the provider said that it does not know the customer (another account, an emptied sandbox). */
  async forget(userId: string): Promise<void> {
    await this.database.getRepository(CustomerEntity).delete({ user_id: userId });
  }

  /** @returns the user behind a provider's customer, or null */
  async userOf(providerId: string): Promise<string | null> {
    const found = await this.database.manager.findOneBy(CustomerEntity, { provider_id: providerId });
    return found?.user_id ?? null;
  }

  /** Whether a user has ever begun to buy. */
  isKnown(manager: EntityManager, userId: string): Promise<boolean> {
    return manager.existsBy(CustomerEntity, { user_id: userId });
  }

  /** @returns integer cents that a user has paid and not got back, VAT included; 0 for who never bought */
  async netPaid(userId: string): Promise<number> {
    const { provider_id: customer = null } =
      (await this.database.manager.findOneBy(CustomerEntity, { user_id: userId })) ?? {};
    if (customer === null) return 0;
    let sum = 0;
    let after: string | undefined;
    for (;;) {
      const page = await asked(
        this.stripe.charges.list({
          customer,
          limit: 100,
          ...(after === undefined ? {} : { starting_after: after }),
        }),
      );
      for (const charge of page.data) if (charge.paid) sum += charge.amount_captured - charge.amount_refunded;
      after = page.data.at(-1)?.id;
      if (!page.has_more || after === undefined) return sum;
    }
  }
}
