import { Module } from '@nestjs/common';
import { ProviderModule } from '../provider/provider.module.js';
import { BookEntries } from './application/book-entries.js';
import { Books } from './application/books.js';
import { InvoiceDetailsKeeper } from './application/invoice-details-keeper.js';
import { InvoiceFiles } from './application/invoice-files.js';
import { InvoiceList } from './application/invoice-list.js';
import { ProviderInvoices } from './application/provider-invoices.js';
import { RenewalNotices } from './application/renewal-notices.js';
import { Retention } from './application/retention.js';
import { InvoicesController } from './http/invoices.controller.js';

/** Our own invoices: made of payments and refunds, listed, drawn, kept and removed. */
@Module({
  imports: [ProviderModule],
  controllers: [InvoicesController],
  providers: [
    BookEntries,
    Books,
    InvoiceDetailsKeeper,
    InvoiceFiles,
    InvoiceList,
    ProviderInvoices,
    RenewalNotices,
    Retention,
  ],
  exports: [Books, RenewalNotices, Retention],
})
export class InvoicesModule {}
