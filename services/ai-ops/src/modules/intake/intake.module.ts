import { Module } from '@nestjs/common';
import { PageViewsModule } from '../page-views/page-views.module.js';
import { Dropped } from './application/dropped.js';
import { IntakeService } from './application/intake.service.js';
import { IntakeController } from './http/intake.controller.js';
import { CustomerReader } from './persistence/customer.reader.js';
import { DroppedStore } from './persistence/dropped.store.js';
import { IntakeStore } from './persistence/intake.store.js';

/** What browsers send: error reports and, with consent, analytics. */
@Module({
  imports: [PageViewsModule],
  controllers: [IntakeController],
  providers: [IntakeService, IntakeStore, CustomerReader, Dropped, DroppedStore],
  exports: [Dropped],
})
export class IntakeModule {}
