import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  OpsPayoutBatch,
  OpsPayouts,
  OrderPayouts,
  PayoutFile,
  ReturnPayout,
} from '@stroomwerk/contracts/billing';
import { Answers, CurrentUser, type Principal, Roles } from '@stroomwerk/kernel';
import { z } from 'zod';
import { PayoutBatches } from '../application/payout-batches.js';

@ApiTags('ops')
@ApiBearerAuth()
@Roles('ops')
@Controller('billing/ops/payouts')
export class OpsPayoutsController {
  constructor(private readonly batches: PayoutBatches) {}

  @Get()
  @Answers(OpsPayouts)
  @ApiOperation({ summary: 'Payouts that are due, and the latest batches' })
  list(): Promise<OpsPayouts> {
    return this.batches.list();
  }

  @Post('batches')
  @Answers(OpsPayoutBatch)
  @ApiOperation({ summary: 'Sets apart what is due; the same id is the same batch. Audited' })
  order(
    @CurrentUser() actor: Principal,
    @Body({ schema: OrderPayouts }) body: OrderPayouts,
  ): Promise<OpsPayoutBatch> {
    return this.batches.order(actor, body.batch_id);
  }

  @Get('batches/:id/file')
  @Answers(PayoutFile)
  @ApiOperation({ summary: 'A batch as a SEPA credit transfer, pain.001.001.09. The first time is audited' })
  file(@CurrentUser() actor: Principal, @Param('id', { schema: z.uuid() }) id: string): Promise<PayoutFile> {
    return this.batches.file(actor, id);
  }

  @Post('batches/:id/paid')
  @Answers(OpsPayoutBatch)
  @ApiOperation({ summary: 'Notes that the bank has paid a batch, once; its affiliates get a mail. Audited' })
  paid(
    @CurrentUser() actor: Principal,
    @Param('id', { schema: z.uuid() }) id: string,
  ): Promise<OpsPayoutBatch> {
    return this.batches.paid(actor, id);
  }

  @Post(':id/return')
  @Answers(OpsPayoutBatch)
  @ApiOperation({
    summary: 'Puts a payout back to the balance, once; not while the bank may have its file. Audited',
  })
  return(
    @CurrentUser() actor: Principal,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: ReturnPayout }) body: ReturnPayout,
  ): Promise<OpsPayoutBatch> {
    return this.batches.return(actor, id, body.reason);
  }
}
