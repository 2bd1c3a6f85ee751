// Real: HTTP through the whole service on PostgreSQL 18, signed tokens.
import { FirstRun } from '@stroomwerk/contracts/library';
import { type LibraryApp, startLibrary, type TestUser } from '../../../../test/library-app.js';

const path = '/api/dashboard/first-run';

describe('the way to a first run', () => {
  let library: LibraryApp;
  let user: TestUser;
  beforeAll(async () => {
    library = await startLibrary();
  });
  beforeEach(() => {
    user = library.user();
  });
  afterAll(() => library.close());

  const succeeded = async (who = user) => FirstRun.parse((await library.get(path, who)).body).succeeded_at;
  const made = async (): Promise<string> => {
    const answer = await library.send<{ id: string }>('POST', '/api/automations', user, { name: 'Facturen' });
    return answer.body.id;
  };
  const ran = (id: string, status: string, at: string) =>
    library.database.query(
      'insert into library.automation_run (automation_id, status, started_at) values ($1, $2, $3)',
      [id, status, at],
    );

  it('is nothing without a login, and not behind an account of which no run went well', async () => {
    expect((await library.get(path)).status).toBe(401);
    const id = await made();
    await ran(id, 'error', '2026-11-01T08:00:00Z');
    await ran(id, 'running', '2026-11-01T09:00:00Z');
    expect(await succeeded()).toBeNull();
  });

  it('stays behind the account when the run is erased and the automation is gone', async () => {
    const id = await made();
    await ran(id, 'success', '2026-11-02T08:00:00Z');
    await ran(id, 'success', '2026-11-01T08:00:00Z');
    const answers = await Promise.all([succeeded(), succeeded(library.colleague(user)), succeeded()]);
    expect(answers).toEqual(Array(3).fill('2026-11-01T08:00:00.000Z'));
    await library.database.query('delete from library.automation where id = $1', [id]);
    expect(await succeeded()).toBe('2026-11-01T08:00:00.000Z');
    expect(await succeeded(library.user())).toBeNull();
  });
});
