import { WorkerHost } from '@nestjs/bullmq';
import type { DiscoveryService } from '@nestjs/core';
import { WorkersEnd } from './workers-end.js';

class Host extends WorkerHost {
  process = async (): Promise<void> => undefined;
}
const withWorker = (close: () => Promise<void>): Host => Object.assign(new Host(), { _worker: { close } });
const providers = (...instances: unknown[]) =>
  ({ getProviders: () => instances.map((instance) => ({ instance })) }) as unknown as DiscoveryService;

it('lets every worker end its jobs before anything else closes, and passes over those that never began', async () => {
  const ended: string[] = [];
  let finish = (): void => undefined;
  const busy = withWorker(async () => {
    await new Promise<void>((done) => {
      finish = done;
    });
    ended.push('busy');
  });
  const idle = withWorker(async () => void ended.push('idle'));
  const over = new WorkersEnd(providers(busy, new Host(), {}, undefined, idle)).beforeApplicationShutdown();
  let isOver = false;
  void over.then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect([ended, isOver]).toEqual([['idle'], false]);
  finish();
  await over;
  expect(ended).toEqual(['idle', 'busy']);
});
