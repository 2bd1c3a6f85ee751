import { Module } from '@nestjs/common';
import { PageViewsModule } from '../page-views/page-views.module.js';
import { KnownRoutes } from './application/known-routes.js';
import { VisitsService } from './application/visits.service.js';
import { VisitsController } from './http/visits.controller.js';
import { VisitStore } from './persistence/visit.store.js';

/** Our own counts of visits, without cookie or identity. */
@Module({
  imports: [PageViewsModule],
  controllers: [VisitsController],
  providers: [VisitsService, KnownRoutes, VisitStore],
})
export class VisitsModule {}
