import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Clock, type Principal } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { CustomerEntity } from '../persistence/customer.entity.js';
import { asked } from './asked.js';

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
    const customers = this.database.getRepository(CustomerEntity);
    const known = await customers.findOneBy({ user_id: user.userId });
    if (known !== null) return known.provider_id;
    const made = await asked(
      this.stripe.customers.create({
        email: user.email,
        name: user.name,
        preferred_locales: [language],
        metadata: { user_id: user.userId },
      }),
    );
    // Two first checkouts at the same moment: the one that was kept first counts.
    await customers
      .createQueryBuilder()
      .insert()
      .values({ user_id: user.userId, provider_id: made.id, created_at: this.clock.now() })
      .orIgnore()
      .execute();
    return (await customers.findOneByOrFail({ user_id: user.userId })).provider_id;
  }

  /** After the provider said that it does not know the customer (another account, an emptied sandbox). */
  async forget(userId: string): Promise<void> {
    await this.database.getRepository(CustomerEntity).delete({ user_id: userId });
  }

  /** @returns the user behind a provider's customer, or null */
  async userOf(manager: EntityManager, providerId: string): Promise<string | null> {
    const found = await manager.findOneBy(CustomerEntity, { provider_id: providerId });
    return found?.user_id ?? null;
  }

  /** @returns integer cents that a user has paid and not got back, VAT included; 0 for who never bought */
  async netPaid(manager: EntityManager, userId: string): Promise<number> {
    const customer = await manager.findOneBy(CustomerEntity, { user_id: userId });
    if (customer === null) return 0;
    let sum = 0;
    let after: string | undefined;
    for (;;) {
      const page = await asked(
        this.stripe.charges.list({
          customer: customer.provider_id,
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
