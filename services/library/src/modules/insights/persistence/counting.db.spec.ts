// Real: PostgreSQL with the migrations, reports through HTTP, looks at the stand-in n8n (infra/n8n-sandbox).
import { randomUUID } from 'node:crypto';
import { Automation, ReportingAddress } from '@stroomwerk/contracts/library';
import { migrateForTest } from '@stroomwerk/kernel/testing';
import { testDatabase } from '@stroomwerk/test-kit';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Insights1767250000000 } from '../../../../migrations/1767250000000-insights.js';
import type { TestUser } from '../../../../test/library-app.js';
import { type LinkedApp, startLinked } from '../../../../test/linked.js';
import { libraryService } from '../../../service.js';
import { deleteOld } from '../../runs/persistence/runs.js';
import { SavedBetween } from '../index.js';

const columns = 'day::text, runs, succeeded, failed, minutes_saved';

describe('ended runs by day', () => {
  let app: LinkedApp;
  let user: TestUser;
  let id: string;
  beforeAll(async () => {
    app = await startLinked();
  });
  afterAll(() => app?.close());

  const query = <T = unknown>(text: string, values: unknown[] = []): Promise<T> =>
    app.library.database.query(text, values) as Promise<T>;
  const days = (of = id) =>
    query(`select ${columns} from library.automation_day where automation_id = $1 order by day`, [of]);
  const automation = async (owner: TestUser, minutes = 5): Promise<string> => {
    const made = await app.library.send('POST', '/api/automations', owner, { name: 'Facturen' });
    const { id: automationId } = Automation.parse(made.body);
    await query('update library.automation set minutes_saved_per_run = $2 where id = $1', [
      automationId,
      minutes,
    ]);
    return automationId;
  };
  const run = (startedAt: string, status = 'success', of = id) =>
    query(
      'insert into library.automation_run (id, automation_id, status, started_at) values ($1, $2, $3, $4)',
      [randomUUID(), of, status, startedAt],
    );

  beforeEach(async () => {
    user = app.library.user();
    id = await automation(user);
  });

  it('are counted on the day of Amsterdam’s clock, the short and the long day too', async () => {
    for (const at of ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z']) await run(at);
    await run('2026-03-29T22:00:00Z', 'error');
    for (const at of ['2026-10-24T22:00:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']) await run(at);
    await run('2026-10-25T22:59:59Z', 'canceled');
    expect(await days()).toEqual([
      { day: '2026-03-28', runs: 1, succeeded: 1, failed: 0, minutes_saved: 5 },
      { day: '2026-03-29', runs: 2, succeeded: 2, failed: 0, minutes_saved: 10 },
      { day: '2026-03-30', runs: 1, succeeded: 0, failed: 1, minutes_saved: 0 },
      { day: '2026-10-25', runs: 4, succeeded: 3, failed: 0, minutes_saved: 15 },
    ]);
  });

  it('count once, however often and however late they are reported', async () => {
    const made = await app.library.send('POST', `/api/automations/${id}/reporting`, user);
    const path = new URL(ReportingAddress.parse(made.body).url).pathname;
    const report = (status: string) =>
      app.library.send('POST', path, undefined, {
        ...{ execution_id: '7', status, started_at: '2026-11-20T10:00:00Z' },
      });
    await report('running');
    expect(await days()).toEqual([]);
    for (const status of ['error', 'error', 'success', 'running']) await report(status);
    expect(await days()).toMatchObject([{ day: '2026-11-20', runs: 1, succeeded: 0, failed: 1 }]);
  });

  it('move with a run that ends otherwise, or began at another moment, than was said first', async () => {
    await run('2026-11-20T10:00:00Z', 'success');
    await query(`update library.automation_run set status = 'error' where automation_id = $1`, [id]);
    expect(await days()).toMatchObject([
      { day: '2026-11-20', runs: 1, succeeded: 0, failed: 1, minutes_saved: 0 },
    ]);
    await query(
      `update library.automation_run set status = 'success', started_at = '2026-11-21T10:00:00Z', noticed_at = now()
       where automation_id = $1`,
      [id],
    );
    expect(await days()).toMatchObject([
      { day: '2026-11-20', runs: 0, succeeded: 0, failed: 0, minutes_saved: 0 },
      { day: '2026-11-21', runs: 1, succeeded: 1, failed: 0, minutes_saved: 5 },
    ]);
  });

  it('count nothing of what is rolled back', async () => {
    const dies = app.library.database.transaction(async (manager) => {
      await manager.query(
        `insert into library.automation_run (automation_id, status, started_at) values ($1, 'success', now())`,
        [id],
      );
      throw new Error('power cut');
    });
    await expect(dies).rejects.toThrow('power cut');
    expect(await days()).toEqual([]);
  });

  it('stay counted when their plan keeps the runs no longer, and are not counted again when read again', async () => {
    await run('2026-11-01T10:00:00Z');
    await run('2026-11-10T10:00:00Z');
    const other = await automation(user);
    expect(await deleteOld(app.library.database, user.accountId, new Date('2026-11-08T00:00:00Z'))).toBe(1);
    await run('2026-11-01T10:00:00Z');
    await run('2026-11-09T10:00:00Z');
    // Nothing of this one was deleted: what is read of its past is new.
    await run('2026-11-01T10:00:00Z', 'success', other);
    expect(await days()).toMatchObject([
      { day: '2026-11-01', runs: 1 },
      { day: '2026-11-09', runs: 1 },
      { day: '2026-11-10', runs: 1 },
    ]);
    expect(await days(other)).toMatchObject([{ day: '2026-11-01', runs: 1 }]);
  });

  it('of a connected n8n are counted by whoever looks, once, with their retry as a run of its own', async () => {
    const customer = await app.customer();
    const { id: linked, workflow } = await app.running(customer);
    customer.n8n.instance.run(workflow.id);
    customer.n8n.instance.run(workflow.id, { status: 'error' });
    await app.look(customer.connectionId);
    await app.look(customer.connectionId);
    expect(await days(linked)).toMatchObject([{ runs: 2, succeeded: 1, failed: 1, minutes_saved: 5 }]);
  });

  it('are the account’s own; a workflow that was linked anew counts once', async () => {
    await run('2026-11-20T10:00:00Z');
    const stranger = app.library.user();
    await run('2026-11-20T10:00:00Z', 'success', await automation(stranger, 60));
    const saved = app.library.app.get(SavedBetween);
    expect(await saved.of(user.accountId, '2026-11-20', '2026-11-20')).toMatchObject({
      ...{ runs: 1, succeeded: 1, success: 100, minutes: 5, cents: null, hourlyRateCents: null },
      automations: [{ id, name: 'Facturen', minutesPerRun: 5, own: false, removed: false }],
    });
    expect(await saved.of(user.accountId, '2026-11-21', '2026-11-30')).toMatchObject({
      runs: 0,
      success: null,
    });

    const customer = await app.customer();
    const { id: before, workflow } = await app.running(customer);
    await run('2026-11-20T10:00:00Z', 'success', before);
    await app.library.send('DELETE', `/api/automations/${before}`, customer.user);
    const of = () => saved.of(customer.user.accountId, '2026-11-01', '2026-11-30');
    expect(await of()).toMatchObject({ runs: 1, automations: [{ id: before, removed: true }] });
    const after = await app.link(customer, workflow);
    await run('2026-11-20T10:00:00Z', 'success', after);
    expect(await of()).toMatchObject({ runs: 1, automations: [{ id: after, removed: false }] });
  });
});

it('fills the days from the runs that are there, and goes back', async () => {
  const db = await testDatabase();
  const earlier = libraryService.migrations.slice(
    0,
    libraryService.migrations.indexOf(Insights1767250000000),
  );
  await migrateForTest({ ...libraryService, migrations: earlier }, db.url);
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  try {
    await client.query(`
      insert into library.automation (id, account_id, name, status, minutes_saved_per_run, created_at, updated_at)
        values ('${randomUUID()}', '${randomUUID()}', 'Facturen', 'running', 4, now(), now());
      insert into library.automation_run (automation_id, status, started_at)
        select a.id, r.status, r.at::timestamptz from library.automation a, (values
          ('success', '2026-11-20T22:00:00Z'), ('error', '2026-11-20T23:00:00Z'),
          ('success', '2026-11-21T10:00:00Z'), ('running', '2026-11-21T11:00:00Z')) r(status, at)`);
    await migrateForTest(libraryService, db.url);
    const { rows } = await client.query(`select ${columns} from library.automation_day order by day`);
    expect(rows).toEqual([
      { day: '2026-11-20', runs: 1, succeeded: 1, failed: 0, minutes_saved: 4 },
      { day: '2026-11-21', runs: 2, succeeded: 1, failed: 1, minutes_saved: 4 },
    ]);
    const source = await new DataSource({ type: 'postgres', url: db.url }).initialize();
    await new Insights1767250000000().down(source.createQueryRunner()).finally(() => source.destroy());
    await client.query(`update library.automation_run set status = 'success' where status = 'running'`);
  } finally {
    await client.end();
    await db.drop();
  }
});
