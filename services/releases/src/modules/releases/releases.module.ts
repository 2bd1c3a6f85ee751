import { Module } from '@nestjs/common';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import type { ReleasesEnv } from '../../env.js';
import { MovePointerUseCase } from './application/move-pointer.js';
import { PublishReleaseUseCase } from './application/publish-release.js';
import { ReadReleases } from './application/read-releases.js';
import { ReleasesController } from './http/releases.controller.js';
import { ReleaseFiles } from './persistence/release-files.js';
import { ReleaseStore } from './persistence/release-store.js';

@Module({
  controllers: [ReleasesController],
  providers: [
    ReleaseStore,
    {
      provide: ReleaseFiles,
      inject: [SERVICE_ENV],
      useFactory: (env: ReleasesEnv) => new ReleaseFiles(env.RELEASES_DIR),
    },
    PublishReleaseUseCase,
    MovePointerUseCase,
    ReadReleases,
  ],
  exports: [ReleaseStore, MovePointerUseCase],
})
export class ReleasesModule {}
