import { Module } from '@nestjs/common';
import { IntakeService } from './application/intake.service.js';
import { IntakeController } from './http/intake.controller.js';
import { IntakeStore } from './persistence/intake.store.js';

/** What browsers send: error reports and, with consent, analytics. */
@Module({ controllers: [IntakeController], providers: [IntakeService, IntakeStore] })
export class IntakeModule {}
