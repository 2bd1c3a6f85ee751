import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { JobsOptions, Queue } from 'bullmq';
import { within } from '../within.js';

/** What recurs, as one BullMQ job scheduler: one run across all processes. */
export interface Schedule {
  readonly queue: Queue;
  readonly id: string;
  readonly everyMs: number;
  readonly job: { readonly name: string; readonly data?: unknown; readonly opts?: JobsOptions };
  /** Whether it shall recur just now, as the database says; always, when absent. */
  readonly wanted?: () => Promise<boolean>;
}

interface Kept extends Schedule {
  /** The look that runs; a backend that is away must not be asked twice. */
  looking: Promise<void> | undefined;
  failing: boolean;
}

const everyMs = 10_000;
const limitMs = 5_000;

/**
 * Keeps the schedules that modules declare: registered at the start, and again whenever one is found missing. A Redis
 * that comes back empty knows none of them, and nobody else would tell it.
 */
@Injectable()
export class Schedules implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Schedules');
  private readonly kept: Kept[] = [];
  private timer: NodeJS.Timeout | undefined;

  /**
   * Declares what recurs; to be called in onApplicationBootstrap. A backend that is away does not stop the start:
   * health names it, and the next look registers the schedule.
   */
  async declare(schedule: Schedule): Promise<void> {
    const kept: Kept = { ...schedule, looking: undefined, failing: false };
    this.kept.push(kept);
    this.timer ??= setInterval(() => void Promise.all(this.kept.map((one) => this.look(one))), everyMs);
    await this.look(kept, true);
  }

  /** Makes one schedule what it shall be just now. @throws Error when the backend does not answer */
  async settle(queue: Queue, id: string): Promise<void> {
    const kept = this.kept.find((one) => one.queue === queue && one.id === id);
    if (kept === undefined) throw new Error(`no schedule ${id} was declared for ${queue.name}`);
    await within(limitMs, 'the queue did not answer', put(kept, true));
  }

  get any(): boolean {
    return this.kept.length > 0;
  }

  /** Those that could not be looked at or registered. */
  failing(): string[] {
    return this.kept.filter(({ failing }) => failing).map(nameOf);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    // What waits for a backend that is away ends when the queue is closed.
    const running = this.kept.map(({ looking }) => looking?.catch(() => undefined));
    await within(limitMs, 'still looking', Promise.all(running)).catch(() => undefined);
  }

  private async look(kept: Kept, atStart = false): Promise<void> {
    if (kept.looking !== undefined) return;
    const looking = put(kept, atStart).then((again) => {
      kept.failing = false;
      if (again && !atStart) this.logger.warn(`${nameOf(kept)} was gone and is registered again`);
    });
    kept.looking = looking.finally(() => {
      kept.looking = undefined;
    });
    kept.looking.catch(() => undefined);
    try {
      await within(limitMs, 'the queue did not answer', looking);
    } catch (error) {
      if (!kept.failing)
        this.logger.warn(
          `${nameOf(kept)} is not registered: ${error instanceof Error ? error.message : String(error)}`,
        );
      kept.failing = true;
    }
  }
}

const nameOf = ({ queue, id }: Schedule): string => `${queue.name} ${id}`;

/** @returns whether it had to be registered */
async function put({ queue, id, everyMs: every, job, wanted }: Schedule, anew: boolean): Promise<boolean> {
  const known = await queue.getJobScheduler(id);
  if (wanted !== undefined && !(await wanted())) {
    if (known) await queue.removeJobScheduler(id);
    return false;
  }
  if (known && !anew) return false;
  // Whoever had it begun: what recurs is no part of that.
  const opts: JobsOptions = { ...job.opts, telemetry: { omitContext: true } };
  await queue.upsertJobScheduler(id, { every }, { ...job, opts });
  return true;
}
