import { Module } from '@nestjs/common';
import { ArtifactsModule } from '../artifacts/artifacts.module.js';
import { ReleasesModule } from '../releases/releases.module.js';
import { GateKeeper } from './application/gate-keeper.js';
import { JudgeReleases } from './application/judge-releases.js';
import { GateRunner } from './domain/gate-runner.js';
import { GateController } from './http/gate.controller.js';
import { GateAccounts } from './process/gate-accounts.js';
import { GateProcess } from './process/gate-process.js';
import { GateProcessor } from './queue/gate-processor.js';

/** The operator's gate: which releases may go to anybody. */
@Module({
  imports: [ReleasesModule, ArtifactsModule],
  controllers: [GateController],
  providers: [
    GateKeeper,
    GateAccounts,
    JudgeReleases,
    { provide: GateRunner, useClass: GateProcess },
    GateProcessor,
  ],
})
export class GateModule {}
