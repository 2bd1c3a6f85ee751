import { Module } from '@nestjs/common';
import { ActivityService } from './application/activity.service.js';
import { ActivityController } from './http/activity.controller.js';
import { ActivityReader } from './persistence/activity.reader.js';

@Module({ controllers: [ActivityController], providers: [ActivityService, ActivityReader] })
export class ActivityModule {}
