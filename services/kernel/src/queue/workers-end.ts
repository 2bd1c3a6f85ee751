import { WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Worker } from 'bullmq';
import { within } from '../within.js';

/** So long a shutdown waits for jobs that are at work before it goes on. */
const patienceMs = 30_000;

/**
 * Lets jobs end before anything that they use does: the framework closes queues and workers at the same time, and a job that
 * asks a queue which is closed waits for ever, as does the worker for its job.
 */
@Injectable()
export class WorkersEnd implements BeforeApplicationShutdown {
  constructor(private readonly discovery: DiscoveryService) {}

  async beforeApplicationShutdown(): Promise<void> {
    const hosts: unknown[] = this.discovery.getProviders().map(({ instance }) => instance);
    const workers = hosts.flatMap((host) => (host instanceof WorkerHost ? workerOf(host) : []));
    const ended = Promise.all(workers.map((worker) => worker.close()));
    await within(patienceMs, 'jobs are still at work', ended).catch(() => undefined);
  }
}

/** None in a process that does not work. */
function workerOf(host: WorkerHost): Worker[] {
  try {
    return [host.worker];
  } catch {
    return [];
  }
}
