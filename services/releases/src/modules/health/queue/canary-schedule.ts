import { InjectQueue, WorkerHost } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, QueueProcessor, Schedules } from '@stroomwerk/kernel';
import { type Job, Queue } from 'bullmq';
import { JudgeCanaries } from '../application/judge-canaries.js';
import { ViewStore } from '../persistence/view-store.js';

export const canaryQueue = 'releases.canaries';
type Task = 'judge' | 'forget';
const day = 86_400_000;

/** The rule's own scheduler, whatever the guardian does: one look every five seconds across all processes. */
@Injectable()
export class CanarySchedule implements OnApplicationBootstrap {
  constructor(
    @InjectQueue(canaryQueue) private readonly queue: Queue,
    private readonly schedules: Schedules,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const tasks: readonly (readonly [Task, number])[] = [
      ['judge', 5_000],
      ['forget', 3_600_000],
    ];
    // A look that failed is not repeated: the next one sees the same.
    for (const [name, everyMs] of tasks) {
      const job = { name, opts: { attempts: 1 } };
      await this.schedules.declare({ queue: this.queue, id: name, everyMs, job });
    }
  }
}

@QueueProcessor(canaryQueue)
export class CanaryProcessor extends WorkerHost {
  private readonly logger = new Logger('canaries');

  constructor(
    private readonly canaries: JudgeCanaries,
    private readonly views: ViewStore,
    private readonly clock: Clock,
  ) {
    super();
  }

  async process(job: Job<unknown, void, Task>): Promise<void> {
    if (job.name === 'forget') return this.forget();
    for (const remote of await this.canaries.look())
      this.logger.warn(`the canary of ${remote} was rolled back`);
  }

  private forget(): Promise<void> {
    const ago = (days: number) => new Date(this.clock.now().getTime() - days * day);
    // Views are kept a day longer than the rule that collects old releases asks for them.
    return this.views.forget({ views: ago(8), visitors: ago(2), batches: ago(30) });
  }
}
