import { Module } from '@nestjs/common';
import { queueModule } from '@stroomwerk/kernel';
import { ProviderWork } from './application/provider-work.js';
import { providerQueue } from './domain/job.js';

@Module({
  imports: [queueModule(providerQueue)],
  providers: [ProviderWork],
  exports: [ProviderWork],
})
export class WorkModule {}
