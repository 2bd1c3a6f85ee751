import { InjectQueue, WorkerHost } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { QueueProcessor, Schedules } from '@stroomwerk/kernel';
import { type Job, Queue } from 'bullmq';
import { Looks } from '../application/looks.js';
import { RunsUpkeep } from '../application/runs-upkeep.js';
import { LooksDispatch } from './looks.dispatch.js';
import { LookJob, laterQueue, looksQueue } from './names.js';

const everyMs = 2_000;
const upkeepEveryMs = 3_600_000;
/** Looks wait for other people's servers nearly all of their time. */
const atOnce = 20;
const failingAtOnce = 5;

/** Who is due is looked for every two seconds, old runs every hour: one of each across all processes. */
@Injectable()
export class LooksSchedule implements OnApplicationBootstrap {
  constructor(
    @InjectQueue(looksQueue) private readonly looks: Queue,
    @InjectQueue(laterQueue) private readonly later: Queue,
    private readonly schedules: Schedules,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // The next one comes before a retry of this one could.
    const opts = { attempts: 1, removeOnComplete: true, removeOnFail: { count: 20 } };
    await this.schedules.declare({ queue: this.looks, id: 'due', everyMs, job: { name: 'due', opts } });
    await this.schedules.declare({
      ...{ queue: this.later, id: 'upkeep', everyMs: upkeepEveryMs, job: { name: 'upkeep' } },
    });
  }
}

/** Finds who is due, and looks at those that are well. */
@QueueProcessor(looksQueue, { concurrency: atOnce })
export class LooksProcessor extends WorkerHost {
  constructor(
    private readonly dispatch: LooksDispatch,
    private readonly looks: Looks,
  ) {
    super();
  }

  process(job: Job): Promise<void> {
    return job.name === 'due' ? this.dispatch.run() : this.looks.look(LookJob.parse(job.data));
  }
}

/** What nobody may be held up by: n8n instances that fail, and the upkeep. */
@QueueProcessor(laterQueue, { concurrency: failingAtOnce })
export class LaterProcessor extends WorkerHost {
  constructor(
    private readonly upkeep: RunsUpkeep,
    private readonly looks: Looks,
  ) {
    super();
  }

  process(job: Job): Promise<void> {
    return job.name === 'upkeep' ? this.upkeep.run() : this.looks.look(LookJob.parse(job.data));
  }
}
