import { randomUUID } from 'node:crypto';
import { InjectQueue, WorkerHost } from '@nestjs/bullmq';
import { Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { type OwnRedis, ownRedis, testDatabase, until } from '@stroomwerk/test-kit';
import { type Job, Queue } from 'bullmq';
import pg from 'pg';
import { NoteConsumer, NoteController, noteChanged, publisher, reader } from '../../test/example.service.js';
import { Health, QueueProcessor, queueModule, Schedules } from '../index.js';
import { type TestService, testService } from '../testing/index.js';
import { currentTrace, traceOf, withTrace } from '../tracing/index.js';
import { refusedPauseMs } from './patient.js';

/** Real: two services, PostgreSQL, and a queue backend that loses everything while they run. Fake: auth's key set. */
@Injectable()
class Ticks implements OnApplicationBootstrap {
  wanted = true;

  constructor(
    @InjectQueue('releases.ticks') readonly queue: Queue,
    private readonly schedules: Schedules,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const of = (id: string, wanted?: () => Promise<boolean>) =>
      this.schedules.declare({ queue: this.queue, id, everyMs: 100, job: { name: id }, wanted });
    await of('always');
    await of('sometimes', () => Promise.resolve(this.wanted));
  }

  settle(): Promise<void> {
    return this.schedules.settle(this.queue, 'sometimes');
  }
}

const ticked = { always: 0, sometimes: 0, asked: 0 };
/** The trace in which each job was worked on. */
const traces: { name: string; trace: string | undefined }[] = [];
@QueueProcessor('releases.ticks')
class TickProcessor extends WorkerHost {
  async process({ name }: Job<unknown, void, keyof typeof ticked>): Promise<void> {
    ticked[name] += 1;
    traces.push({ name, trace: currentTrace()?.id });
    if (name === 'asked' && ticked.asked === 1) throw new Error('the first try fails');
  }
}

@Module({
  imports: [publisher.module, queueModule('releases.ticks')],
  providers: [Ticks, TickProcessor],
})
class TickingModule {}

describe.each(['PostgreSQL', 'Redis'])('A queue on %s that forgets everything', (backend) => {
  let db: Awaited<ReturnType<typeof testDatabase>>;
  let redis: OwnRedis | undefined;
  let from: TestService;
  let to: TestService;

  beforeAll(async () => {
    db = await testDatabase();
    redis = backend === 'Redis' ? await ownRedis() : undefined;
    const env: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
    from = await testService({ ...publisher, module: TickingModule }, { databaseUrl: db.url, env });
    to = await testService(reader, { databaseUrl: db.url, env, events: [noteChanged] });
    from.app.get(Health).markReady();
  });
  afterAll(async () => {
    await from?.close();
    await to?.close();
    await redis?.kill();
    await db?.drop();
  });

  async function asOwner(sql: string): Promise<void> {
    const owner = new pg.Client({ connectionString: db.url });
    await owner.connect();
    await owner.query(sql).finally(() => owner.end());
  }
  async function forget(): Promise<void> {
    if (redis) return redis.forgetEverything();
    await asOwner('truncate bullmq.job, bullmq.scheduler cascade');
  }
  /** It can be reached, and answers whoever fetches a job with an error. */
  async function refuse(refusing: boolean): Promise<void> {
    if (redis) return redis.readOnly(refusing);
    const [now, then] = ['move_to_active', 'moved_away'];
    await asOwner(`do $$ begin execute (
      select string_agg(format('alter function %s rename to %I', oid::regprocedure, '${refusing ? then : now}'), ';')
      from pg_proc where pronamespace = 'bullmq'::regnamespace and proname = '${refusing ? now : then}'
    ); end $$`);
  }
  const publish = async () => {
    const id = randomUUID();
    await from.source.transaction((manager) =>
      from.app.get(NoteController).publish(manager, { note_id: id, version: 1, text: 'x' }),
    );
    return id;
  };
  const arrived = (id: string) =>
    until('the event arrives', async () => {
      const rows = await to.source.query<object[]>('select deliveries from note where note_id = $1', [id]);
      return rows[0];
    });
  const relayed = (id: string) =>
    until('the event is in the queue', async () => {
      const rows = await from.source.query<{ relayed_at: Date | null }[]>(
        `select relayed_at from outbox where payload->>'note_id' = $1`,
        [id],
      );
      return rows[0]?.relayed_at !== null;
    });
  const goesOn = async (id: keyof typeof ticked) => {
    const before = ticked[id];
    await until(`${id} ticks`, () => ticked[id] > before + 1);
  };
  const schedules = async () => (await from.app.get(Health).check()).health.parts.schedules;

  it('has each job worked on in the trace of the request that set it off, tried again too, and schedules in none of it', async () => {
    traces.length = 0;
    ticked.asked = 0;
    const trace = traceOf();
    const { queue } = from.app.get(Ticks);
    await withTrace(trace, async () => {
      await queue.add('asked', {}, { backoff: 1 });
      await queue.removeJobScheduler('sometimes');
      await from.app.get(Ticks).settle();
    });
    await until('both tries', () => ticked.asked === 2);
    await goesOn('sometimes');
    const of = (wanted: string) => traces.filter(({ name }) => name === wanted).map((one) => one.trace);
    expect(of('asked')).toEqual([trace.id, trace.id]);
    const recurring = of('sometimes');
    expect(recurring).not.toContain(trace.id);
    expect(new Set(recurring).size).toBe(recurring.length);
  });

  it('gets its schedules back, and the events that were on their way', async () => {
    await goesOn('always');
    const done = await publish();
    await arrived(done);
    const consumer = to.app.get(NoteConsumer);
    consumer.failures = Number.POSITIVE_INFINITY;
    const lost = await publish();
    await relayed(lost);
    await forget();
    consumer.failures = 0;
    expect(await arrived(lost)).toEqual({ deliveries: 1 });
    expect(await arrived(done)).toEqual({ deliveries: 1 });
    await goesOn('always');
    await goesOn('sometimes');
    expect(await schedules()).toBe('ok');
    await arrived(await publish());
  });

  it('does not bring back a schedule that is not wanted any more', async () => {
    const ticks = from.app.get(Ticks);
    ticks.wanted = false;
    await ticks.settle();
    expect(await ticks.queue.getJobScheduler('sometimes')).toBeFalsy();
    await forget();
    await until('the other one is back', async () => (await ticks.queue.getJobScheduler('always')) != null);
    expect(await ticks.queue.getJobScheduler('sometimes')).toBeFalsy();
    // Switched in another process: nobody settles it here.
    ticks.wanted = true;
    await goesOn('sometimes');
  });

  it('is not asked in a tight loop while it refuses every fetch, and goes on afterwards', async () => {
    const refusals = new Map<string, number[]>();
    from.app.get(TickProcessor).worker.on('error', ({ message }) => {
      refusals.set(message, [...(refusals.get(message) ?? []), performance.now()]);
    });
    await refuse(true);
    // Jobs that were under way are refused too, with other words.
    const fetches = await until('refused fetches', () =>
      [...refusals.values()].find(({ length }) => length === 5),
    );
    const [first = 0, , third = 0] = fetches.slice(2);
    // The least that lies between three, however slow the machine is.
    expect(third - first).toBeGreaterThan(1.9 * refusedPauseMs);
    await refuse(false);
    await goesOn('always');
  });

  it('says so while a schedule cannot be looked at, and comes back by itself', async () => {
    if (!redis) return; // PostgreSQL that is away takes the whole service with it: see the database's own state.
    await redis.kill();
    const waiting = await publish();
    await until('health names it', async () => (await schedules()) === 'degraded');
    await redis.start();
    await arrived(waiting);
    await until('health is well', async () => (await schedules()) === 'ok');
    await goesOn('always');
  });
});
