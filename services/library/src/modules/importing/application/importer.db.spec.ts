import { existsSync, readFileSync } from 'node:fs';
import { DataSource } from 'typeorm';
import { exported, folder, hostileZip, mixedFolder } from '../../../../test/broken-files.js';
import { type LibraryApp, startLibrary } from '../../../../test/library-app.js';
import type { ImportReport } from '../domain/report.js';
import { summary } from '../domain/summary.js';
import { Importer } from './importer.js';
import { writeReport } from './report-file.js';

/** The service itself may not change its tables. */
async function asOwner(library: LibraryApp, sql: string): Promise<void> {
  const [row] = await library.database.query<{ name: string }[]>('select current_database() as name');
  const url = new URL(`/${row?.name}`, process.env.TEST_DATABASE_URL);
  const owner = await new DataSource({ type: 'postgres', url: url.href }).initialize();
  await owner.query(sql);
  await owner.destroy();
}

// Real: the service with its migrations on PostgreSQL 18, the outbox, files on disk.
describe('importing a collection', () => {
  let library: LibraryApp;
  beforeEach(async () => {
    library = await startLibrary();
  });
  afterEach(() => library.close());

  const outcomeOf = (report: ImportReport, file: string) => report.files.find((item) => item.file === file);
  const importPath = (path: string) => library.app.get(Importer).import(path);
  const changes = () =>
    library.database.query<{ payload: { version: number; total: number } }[]>(
      `select payload from library.outbox where event = 'library.changed' order by 1`,
    );

  it('takes the good files, and refuses each bad one with its reason', async () => {
    const made = mixedFolder();
    const report = await importPath(made.path);
    expect(report.counts).toEqual({ imported: 3, updated: 0, unchanged: 0, refused: 7 });
    expect(outcomeOf(report, 'goed.json')).toMatchObject({ outcome: 'imported', filename: 'goed.json' });
    expect(outcomeOf(report, 'sub/goed.json')).toMatchObject({
      outcome: 'imported',
      filename: 'goed-2.json',
    });
    const codes = Object.fromEntries(
      report.files.filter((item) => item.refusal).map((item) => [item.file, item.refusal?.code]),
    );
    expect(codes).toEqual({
      'kopie.json': 'duplicate',
      'kapot.json': 'broken_json',
      'geen-workflow.json': 'no_workflow',
      'diep.json': 'too_deep',
      'groot.json': 'too_large',
      'binair.json': 'not_text',
      'link.json': 'symbolic_link',
    });
    made.remove();
  });

  it('makes scripts harmless and keeps personal data out', async () => {
    const made = mixedFolder();
    await importPath(made.path);
    const [row] = await library.database.query<{ name: string; description: string; file: string }[]>(
      `select name, description, file from library.workflow where filename = 'script.json'`,
    );
    expect(row).toMatchObject({ name: 'Met script', description: 'Boekt facturen.' });
    expect(row?.file).not.toMatch(/bedrijf\.nl|a1b2c3|<script|pinData/);
    made.remove();
  });

  it('changes nothing the second time, and tells the others once an import', async () => {
    const made = mixedFolder();
    const first = await importPath(made.path);
    const second = await importPath(made.path);
    expect(second.counts).toEqual({ imported: 0, updated: 0, unchanged: 3, refused: 7 });
    expect(second.files.map((item) => item.filename)).toEqual(first.files.map((item) => item.filename));
    expect(await changes()).toEqual([
      { payload: expect.objectContaining({ version: 1, total: 3, active: 0 }) },
    ]);
    made.write('goed.json', exported('Mail naar Slack, nieuw', 'schedule'));
    const third = await importPath(made.path);
    expect(outcomeOf(third, 'goed.json')).toMatchObject({ outcome: 'updated', filename: 'goed.json' });
    // The copy is no copy any more: what it was a copy of has changed.
    expect(outcomeOf(third, 'kopie.json')).toMatchObject({ outcome: 'imported' });
    expect(await changes()).toHaveLength(2);
    made.remove();
  });

  it('goes on where an import broke off, and tells the others then', async () => {
    const made = folder();
    for (let at = 0; at < 120; at += 1)
      made.write(`${String(at).padStart(3, '0')}.json`, exported(`Nummer ${at}`, `soort-${at}`));
    const broken = library.app.get(Importer).import(made.path, () => {
      throw new Error('the machine went down');
    });
    await expect(broken).rejects.toThrow('went down');
    expect(await changes()).toHaveLength(0);
    const again = await importPath(made.path);
    expect(again.counts).toEqual({ imported: 70, updated: 0, unchanged: 50, refused: 0 });
    expect(await changes()).toEqual([
      { payload: expect.objectContaining({ version: 1, total: 120, active: 0 }) },
    ]);
    const [written] = await library.database.query<object[]>(
      'select count(distinct xmin::text)::int as transactions from library.workflow',
    );
    expect(written).toEqual({ transactions: 120 });
    // Broken off between the last batch and telling: the next one has nothing to import, and tells.
    await library.database.query('update library.library_state set unannounced = true');
    expect((await importPath(made.path)).counts).toMatchObject({ imported: 0, unchanged: 120 });
    expect(await changes()).toHaveLength(2);
    made.remove();
  });

  it('repairs what real exports get wrong, and says what it did', async () => {
    const made = folder();
    const step = (name: string | undefined, type: string, more: object = {}) => ({
      ...(name === undefined ? {} : { name }),
      id: 'x',
      type: `n8n-nodes-base.${type}`,
      typeVersion: 1,
      position: [0, 0],
      parameters: {},
      ...more,
    });
    made.write(
      'slordig.json',
      JSON.stringify({
        name: '',
        nodes: [
          step('Begin', 'webhook'),
          step('Stap', 'slack', {
            credentials: { slackApi: { id: '7', name: 'Slack van Jan' } },
            parameters: { text: 'Mail jan@bedrijf.nl', authorization: 'Bearer abcdefghijklmnopqrstuvwx' },
          }),
          step('Stap', 'noOp'),
          step(undefined, 'noOp'),
        ],
        connections: {
          Begin: {
            main: [
              [
                { node: 'Stap', type: 'main', index: 0 },
                { node: 'Weg', type: 'main', index: 0 },
              ],
            ],
          },
          Verdwenen: { main: [[{ node: 'Stap', type: 'main', index: 0 }]] },
        },
        tags: ['verkoop'],
        pinData: { Begin: [{ json: { x: 1 } }] },
        meta: { instanceId: 'abc' },
      }),
    );
    const report = await importPath(made.path);
    const codes = outcomeOf(report, 'slordig.json')?.remarks?.map(({ code, count }) => [code, count]);
    expect(codes).toEqual([
      ['name_given', 1],
      ['nodes_renamed', 2],
      ['connections_dropped', 2],
      ['tags_read', 1],
      ['credentials_removed', 1],
      ['pinned_data_removed', 1],
      ['instance_removed', 1],
      ['secrets_removed', 1],
      ['personal_data_removed', 1],
    ]);
    const [row] = await library.database.query<{ name: string; tags: string[]; file: string }[]>(
      `select name, tags, file from library.workflow where filename = 'slordig.json'`,
    );
    expect(row).toMatchObject({ name: 'Slordig', tags: ['verkoop'] });
    const text = summary(report);
    expect(text).toContain('connections to steps that are not there were dropped');
    expect(text).toMatch(/^imported +1$/m);
    made.remove();
  });

  it('reads a zip without letting a path or a bomb out of it', async () => {
    const made = folder();
    const report = await importPath(made.write('collectie.zip', hostileZip()));
    expect(outcomeOf(report, '../../x.json')).toMatchObject({ outcome: 'imported', filename: 'x.json' });
    expect(outcomeOf(report, '../../x.json')?.remarks).toContainEqual({ code: 'path_reduced', count: 1 });
    expect(outcomeOf(report, '/etc/y.json')).toMatchObject({ outcome: 'imported', filename: 'y.json' });
    expect(outcomeOf(report, 'bom.json')).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'suspicious_zip' },
    });
    expect(outcomeOf(report, 'kapot.json')).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'broken_json' },
    });
    expect(outcomeOf(report, 'goed.json')).toMatchObject({ outcome: 'imported' });
    expect(report.files).toHaveLength(5);
    expect(existsSync(`${made.path}/../../x.json`)).toBe(false);
    made.remove();
  });

  it('says so when the source itself is unusable', async () => {
    const made = folder();
    await expect(importPath(`${made.path}/er-is-niets`)).rejects.toThrow(/ENOENT/);
    await expect(importPath(made.write('x.txt', ''))).rejects.toThrow(/give a folder/);
    await expect(importPath(made.write('x.zip', 'geen zip'))).rejects.toThrow();
    made.remove();
  });

  it('writes the report where it says', async () => {
    const made = mixedFolder();
    const report = await importPath(made.path);
    const path = await writeReport(report, made.path);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(report);
    made.remove();
  });

  it('keeps every description different', async () => {
    const made = folder();
    for (let at = 0; at < 60; at += 1)
      made.write(`${at}.json`, exported(`Naam ${at}`, `op${at}`, { description: 'Zelfde.' }));
    const report = await importPath(made.path);
    expect(report.counts.imported).toBe(60);
    const [row] = await library.database.query<{ texts: number }[]>(
      'select count(distinct description)::int as texts from library.workflow',
    );
    expect(row?.texts).toBe(60);
    made.remove();
  });

  it('lets a workflow that the database refuses cost no other', async () => {
    const made = folder();
    for (const at of [1, 2, 3]) made.write(`${at}.json`, exported(`Naam ${at}`, `op${at}`));
    const rule = (sql: string) => asOwner(library, `alter table library.workflow ${sql}`);
    await rule(`add constraint of_this_test check (name <> 'Naam 2')`);
    const report = await importPath(made.path);
    await rule('drop constraint of_this_test');
    expect(report.counts).toMatchObject({ imported: 2, refused: 1 });
    expect(outcomeOf(report, '2.json')).toMatchObject({ refusal: { code: 'not_stored' } });
    expect((await importPath(made.path)).counts).toMatchObject({ imported: 1, unchanged: 2 });
    made.remove();
  });
});
