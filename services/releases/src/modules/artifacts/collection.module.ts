import { Module } from '@nestjs/common';
import { queueModule } from '@stroomwerk/kernel';
import { ReleasesModule } from '../releases/releases.module.js';
import { CollectReleases } from './application/collect-releases.js';
import { ArtifactsModule } from './artifacts.module.js';
import { CollectionStore } from './persistence/collection-store.js';
import { CollectionProcessor, CollectionSchedule, collectionQueue } from './queue/collection-schedule.js';

/** Collection of old releases. Apart from the storage, which publishing stands on: this stands on the pointers. */
@Module({
  imports: [ArtifactsModule, ReleasesModule, queueModule(collectionQueue)],
  providers: [CollectionStore, CollectReleases, CollectionSchedule, CollectionProcessor],
})
export class CollectionModule {}
