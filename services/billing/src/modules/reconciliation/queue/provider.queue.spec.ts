// Real: the service, PostgreSQL, the queue on either backend, the payment sandbox, signed webhooks over HTTP.
import { testRedisUrl } from '@stroomwerk/test-kit';
import { Bench } from '../../../../test/bench.js';

describe.each(['PostgreSQL', 'Redis'])('The work with the provider on %s', (backend) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await Bench.start(backend === 'Redis' ? { REDIS_URL: testRedisUrl() } : {});
  });
  afterAll(() => bench?.close());

  it('turns a paid session into one subscription, and tries again while the provider fails', async () => {
    const who = await bench.buyer();
    await bench.admin('webhooks', { mode: 'pause' });
    await bench.buy(who, 'enterprise_monthly');
    await bench.admin('api', { fail: 4, status: 503 });
    await bench.admin('webhooks', { mode: 'resume' });
    expect(await bench.has(who, 'active')).toMatchObject({ price_tier: 'enterprise_monthly' });
    await bench.settled();
    expect(await bench.events(who)).toHaveLength(1);
  });

  it('keeps one scheduler for the reconciliation', async () => {
    const queue = bench.providerQueue();
    const schedulers = await queue.getJobSchedulers();
    expect(schedulers.map(({ key, every }) => [key, Number(every)])).toEqual([['reconcile', 120_000]]);
  });
});
