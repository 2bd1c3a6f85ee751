import {
  VersionDrawing,
  VersionsResponse,
  WorkflowCanvas,
  WorkflowTables,
  type ZipLink,
} from '@stroomwerk/contracts/library';
import { unzipSync } from 'fflate';
import { exported } from '../../../../test/broken-files.js';
import type { LibraryApp, TestUser } from '../../../../test/library-app.js';
import { member, smallLibrary, smallNames, stock } from '../../../../test/stock.js';
import type { N8nWorkflow } from '../../workflows/domain/n8n.js';

const [filename = '', other = ''] = smallNames(2);
const path = (rest: string, of = filename) => `/api/workflows-library/${of}/${rest}`;

// Real: HTTP through the whole service on PostgreSQL 18, and its importer, which makes the versions.
describe('the history of a workflow', () => {
  let library: LibraryApp;
  let user: TestUser;
  beforeAll(async () => {
    library = await smallLibrary(2);
    user = await member(library);
    library.clock.advance(60_000);
    await stock(library, { [filename]: exported('Werk 1', 'post-1-beter') });
  });
  afterAll(() => library.close());

  it.each(['canvas', 'versions'])('%s: 401, 403 and 404', async (what) => {
    expect((await library.get(path(what))).status).toBe(401);
    const visitor = await library.get(path(what), library.user());
    expect([visitor.status, visitor.body.code]).toEqual([403, 'library.subscription_required']);
    for (const unknown of ['weg.json', '..%2F..%2Fetc%2Fpasswd']) {
      const answer = await library.get(path(what, unknown), user);
      expect([answer.status, answer.body.code]).toEqual([404, 'library.workflow_not_found']);
    }
  });

  it('shows the canvas of the file that stands', async () => {
    const canvas = WorkflowCanvas.parse((await library.get(path('canvas'), user)).body);
    expect(canvas.nodes.map(({ name, app, kind }) => [name, app, kind])).toEqual([
      ['Bij nieuwe mail', 'Gmail', 'trigger'],
      ['Meld', 'Slack', 'step'],
    ]);
    expect(canvas.nodes[1]?.parameters).toMatchObject({ operation: 'post-1-beter' });
    expect(canvas.edges).toEqual([
      { from: 'Bij nieuwe mail', to: 'Meld', kind: 'main', output: 0, input: 0 },
    ]);
  });

  it('lists the versions, newest first, each with what it changed', async () => {
    const { versions } = VersionsResponse.parse((await library.get(path('versions'), user)).body);
    expect(versions.map(({ version, published_at }) => [version, published_at])).toEqual([
      [2, '2026-11-21T10:01:00.000Z'],
      [1, '2026-11-21T10:00:00.000Z'],
    ]);
    expect(versions[0]?.changes.changed).toEqual([
      {
        step: 'Meld',
        parameters: [
          { path: 'operation', before: '"post-1"', after: '"post-1-beter"' },
          { path: 'text', before: '"post-1"', after: '"post-1-beter"' },
        ],
      },
    ]);
    expect(versions[1]?.changes).toMatchObject({ added: [], removed: [], changed: [], connected: [] });
    const untouched = VersionsResponse.parse((await library.get(path('versions', other), user)).body);
    expect(untouched.versions).toHaveLength(1);
  });

  it('draws a version over the one before it, and nothing over the first', async () => {
    const drawn = VersionDrawing.parse((await library.get(path('versions/2/drawing'), user)).body);
    expect([drawn.before, drawn.version]).toEqual([1, 2]);
    expect(drawn.steps.map(({ name, change }) => [name, change])).toEqual([
      ['Bij nieuwe mail', 'same'],
      ['Meld', 'changed'],
    ]);
    expect([drawn.graph.edges, drawn.removed_edges]).toEqual([[[0, 1]], []]);
    for (const version of ['1', '3', 'x'])
      expect((await library.get(path(`versions/${version}/drawing`), user)).status).toBe(404);
    expect((await library.get(path('versions/2/drawing'), library.user())).status).toBe(403);
  });

  it('names the tables that its steps work with, and gives an empty one of each', async () => {
    const sheet = {
      id: 'blad',
      name: 'Bewaar',
      type: 'n8n-nodes-base.googleSheets',
      typeVersion: 4.7,
      position: [400, 0],
      parameters: {
        operation: 'append',
        documentId: { __rl: true, mode: 'url', value: 'https://docs.google.com/x' },
        sheetName: { __rl: true, mode: 'name', value: 'Klanten' },
        columns: { mappingMode: 'defineBelow', value: { Naam: '={{ $json.naam }}', 'E-mail': 'x' } },
      },
    };
    const flow = JSON.parse(exported('Met een blad', 'blad')) as { nodes: object[] };
    await stock(library, { 'blad.json': JSON.stringify({ ...flow, nodes: [...flow.nodes, sheet] }) });
    const [row] = await library.database.query<{ filename: string }[]>(
      `select filename from library.workflow where name = 'Met een blad'`,
    );
    const of = row?.filename ?? '';
    const { tables } = WorkflowTables.parse((await library.get(path('tables', of), user)).body);
    expect(tables).toEqual([
      {
        app: 'Google Sheets',
        name: 'Klanten',
        columns: [
          { name: 'Naam', type: 'text' },
          { name: 'E-mail', type: 'text' },
        ],
        steps: ['Bewaar'],
      },
    ]);
    const ask = (lang: string, as: TestUser) =>
      library.app.inject({
        url: path(`tables/1/template?lang=${lang}`, of),
        headers: { authorization: `Bearer ${library.token(as)}` },
      });
    const file = await ask('nl', user);
    expect(file.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
    expect(file.headers['content-disposition']).toContain('Klanten.csv');
    expect([file.body, (await ask('en', user)).body]).toEqual([
      '\uFEFFNaam;E-mail\r\n',
      '\uFEFFNaam,E-mail\r\n',
    ]);
    expect((await ask('nl', library.user())).statusCode).toBe(403);
    expect((await library.get(path('tables/2/template', of), user)).status).toBe(404);

    const archive = async (lang: string) => {
      const { body } = await library.send<ZipLink>('POST', '/api/workflows-library/zip', user, {
        filenames: [of],
        lang,
      });
      const files = unzipSync((await library.app.inject({ url: body.url })).rawPayload);
      return Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8', 0, 20)]);
    };
    const stem = of.replace('.json', '');
    expect(await archive('nl')).toEqual([
      [of, expect.stringContaining('{')],
      [`tabellen/${stem}/Klanten.csv`, '\uFEFFNaam;E-mail\r\n'],
    ]);
    expect((await archive('en'))[1]).toEqual([`tables/${stem}/Klanten.csv`, '\uFEFFNaam,E-mail\r\n']);
    expect(WorkflowTables.parse((await library.get(path('tables'), user)).body).tables).toEqual([]);
  });

  it('hands out each version, and remembers which was taken', async () => {
    for (const [version, operation] of [
      [1, 'post-1'],
      [2, 'post-1-beter'],
    ] as const) {
      const answer = await library.get<N8nWorkflow>(path(`versions/${version}/download`), user);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-disposition']).toContain(`filename="werk-001-v${version}.json"`);
      expect(answer.body.nodes[1]?.parameters.operation).toBe(operation);
    }
    const rows = await library.database.query<{ via: string; content_hash: string }[]>(
      'select via, content_hash from library.download where user_id = $1 and filename = $2',
      [user.userId, filename],
    );
    expect(rows.map(({ via }) => via)).toEqual(['version', 'version']);
    expect(new Set(rows.map(({ content_hash }) => content_hash)).size).toBe(2);
  });

  it.each(['0', '3', '-1', 'x', '1e1', '99999999999', '01'])('404 for version %s', async (version) => {
    const answer = await library.get(path(`versions/${version}/download`), user);
    expect([answer.status, answer.body.code]).toEqual([404, 'library.version_not_found']);
  });

  it('keeps versions from whoever has no plan, and hidden workflows from everybody', async () => {
    const visitor = await library.get(path('versions/1/download'), library.user());
    expect([visitor.status, visitor.body.code]).toEqual([403, 'library.subscription_required']);
    await library.database.query('update library.workflow set hidden = true where filename = $1', [filename]);
    for (const rest of ['canvas', 'versions', 'versions/1/download'])
      expect((await library.get(path(rest), user)).status).toBe(404);
  });
});
