import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { billingMailRequested } from '@stroomwerk/contracts/mails';
import { Clock, Outbox, SERVICE_ENV } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import type { BillingEnv } from '../../../env.js';
import { personOf } from '../../subscriptions/index.js';
import { creditLines, restLines } from '../domain/credit.js';
import { keepUntil } from '../domain/dates.js';
import { type InvoiceDocument, type Line, totalOf } from '../domain/invoice.js';
import { sellerFrom } from '../domain/seller.js';
import { InvoiceEntity } from '../persistence/invoice.entity.js';
import { creditedOf, invoicesOfPlan, isTold, knownAs, notedOf } from '../persistence/invoices.js';
import { holdNumbers, nextNumber } from '../persistence/numbering.js';
import type { ProviderInvoice, ProviderRefund } from './provider-invoices.js';

const negated = (line: Line): Line => ({
  ...line,
  net_cents: -line.net_cents,
  vat_cents: -line.vat_cents,
});

/** Money that goes back, or became credit: which of the provider's refunds or invoices it is, and how much. */
interface Credit {
  readonly reference: string;
  /** Integer cents, VAT included. */
  readonly cents: number;
}

/** Where one credit note begins and ends. Integer cents, VAT included. */
interface Part {
  /** What other notes have of the invoice. */
  readonly ofInvoice: number;
  /** What other notes have of the credit. */
  readonly ofCredit: number;
  readonly cents: number;
}

type Note = Pick<InvoiceDocument, 'lines' | 'payment'> &
  Pick<InvoiceEntity, 'provider_reference' | 'payment_reference' | 'plan_reference'>;

/**
 * Writes our invoices and credit notes. What does not fit one invoice has notes of others of its plan: no more is credited than
 * was invoiced.
 */
@Injectable()
export class BookEntries {
  private readonly logger = new Logger(BookEntries.name);

  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: BillingEnv,
  ) {}

  /** Adds what is missing of an invoice, its refunds and its credit: to be the last of its transaction. */
  async write(manager: EntityManager, accountId: string, found: ProviderInvoice): Promise<void> {
    if (totalOf(found.lines).total_cents < 0) return this.creditRest(manager, accountId, found);
    const known = await knownAs(manager, found.id);
    const invoice = known ?? (await this.invoice(manager, accountId, found));
    for (const refund of found.refunds) await this.credit(manager, invoice, refund);
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

  /**
   * Part of an invoice, or all of it, went back. What of it had become credit before has its note from then, so that less may be
   * left of the invoice than goes back of its payment.
   */
  private async credit(
    manager: EntityManager,
    invoice: InvoiceEntity,
    { id, cents, creditCents, at }: ProviderRefund,
  ): Promise<void> {
    const { account_id, document, payment_reference, plan_reference } = invoice;
    const ofPlan = plan_reference === null ? [] : await invoicesOfPlan(manager, account_id, plan_reference);
    const among = [invoice, ...ofPlan.filter(({ number }) => number !== invoice.number)];
    const payment = { ...document.payment, at: at.toISOString(), reference: id };
    await this.spread(manager, { reference: id, cents: cents - creditCents }, among, (of, part) => ({
      lines: creditLines({ number: of.number, lines: of.document.lines }, part.ofInvoice, part.cents),
      payment: { ...payment, paid_cents: part.cents },
      ...{ provider_reference: id, payment_reference, plan_reference },
    }));
  }

  /** Unused time of a plan became credit: the provider's invoice is below zero. */
  private async creditRest(
    manager: EntityManager,
    accountId: string,
    { id, subscription, lines, payment }: ProviderInvoice,
  ): Promise<void> {
    const among = await invoicesOfPlan(manager, accountId, subscription ?? '');
    if (among.length === 0) throw new Error(`no invoice of ours is known that ${id} gives credit for`);
    const rest = lines.map(negated);
    const cents = totalOf(rest).total_cents;
    await this.spread(manager, { reference: id, cents }, among, (_, part) => ({
      ...{ lines: restLines(rest, part.ofCredit, part.cents), payment, provider_reference: id },
      ...{ payment_reference: null, plan_reference: subscription },
    }));
  }

  /** Writes what no note says yet of a credit: of each invoice, in the order given, no more than is left of it. */
  private async spread(
    manager: EntityManager,
    { reference, cents }: Credit,
    among: readonly InvoiceEntity[],
    note: (invoice: InvoiceEntity, part: Part) => Note,
  ): Promise<void> {
    let noted = await notedOf(manager, reference);
    if (noted >= cents) return;
    // Two refunds of one plan may be read at once: only one of them takes what is left of an invoice.
    await holdNumbers(manager);
    for (const invoice of among) {
      const before = await creditedOf(manager, invoice.number);
      const part = Math.min(cents - noted, invoice.total_cents - before);
      if (part <= 0) continue;
      const parts = { ofInvoice: before, ofCredit: noted, cents: part };
      await this.addCredit(manager, invoice, note(invoice, parts));
      noted += part;
    }
    if (noted < cents)
      this.logger.warn(`of ${reference} ${cents - noted} cents correct no invoice: none is left`);
  }

  private async addCredit(
    manager: EntityManager,
    invoice: InvoiceEntity,
    { lines, payment, ...references }: Note,
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
