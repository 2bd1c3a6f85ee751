import type { Table } from '../kit/ports.js';
import {
  baserowTable,
  dataTablesTable,
  gristTable,
  nocoDbTable,
  seaTableTable,
  supabaseTable,
} from './database-tables.js';
import {
  airtableTable,
  excelSharePointTable,
  excelTable,
  notionTable,
  sheetsTable,
} from './office-tables.js';

export * from './database-tables.js';
export {
  airtable,
  airtableTable,
  excel365,
  excelSharePoint,
  excelSharePointTable,
  excelTable,
  googleSheets,
  notion,
  notionTable,
  sheetsTable,
} from './office-tables.js';

/** Every place for rows. */
export const tables: readonly Table[] = [
  sheetsTable,
  airtableTable,
  notionTable,
  excelTable,
  supabaseTable,
  baserowTable,
  nocoDbTable,
  dataTablesTable,
  gristTable,
  seaTableTable,
  excelSharePointTable,
];

type With<K extends keyof Table> = Table & Required<Pick<Table, K>>;
const having =
  <K extends keyof Table>(...keys: K[]) =>
  (table: Table): table is With<K> =>
    keys.every((key) => table[key] !== undefined);

/** Places that can bring a row up to date. */
export const upsertTables: readonly With<'upsert'>[] = tables.filter(having('upsert'));
/** Places that can look up rows by a value. */
export const lookupTables: readonly With<'find'>[] = tables.filter(having('find'));
/** Places that can be read whole. */
export const readableTables: readonly With<'rows'>[] = tables.filter(having('rows'));
/** What can be read, looked up and brought up to date. */
export const fullTables: readonly With<'rows' | 'find' | 'upsert'>[] = tables.filter(
  having('rows', 'find', 'upsert'),
);
/** What can be read whole and brought up to date. */
export const syncTables: readonly With<'rows' | 'upsert'>[] = tables.filter(having('rows', 'upsert'));
