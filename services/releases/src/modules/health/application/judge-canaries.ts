import { Injectable } from '@nestjs/common';
import type { CanaryEvidence } from '@stroomwerk/contracts/releases';
import { AppError, Clock } from '@stroomwerk/kernel';
import { MovePointerUseCase } from '../../releases/application/move-pointer.js';
import { reasonOf, trialEvidence } from '../domain/trial-evidence.js';
import { type Trial, TrialStore } from '../persistence/trial-store.js';

/** Compares every canary with the stable release, and takes back the one that fails more often or is far slower. */
@Injectable()
export class JudgeCanaries {
  constructor(
    private readonly trials: TrialStore,
    private readonly pointers: MovePointerUseCase,
    private readonly clock: Clock,
  ) {}

  /** One look. @returns the remotes whose canary was rolled back */
  async look(): Promise<string[]> {
    await this.trials.closeBatch(this.clock.now());
    await this.trials.closePaces(this.clock.now());
    const rolledBack: string[] = [];
    for (const trial of await this.trials.running()) {
      const evidence = await this.evidenceOf(trial);
      if (evidence.verdict === 'failing' && (await this.takeBack(trial, evidence)))
        rolledBack.push(trial.remote);
    }
    return rolledBack;
  }

  async evidenceOf(trial: Trial): Promise<CanaryEvidence> {
    return trialEvidence(await this.trials.batchesOf(trial), trial.alone);
  }

  /** @returns false when somebody moved the pointer meanwhile: then there is nothing to take back */
  private async takeBack({ remote, version }: Trial, evidence: CanaryEvidence): Promise<boolean> {
    const reason = reasonOf(evidence);
    try {
      await this.pointers.move(
        ...([remote, 'canary', { version: null, expected_version: version, reason }] as const),
        { name: 'health rule', evidence },
      );
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'releases.pointer_moved') return false;
      throw error;
    }
  }
}
