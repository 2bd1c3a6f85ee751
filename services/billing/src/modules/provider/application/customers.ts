import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Clock, type Principal } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { CustomerEntity } from '../persistence/customer.entity.js';
import { asked, isUnheard } from './asked.js';
import { fingerprintsOfCustomer } from './payments.js';
import { type PaidInvoice, type PlanPayment, paidInvoicesOf, planPayments } from './plan-payments.js';

/** The payment provider's customer of each account: one, kept. */
@Injectable()
export class Customers {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: Stripe,
    private readonly clock: Clock,
  ) {}

  /** @returns the provider's id of the user's account; makes the customer the first time, in the user's name */
  async of(user: Principal, language: 'nl' | 'en'): Promise<string> {
    const { provider_id, intent } = await this.intended(user.accountId);
    if (provider_id !== null) return provider_id;
    const params: Stripe.CustomerCreateParams = {
      email: user.email,
      individual_name: user.name,
      preferred_locales: [language],
      metadata: { account_id: user.accountId, user_id: user.userId },
    };
    const made = await this.make(user.accountId, params, intent);
    const customers = this.database.getRepository(CustomerEntity);
    const account_id = user.accountId;
    await customers.update({ account_id, provider_id: IsNull() }, { provider_id: made.id });
    // Two members who check out at once make one each: the account has the one that was written first.
    return (await customers.findOneBy({ account_id }))?.provider_id ?? made.id;
  }

  /** The account's customer, or the intent to make one: kept before the provider hears of it. */
  private async intended(accountId: string): Promise<CustomerEntity> {
    const customers = this.database.getRepository(CustomerEntity);
    const known = await customers.findOneBy({ account_id: accountId });
    if (known !== null) return known;
    await customers
      .createQueryBuilder()
      .insert()
      .values({
        account_id: accountId,
        provider_id: null,
        intent: randomUUID(),
        created_at: this.clock.now(),
      })
      .orIgnore()
      .execute();
    return customers.findOneByOrFail({ account_id: accountId });
  }

  /** Two first checkouts, or one before and one after a crash, share the intent and so the customer. */
  private async make(
    accountId: string,
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
      if (!isUnheard(error)) await this.forget(accountId);
      throw error;
    }
  }

  /** After the provider said that it does not know the customer (another account, an emptied sandbox). */
  async forget(accountId: string): Promise<void> {
    await this.database.getRepository(CustomerEntity).delete({ account_id: accountId });
  }

  /** @returns the provider's id of an account's customer; null for who has never begun to buy */
  async idOf(accountId: string): Promise<string | null> {
    const found = await this.database.manager.findOneBy(CustomerEntity, { account_id: accountId });
    return found?.provider_id ?? null;
  }

  /** @returns the account behind a provider's customer, or null */
  async accountOf(providerId: string): Promise<string | null> {
    const found = await this.database.manager.findOneBy(CustomerEntity, { provider_id: providerId });
    return found?.account_id ?? null;
  }

  /** Whether an account has ever begun to buy. */
  isKnown(manager: EntityManager, accountId: string): Promise<boolean> {
    return manager.existsBy(CustomerEntity, { account_id: accountId });
  }

  /** Every paid invoice of an account with what of its charge went back, oldest first; nothing for who never bought. */
  async *paidInvoices(accountId: string): AsyncGenerator<PaidInvoice> {
    const customer = await this.idOf(accountId);
    if (customer !== null) yield* paidInvoicesOf(this.stripe, customer);
  }

  /** By which the provider knows the cards and bank accounts that an account has paid with. */
  async fingerprints(accountId: string): Promise<string[]> {
    const customer = await this.idOf(accountId);
    return customer === null ? [] : fingerprintsOfCustomer(this.stripe, customer);
  }

  /** What an account has paid for plans, oldest first; nothing for who never bought. */
  async *planPayments(accountId: string): AsyncGenerator<PlanPayment> {
    const customer = await this.idOf(accountId);
    if (customer !== null) yield* planPayments(this.stripe, customer);
  }
}
