import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { removeLinked } from '../../automations/index.js';
import { noteStep, placeOf, type Step, type Work } from '../persistence/deployments.js';

/** Somebody else took the deployment meanwhile: what this one still does is not wanted any more. */
export class TakenOver extends Error {}

/** How a deployment ends. */
@Injectable()
export class Settling {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws TakenOver */
  async end(work: Work, step: Step): Promise<undefined> {
    const done = { failingSince: null, asked: false, ...step };
    if (!(await noteStep(this.database, work, done, this.clock.now()))) throw new TakenOver();
    return undefined;
  }

  /** Ends it with its automation, which has no workflow any more. @throws TakenOver */
  async endWithout(work: Work, step: Step): Promise<undefined> {
    await this.database.transaction(async (manager) => {
      const { automation_id } = await placeOf(manager, work.id);
      const done = { failingSince: null, asked: false, ...step };
      if (!(await noteStep(manager, work, done, this.clock.now()))) throw new TakenOver();
      if (automation_id !== null) await removeLinked(manager, automation_id);
    });
    return undefined;
  }
}
