import { node } from '../dsl/core.js';
import { unnamedStore } from '../dsl/store-steps.js';
import type { NodeSpec, Parameters } from '../dsl/types.js';
import type { App, Database } from '../kit/ports.js';
import { app, GOOGLE_STEPS } from './app.js';
import { mapped, pairs, pick } from './office-tables.js';
import { inApp } from './values.js';

const BIGQUERY_DATASET = inApp(
  'BigQuery',
  ['dataset', 'dataset'],
  ['De naam van de dataset.', 'The name of the dataset.'],
  ['verkoop', 'sales'],
);

const BIGQUERY_PROJECT = inApp(
  'BigQuery',
  ['project', 'project'],
  ['Het id van je Google Cloud-project.', 'The id of your Google Cloud project.'],
  ['jouw-project', 'your-project'],
);
const ORACLE_SCHEMA = inApp(
  'Oracle',
  ['schema', 'schema'],
  ['Het schema waarin de tabel staat.', 'The schema that holds the table.'],
  ['VERKOOP', 'SALES'],
);

/** Signing in to a database server: the same steps for each of them. */
const server = (key: string, label: string, credential: string, weight: number): App =>
  app(
    key,
    label,
    credential,
    [
      `Laat de beheerder in ${label} een gebruiker maken die alleen bij de benodigde tabellen mag.`,
      'Vul host, poort, database, gebruiker en wachtwoord in n8n in en test de verbinding.',
    ],
    [
      `Have the administrator create a user in ${label} that may reach the tables needed and nothing else.`,
      'Enter the host, port, database, user and password in n8n and test the connection.',
    ],
    weight,
  );

/** A database that answers SQL; `write` stores the fields of each item under the same column names. */
export interface SqlStore extends Database {
  write(name: string, table: string, columns: readonly string[]): NodeSpec;
}

const setupOf = (label: string) => [unnamedStore(label)];
const marks = (count: number, mark: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => mark(i + 1)).join(', ');
/** The values as one expression that gives a list, so that a comma in a text stays in its value. */
const listOf = (values: { [column: string]: string }) =>
  `={{ [${Object.values(values)
    .map((value) =>
      value.startsWith('={{')
        ? `String(${value.replace(/^=\{\{\s*|\s*\}\}$/g, '')} ?? '')`
        : JSON.stringify(value),
    )
    .join(', ')}] }}`;
const autoMapped: Parameters = {
  mappingMode: 'autoMapInputData',
  value: {},
  matchingColumns: [],
  schema: [],
};

export const postgres = server('postgres', 'Postgres', 'postgres', 5);
export const postgresDb: SqlStore = {
  app: postgres,
  setup: setupOf('Postgres'),
  query: (name, query) => node(name, 'postgres', 2.7, { operation: 'executeQuery', query, options: {} }),
  insert: (name, table, values) =>
    node(name, 'postgres', 2.7, {
      operation: 'insert',
      schema: pick('public', 'name'),
      table: pick(table, 'name'),
      columns: mapped(values),
      options: {},
    }),
  write: (name, table) =>
    node(name, 'postgres', 2.7, {
      operation: 'insert',
      schema: pick('public', 'name'),
      table: pick(table, 'name'),
      columns: autoMapped,
      options: {},
    }),
};

export const mySql = server('mySql', 'MySQL', 'mySql', 4);
export const mySqlDb: SqlStore = {
  app: mySql,
  setup: setupOf('MySQL'),
  query: (name, query) => node(name, 'mySql', 2.5, { operation: 'executeQuery', query, options: {} }),
  insert: (name, table, values) =>
    node(name, 'mySql', 2.5, {
      operation: 'insert',
      table: pick(table, 'name'),
      dataMode: 'defineBelow',
      valuesToSend: { values: pairs(values, 'column', 'value') },
      options: {},
    }),
  write: (name, table) =>
    node(name, 'mySql', 2.5, {
      operation: 'insert',
      table: pick(table, 'name'),
      dataMode: 'autoMapInputData',
      options: {},
    }),
};

export const microsoftSql = server('microsoftSql', 'Microsoft SQL Server', 'microsoftSql', 4);
export const microsoftSqlDb: SqlStore = {
  app: microsoftSql,
  setup: setupOf('Microsoft SQL'),
  query: (name, query) => node(name, 'microsoftSql', 1.2, { operation: 'executeQuery', query, options: {} }),
  insert: (name, table, values) =>
    node(name, 'microsoftSql', 1.2, {
      operation: 'executeQuery',
      query: `INSERT INTO ${table} (${Object.keys(values).join(', ')}) VALUES (${marks(Object.keys(values).length, (i) => `$${i}`)})`,
      options: { queryReplacement: listOf(values) },
    }),
  write: (name, table, columns) =>
    node(name, 'microsoftSql', 1.2, { operation: 'insert', table, columns: columns.join(',') }),
};

export const snowflake = app(
  'snowflake',
  'Snowflake',
  'snowflake',
  [
    'Maak in Snowflake een gebruiker met een rol die alleen de benodigde tabellen mag lezen en vullen.',
    'Vul account, database, warehouse, gebruiker en wachtwoord in n8n in.',
  ],
  [
    'Create a user in Snowflake with a role that may read and fill the tables needed and nothing else.',
    'Enter the account, database, warehouse, user and password in n8n.',
  ],
  2,
);
export const snowflakeDb: SqlStore = {
  app: snowflake,
  setup: setupOf('Snowflake'),
  query: (name, query) => node(name, 'snowflake', 1.1, { operation: 'executeQuery', query, options: {} }),
  insert: (name, table, values) =>
    node(name, 'snowflake', 1.1, {
      operation: 'executeQuery',
      query: `INSERT INTO ${table} (${Object.keys(values).join(', ')}) VALUES (${marks(Object.keys(values).length, () => '?')})`,
      options: { queryReplacement: listOf(values) },
    }),
  write: (name, table, columns) =>
    node(name, 'snowflake', 1.1, { operation: 'insert', table, columns: columns.join(',') }),
};

export const bigQuery = app('bigQuery', 'Google BigQuery', 'googleBigQueryOAuth2Api', ...GOOGLE_STEPS, 3);
const bigQueryTable = (name: string, table: string, rest: Parameters): NodeSpec =>
  node(name, 'googleBigQuery', 2.1, {
    operation: 'insert',
    projectId: pick(BIGQUERY_PROJECT),
    datasetId: pick(BIGQUERY_DATASET),
    tableId: pick(table),
    ...rest,
    options: {},
  });
export const bigQueryDb: SqlStore = {
  app: bigQuery,
  setup: setupOf('BigQuery'),
  query: (name, sqlQuery) =>
    node(name, 'googleBigQuery', 2.1, {
      operation: 'executeQuery',
      projectId: pick(BIGQUERY_PROJECT),
      sqlQuery,
      options: { defaultDataset: BIGQUERY_DATASET },
    }),
  insert: (name, table, values) =>
    bigQueryTable(name, table, {
      dataMode: 'define',
      fieldsUi: { values: pairs(values, 'fieldId', 'fieldValue') },
    }),
  write: (name, table) => bigQueryTable(name, table, { dataMode: 'autoMap' }),
};

export const oracle = server('oracle', 'Oracle Database', 'oracleDBApi', 1);
const oracleTable = (name: string, table: string, columns: Parameters): NodeSpec =>
  node(name, 'oracleDatabase', 1.1, {
    operation: 'insert',
    schema: pick(ORACLE_SCHEMA, 'name'),
    table: pick(table.toUpperCase(), 'name'),
    columns,
    options: {},
  });
/** Oracle takes a text for a date only if it is told so. */
const datesOf = (query: string) =>
  query
    .replace(/'(\{\{(?:(?!\}\}).)*toISODate\(\) \}\})'/g, "DATE '$1'")
    .replace(/'(\{\{(?:(?!\}\}).)*toFormat\('yyyy-MM-dd HH:mm:ss'\) \}\})'/g, "TIMESTAMP '$1'");
export const oracleDb: SqlStore = {
  app: oracle,
  setup: setupOf('Oracle'),
  query: (name, query) =>
    node(name, 'oracleDatabase', 1.1, { operation: 'execute', query: datesOf(query), options: {} }),
  insert: (name, table, values) => oracleTable(name, table, mapped(values)),
  write: (name, table) => oracleTable(name, table, autoMapped),
};

const propertyList = (columns: readonly string[]) => columns.join(',');
/** The databases whose node takes the names of columns and reads them off the item. */
const byColumns = (
  owner: App,
  type: 'crateDb' | 'questDb' | 'timescaleDb',
  schema: string,
): Omit<SqlStore, 'insert'> => ({
  app: owner,
  setup: setupOf(owner.label),
  query: (name, query) => node(name, type, 1.1, { operation: 'executeQuery', query, additionalFields: {} }),
  write: (name, table, columns) =>
    node(name, type, 1.1, {
      operation: 'insert',
      ...(schema ? { schema } : {}),
      table,
      columns: propertyList(columns),
      returnFields: '*',
      additionalFields: {},
    }),
});
export const crateDb = byColumns(server('crateDb', 'CrateDB', 'crateDb', 1), 'crateDb', 'doc');
export const questDb = byColumns(server('questDb', 'QuestDB', 'questDb', 1), 'questDb', '');
export const timescaleDb = byColumns(
  server('timescaleDb', 'TimescaleDB', 'timescaleDb', 2),
  'timescaleDb',
  'public',
);

/** Databases that answer SQL and take single rows with their values. */
export const databases: readonly SqlStore[] = [
  postgresDb,
  mySqlDb,
  microsoftSqlDb,
  bigQueryDb,
  snowflakeDb,
  oracleDb,
];
/** Databases that answer SQL and take the fields of an item: those and the ones made for measurements. */
export const sqlStores: readonly Omit<SqlStore, 'insert'>[] = [...databases, timescaleDb, crateDb, questDb];
/** What keeps measurements with their time. */
export const timeSeries: readonly Omit<SqlStore, 'insert'>[] = [timescaleDb, questDb, crateDb, postgresDb];
