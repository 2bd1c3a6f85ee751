import { gone, type StandIn } from '../stand-in.js';
import type { Thing } from '../world.js';

/** Where the rows of a table stand in the world. */
export const gristRows = (document?: string, table?: string): string => `grist:${document}:${table}`;
const has = (fields: Thing, wanted: Thing): boolean =>
  Object.entries(wanted).every(([name, value]) =>
    [value].flat().some((one) => String(one ?? '') === String(fields[name] ?? '')),
  );
const path = '/api/docs/:document/tables/:table/records';

/** Documents of Grist: rows with their fields. */
export const grist: readonly StandIn[] = [
  {
    name: 'Grist',
    hosts: ['docs.getgrist.com'],
    source: 'gristlabs/grist-help, api/grist.yml; n8n nodes/Grist',
    routes: {
      [`GET ${path}`]: ({ at, query }, world) => {
        const wanted = JSON.parse(query.get('filter') ?? '{}') as Thing;
        const rows = world.of(gristRows(at.document, at.table));
        return { records: rows.filter(({ fields }) => has(fields, wanted)) };
      },
      [`POST ${path}`]: ({ at, body }, world) => ({
        records: body.records.map(({ fields }: Thing) => ({
          id: world.put(gristRows(at.document, at.table), { id: world.next(), fields }).id,
        })),
      }),
      [`PATCH ${path}`]: ({ at, body }, world) => {
        for (const { id, fields } of body.records) {
          const row = world.find(gristRows(at.document, at.table), id);
          if (!row) return gone(`Invalid row id ${id}`);
          Object.assign(row.fields, fields);
        }
        return null;
      },
      [`PUT ${path}`]: ({ at, body }, world) => {
        const kind = gristRows(at.document, at.table);
        const recordIds = body.records.map(({ require, fields }: Thing) => {
          const row = world.of(kind).find((one) => has(one.fields, require));
          if (row) Object.assign(row.fields, fields);
          return [
            row?.id ?? world.put(kind, { id: world.next(), fields: { ...require, ...fields } }).id,
          ] as number[];
        });
        return { recordIds };
      },
      'POST /api/docs/:document/tables/:table/data/delete': ({ at, body }, world) => {
        for (const id of body) world.remove(gristRows(at.document, at.table), id);
        return null;
      },
      'GET /api/docs/:document/tables/:table/columns': ({ at }, world) => ({
        columns: Object.keys(world.of(gristRows(at.document, at.table))[0]?.fields ?? {}).map((id) => ({
          id,
          fields: { label: id, type: 'Text' },
        })),
      }),
    },
  },
];
