import { type TestDatabase, testDatabase, until } from '@stroomwerk/test-kit';
import { type ConnectionOptions, Queue, Worker } from 'bullmq';
import { publisher } from '../../test/example.service.js';
import { DatabaseLogin } from '../database/login.js';
import type { CommonEnv } from '../env/environment.js';
import { migrateForTest, testRuntimeUrl } from '../testing/index.js';
import { chooseBackend } from './backend.js';

// Real: BullMQ on PostgreSQL, which does not let the worker in at first.
describe('a queue and its worker whose first connection fails', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await testDatabase();
    await migrateForTest(publisher, db.url);
  });
  afterAll(() => db.drop());

  it('leave the process its time, and work as soon as they are let in', async () => {
    chooseBackend({} as CommonEnv);
    const right = testRuntimeUrl(publisher.name, db.url);
    const wrong = new URL(right);
    wrong.password = 'a-password-of-another';
    const login = new DatabaseLogin(wrong.href);
    const connection = { login } as unknown as ConnectionOptions;
    const refusals: string[] = [];
    const done: string[] = [];
    const worker = new Worker('releases.first', (job) => Promise.resolve(done.push(job.name)), {
      connection,
    });
    worker.on('error', ({ message }) => refusals.push(message));
    const queue = new Queue('releases.first', { connection });
    queue.on('error', () => undefined);
    await expect(queue.add('early', {})).rejects.toThrow('password');
    await until('the worker was refused', () => refusals.length > 0);
    login.replace(right);
    await queue.add('late', {});
    await until('the job is done', () => done.length > 0);
    expect(done).toEqual(['late']);
    await Promise.all([worker.close(), queue.close()]);
  });
});
