import { Module } from '@nestjs/common';
import { PageViewsModule } from '../page-views/page-views.module.js';
import { FiguresService } from './application/figures.service.js';
import { UptimeService } from './application/uptime.service.js';
import { UptimeController } from './http/uptime.controller.js';
import { BusinessReader } from './persistence/business.reader.js';
import { MeasurementReader } from './persistence/measurement.reader.js';
import { MeasurementWriter } from './persistence/measurement.writer.js';

/** The figures of the internal screens, and the one of them that is everybody's. */
@Module({
  imports: [PageViewsModule],
  controllers: [UptimeController],
  providers: [FiguresService, UptimeService, BusinessReader, MeasurementReader, MeasurementWriter],
  exports: [FiguresService, BusinessReader, MeasurementReader, MeasurementWriter],
})
export class FiguresModule {}
