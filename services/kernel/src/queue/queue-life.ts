import { randomUUID } from 'node:crypto';
import type { Queue, RedisQueueBackend } from 'bullmq';

const marker = 'life';

/**
 * The life of a queue backend: another text after it lost its jobs, or may have lost some. A job that nobody takes marks
 * it, and goes with the others; on Redis the server's run counts too, since one that restarts or is replaced by its
 * copy may lack the newest jobs.
 * @param queue one that no worker reads
 * @param redis whether the backend is Redis
 */
export async function queueLife(queue: Queue, redis: boolean): Promise<string> {
  const known = await queue.getJob(marker);
  if (known === undefined) await queue.add(marker, { life: randomUUID() }, { jobId: marker });
  // Another process may have been first: what is there counts.
  const life: unknown = (known ?? (await queue.getJob(marker)))?.data?.life;
  if (typeof life !== 'string') throw new Error('the queue keeps no job');
  return redis ? `${life} ${await runOf(queue)}` : life;
}

async function runOf(queue: Queue): Promise<string> {
  // The types of the class name no backend; the factory chosen in backend.ts made this one.
  const client = await (queue.getBackend() as RedisQueueBackend).connection.client;
  return /^run_id:(\w+)/m.exec(await client.info())?.[1] ?? '';
}
