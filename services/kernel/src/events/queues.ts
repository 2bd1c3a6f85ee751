import type { EventDefinition, ServiceName } from '@stroomwerk/contracts';
import type { JobsOptions } from 'bullmq';

/** The queue of one event and one consumer. Consumers of one queue compete, hence a queue each. */
export const eventQueue = (event: Pick<EventDefinition, 'name'>, consumer: ServiceName): string =>
  `${event.name}.${consumer}`;

/** What travels through a queue: ids, version and state, no personal data. */
export interface EventJob {
  /** The outbox row, which is also the job's id and the inbox row. */
  readonly id: string;
  readonly payload: unknown;
  /** What set it off; absent for what no request did. */
  readonly traceparent?: string;
}

/** Retries go on for more than a day; what still fails stays in the queue and is tried again at the next start. */
export const eventJobOptions: JobsOptions = {
  attempts: 1_500,
  backoff: { type: 'event' },
  removeOnComplete: { age: 3_600, count: 1_000 },
};

/** Milliseconds before try number n + 1: 250, 500, 1000, … up to a minute. */
export const eventBackoff = (attemptsMade: number): number => Math.min(250 * 2 ** (attemptsMade - 1), 60_000);
