import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { billingMailRequested } from '@stroomwerk/contracts/mails';
import { Clock, Outbox, SERVICE_ENV } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import type { BillingEnv } from '../../../env.js';
import { Customers } from '../../provider/application/customers.js';
import { type Look, nothing, Readings, type Write } from '../../provider/application/readings.js';
import { accountIn, personOf } from '../../subscriptions/index.js';
import { creditLines } from '../domain/credit.js';
import { keepUntil } from '../domain/dates.js';
import { type InvoiceDocument, type Line, totalOf } from '../domain/invoice.js';
import { sellerFrom } from '../domain/seller.js';
import { InvoiceEntity } from '../persistence/invoice.entity.js';
import { creditedOf, isTold, knownAs, latestOfPlan } from '../persistence/invoices.js';
import { nextNumber } from '../persistence/numbering.js';
import { type ProviderInvoice, ProviderInvoices, type ProviderRefund } from './provider-invoices.js';

const negated = (line: Line): Line => ({
  ...line,
  net_cents: -line.net_cents,
  vat_cents: -line.vat_cents,
});

/**
 * Makes our invoice of each payment and our credit note of each refund, once, whatever is told of them in which order. A
 * reading looks at all of a provider's invoice, so that a refund that is told of first has its invoice before it.
 */
@Injectable()
export class Books {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: ProviderInvoices,
    private readonly readings: Readings,
    private readonly customers: Customers,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: BillingEnv,
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
    return (manager) => this.write(manager, accountId, found);
  }

  /** As `read`, of the invoice that a payment was for. */
  async readPaidBy(look: Look, intent: string): Promise<Write> {
    const id = await this.provider.paidBy(intent);
    return id === null ? nothing : this.read(look, id);
  }

  /** Looks for what no message told of: every paid invoice of an account that lacks ours, or a credit note of its refunds. */
  async catchUp(accountId: string): Promise<void> {
    for await (const { id, backCents } of this.customers.paidInvoices(accountId)) {
      const { manager } = this.database;
      const known = await knownAs(manager, id);
      const back = known === null ? 0 : await creditedOf(manager, known.number);
      if (known === null || backCents > back) await this.readings.carryOut((look) => this.read(look, id));
    }
  }

  private async accountOf({ metadata, customer }: ProviderInvoice): Promise<string | null> {
    const noted = await accountIn(this.database.manager, metadata);
    return noted ?? (customer === null ? null : this.customers.accountOf(customer));
  }

  private async write(manager: EntityManager, accountId: string, found: ProviderInvoice): Promise<void> {
    const isCredit = totalOf(found.lines).total_cents < 0;
    const known = await knownAs(manager, found.id);
    if (isCredit) {
      if (known === null) await this.creditRest(manager, accountId, found);
      return;
    }
    const invoice = known ?? (await this.invoice(manager, accountId, found));
    for (const refund of found.refunds)
      if ((await knownAs(manager, refund.id)) === null) await this.credit(manager, invoice, refund);
  }

  private async invoice(
    manager: EntityManager,
    accountId: string,
    { id, subscription, recipient, lines, payment }: ProviderInvoice,
  ): Promise<InvoiceEntity> {
    const document = { seller: sellerFrom(this.env), recipient, lines, payment, corrects_issued_at: null };
    const made = await this.add(manager, document, {
      ...{ kind: 'invoice', account_id: accountId, provider_reference: id, corrects: null },
      ...{ payment_reference: payment.reference, plan_reference: subscription },
    });
    const { number, total_cents } = made;
    await this.tell(manager, made, { kind: 'invoice_issued', data: { number, total_cents } });
    return made;
  }

  /** Part of an invoice, or all of it, went back. */
  private async credit(
    manager: EntityManager,
    invoice: InvoiceEntity,
    refund: ProviderRefund,
  ): Promise<void> {
    const { number, document, payment_reference, plan_reference } = invoice;
    const before = await creditedOf(manager, number);
    const lines = creditLines({ number, lines: document.lines }, before, refund.cents);
    const payment = { ...document.payment, paid_cents: refund.cents, at: refund.at.toISOString() };
    await this.addCredit(manager, invoice, {
      ...{ lines, payment: { ...payment, reference: refund.id }, provider_reference: refund.id },
      ...{ payment_reference, plan_reference },
    });
  }

  /** Unused time of a plan became credit: the provider's invoice is below zero. */
  private async creditRest(
    manager: EntityManager,
    accountId: string,
    { id, subscription, lines, payment }: ProviderInvoice,
  ): Promise<void> {
    const invoice = await latestOfPlan(manager, accountId, subscription ?? '');
    if (invoice === null) throw new Error(`no invoice of ours is known that ${id} gives credit for`);
    await this.addCredit(manager, invoice, {
      ...{ lines: lines.map(negated), payment, provider_reference: id },
      ...{ payment_reference: null, plan_reference: subscription },
    });
  }

  private async addCredit(
    manager: EntityManager,
    invoice: InvoiceEntity,
    {
      lines,
      payment,
      ...references
    }: Pick<InvoiceDocument, 'lines' | 'payment'> &
      Pick<InvoiceEntity, 'provider_reference' | 'payment_reference' | 'plan_reference'>,
  ): Promise<void> {
    const { number: corrects, account_id, document, issued_at } = invoice;
    const { recipient } = document;
    const made = await this.add(
      manager,
      {
        seller: sellerFrom(this.env),
        recipient,
        lines,
        payment,
        corrects_issued_at: issued_at.toISOString(),
      },
      { kind: 'credit_note', account_id, corrects, ...references },
    );
    const { number, total_cents } = made;
    if (!(await isTold(manager, account_id)))
      await this.tell(manager, made, {
        kind: 'credit_note_issued',
        data: { number, corrects, total_cents },
      });
  }

  private async add(
    manager: EntityManager,
    document: InvoiceDocument,
    of: Pick<
      InvoiceEntity,
      'kind' | 'account_id' | 'provider_reference' | 'payment_reference' | 'plan_reference' | 'corrects'
    >,
  ): Promise<InvoiceEntity> {
    const numbered = await nextNumber(manager, this.clock);
    const made = manager.create(InvoiceEntity, {
      ...of,
      ...numbered,
      ...totalOf(document.lines),
      document,
      keep_until: keepUntil(numbered.issued_at, document.lines),
    });
    await manager.insert(InvoiceEntity, made);
    return made;
  }

  private async tell(
    manager: EntityManager,
    { account_id, issued_at }: InvoiceEntity,
    mail:
      | { kind: 'invoice_issued'; data: { number: string; total_cents: number } }
      | { kind: 'credit_note_issued'; data: { number: string; corrects: string; total_cents: number } },
  ): Promise<void> {
    const person = await personOf(manager, account_id);
    await this.outbox.publish(manager, billingMailRequested, person, {
      ...{ version: 1, request_id: randomUUID(), user_id: person, asked_at: issued_at.toISOString() },
      ...mail,
    });
  }
}
