import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@stroomwerk/contracts';
import { AppError, type Principal, SERVICE_ENV } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import type { BillingEnv } from '../../../env.js';
import { fileName } from '../domain/words.js';
import { invoicePdf } from '../drawing/invoice-pdf.js';
import { InvoiceEntity } from '../persistence/invoice.entity.js';
import { invoiceUbl } from '../ubl/invoice-ubl.js';

export interface InvoiceFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Invoices as files. They are made of the row each time, in the language of the reader: the row never changes. */
@Injectable()
export class InvoiceFiles {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(SERVICE_ENV) private readonly env: Pick<BillingEnv, 'SUPPORT_EMAIL'>,
  ) {}

  /** @throws AppError billing.invoice_not_found for anybody but its account and ops */
  async pdf(user: Principal, number: string, language: Language): Promise<InvoiceFile> {
    const issued = await this.find(user, number);
    const bytes = await invoicePdf({ issued, language, supportEmail: this.env.SUPPORT_EMAIL });
    return { name: `${fileName(issued, language)}.pdf`, bytes };
  }

  /** @throws AppError billing.invoice_not_found for anybody but its account and ops */
  async xml(user: Principal, number: string, language: Language): Promise<InvoiceFile> {
    const issued = await this.find(user, number);
    return {
      name: `${fileName(issued, language)}.xml`,
      bytes: Buffer.from(invoiceUbl(issued, language), 'utf8'),
    };
  }

  private async find(user: Principal, number: string): Promise<InvoiceEntity> {
    const found = await this.database.manager.findOneBy(InvoiceEntity, { number });
    if (found === null || (found.account_id !== user.accountId && user.role !== 'ops'))
      throw new AppError('billing.invoice_not_found');
    return found;
  }
}
