import { randomUUID } from 'node:crypto';
import { testDatabase, testRedisUrl, until } from '@stroomwerk/test-kit';
import { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { NoteConsumer, NoteController, noteChanged, publisher, reader } from '../../test/example.service.js';
import { SERVICE_DEFINITION, SERVICE_ENV } from '../index.js';
import { queueConnection } from '../queue/backend.js';
import { type TestService, testService } from '../testing/index.js';
import { Housekeeping } from './housekeeping.js';
import { eventJobOptions, eventQueue } from './queues.js';

/** Real: two services, PostgreSQL, the queue on either backend. Fake: auth's key set. */
describe.each(['PostgreSQL', 'Redis'])('Events on %s', (backend) => {
  let db: Awaited<ReturnType<typeof testDatabase>>;
  let from: TestService;
  let to: TestService;

  beforeAll(async () => {
    db = await testDatabase();
    const env: Record<string, string> = backend === 'Redis' ? { REDIS_URL: testRedisUrl() } : {};
    from = await testService(publisher, { databaseUrl: db.url, env });
    to = await testService(reader, { databaseUrl: db.url, env, events: [noteChanged] });
  });
  afterAll(async () => {
    await from?.close();
    await to?.close();
    await db?.drop();
  });

  const publish = (noteId: string, version: number, text = `text ${version}`) =>
    from.source.transaction((manager) =>
      from.app.get(NoteController).publish(manager, { note_id: noteId, version, text }),
    );
  const note = async (service: TestService, noteId: string) => {
    const rows = await service.source.query<{ version: number; text: string; deliveries: number }[]>(
      'select version, text, deliveries from note where note_id = $1',
      [noteId],
    );
    return rows[0];
  };
  const arrived = (service: TestService, noteId: string, version: number) =>
    until(`version ${version} arrives`, async () => {
      const row = await note(service, noteId);
      return row?.version === version ? row : undefined;
    });
  const queueOf = (service: TestService, name: string) =>
    new Queue(name, {
      connection: queueConnection(service.app.get(SERVICE_ENV), service.app.get(SERVICE_DEFINITION)),
    }).on('error', () => undefined);

  it('reach each consumer, once', async () => {
    const id = randomUUID();
    await publish(id, 1);
    expect(await arrived(from, id, 1)).toMatchObject({ deliveries: 1 });
    expect(await arrived(to, id, 1)).toMatchObject({ deliveries: 1 });
  });

  it('are not sent when the change is undone', async () => {
    const before = await from.source.query<object[]>('select 1 from outbox');
    const undone = from.source.transaction(async (manager) => {
      await from.app.get(NoteController).publish(manager, { note_id: randomUUID(), version: 1, text: 'x' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await from.source.query<object[]>('select 1 from outbox')).toHaveLength(before.length);
  });

  it('count once when a crash between enqueue and mark sends them again', async () => {
    const id = randomUUID();
    await publish(id, 1);
    await arrived(to, id, 1);
    const [row] = await from.source.query<{ id: string; payload: unknown }[]>(
      `select id, payload from outbox where payload->>'note_id' = $1`,
      [id],
    );
    // The queue has forgotten the job; the outbox thinks it was never sent.
    const queue = queueOf(to, eventQueue({ name: 'note.changed' }, 'library'));
    await until('the job is done', async () => (await queue.getJob(row?.id ?? ''))?.isCompleted());
    await queue.remove(row?.id ?? '');
    const { calls } = to.app.get(NoteConsumer);
    await from.source.query('update outbox set relayed_at = null where id = $1', [row?.id]);
    await from.source.query(`select pg_notify('releases_outbox', 'new')`);
    await until('it is delivered again', async () => (await queue.getJob(row?.id ?? ''))?.isCompleted());
    await queue.close();
    expect(to.app.get(NoteConsumer).calls).toBe(calls);
    expect(await note(to, id)).toMatchObject({ deliveries: 1 });
  });

  it('are tried again when a consumer fails, and leave no half effect behind', async () => {
    const id = randomUUID();
    const consumer = to.app.get(NoteConsumer);
    const { calls } = consumer;
    consumer.failures = 2;
    await publish(id, 1);
    expect(await arrived(to, id, 1)).toMatchObject({ deliveries: 1 });
    expect(consumer.calls).toBe(calls + 3);
  });

  it('do not go back to an older version', async () => {
    const id = randomUUID();
    const queue = queueOf(to, eventQueue({ name: 'note.changed' }, 'library'));
    await publish(id, 5);
    await arrived(to, id, 5);
    const late = randomUUID();
    await queue.add(
      'note.changed',
      { id: late, payload: { note_id: id, version: 4, text: 'late' } },
      { ...eventJobOptions, jobId: late },
    );
    await until('the late one was taken', async () => (await queue.getJob(late))?.isCompleted());
    await queue.close();
    expect(await note(to, id)).toEqual({ version: 5, text: 'text 5', deliveries: 1 });
  });

  it('are kept until they are relayed, and for a week after that', async () => {
    const now = from.clock.now().getTime();
    const ago = (days: number) => new Date(now - days * 86_400_000);
    // Undone in the end, so that neither relay nor consumers see any of it.
    const undone = from.source.transaction(async (manager) => {
      await manager.query('delete from outbox');
      await manager.query('delete from inbox');
      for (const [name, created, relayed] of [
        ['waits', ago(400), null],
        ['recent', ago(400), ago(6.9)],
        ['old', ago(7.1), ago(7.1)],
      ])
        await manager.query(
          `insert into outbox (event, aggregate_id, version, payload, created_at, relayed_at)
           values ($1, $2, 1, '{}', $3, $4)`,
          [name, randomUUID(), created, relayed],
        );
      for (const handled of [ago(89), ago(91)])
        await manager.query(`insert into inbox (event_id, event, handled_at) values ($1, 'x', $2)`, [
          randomUUID(),
          handled,
        ]);
      await new Housekeeping(manager as unknown as DataSource, from.clock).sweep();
      throw Object.assign(new Error('undone'), {
        outbox: await manager.query('select event from outbox order by event'),
        inbox: await manager.query('select handled_at from inbox'),
      });
    });
    await expect(undone).rejects.toMatchObject({
      outbox: [{ event: 'recent' }, { event: 'waits' }],
      inbox: [{ handled_at: ago(89) }],
    });
  });

  it('keep what breaks its schema out of the consumer', async () => {
    const queue = queueOf(to, eventQueue({ name: 'note.changed' }, 'library'));
    const id = randomUUID();
    await queue.add('note.changed', { id, payload: { version: 'x' } }, { ...eventJobOptions, jobId: id });
    await until('it failed for good', async () => (await queue.getJob(id))?.isFailed());
    await queue.remove(id);
    await queue.close();
  });

  it('are a part of the trace of the request that set them off, up to each consumer', async () => {
    const id = randomUUID().replaceAll('-', '');
    const answer = await from.call<{ trace_id: string }>('POST', '/api/releases/notes/published', {
      body: { text: 'x' },
      headers: { traceparent: `00-${id}-00f067aa0ba902b7-01` },
    });
    expect([answer.headers['x-request-id'], answer.body.trace_id]).toEqual([id, id]);
    for (const service of [from, to])
      await until('the consumer is part of it', () => service.app.get(NoteConsumer).traces.includes(id));
    const refused = await from.call<{ trace_id: string }>('POST', '/api/releases/notes/published', {
      body: {},
      headers: { traceparent: 'made up' },
    });
    expect(refused.body.trace_id).toMatch(/^[0-9a-f]{32}$/);
    expect(refused.headers['x-request-id']).toBe(refused.body.trace_id);
  });
});
