import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import {
  InvoiceDetails,
  InvoiceDetailsResponse,
  InvoicesQuery,
  InvoicesResponse,
} from '@stroomwerk/contracts/billing';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import type { FastifyReply } from 'fastify';
import { InvoiceDetailsKeeper } from '../application/invoice-details-keeper.js';
import { type InvoiceFile, InvoiceFiles } from '../application/invoice-files.js';
import { InvoiceList } from '../application/invoice-list.js';

const sendFile = (reply: FastifyReply, type: string, { name, bytes }: InvoiceFile): void => {
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(bytes);
};

@ApiTags('invoices')
@ApiBearerAuth()
@Controller('billing')
export class InvoicesController {
  constructor(
    private readonly list: InvoiceList,
    private readonly files: InvoiceFiles,
    private readonly details: InvoiceDetailsKeeper,
  ) {}

  @Get('invoices')
  @Answers(InvoicesResponse)
  @ApiOperation({ summary: 'Our invoices and credit notes of the caller’s account; ops reads those of any' })
  invoices(
    @CurrentUser() user: Principal,
    @Query({ schema: InvoicesQuery }) query: InvoicesQuery,
  ): Promise<InvoicesResponse> {
    return this.list.page(user, query);
  }

  @Get('invoices/:number.pdf')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ description: 'The invoice as a tagged PDF' })
  async invoicePdf(
    @CurrentUser() user: Principal,
    @Param('number') number: string,
    @Lang() lang: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendFile(reply, 'application/pdf', await this.files.pdf(user, number, lang));
  }

  @Get('invoices/:number.xml')
  @ApiProduces('application/xml')
  @ApiOkResponse({ description: 'The invoice as UBL 2.1, for bookkeeping programs' })
  async invoiceXml(
    @CurrentUser() user: Principal,
    @Param('number') number: string,
    @Lang() lang: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendFile(reply, 'application/xml; charset=utf-8', await this.files.xml(user, number, lang));
  }

  @Get('invoice-details')
  @Answers(InvoiceDetailsResponse)
  @ApiOperation({ summary: 'Whom the next invoice of the caller’s account is for' })
  invoiceDetails(@CurrentUser() user: Principal): Promise<InvoiceDetailsResponse> {
    return this.details.read(user.accountId);
  }

  @Put('invoice-details')
  @Answers(InvoiceDetailsResponse)
  @ApiOperation({ summary: 'Changes it for the invoices to come' })
  saveInvoiceDetails(
    @CurrentUser() user: Principal,
    @Body({ schema: InvoiceDetails }) body: InvoiceDetails,
  ): Promise<InvoiceDetailsResponse> {
    return this.details.save(user, body);
  }
}
