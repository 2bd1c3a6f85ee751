import { Automation, CatalogResponse, DashboardStats } from '@stroomwerk/contracts/library';
import { type LibraryApp, startLibrary, type TestUser } from '../../../../test/library-app.js';

// The catalogue is compiled once for all tests, and every library filled with it.
jest.setTimeout(600_000);

// Real: HTTP through the whole service on PostgreSQL 18, signed tokens.
describe('automations', () => {
  let library: LibraryApp;
  let owner: TestUser;
  beforeAll(async () => {
    library = await startLibrary({ fill: true });
  });
  beforeEach(async () => {
    owner = library.user();
  });
  afterAll(() => library.close());

  const create = async (body: object, user = owner): Promise<Automation> => {
    const answer = await library.send('POST', '/api/automations', user, body);
    expect(answer.status).toBe(201);
    return Automation.parse(answer.body);
  };

  it('are created, listed as a bare array, renamed, switched and deleted', async () => {
    const made = await create({ name: '  Facturen  ' });
    expect(made).toMatchObject({
      name: 'Facturen',
      status: 'stopped',
      last_run: null,
      success_rate: null,
      runs: 0,
    });
    const renamed = await library.send('PATCH', `/api/automations/${made.id}`, owner, {
      name: 'Boekhouding',
    });
    expect(renamed.body).toMatchObject({ id: made.id, name: 'Boekhouding' });
    const running = await library.send('PUT', `/api/automations/${made.id}/status?status=running`, owner);
    expect(running.body).toMatchObject({ id: made.id, status: 'running' });
    expect((await library.get('/api/automations', owner)).body).toEqual([running.body]);
    expect((await library.send('DELETE', `/api/automations/${made.id}`, owner)).status).toBe(204);
    expect((await library.get('/api/automations', owner)).body).toEqual([]);
  });

  it('belong to one user: for another they do not exist', async () => {
    const { id } = await create({ name: 'Van mij' });
    const other = library.user();
    const answers = [
      await library.send('PATCH', `/api/automations/${id}`, other, { name: 'x' }),
      await library.send('PUT', `/api/automations/${id}/status?status=paused`, other),
      await library.send('DELETE', `/api/automations/${id}`, other),
      await library.send('DELETE', '/api/automations/geen-uuid', owner),
    ];
    for (const answer of answers)
      expect([answer.status, answer.body.code]).toEqual([404, 'library.automation_not_found']);
    expect((await library.get('/api/automations', other)).body).toEqual([]);
  });

  it('400 for what breaks the schema, naming the field', async () => {
    const empty = await library.send('POST', '/api/automations', owner, { name: ' ' });
    expect([empty.status, empty.body.fields]).toEqual([400, { name: 'Naam is verplicht' }]);
    const unknown = await library.send('POST', '/api/automations', owner, {
      name: 'x',
      workflow_filename: 'weg.json',
    });
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([400, ['workflow_filename']]);
    const { id } = await create({ name: 'x' });
    const status = await library.send('PUT', `/api/automations/${id}/status?status=flying`, owner);
    expect([status.status, Object.keys(status.body.fields)]).toEqual([400, ['status']]);
  });

  it('401 without login', async () => {
    expect((await library.get('/api/automations')).status).toBe(401);
    expect((await library.get('/api/dashboard/stats')).status).toBe(401);
  });

  it('the dashboard counts what is there, and nothing while nothing ran', async () => {
    const [workflow] = CatalogResponse.parse((await library.get('/api/workflows/catalog')).body).workflows;
    const made = await create({ name: 'Loopt', status: 'running', workflow_filename: workflow?.filename });
    await create({ name: 'Staat stil' });
    const stats = async () => DashboardStats.parse((await library.get('/api/dashboard/stats', owner)).body);
    expect(await stats()).toEqual({
      active_automations: 1,
      total_automations: 2,
      total_runs: 0,
      average_success_rate: 0,
      time_saved_hours: 0,
    });
    await library.database.query(
      `insert into library.automation_run (automation_id, status, started_at)
       select $1, status, '2026-11-01T08:00:00Z' from unnest(array['success', 'success', 'success', 'error', 'canceled']) status`,
      [made.id],
    );
    const [{ minutes }] = (await library.database.query(
      'select minutes_saved_per_run as minutes from library.automation where id = $1',
      [made.id],
    )) as [{ minutes: number }];
    expect(minutes).toBeGreaterThan(0);
    expect(await stats()).toMatchObject({
      total_runs: 5,
      average_success_rate: 75,
      time_saved_hours: (3 * minutes) / 60,
    });
    const { body } = await library.get<Automation[]>('/api/automations', owner);
    const listed = body.find((item) => item.id === made.id);
    expect(listed).toMatchObject({ runs: 5, success_rate: 75, last_run: '2026-11-01T08:00:00.000Z' });
  });
});
