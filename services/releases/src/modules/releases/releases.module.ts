import { Module } from '@nestjs/common';
import { queueModule } from '@stroomwerk/kernel';
import { ArtifactsModule } from '../artifacts/artifacts.module.js';
import { GateStore } from '../gate/index.js';
import { GateBell, gateQueue } from '../gate/queue/gate-bell.js';
import { InspectRelease } from './application/inspect-release.js';
import { MovePointerUseCase } from './application/move-pointer.js';
import { PublishReleaseUseCase } from './application/publish-release.js';
import { ReadReleases } from './application/read-releases.js';
import { ReleasesController } from './http/releases.controller.js';
import { ReleaseStore } from './persistence/release-store.js';

@Module({
  imports: [ArtifactsModule, queueModule(gateQueue)],
  controllers: [ReleasesController],
  providers: [
    InspectRelease,
    ReleaseStore,
    GateStore,
    GateBell,
    PublishReleaseUseCase,
    MovePointerUseCase,
    ReadReleases,
  ],
  exports: [ReleaseStore, GateStore, GateBell, MovePointerUseCase],
})
export class ReleasesModule {}
