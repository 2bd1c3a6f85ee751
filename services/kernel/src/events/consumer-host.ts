import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EventDefinition } from '@stroomwerk/contracts';
import { type Job, Queue, UnrecoverableError, Worker } from 'bullmq';
import { DataSource, type EntityManager } from 'typeorm';
import { SERVICE_DEFINITION, type ServiceDefinition } from '../boot/definition.js';
import { Clock } from '../clock.js';
import { type CommonEnv, SERVICE_ENV } from '../env/environment.js';
import { queueConnection } from '../queue/backend.js';
import { askAgainSeconds } from '../queue/queue-processor.js';
import { traceOf, withTrace } from '../tracing/index.js';
import { EventConsumer } from './consumer.js';
import { lockErasable } from './lock-erasable.js';
import { type EventJob, eventBackoff, eventQueue } from './queues.js';

/** Whom an event is about, and where this service notes that it has forgotten them. */
function subjectOf(event: EventDefinition, payload: { user_id?: unknown; account_id?: unknown }) {
  return event.about === 'account'
    ? { id: payload.account_id ?? payload.user_id, erased: 'erased_account where account_id' }
    : { id: payload.user_id, erased: 'erased_person where user_id' };
}

/** Whether it is about somebody whom this service has forgotten; waits for an erasure of them that is under way. */
async function isOfErased(event: EventDefinition, payload: object, manager: EntityManager): Promise<boolean> {
  const { id, erased } = subjectOf(event, payload);
  if (id === undefined) return false;
  await lockErasable(id, manager);
  const rows = await manager.query<unknown[]>(`select 1 from ${erased} = $1`, [id]);
  return rows.length > 0;
}

/** Runs a worker for each event consumer that the service's modules provide. */
@Injectable()
export class ConsumerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Events');
  private readonly workers: Worker[] = [];
  private retrying: Promise<unknown> | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: CommonEnv,
    @Inject(SERVICE_DEFINITION) private readonly def: ServiceDefinition,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const consumers = this.consumers();
    if (this.env.WORKERS === 'none') return;
    for (const [queue, consumer] of consumers) this.start(queue, consumer);
    await Promise.all(this.workers.map((worker) => worker.waitUntilReady()));
    this.retrying = Promise.all([...consumers.keys()].map((queue) => this.retryFailed(queue)));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.retrying;
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private consumers(): Map<string, EventConsumer> {
    const found = new Map<string, EventConsumer>();
    for (const { instance } of this.discovery.getProviders()) {
      if (!(instance instanceof EventConsumer)) continue;
      const { event } = instance;
      if (!event.consumers.includes(this.def.name))
        throw new Error(`${this.def.name} is no consumer of ${event.name}: name it in the contract`);
      const queue = eventQueue(event, this.def.name);
      const other = found.get(queue);
      if (other && other !== instance)
        throw new Error(`${event.name} has two consumers in ${this.def.name}: they would compete`);
      found.set(queue, instance);
    }
    return found;
  }

  private start(queue: string, consumer: EventConsumer): void {
    const worker = new Worker<EventJob>(
      queue,
      (job) => withTrace(traceOf(job.data.traceparent), () => this.consume(consumer, job)),
      {
        connection: queueConnection(this.env, this.def),
        concurrency: 4,
        drainDelay: askAgainSeconds,
        settings: { backoffStrategy: eventBackoff },
      },
    );
    worker.on('error', (error) => this.logger.warn(`${queue}: ${error.message}`));
    worker.on('failed', (job, error) =>
      withTrace(traceOf(job?.data.traceparent), () =>
        this.logger.warn(
          `${queue}: event ${job?.id ?? '?'} failed (try ${job?.attemptsMade ?? 0}): ${error.message}`,
        ),
      ),
    );
    this.workers.push(worker);
  }

  private async consume(consumer: EventConsumer, job: Job<EventJob>): Promise<void> {
    const parsed = consumer.event.schema.safeParse(job.data.payload);
    if (!parsed.success)
      throw new UnrecoverableError(
        `payload of ${consumer.event.name} breaks its schema: ${parsed.error.message}`,
      );
    await this.source.transaction(async (manager) => {
      const fresh = await manager.query<unknown[]>(
        `insert into inbox (event_id, event, handled_at) values ($1, $2, $3)
         on conflict (event_id) do nothing returning event_id`,
        [job.data.id, consumer.event.name, this.clock.now()],
      );
      if (
        fresh.length > 0 &&
        (consumer.takesErased || !(await isOfErased(consumer.event, parsed.data, manager)))
      )
        await consumer.handle(parsed.data, manager);
    });
    this.logger.log(`took ${consumer.event.name} ${job.data.id}`);
    consumer.committed?.(parsed.data);
  }

  /** What failed for good before this start (a mistake in a release, say) gets another chance. */
  private async retryFailed(name: string): Promise<void> {
    const queue = new Queue(name, { connection: queueConnection(this.env, this.def) });
    queue.on('error', (error) => this.logger.warn(`${name}: ${error.message}`));
    try {
      await queue.retryJobs({ state: 'failed' });
    } catch (error) {
      this.logger.warn(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await queue.close();
    }
  }
}
