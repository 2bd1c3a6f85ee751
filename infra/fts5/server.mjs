// node infra/fts5/server.mjs <rows.jsonl>: serves the rows from SQLite FTS5, prints its port. The baseline of `npm run bench -- library`.
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import sqlite from 'node-sqlite3-wasm';

const columns = [
  'filename',
  'name',
  'description',
  'integrations',
  'tags',
  'trigger_type',
  'complexity',
  'category',
];
const database = new sqlite.Database();
database.exec(`
  create table workflows (id integer primary key, ${columns.join(', ')}, card);
  create virtual table workflows_fts using fts5(filename, name, description, integrations, tags,
    content='workflows', content_rowid='id', tokenize='unicode61 remove_diacritics 2');`);
const insert = database.prepare(
  `insert into workflows (${columns.join(', ')}, card) values (${'?, '.repeat(8)}?)`,
);
database.exec('begin');
for await (const line of createInterface({ input: createReadStream(process.argv[2]) })) {
  const row = JSON.parse(line);
  // Both languages are searched, as in the library itself.
  insert.run([
    row.filename,
    `${row.name} ${row.english?.name ?? ''}`,
    `${row.description} ${row.english?.description ?? ''}`,
    row.integrations.join(' '),
    row.tags.join(' '),
    row.trigger_type,
    row.complexity,
    row.category,
    line,
  ]);
}
database.exec("insert into workflows_fts(workflows_fts) values ('rebuild'); commit");

/** Each word quoted, so that no sign is read as an operator; the last may go on. */
const matchOf = (q) =>
  (q.match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word, at, all) => `"${word}"${at === all.length - 1 ? '*' : ''}`)
    .join(' ');

const filters = ['trigger', 'complexity', 'category'];

function search(parameters) {
  const match = matchOf(parameters.get('q') ?? '');
  const where = match === '' ? [] : ['workflows_fts match ?'];
  const values = match === '' ? [] : [match];
  for (const name of filters) {
    const value = parameters.get(name) ?? 'all';
    if (value === 'all') continue;
    where.push(`${name === 'trigger' ? 'trigger_type' : name} = ?`);
    values.push(value);
  }
  const from =
    match === '' ? 'workflows' : 'workflows_fts join workflows on workflows.id = workflows_fts.rowid';
  const condition = where.length === 0 ? '' : `where ${where.join(' and ')}`;
  const perPage = Number(parameters.get('per_page') ?? 20);
  const offset = (Number(parameters.get('page') ?? 1) - 1) * perPage;
  const { total } = database.get(`select count(*) as total from ${from} ${condition}`, values);
  const order = match === '' ? 'workflows.name' : 'rank';
  const rows = database.all(
    `select card from ${from} ${condition} order by ${order} limit ${perPage} offset ${offset}`,
    values,
  );
  return { workflows: rows.map(({ card }) => JSON.parse(card)), total };
}

const server = createServer((request, response) => {
  try {
    const body = JSON.stringify(search(new URL(request.url, 'http://bench.invalid').searchParams));
    response.setHeader('content-type', 'application/json').end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
