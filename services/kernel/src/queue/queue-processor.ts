import { Processor } from '@nestjs/bullmq';

/**
 * Seconds after which a worker without work asks again, although nobody told it of any. BullMQ's own 5 are a question
 * every few hundred milliseconds for all queues of a platform, day and night; a notification wakes a worker at once, a
 * delayed job by its own time, and a connection that was lost is noticed and listened on again.
 */
export const askAgainSeconds = 15;

/** Makes a class extending WorkerHost the worker of a queue, as `@Processor` does. */
export const QueueProcessor = (
  queue: string,
  options: Parameters<typeof Processor>[1] = {},
): ClassDecorator => Processor(queue, { drainDelay: askAgainSeconds, ...options });
