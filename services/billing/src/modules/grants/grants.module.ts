import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { EndGrants } from './application/end-grants.js';
import { Grants } from './application/grants.js';
import { GrantsController } from './http/grants.controller.js';

@Module({
  imports: [AuditModule, SubscriptionsModule],
  controllers: [GrantsController],
  providers: [EndGrants, Grants],
  exports: [EndGrants],
})
export class GrantsModule {}
