import { Module } from '@nestjs/common';
import { AuditLog } from './application/audit-log.js';
import { AuditController } from './http/audit.controller.js';

@Module({ controllers: [AuditController], providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}
