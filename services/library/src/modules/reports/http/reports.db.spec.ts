import {
  type LibraryStats,
  OpsWorkflow,
  OpsWorkflowsResponse,
  ProblemReport,
  ReportReceipt,
  ReportsResponse,
} from '@stroomwerk/contracts/library';
import { until } from '@stroomwerk/test-kit';
import { exported } from '../../../../test/broken-files.js';
import type { LibraryApp, TestUser } from '../../../../test/library-app.js';
import { member, smallLibrary, smallNames, stock } from '../../../../test/stock.js';
import { LibraryIndex } from '../../search/application/library-index.js';

const base = '/api/workflows-library';
const [first = '', second = '', third = ''] = smallNames(3);
const problem = { kind: 'does_not_open', text: ' Opent niet in 2.40 ', n8n_version: '2.40.1' };

// Real: HTTP through the whole service on PostgreSQL 18.
describe('what members report and ops does', () => {
  let library: LibraryApp;
  let user: TestUser;
  let ops: TestUser & { role: 'ops'; name: string };
  beforeAll(async () => {
    library = await smallLibrary(3);
    ops = { ...library.user(), role: 'ops', name: 'Olga Ops' };
  });
  beforeEach(async () => {
    user = await member(library);
  });
  afterAll(() => library.close());

  const report = (filename: string, body: object = problem, as = user) =>
    library.send('POST', `${base}/${filename}/reports`, as, body);
  const list = async (query = '') =>
    ReportsResponse.parse((await library.get(`${base}/ops/reports?${query}`, ops)).body);
  const workflows = async (query = '') =>
    OpsWorkflowsResponse.parse((await library.get(`${base}/ops/workflows?${query}`, ops)).body);
  const act = (what: string, filename: string, text = 'Reden', as: TestUser = ops) =>
    library.send('POST', `${base}/ops/workflows/${filename}/${what}`, as, { text });
  const total = async () => (await library.get<LibraryStats>(`${base}/stats`)).body.total;

  describe('a report', () => {
    it('is taken from a member, and from whoever took the workflow before the plan ended', async () => {
      const answer = await report(first);
      expect([answer.status, ReportReceipt.parse(answer.body).received_at]).toEqual([
        201,
        library.clock.now().toISOString(),
      ]);
      expect((await library.get(`${base}/${second}/download`, user)).status).toBe(200);
      await library.subscribe(user, 'canceled', 2);
      expect((await report(second)).status).toBe(201);
      const refused = await report(third);
      expect([refused.status, refused.body.code]).toEqual([403, 'library.subscription_required']);
    });

    it('401, 403, 404 and 400', async () => {
      expect((await library.send('POST', `${base}/${first}/reports`, undefined, problem)).status).toBe(401);
      expect((await report(first, problem, library.user())).status).toBe(403);
      expect((await report('weg.json')).body.code).toBe('library.workflow_not_found');
      for (const [wrong, field] of [
        [{ ...problem, kind: 'bad' }, 'kind'],
        [{ ...problem, text: ' ' }, 'text'],
        [{ ...problem, text: 'x'.repeat(2_001) }, 'text'],
      ] as const) {
        const answer = await report(first, wrong);
        expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
      }
    });

    it('429 with twenty open ones, also when many come at once', async () => {
      const answers = await Promise.all(Array.from({ length: 25 }, () => report(first)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
      const refused = answers.find(({ status }) => status === 429);
      expect(refused?.body).toMatchObject({
        code: 'library.too_many_reports',
        detail: expect.stringContaining('20'),
      });
    });
  });

  describe('ops', () => {
    it.each([
      ['GET', 'reports'],
      ['POST', 'reports/x/resolve'],
      ['GET', 'workflows'],
      ['POST', `workflows/${first}/note`],
      ['POST', `workflows/${first}/hide`],
      ['POST', `workflows/${first}/restore`],
    ])('%s %s is for the role ops only', async (method, path) => {
      const answer = await library.send(method, `${base}/ops/${path}`, user, { text: 'x' });
      expect([answer.status, answer.body.code]).toEqual([403, 'auth.forbidden']);
      expect((await library.send(method, `${base}/ops/${path}`, undefined, { text: 'x' })).status).toBe(401);
    });

    it('reads the open reports, newest first, without who wrote them, and resolves one once', async () => {
      await library.database.query('delete from library.problem_report');
      const { id } = ReportReceipt.parse((await report(first)).body);
      library.clock.advance(1_000);
      await report(second, { kind: 'other', text: 'Iets anders' });
      const open = await list();
      expect(open).toMatchObject({ total: 2, open: 2, pages: 1 });
      expect(
        open.reports.map(({ filename, kind, text, n8n_version }) => [filename, kind, text, n8n_version]),
      ).toEqual([
        [second, 'other', 'Iets anders', null],
        [first, 'does_not_open', 'Opent niet in 2.40', '2.40.1'],
      ]);
      expect(JSON.stringify(open)).not.toContain(user.userId);

      const resolve = () =>
        library.send('POST', `${base}/ops/reports/${id}/resolve`, ops, { text: 'Hersteld in versie 2' });
      const answers = await Promise.all([resolve(), resolve()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const resolved = ProblemReport.parse(answers.find(({ status }) => status === 200)?.body);
      expect(resolved).toMatchObject({ id, status: 'resolved', resolution: 'Hersteld in versie 2' });
      expect(await list()).toMatchObject({ total: 1, open: 1 });
      expect(await list('status=resolved')).toMatchObject({ total: 1, open: 1, reports: [{ id }] });
      expect((await list('status=all')).reports).toHaveLength(2);
      for (const unknown of ['geen-id', '00000000-0000-4000-8000-000000000000']) {
        const answer = await library.send('POST', `${base}/ops/reports/${unknown}/resolve`, ops, {
          text: 'x',
        });
        expect([answer.status, answer.body.code]).toEqual([404, 'library.report_not_found']);
      }
    });

    it('finds workflows by part of a name, the ones with open reports first', async () => {
      await library.database.query('delete from library.problem_report');
      await report(third);
      const all = await workflows();
      expect(all).toMatchObject({ total: 3, pages: 1, hidden: 0 });
      expect(all.workflows.map(({ filename, open_reports }) => [filename, open_reports])).toEqual([
        [third, 1],
        [first, 0],
        [second, 0],
      ]);
      expect(all.workflows[0]).toMatchObject({ source: 'import', hidden: false, acts: [] });
      expect((await workflows('q=WERK%202')).workflows.map(({ filename }) => filename)).toEqual([second]);
      expect((await workflows('q=%25')).total).toBe(0);
      expect((await workflows('page=9')).workflows).toEqual([]);
    });

    it('hides a workflow from everybody and brings it back; figures follow, an import does not undo it', async () => {
      const { slug } = (await library.get<{ slug: string }>(`${base}/${first}`, user)).body;
      const before = await total();
      const events = async () => {
        const [row] = await library.database.query<{ count: number; last: { total: number } }[]>(
          `select count(*)::int as count, (array_agg(payload order by (payload ->> 'version')::int desc))[1] as last
           from outbox where event = 'library.changed'`,
        );
        return row;
      };
      const announced = (await events())?.count ?? 0;
      const hidden = OpsWorkflow.parse((await act('hide', first, 'Rechten onduidelijk')).body);
      expect(hidden).toMatchObject({
        hidden: true,
        acts: [{ act: 'hide', text: 'Rechten onduidelijk', by: 'Olga Ops' }],
      });
      expect(await total()).toBe(before - 1);
      expect(await events()).toMatchObject({ count: announced + 1, last: { total: before - 1 } });
      for (const path of [
        `workflows-library/${first}`,
        `workflows-library/${first}/download`,
        `workflows-library/${first}/canvas`,
        `workflows/by-slug/${slug}`,
      ])
        expect((await library.get(`/api/${path}`, user)).status).toBe(404);
      const found = await library.get<{ total: number }>(`${base}/search?q=${first.slice(0, -5)}`, user);
      expect(JSON.stringify(found.body)).not.toContain(first);
      expect((await report(first)).status).toBe(404);

      await stock(library, { [first]: exported('Werk 1', 'post-1-nieuw') });
      expect(await total()).toBe(before - 1);
      expect(await workflows('hidden=true')).toMatchObject({ total: 1, hidden: 1 });

      library.clock.advance(1_000);
      const restored = OpsWorkflow.parse((await act('restore', first, 'Akkoord')).body);
      expect([restored.hidden, restored.acts.map((item) => item.act)]).toEqual([false, ['restore', 'hide']]);
      expect(await total()).toBe(before);
      expect((await library.get(`${base}/${first}`, user)).status).toBe(200);
    });

    it('has the answer before the search has read the library anew, which is there soon after', async () => {
      const index = library.app.get(LibraryIndex);
      const found = async () =>
        (await library.get<{ total: number }>(`${base}/search?q=werk`, user)).body.total;
      const before = await found();
      let read = (): void => undefined;
      const refresh = jest.spyOn(index, 'refresh').mockReturnValue(
        new Promise((resolve) => {
          read = () => resolve();
        }),
      );
      expect((await act('hide', first)).status).toBe(200);
      expect(await found()).toBe(before - 1);
      library.clock.advance(1_000);
      expect((await act('restore', first)).status).toBe(200);
      refresh.mockRestore();
      read();
      await until('what is back is found', async () => (await found()) === before);
    });

    it('409 for hiding twice, also at once, with one act kept; 404 and 400', async () => {
      const answers = await Promise.all([act('hide', second), act('hide', second)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      library.clock.advance(1_000);
      const restored = OpsWorkflow.parse((await act('restore', second)).body);
      expect(restored.acts.map((item) => item.act)).toEqual(['restore', 'hide']);
      expect((await act('restore', second)).body.code).toBe('common.conflict');
      for (const what of ['hide', 'restore', 'note'])
        expect((await act(what, 'weg.json')).body.code).toBe('library.workflow_not_found');
      const empty = await act('note', second, ' ');
      expect([empty.status, empty.body.fields]).toEqual([400, { text: 'Geef een reden' }]);
    });

    it('keeps a note without changing anything else', async () => {
      const before = await total();
      const noted = OpsWorkflow.parse((await act('note', third, 'Maker gemaild')).body);
      expect(noted).toMatchObject({ hidden: false, acts: [{ act: 'note', text: 'Maker gemaild' }] });
      expect(await total()).toBe(before);
    });
  });
});
