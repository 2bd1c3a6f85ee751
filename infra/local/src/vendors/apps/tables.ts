import { passes as passesFormula } from '../formula.js';
import { Answer, gone, type StandIn } from '../stand-in.js';
import type { Thing, World } from '../world.js';

const airtable = (base?: string, table?: string) => `airtable:${base}:${table}`;
const record = ({ id, createdTime, fields }: Thing) => ({ id, createdTime, fields });

/** One row of PostgREST's filters: `eq.5`, `gte.2026-01-01`, `is.null`. */
function passes(row: Thing, name: string, filter: string): boolean {
  const [, sign = '', wanted = ''] = /^(\w+)(?:\([^)]*\))?\.(.*)$/s.exec(filter) ?? [];
  const has = row[name];
  const order =
    Number.isNaN(Number(wanted)) || Number.isNaN(Number(has))
      ? String(has ?? '').localeCompare(wanted)
      : Number(has) - Number(wanted);
  const tests: Record<string, () => boolean> = {
    eq: () => String(has ?? '') === wanted,
    neq: () => String(has ?? '') !== wanted,
    gt: () => order > 0,
    gte: () => order >= 0,
    lt: () => order < 0,
    lte: () => order <= 0,
    is: () => (wanted === 'null' ? (has ?? null) === null : String(has) === wanted),
    like: () => new RegExp(wanted.replaceAll('*', '.*').replaceAll('%', '.*')).test(String(has)),
    ilike: () => new RegExp(wanted.replaceAll('*', '.*').replaceAll('%', '.*'), 'i').test(String(has)),
    in: () =>
      wanted
        .replace(/^\(|\)$/g, '')
        .split(',')
        .includes(String(has)),
  };
  const test = tests[sign];
  if (!test) throw new Error(`The stand-in cannot work out ${filter}`);
  return test();
}
const NO_FILTER = new Set(['select', 'limit', 'offset', 'order', 'on_conflict', 'or', 'and']);

function rowsOf(table: string, query: URLSearchParams, world: World): Thing[] {
  const filters = [...query].filter(([name]) => !NO_FILTER.has(name));
  const either = /^\((.*)\)$/s.exec(query.get('or') ?? '')?.[1];
  const all = /^\((.*)\)$/s.exec(query.get('and') ?? '')?.[1];
  const told = (text: string): [string, string][] =>
    text
      .split(/,(?=[\w-]+\.)/)
      .map((part) => [part.slice(0, part.indexOf('.')), part.slice(part.indexOf('.') + 1)]);
  return world
    .of(`supabase:${table}`)
    .filter(
      (row) =>
        filters.every(([name, filter]) => passes(row, name, filter)) &&
        (either === undefined || told(either).some(([name, filter]) => passes(row, name, filter))) &&
        (all === undefined || told(all).every(([name, filter]) => passes(row, name, filter))),
    );
}

/** Tables of the customer: `seed.ts` lays out their columns and rows. */
export const tables: readonly StandIn[] = [
  {
    name: 'Airtable',
    hosts: ['api.airtable.com'],
    source: 'airtable.com/developers/web/api; n8n nodes/Airtable/v2',
    routes: {
      'GET /v0/meta/bases/:base/tables': ({ at }, world) => ({
        tables: world
          .of('airtable')
          .filter(({ base }) => base === at.base)
          .map(({ id, columns }) => ({
            id,
            name: id,
            primaryFieldId: 'fld0',
            fields: columns.map((name: string, index: number) => ({
              id: `fld${index}`,
              name,
              type: 'singleLineText',
            })),
          })),
      }),
      'GET /v0/:base/:table': ({ at, query }, world) => {
        const formula = query.get('filterByFormula');
        const found = world
          .of(airtable(at.base, at.table))
          .filter(({ fields }) => !formula || passesFormula(formula, fields, world.now));
        return { records: found.map(record) };
      },
      'GET /v0/:base/:table/:id': ({ at }, world) => {
        const found = world.find(airtable(at.base, at.table), at.id);
        return found ? record(found) : gone('NOT_FOUND');
      },
      'POST /v0/:base/:table': ({ at, body }, world) => {
        const made = (body.records ?? [body]).map(({ fields }: Thing) =>
          world.put(airtable(at.base, at.table), {
            id: `rec${world.next()}`,
            createdTime: world.time(),
            fields,
          }),
        );
        return body.records ? { records: made.map(record) } : record(made[0]);
      },
      'PATCH /v0/:base/:table': ({ at, body }, world) => {
        const kind = airtable(at.base, at.table);
        const merge: string[] = body.performUpsert?.fieldsToMergeOn ?? [];
        const records = body.records.map(({ id, fields }: Thing) => {
          const found = id
            ? world.find(kind, id)
            : world
                .of(kind)
                .find((one) =>
                  merge.every((name) => String(one.fields[name] ?? '') === String(fields[name] ?? '')),
                );
          if (found) Object.assign(found.fields, fields);
          return record(
            found ?? world.put(kind, { id: `rec${world.next()}`, createdTime: world.time(), fields }),
          );
        });
        return { records, createdRecords: [], updatedRecords: [] };
      },
      'DELETE /v0/:base/:table/:id': ({ at }, world) =>
        world.remove(airtable(at.base, at.table), at.id) ? { id: at.id, deleted: true } : gone('NOT_FOUND'),
      'DELETE /v0/:base/:table': ({ at, query }, world) => ({
        records: query
          .getAll('records[]')
          .map((id) => ({ id, deleted: world.remove(airtable(at.base, at.table), id) })),
      }),
    },
  },
  {
    name: 'Supabase',
    hosts: ['*.supabase.co'],
    source: 'PostgREST/postgrest, docs/references/api/tables_views.rst; n8n nodes/Supabase',
    routes: {
      'GET /rest/v1/:table': ({ at, query }, world) => rowsOf(at.table ?? '', query, world),
      'POST /rest/v1/:table': ({ at, body }, world) =>
        new Answer(
          201,
          [body]
            .flat()
            .map((row: Thing) =>
              world.put(`supabase:${at.table}`, { id: world.next(), created_at: world.time(), ...row }),
            ),
        ),
      'PATCH /rest/v1/:table': ({ at, query, body }, world) =>
        rowsOf(at.table ?? '', query, world).map((row) => Object.assign(row, body)),
      'DELETE /rest/v1/:table': ({ at, query }, world) =>
        rowsOf(at.table ?? '', query, world).filter((row) => world.remove(`supabase:${at.table}`, row.id)),
    },
  },
];
