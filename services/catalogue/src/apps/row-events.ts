import { node } from '../dsl/core.js';
import { say } from '../dsl/language.js';
import { appTrigger } from '../dsl/triggers.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Port } from '../kit/ports.js';
import { postgres, postgresDb } from './databases.js';
import {
  airtable,
  airtableTable,
  airtableTarget,
  notion,
  notionSource,
  notionTable,
  pick,
} from './office-tables.js';

export interface RowEvent extends Port {
  readonly event: { nl: string; en: string };
  trigger(name: string, table: string): NodeSpec;
  /** Where the new row holds a column, inside the braces. */
  cell(column: string): string;
  /** Reads the rows of the last day, or all where the app cannot tell; the same columns then stand at `at`. */
  recent(name: string, table: string): NodeSpec;
  at(column: string): string;
}

/** A new row starts a run. */
export const rowEvents: readonly RowEvent[] = [
  {
    app: postgres,
    event: { nl: 'er een rij in een Postgres-tabel bij komt', en: 'a row is added to a Postgres table' },
    trigger: (name, tableName) =>
      node(name, 'postgresTrigger', 1, {
        triggerMode: 'createTrigger',
        schema: pick('public', 'name'),
        tableName: pick(tableName, 'name'),
        firesOn: 'INSERT',
        additionalFields: {},
        options: {},
      }),
    cell: (column) => `$json.payload.${column}`,
    recent: (name, tableName) =>
      postgresDb.query(
        name,
        `=SELECT * FROM ${tableName} WHERE ${say('aangemaakt_op', 'created_at')} >= '{{ $now.minus({ days: 1 }).toISODate() }}'`,
      ),
    at: (column) => `$json.${column}`,
  },
  {
    app: airtable,
    event: { nl: 'er een record in Airtable bij komt', en: 'a record is added in Airtable' },
    trigger: (name, tab) =>
      appTrigger(
        name,
        'airtableTrigger',
        1,
        {
          authentication: 'airtableTokenApi',
          baseId: airtableTarget(tab).base,
          tableId: airtableTarget(tab).table,
          triggerField: say('Aangemaakt', 'Created'),
          downloadAttachments: false,
          additionalFields: {},
        },
        'everyQuarter',
      ),
    cell: (column) => `$json.fields.${column}`,
    recent: (name, tab) => airtableTable.rows(name, tab),
    at: airtableTable.cell,
  },
  {
    app: notion,
    event: {
      nl: 'er een pagina in een Notion-database bij komt',
      en: 'a page is added to a Notion database',
    },
    trigger: (name, tab) =>
      appTrigger(
        name,
        'notionTrigger',
        1.1,
        {
          event: 'pageAddedToDatabase',
          dataSourceId: notionSource(tab),
          simple: true,
        },
        'everyQuarter',
      ),
    cell: (column) => `$json.property_${column}`,
    recent: (name, tab) => notionTable.rows(name, tab),
    at: notionTable.cell,
  },
];
