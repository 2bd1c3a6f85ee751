import { Module } from '@nestjs/common';
import { FiguresService } from './application/figures.service.js';
import { BusinessReader } from './persistence/business.reader.js';
import { MeasurementReader } from './persistence/measurement.reader.js';
import { MeasurementWriter } from './persistence/measurement.writer.js';

/** The figures of the internal screens. */
@Module({
  providers: [FiguresService, BusinessReader, MeasurementReader, MeasurementWriter],
  exports: [FiguresService, BusinessReader, MeasurementReader, MeasurementWriter],
})
export class FiguresModule {}
