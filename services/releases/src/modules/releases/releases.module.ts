import { Module } from '@nestjs/common';
import { ArtifactsModule } from '../artifacts/artifacts.module.js';
import { MovePointerUseCase } from './application/move-pointer.js';
import { PublishReleaseUseCase } from './application/publish-release.js';
import { ReadReleases } from './application/read-releases.js';
import { ReleasesController } from './http/releases.controller.js';
import { ReleaseStore } from './persistence/release-store.js';

@Module({
  imports: [ArtifactsModule],
  controllers: [ReleasesController],
  providers: [ReleaseStore, PublishReleaseUseCase, MovePointerUseCase, ReadReleases],
  exports: [ReleaseStore, MovePointerUseCase],
})
export class ReleasesModule {}
