import { Module } from '@nestjs/common';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import { ObjectStorage, objectStorageOf } from '@stroomwerk/kernel/object-storage';
import type { ReleasesEnv } from '../../env.js';
import { LayDown } from './application/lay-down.js';
import { ReceiveBlobs } from './application/receive-blobs.js';
import { ArtifactStore } from './domain/artifact-store.js';
import { BlobsController } from './http/blobs.controller.js';
import { FolderStore } from './persistence/folder-store.js';
import { S3Store } from './persistence/s3-store.js';
import { SentBlobs } from './persistence/sent-blobs.js';

/** Where files of releases come in and are kept: a bucket where one is configured, else a folder. */
@Module({
  controllers: [BlobsController],
  providers: [
    {
      provide: ArtifactStore,
      inject: [SERVICE_ENV],
      useFactory: async (env: ReleasesEnv): Promise<ArtifactStore> => {
        const settings = objectStorageOf(env);
        if (settings === null) return new FolderStore(env.RELEASES_DIR);
        return new S3Store(await ObjectStorage.open(settings));
      },
    },
    LayDown,
    ReceiveBlobs,
    SentBlobs,
  ],
  exports: [ArtifactStore, LayDown, SentBlobs],
})
export class ArtifactsModule {}
