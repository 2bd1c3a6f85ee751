import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { SERVICE_DEFINITION, type ServiceDefinition } from '../boot/definition.js';
import { Clock } from '../clock.js';
import { channels } from '../database/names.js';
import { type CommonEnv, SERVICE_ENV } from '../env/environment.js';
import { queueConnection } from '../queue/backend.js';
import { queueLife } from '../queue/queue-life.js';
import { within } from '../within.js';
import { PgListener } from './listener.js';
import { type EventJob, eventJobOptions, eventQueue } from './queues.js';

interface OutboxRow {
  readonly id: string;
  readonly event: string;
  readonly payload: unknown;
  readonly traceparent: string | null;
}

const batchSize = 100;
/** Finds what a lost notification left behind. */
const pollMs = 5_000;
const enqueueLimitMs = 5_000;

/**
 * Carries the outbox to BullMQ. A row is marked after it was enqueued, in the transaction that locks it: after a crash
 * between the two it is enqueued again under the same job id, and the consumer's inbox ignores what it had. When the
 * queue backend has lost its jobs, or may have, all that is kept of the outbox (a week) is carried again.
 */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Relay');
  private readonly queues = new Map<string, Queue>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private closed = false;
  /** What is asked of the backend just now, and what it said last. */
  private life: Promise<string> | undefined;
  private known = '';

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    listener: PgListener,
    @Inject(SERVICE_ENV) private readonly env: CommonEnv,
    @Inject(SERVICE_DEFINITION) private readonly def: ServiceDefinition,
  ) {
    if (def.publishes.length > 0) listener.on(channels(def.name).outbox, () => this.wake());
  }

  onApplicationBootstrap(): void {
    if (this.def.publishes.length === 0) return;
    this.timer = setInterval(() => this.wake(), pollMs);
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.running;
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }

  /** Relays what waits; a call during a run makes it look once more. */
  wake(): void {
    if (this.closed) return;
    this.again = true;
    this.running ??= this.drain().finally(() => {
      this.running = undefined;
      if (this.again) this.wake();
    });
  }

  /** Seconds that the oldest event waits; 0 when none does. */
  async lagSeconds(): Promise<number> {
    const [row] = await this.source.query<{ oldest: Date | null }[]>(
      'select min(created_at) as oldest from outbox where relayed_at is null',
    );
    return row?.oldest ? Math.max(0, (this.clock.now().getTime() - row.oldest.getTime()) / 1_000) : 0;
  }

  /** Notices another life of the queue backend, and lets everything wait again that was carried to the one before. */
  private async followLife(): Promise<void> {
    // Asked once, however long a backend is away.
    this.life ??= queueLife(this.queue(`${this.def.name}.outbox`), this.env.REDIS_URL !== undefined).finally(
      () => {
        this.life = undefined;
      },
    );
    const life = await within(enqueueLimitMs, 'the queue did not answer', this.life);
    if (life === this.known) return;
    await this.source.transaction(async (manager) => {
      // Waits for batches on their way (they share the row), so that the rows they mark are seen here.
      const changed = await manager.query<unknown[]>(
        `insert into queue_life as known (id, life, since) values (1, $1, $2)
         on conflict (id) do update set life = excluded.life, since = excluded.since
         where known.life <> excluded.life returning id`,
        [life, this.clock.now()],
      );
      if (changed.length === 0) return;
      const [, again] = await manager.query<[unknown, number]>(
        'update outbox set relayed_at = null where relayed_at is not null',
      );
      if (again > 0)
        this.logger.warn(`the queue began anew: ${again} events of the last week are carried again`);
    });
    this.known = life;
  }

  private async drain(): Promise<void> {
    try {
      await this.followLife();
      while (this.again && !this.closed) {
        this.again = false;
        while (!this.closed && (await this.relayBatch()) === batchSize);
      }
    } catch (error) {
      this.again = false; // The poll tries again: a queue that is down must not be asked in a tight loop.
      this.logger.warn(
        `events wait in the outbox: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  private relayBatch(): Promise<number> {
    return this.source.transaction(async (manager) => {
      await manager.query('select from queue_life for share');
      const rows = await manager.query<OutboxRow[]>(
        `select id, event, payload, traceparent from outbox where relayed_at is null
         order by seq limit ${batchSize} for update skip locked`,
      );
      if (rows.length === 0) return 0;
      await within(enqueueLimitMs, 'the queue did not take the events', this.enqueue(rows));
      await manager.query('update outbox set relayed_at = $2 where id = any($1)', [
        rows.map((row) => row.id),
        this.clock.now(),
      ]);
      return rows.length;
    });
  }

  private async enqueue(rows: readonly OutboxRow[]): Promise<void> {
    for (const event of this.def.publishes) {
      const jobs = rows
        .filter((row) => row.event === event.name)
        .map((row) => ({
          name: event.name,
          data: {
            id: row.id,
            payload: row.payload,
            ...(row.traceparent === null ? {} : { traceparent: row.traceparent }),
          } satisfies EventJob,
          opts: { ...eventJobOptions, jobId: row.id },
        }));
      if (jobs.length === 0) continue;
      for (const consumer of event.consumers) await this.queue(eventQueue(event, consumer)).addBulk(jobs);
    }
  }

  private queue(name: string): Queue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = new Queue(name, { connection: queueConnection(this.env, this.def) });
    queue.on('error', (error) => this.logger.warn(`${name}: ${error.message}`));
    this.queues.set(name, queue);
    return queue;
  }
}
