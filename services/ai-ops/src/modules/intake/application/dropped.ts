import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Drop } from '../domain/rooms.js';
import { dayOf } from '../persistence/day-rooms.js';
import { DroppedStore } from '../persistence/dropped.store.js';

/** Counts what was not kept. One write is under way at a time, with all that came meanwhile: a flood costs no more. */
@Injectable()
export class Dropped implements OnApplicationShutdown {
  private readonly logger = new Logger('Intake');
  private waiting = new Map<string, { kind: 'error' | 'event'; why: Drop; count: number; at: Date }>();
  private writing: Promise<void> | undefined;

  constructor(private readonly store: DroppedStore) {}

  note(kind: 'error' | 'event', why: Drop, at: Date): void {
    const key = `${dayOf(at)} ${kind} ${why}`;
    this.waiting.set(key, { kind, why, at, count: (this.waiting.get(key)?.count ?? 0) + 1 });
    this.writing ??= this.write().finally(() => {
      this.writing = undefined;
    });
  }

  /** Error reports that were not kept that day: of page views of ours, and of nobody. */
  errorsOf(at: Date): Promise<{ ours: number; strangers: number }> {
    return this.store.errorsOf(at);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.writing;
  }

  private async write(): Promise<void> {
    while (this.waiting.size > 0) {
      const taken = [...this.waiting.values()];
      this.waiting = new Map();
      for (const { kind, why, count, at } of taken)
        await this.store
          .add(kind, why, count, at)
          .catch((error: Error) =>
            this.logger.warn(`${count} dropped reports are not counted: ${error.message}`),
          );
    }
  }
}
