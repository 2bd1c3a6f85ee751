import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { Grants } from './application/grants.js';
import { GrantsController } from './http/grants.controller.js';

@Module({
  imports: [AuditModule, SubscriptionsModule],
  controllers: [GrantsController],
  providers: [Grants],
})
export class GrantsModule {}
