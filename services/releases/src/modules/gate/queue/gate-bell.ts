import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Schedules } from '@stroomwerk/kernel';
import { Queue } from 'bullmq';

export const gateQueue = 'releases.gate';

/** What the gate is at. */
export interface Progress {
  readonly releaseId: string;
  readonly text: string;
}

/** Wakes the gate: what waits is in the database. */
@Injectable()
export class GateBell implements OnApplicationBootstrap {
  private readonly logger = new Logger('gate');

  constructor(
    @InjectQueue(gateQueue) private readonly queue: Queue,
    private readonly schedules: Schedules,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // For what was published while nobody could be woken, and for runs that were broken off.
    const job = { name: 'look', opts: { attempts: 1 } };
    await this.schedules.declare({ queue: this.queue, id: 'look', everyMs: 60_000, job });
  }

  /** A queue that is away does not undo what was written down: the next look finds it. */
  async ring(): Promise<void> {
    try {
      await this.queue.add('look', {}, { attempts: 1, removeOnComplete: true });
    } catch (error) {
      this.logger.warn(`the gate could not be woken: ${String(error)}`);
    }
  }

  /** What the gate is at with a release; null when nothing is known. */
  async progressOf(releaseId: string): Promise<string | null> {
    for (const { progress } of await this.queue.getActive(0, 5)) {
      const told = progress as Partial<Progress> | number;
      if (typeof told === 'object' && told.releaseId === releaseId) return told.text ?? null;
    }
    return null;
  }
}
