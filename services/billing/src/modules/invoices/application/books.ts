import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { AppError } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { Customers } from '../../provider/application/customers.js';
import type { PaidInvoice } from '../../provider/application/plan-payments.js';
import { type Look, nothing, Readings, type Write } from '../../provider/application/readings.js';
import { accountIn } from '../../subscriptions/index.js';
import { hasRoom, knownAs, notedOf, refundedOf } from '../persistence/invoices.js';
import { BookEntries } from './book-entries.js';
import { type ProviderInvoice, ProviderInvoices } from './provider-invoices.js';

/**
 * Makes our invoice of each payment and our credit note of each refund, once, whatever is told of them in which order. A
 * reading looks at all of a provider's invoice, so that a refund that is told of first has its invoice before it.
 */
@Injectable()
export class Books {
  private readonly logger = new Logger(Books.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: ProviderInvoices,
    private readonly readings: Readings,
    private readonly customers: Customers,
    private readonly entries: BookEntries,
  ) {}

  /**
   * Brings our books in line with one of the provider's invoices. What it returns holds the counter of numbers: to be
   * written as the last of its transaction.
   * @throws what asking throws; Error when an amount does not add up, and nothing was written then
   */
  async read(look: Look, id: string): Promise<Write> {
    await look(`books:${id}`);
    const found = await this.provider.read(id);
    const accountId = found === null ? null : await this.accountOf(found);
    if (found === null || accountId === null) return nothing;
    return (manager) => this.entries.write(manager, accountId, found);
  }

  /** As `read`, of the invoice that a payment was for. */
  async readPaidBy(look: Look, intent: string): Promise<Write> {
    const id = await this.provider.paidBy(intent);
    return id === null ? nothing : this.read(look, id);
  }

  /**
   * Looks for what no message told of: every paid invoice of an account that lacks ours, or a credit note. One that fails holds
   * up no other.
   * @throws AppError while the provider does not answer
   */
  async catchUp(accountId: string): Promise<void> {
    for await (const paid of this.customers.paidInvoices(accountId))
      await this.attempt(`invoice ${paid.id}`, async () => {
        if (await this.lacks(paid)) await this.readings.carryOut((look) => this.read(look, paid.id));
      });
  }

  /**
   * As `readPaidBy`, in a transaction of its own. What does not add up is logged and keeps nothing else from being done.
   * @throws AppError while the provider does not answer
   */
  keepPaidBy(intent: string): Promise<void> {
    return this.attempt(`payment ${intent}`, () =>
      this.readings.carryOut((look) => this.readPaidBy(look, intent)),
    );
  }

  private async attempt(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof AppError) throw error;
      this.logger.error(`books, ${what}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }

  /** Whether something of a paid invoice has no document of ours, and can have one. */
  private async lacks({ id, totalCents, backCents }: PaidInvoice): Promise<boolean> {
    const { manager } = this.database;
    if (totalCents <= 0) return (await notedOf(manager, id)) < -totalCents;
    const known = await knownAs(manager, id);
    if (known === null) return true;
    if (backCents === 0 || backCents <= (await refundedOf(manager, known.payment_reference ?? '')))
      return false;
    return hasRoom(manager, known);
  }

  private async accountOf({ metadata, customer }: ProviderInvoice): Promise<string | null> {
    const noted = await accountIn(this.database.manager, metadata);
    return noted ?? (customer === null ? null : this.customers.accountOf(customer));
  }
}
