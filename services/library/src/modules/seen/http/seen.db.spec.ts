// Real: HTTP through the whole service on PostgreSQL 18, signed tokens.
import { randomUUID } from 'node:crypto';
import {
  FallsResponse,
  LibraryStats,
  PublicWorkflowDetail,
  Top12Response,
  WorkflowDetail,
} from '@stroomwerk/contracts/library';
import type { LibraryApp, TestUser } from '../../../../test/library-app.js';
import { member, smallLibrary, smallNames } from '../../../../test/stock.js';
import { accountErasure } from '../../../erasure.js';
import { SeenCount } from '../application/seen-count.js';

const [first = '', second = '', third = ''] = smallNames(3);
const day = 24 * 60 * 60 * 1000;

describe('what others saw', () => {
  let library: LibraryApp;
  let reader: TestUser;
  beforeAll(async () => {
    library = await smallLibrary(3);
    reader = await member(library);
  });
  beforeEach(async () => {
    await library.database.query('delete from library.automation');
    await library.database.query('delete from library.workflow_day');
    library.clock.advance(day);
  });
  afterAll(() => library.close());

  const count = () => library.app.get(SeenCount).run();
  const workflow = async (filename: string): Promise<{ id: string; slug: string }> => {
    const [row] = await library.database.query<{ id: string; slug: string }[]>(
      'select id, slug from library.workflow where filename = $1',
      [filename],
    );
    return row ?? { id: '', slug: '' };
  };
  const seen = async (filename = first) =>
    WorkflowDetail.parse((await library.get(`/api/workflows-library/${filename}`, reader)).body).seen;

  /** A customer with automations of a workflow, each of which ran so often since yesterday at this hour. */
  async function customer({
    filename = first,
    automations = 1,
    good = 10,
    bad = 0,
    ago = 1,
    kind = 'linked',
    step = null as string | null,
  } = {}): Promise<TestUser> {
    const user = library.user();
    const { id } = await workflow(filename);
    for (let at = 0; at < automations; at += 1) {
      const automation = randomUUID();
      await library.database.query(
        `insert into library.automation (id, account_id, name, status, kind, workflow_id, workflow_filename, minutes_saved_per_run,
           created_at, updated_at) values ($1, $2, 'Eigen naam', 'running', $6, $3, $4, 1, $5, $5)`,
        [automation, user.accountId, id, filename, library.clock.now(), kind],
      );
      await library.database.query(
        `insert into library.automation_run (id, automation_id, status, started_at, cause, step)
         select gen_random_uuid(), $1, case when n > $2 then 'error' else 'success' end, $4,
           case when n > $2 then 'service_down' end, case when n > $2 then $5 end
         from generate_series(1, $2::int + $3::int) n`,
        [automation, good, bad, new Date(library.clock.now().getTime() - ago * day), step],
      );
    }
    return user;
  }
  const customers = async (many: number, how: Parameters<typeof customer>[0] = {}): Promise<TestUser[]> => {
    const made: TestUser[] = [];
    for (let at = 0; at < many; at += 1) made.push(await customer(how));
    return made;
  };

  const erase = async (user: TestUser | undefined): Promise<void> => {
    for (const statement of accountErasure) await library.database.query(statement, [user?.accountId]);
  };

  it('is told of five customers, on both pages, and of no other workflow', async () => {
    await customers(5, { good: 24, bad: 1 });
    await customers(4, { filename: second });
    await count();
    expect(await seen()).toEqual({ runs: 120, success: 96 });
    const { slug } = await workflow(first);
    const open = await library.get(`/api/workflows/by-slug/${slug}`);
    expect(PublicWorkflowDetail.parse(open.body).seen).toEqual({ runs: 120, success: 96 });
    const stats = LibraryStats.parse((await library.get('/api/workflows-library/stats')).body);
    expect(stats.seen_on).toBe(library.clock.now().toISOString().slice(0, 10));
    expect(await seen(second)).toBeUndefined();
    expect(await seen(third)).toBeUndefined();
  });

  it('is not told of four, whatever they have, nor of runs that somebody reports', async () => {
    await customers(4, { automations: 3 });
    await customer({ kind: 'reported' });
    await count();
    expect(await seen()).toBeUndefined();
  });

  it('counts a customer with many automations once, and all of their runs', async () => {
    await customers(4);
    await customer({ automations: 6 });
    await count();
    expect(await seen()).toEqual({ runs: 100, success: 100 });
  });

  it('stands still for a day, also when somebody leaves, and ends with the fifth', async () => {
    const [leaving] = await customers(5);
    await count();
    const told = await seen();
    expect(told).toEqual({ runs: 50, success: 100 });
    await erase(leaving);
    await count();
    expect(await seen()).toEqual(told);
    library.clock.advance(day);
    await count();
    expect(await seen()).toBeUndefined();
  });

  it('does not show in the difference what one of six did who leaves', async () => {
    const [leaving] = await customers(6);
    await count();
    const told = await seen();
    await erase(leaving);
    library.clock.advance(day);
    await count();
    expect(await seen()).toEqual(told);
  });

  it('is of thirty days, today not among them', async () => {
    await customers(5, { ago: 0 });
    await count();
    expect(await seen()).toBeUndefined();
    library.clock.advance(day);
    await count();
    expect(await seen()).toEqual({ runs: 50, success: 100 });
    library.clock.advance(30 * day);
    await count();
    expect(await seen()).toBeUndefined();
  });

  describe('before ops', () => {
    const ops = () => ({ ...library.user(), role: 'ops' as const, name: 'Olga Ops' });
    const falls = async (lang = 'nl') =>
      FallsResponse.parse(
        (await library.get('/api/workflows-library/ops/falls', ops(), { 'accept-language': lang })).body,
      ).falls;

    it('comes what succeeds less often, with its errors by cause and step and the number of customers', async () => {
      await customers(3, { good: 20, ago: 1 });
      await count();
      library.clock.advance(10 * day);
      const name = 'Slack';
      await customers(2, { good: 5, bad: 5, step: name });
      await customer({ good: 5, bad: 5, step: 'Mail aan Jan Jansen' });
      await count();
      const [fall, ...others] = await falls();
      expect(others).toEqual([]);
      expect(fall).toMatchObject({ filename: first, name: 'Werk 1', success_now: 50, success_before: 100 });
      expect(fall).toMatchObject({ runs: 30, customers: 3, failing_customers: 3 });
      expect(fall?.groups.reduce((sum, { runs }) => sum + runs, 0)).toBe(15);
      expect(JSON.stringify(fall)).not.toContain('Jansen');
      const [english] = await falls('en');
      expect(english?.groups[0]?.title).not.toBe(fall?.groups[0]?.title);
    });

    it('comes nothing that fails with one customer alone, and nothing that got well again', async () => {
      await customer({ good: 5, bad: 30 });
      await count();
      expect(await falls()).toEqual([]);
      await customer({ good: 5, bad: 30 });
      await count();
      expect(await falls()).toHaveLength(1);
      library.clock.advance(8 * day);
      await customers(2, { good: 20 });
      await count();
      expect(await falls()).toEqual([]);
    });

    it('is for the role ops only', async () => {
      expect((await library.get('/api/workflows-library/ops/falls', reader)).status).toBe(403);
      expect((await library.get('/api/workflows-library/ops/falls')).status).toBe(401);
    });
  });

  describe('the most popular', () => {
    const take = async (filename: string, via: string, ago = 0): Promise<void> => {
      await library.database.query(
        `insert into library.download (id, user_id, account_id, filename, content_hash, free, via, downloaded_at)
         values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), $1, repeat('a', 64), false, $2, $3)`,
        [filename, via, new Date(library.clock.now().getTime() - ago * day)],
      );
    };
    const top = async () => Top12Response.parse((await library.get('/api/workflows/top12')).body);

    it('are chosen by the editors until twenty customers took or deployed one in ninety days', async () => {
      await library.database.query(
        `update library.workflow set top_rank = case filename when $1 then 1 when $2 then 2 end`,
        [first, second],
      );
      for (let at = 0; at < 19; at += 1) await take(third, at % 2 === 0 ? 'deploy' : 'file');
      for (let at = 0; at < 30; at += 1) await take(second, 'bonus');
      for (let at = 0; at < 30; at += 1) await take(second, 'file', 91);
      await take(second, 'gallery');
      await count();
      expect(await top()).toMatchObject({
        measure: 'editors',
        workflows: [
          { rank: 1, filename: first },
          { rank: 2, filename: second },
        ],
      });
      await take(third, 'deploy');
      library.clock.advance(day);
      await count();
      expect(await top()).toMatchObject({
        measure: 'customers',
        workflows: [
          { rank: 1, filename: third },
          { rank: 2, filename: second },
        ],
      });
      await library.database.query('update library.library_state set version = version + 1');
      await library.indexed();
      const found = await library.get<{ workflows: { filename: string; popularity: number }[] }>(
        '/api/workflows-library/search?sort=popular',
        reader,
      );
      expect(found.body.workflows.map(({ filename, popularity }) => [filename, popularity])).toEqual([
        [third, 20],
        [second, 1],
        [first, 0],
      ]);
    });
  });
});
