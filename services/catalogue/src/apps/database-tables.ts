import { node } from '../dsl/core.js';
import { tableSetup } from '../dsl/table-steps.js';
import type { NodeSpec, Parameters } from '../dsl/types.js';
import type { Table } from '../kit/ports.js';
import { app } from './app.js';
import { field, inside, mapped, pairs, pick, snake, snaked } from './office-tables.js';
import { inApp, tableFor } from './values.js';

const GRIST_DOCUMENT = inApp(
  'Grist',
  ['document', 'document'],
  [
    'Het id van je document: onder Instellingen van het document.',
    'The id of your document: under its settings.',
  ],
  'aBcDeFgHiJkLmNoPqRsTuV',
);

export const baserow = app(
  'baserow',
  'Baserow',
  'baserowTokenApi',
  [
    'Maak in Baserow bij Instellingen een database-token.',
    'Vul het token en het adres van je Baserow in n8n in.',
  ],
  [
    'Create a database token under Settings in Baserow.',
    'Enter the token and the address of your Baserow in n8n.',
  ],
);
const BASEROW_DATABASE = inApp(
  'Baserow',
  ['database', 'database'],
  [
    'Het nummer van de database: in het adres achter /database/.',
    'The number of the database: behind /database/ in the address.',
  ],
  '12345',
  '^\\d+$',
);
const baserowTableFor = (tab: string) =>
  tableFor(
    'Baserow',
    tab,
    [
      'Het nummer van de tabel: in het adres achter /table/.',
      'The number of the table: behind /table/ in the address.',
    ],
    '67890',
    '^\\d+$',
  );
const baserowRow = (name: string, operation: string, tab: string, rest: Parameters): NodeSpec =>
  node(name, 'baserow', 1.1, {
    authentication: 'databaseToken',
    resource: 'row',
    operation,
    databaseId: BASEROW_DATABASE,
    tableId: baserowTableFor(tab),
    ...rest,
  });
export const baserowTable: Table = {
  app: baserow,
  setup: tableSetup('baserow'),
  append: (name, tab, values) =>
    baserowRow(name, 'create', tab, {
      dataToSend: 'defineBelow',
      fieldsUi: { fieldValues: pairs(values, 'fieldId', 'fieldValue') },
    }),
  find: (name, tab, column, value) =>
    baserowRow(name, 'getAll', tab, {
      returnAll: true,
      additionalOptions: { filters: { fields: [{ field: column, operator: 'equal', value }] } },
    }),
  rows: (name, tab) => baserowRow(name, 'getAll', tab, { returnAll: true, additionalOptions: {} }),
  cell: field,
};

export const nocoDb = app(
  'nocoDb',
  'NocoDB',
  'nocoDbApiToken',
  [
    'Maak in NocoDB bij Team & Settings een API-token.',
    'Vul het token en het adres van je NocoDB in n8n in.',
  ],
  [
    'Create an API token under Team & Settings in NocoDB.',
    'Enter the token and the address of your NocoDB in n8n.',
  ],
);
const NOCO_WORKSPACE = inApp(
  'NocoDB',
  ['werkruimte', 'workspace'],
  [
    'Het id van je werkruimte: in het adres achter #/.',
    'The id of your workspace: behind #/ in the address.',
  ],
  'w1a2b3c4',
);
const NOCO_BASE = inApp(
  'NocoDB',
  ['base', 'base'],
  [
    'Het id van je base: in het adres, het begint met p.',
    'The id of your base: in the address, it begins with p.',
  ],
  'p1a2b3c4d5e6f7g',
);
const nocoTableFor = (tab: string) =>
  tableFor(
    'NocoDB',
    tab,
    [
      'Het id van de tabel: in het adres, het begint met m.',
      'The id of the table: in the address, it begins with m.',
    ],
    'm1a2b3c4d5e6f7g',
  );
const nocoRow = (name: string, operation: string, tab: string, rest: Parameters): NodeSpec =>
  node(name, 'nocoDb', 4, {
    authentication: 'nocoDbApiToken',
    resource: 'row',
    operation,
    workspaceId: pick(NOCO_WORKSPACE),
    projectId: pick(NOCO_BASE),
    table: pick(nocoTableFor(tab)),
    ...rest,
  });
export const nocoDbTable: Table = {
  app: nocoDb,
  setup: tableSetup('nocoDb'),
  append: (name, tab, values) =>
    nocoRow(name, 'create', tab, { dataToSend: 'mapWithFields', fieldsMapper: mapped(values) }),
  find: (name, tab, column, value) =>
    nocoRow(name, 'search', tab, {
      returnAll: true,
      downloadAttachments: false,
      options: {
        where: value.startsWith('=') ? `=(${column},eq,${inside(value)})` : `(${column},eq,${value})`,
      },
    }),
  rows: (name, tab) =>
    nocoRow(name, 'search', tab, { returnAll: true, downloadAttachments: false, options: {} }),
  cell: field,
};

export const seaTable = app(
  'seaTable',
  'SeaTable',
  'seaTableApi',
  [
    'Maak in SeaTable bij de base een API-token met schrijfrechten.',
    'Vul het token en je omgeving in n8n in.',
  ],
  [
    'Create an API token with write access for the base in SeaTable.',
    'Enter the token and your environment in n8n.',
  ],
  1,
);
export const seaTableTable: Table = {
  app: seaTable,
  setup: tableSetup('seaTable'),
  append: (name, tab, values) =>
    node(name, 'seaTable', 2, {
      resource: 'row',
      operation: 'create',
      tableName: tab,
      fieldsToSend: 'defineBelow',
      columnsUi: { columnValues: pairs(values, 'columnName', 'columnValue') },
    }),
  find: (name, tab, column, value) =>
    node(name, 'seaTable', 2, {
      resource: 'row',
      operation: 'search',
      tableName: tab,
      searchColumn: column,
      searchTerm: value,
      options: { wildcard: false },
    }),
  rows: (name, tab) =>
    node(name, 'seaTable', 2, { resource: 'row', operation: 'list', tableName: tab, options: {} }),
  cell: field,
};

export const grist = app(
  'grist',
  'Grist',
  'gristApi',
  [
    'Kopieer in Grist bij Profile Settings je API-sleutel.',
    'Kies in n8n of je Grist in de cloud of op een eigen server draait.',
  ],
  [
    'Copy your API key under Profile Settings in Grist.',
    'Choose in n8n whether your Grist runs in the cloud or on your own server.',
  ],
  1,
);
/** Grist leaves accents out of the id of a column. */
const gristId = (column: string) =>
  column
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '_');
const gristFields = (values: { [column: string]: string }) => ({
  properties: Object.entries(values).map(([column, fieldValue]) => ({
    fieldId: gristId(column),
    fieldValue,
  })),
});
const gristStep = (name: string, operation: string, tab: string, rest: Parameters): NodeSpec =>
  node(name, 'grist', 1, { operation, docId: GRIST_DOCUMENT, tableId: gristId(tab), ...rest });
export const gristTable: Table = {
  app: grist,
  setup: tableSetup('grist'),
  append: (name, tab, values) =>
    gristStep(name, 'create', tab, { dataToSend: 'defineInNode', fieldsToSend: gristFields(values) }),
  upsert: (name, tab, key, values) => {
    const { [key]: value = '', ...others } = values;
    return gristStep(name, 'upsert', tab, {
      upsertCriteria: gristFields({ [key]: value }),
      onMany: 'first',
      dataToSend: 'defineInNode',
      fieldsToSend: gristFields(others),
    });
  },
  find: (name, tab, column, values) =>
    gristStep(name, 'getAll', tab, {
      returnAll: true,
      additionalOptions: { filter: { filterProperties: [{ field: gristId(column), values }] } },
    }),
  rows: (name, tab) => gristStep(name, 'getAll', tab, { returnAll: true, additionalOptions: {} }),
  cell: (column) => `$json.${gristId(column)}`,
};

export const supabase = app(
  'supabase',
  'Supabase',
  'supabaseApi',
  [
    'Kopieer in Supabase bij Project Settings, API de project-URL en de service_role-sleutel.',
    'Vul beide in n8n in en deel de sleutel met niemand.',
  ],
  [
    'Copy the project URL and the service_role key under Project Settings, API in Supabase.',
    'Enter both in n8n and share the key with nobody.',
  ],
  3,
);
const supabaseRow = (name: string, operation: string, tab: string, rest: Parameters): NodeSpec =>
  node(name, 'supabase', 1, { resource: 'row', operation, tableId: snake(tab), ...rest });
export const supabaseTable: Table = {
  app: supabase,
  setup: tableSetup('supabase'),
  append: (name, tab, values) =>
    supabaseRow(name, 'create', tab, {
      dataToSend: 'defineBelow',
      fieldsUi: { fieldValues: pairs(snaked(values), 'fieldId', 'fieldValue') },
    }),
  find: (name, tab, column, value) =>
    supabaseRow(name, 'getAll', tab, {
      returnAll: true,
      filterType: 'manual',
      matchType: 'allFilters',
      filters: { conditions: [{ keyName: snake(column), condition: 'eq', keyValue: value }] },
    }),
  rows: (name, tab) => supabaseRow(name, 'getAll', tab, { returnAll: true, filterType: 'none' }),
  cell: (column) => `$json.${snake(column)}`,
};

/** n8n's own tables need no account. */
export const dataTables = app('dataTables', 'n8n Data Tables', '', [], [], 2);
const dataRow = (name: string, operation: string, tab: string, rest: Parameters): NodeSpec =>
  node(name, 'dataTable', 1.1, {
    resource: 'row',
    operation,
    dataTableId: pick(snake(tab), 'name'),
    ...rest,
  });
const equals = (column: string, keyValue: string): Parameters => ({
  matchType: 'allConditions',
  filters: { conditions: [{ keyName: snake(column), condition: 'eq', keyValue }] },
});
export const dataTablesTable: Table = {
  app: dataTables,
  setup: tableSetup('dataTable'),
  append: (name, tab, values) =>
    dataRow(name, 'insert', tab, { columns: mapped(snaked(values)), options: {} }),
  upsert: (name, tab, key, values) =>
    dataRow(name, 'upsert', tab, {
      ...equals(key, values[key] ?? ''),
      columns: mapped(snaked(values)),
      options: {},
    }),
  find: (name, tab, column, value) =>
    dataRow(name, 'get', tab, { ...equals(column, value), returnAll: true }),
  rows: (name, tab) => dataRow(name, 'get', tab, { returnAll: true }),
  cell: (column) => `$json.${snake(column)}`,
};
