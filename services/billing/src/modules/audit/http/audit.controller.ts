import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AuditQuery, AuditResponse } from '@stroomwerk/contracts/billing';
import { Answers, Roles } from '@stroomwerk/kernel';
import { AuditLog } from '../application/audit-log.js';

@ApiTags('ops')
@ApiBearerAuth()
@Controller('billing/ops/audit')
export class AuditController {
  constructor(private readonly log: AuditLog) {}

  @Get()
  @Roles('ops')
  @Answers(AuditResponse)
  @ApiOperation({ summary: 'What ops staff did to plans, newest first' })
  audit(@Query({ schema: AuditQuery }) query: AuditQuery): Promise<AuditResponse> {
    return this.log.read(query);
  }
}
