import { AS_WRITTEN } from '../dsl/apps.js';
import { node } from '../dsl/core.js';
import { say } from '../dsl/language.js';
import { tableSetup } from '../dsl/table-steps.js';
import type { Json, NodeSpec, Parameters } from '../dsl/types.js';
import type { Table } from '../kit/ports.js';
import { app, GOOGLE_STEPS, MICROSOFT_STEPS } from './app.js';
import { airtableFor, inApp, notionDatabaseFor, spreadsheet } from './values.js';

const SHAREPOINT_WORKBOOK = inApp(
  'SharePoint',
  ['werkmap', 'workbook'],
  ['De link naar je werkmap in SharePoint.', 'The link to your workbook on SharePoint.'],
  [
    'https://jouw-bedrijf.sharepoint.com/sites/verkoop/Documenten/werkmap.xlsx',
    'https://your-company.sharepoint.com/sites/sales/Documents/workbook.xlsx',
  ],
  '^https://',
);

const EXCEL_WORKBOOK = inApp(
  'OneDrive',
  ['werkmap', 'workbook'],
  [
    'Het id van je Excel-werkmap: in het adres achter sourcedoc= of resid=.',
    'The id of your Excel workbook: behind sourcedoc= or resid= in its address.',
  ],
  '01ABCDEFGHIJKLMNOPQRSTUVWXYZ',
);

type Values = { [column: string]: string };

const pick = (value: string, mode = 'id'): Parameters => ({ __rl: true, mode, value });
/** A value as text inside another text: without the sign that makes the whole an expression. */
const inside = (value: string) => value.replace(/^=/, '');
const field = (column: string) => (/^[A-Za-z_]\w*$/.test(column) ? `$json.${column}` : `$json['${column}']`);
const snake = (column: string) =>
  column
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
const snaked = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([column, value]) => [snake(column), value]));
/** A sheet of a workbook: Microsoft takes its name for an id. */
const sheetNamed = (tab: string): Parameters => ({ ...pick(tab, 'list'), cachedResultName: tab });
/** The value of n8n's column mapper. */
export const mapped = (value: Values, matchingColumns: string[] = []): Parameters => ({
  mappingMode: 'defineBelow',
  value,
  matchingColumns,
  schema: Object.keys(value).map((id) => ({
    id,
    displayName: id,
    required: false,
    defaultMatch: matchingColumns.includes(id),
    display: true,
    type: 'string',
    canBeUsedToMatch: true,
  })),
});
const pairs = (values: Values, column: string, value: string): Json[] =>
  Object.entries(values).map(([key, text]) => ({ [column]: key, [value]: text }));

export const googleSheets = app('googleSheets', 'Google Sheets', 'googleSheetsOAuth2Api', ...GOOGLE_STEPS, 5);
const sheet = (name: string, operation: string, tab: string, rest: Parameters): NodeSpec =>
  node(name, 'googleSheets', 4.7, {
    resource: 'sheet',
    operation,
    documentId: pick(spreadsheet, 'url'),
    sheetName: pick(tab, 'name'),
    ...rest,
  });
export const sheetsTable: Table = {
  app: googleSheets,
  setup: tableSetup('googleSheets'),
  append: (name, tab, values) => sheet(name, 'append', tab, { columns: mapped(values), options: AS_WRITTEN }),
  upsert: (name, tab, key, values) =>
    sheet(name, 'appendOrUpdate', tab, { columns: mapped(values, [key]), options: AS_WRITTEN }),
  find: (name, tab, column, value) =>
    sheet(name, 'read', tab, {
      filtersUI: { values: [{ lookupColumn: column, lookupValue: value }] },
      options: {},
    }),
  rows: (name, tab) => sheet(name, 'read', tab, { options: {} }),
  cell: field,
};

export const airtable = app(
  'airtable',
  'Airtable',
  'airtableTokenApi',
  [
    'Maak op airtable.com/create/tokens een token met data.records:read, data.records:write en schema.bases:read.',
    'Geef het token alleen toegang tot de base die je gebruikt.',
  ],
  [
    'Create a token on airtable.com/create/tokens with data.records:read, data.records:write and schema.bases:read.',
    'Give the token access to the base that you use and nothing else.',
  ],
  4,
);
/** A value inside the quotes of a formula, where an apostrophe would end it. */
const quotable = (value: string) => {
  const [, alone] = /^=\{\{((?:(?!\}\})[\s\S])*)\}\}$/.exec(value) ?? [];
  return alone ? `{{ String(${alone.trim()} ?? '').replaceAll("'", "\\\\'") }}` : inside(value);
};
/** Which base and table a step of Airtable works with. */
export const airtableTarget = (tab: string) => ({
  base: pick(airtableFor(tab), 'url'),
  table: pick(airtableFor(tab), 'url'),
});
const airtableStep = (
  name: string,
  operation: string,
  tab: string,
  rest: Parameters,
  version = 2.2,
): NodeSpec =>
  node(name, 'airtable', version, { resource: 'record', operation, ...airtableTarget(tab), ...rest });
/** From 2.2 on a search leaves the columns inside `fields` (seen in n8n 2.41); before that they stand beside `id`. */
const airtableSearch = (name: string, tab: string, rest: Parameters): NodeSpec =>
  airtableStep(name, 'search', tab, { ...rest, returnAll: true, options: {} }, 2.1);
export const airtableTable = {
  app: airtable,
  setup: tableSetup('airtable'),
  append: (name, tab, values) =>
    airtableStep(name, 'create', tab, { columns: mapped(values), options: { typecast: true } }),
  upsert: (name, tab, key, values) =>
    airtableStep(name, 'upsert', tab, { columns: mapped(values, [key]), options: { typecast: true } }),
  find: (name, tab, column, value) =>
    airtableSearch(name, tab, { filterByFormula: `={${column}}='${quotable(value)}'` }),
  rows: (name, tab) => airtableSearch(name, tab, {}),
  cell: field,
} satisfies Table;

export const notion = app(
  'notion',
  'Notion',
  'notionApi',
  [
    'Maak op notion.so/my-integrations een interne integratie.',
    'Deel de database met die integratie via Verbindingen.',
  ],
  [
    'Create an internal integration on notion.so/my-integrations.',
    'Share the database with that integration under Connections.',
  ],
  4,
);
/** A database of Notion. */
export const notionSource = (tab: string): Parameters => pick(notionDatabaseFor(tab));
const notionRows = (name: string, tab: string, filter: Parameters): NodeSpec =>
  node(name, 'notion', 3, {
    resource: 'databasePage',
    operation: 'getAll',
    dataSourceId: notionSource(tab),
    returnAll: true,
    simple: true,
    ...filter,
    options: {},
  });
const ONLY = /^=\{\{((?:(?!\}\}).)*)\}\}$/s;
const IS_TEXT = /^\s*(?:String\(|\$now\.to(?:ISODate|ISO|Format)\()[^?|&]*$/;
/** A step of Notion 3 stops where an expression gives a number for a title or a text, so it gives a text. */
function asText(value: string): string {
  const reference = ONLY.exec(value)?.[1];
  return reference === undefined || IS_TEXT.test(reference)
    ? value
    : `={{ String((${reference.trim()}) ?? '') }}`;
}
export const notionTable = {
  app: notion,
  setup: tableSetup('notion'),
  append: (name, tab, values) => {
    const [title, ...others] = Object.entries(values);
    return node(name, 'notion', 3, {
      resource: 'databasePage',
      operation: 'create',
      dataSourceId: notionSource(tab),
      title: asText(title?.[1] ?? say('Naamloos', 'Untitled')),
      propertiesUi: {
        propertyValues: others.map(([column, value]) => ({
          key: `${column}|rich_text`,
          textContent: asText(value),
        })),
      },
      options: {},
    });
  },
  find: (name, tab, column, value) =>
    notionRows(name, tab, {
      filterType: 'manual',
      matchType: 'anyFilter',
      filters: {
        conditions: [{ key: `${column}|rich_text`, condition: 'equals', richTextValue: value }],
      },
    }),
  rows: (name, tab) => notionRows(name, tab, { filterType: 'none' }),
  cell: (column) => `$json.property_${snake(column)}`,
} satisfies Table;

export const excel365 = app('excel365', 'Microsoft Excel', 'microsoftExcelOAuth2Api', ...MICROSOFT_STEPS, 4);
const excel = (name: string, operation: string, tab: string, rest: Parameters): NodeSpec =>
  node(name, 'microsoftExcel', 2.2, {
    resource: 'worksheet',
    operation,
    workbook: pick(EXCEL_WORKBOOK),
    worksheet: sheetNamed(tab),
    ...rest,
    options: {},
  });
const excelRows = (values: Values): Parameters => ({
  dataMode: 'define',
  fieldsUi: { values: pairs(values, 'column', 'fieldValue') },
});
export const excelTable: Table = {
  app: excel365,
  setup: tableSetup('microsoftExcel'),
  append: (name, tab, values) => excel(name, 'append', tab, excelRows(values)),
  upsert: (name, tab, key, values) => {
    const { [key]: valueToMatchOn = '', ...others } = values;
    return excel(name, 'upsert', tab, { ...excelRows(others), columnToMatchOn: key, valueToMatchOn });
  },
  rows: (name, tab) => excel(name, 'readRows', tab, {}),
  cell: field,
};

export const excelSharePoint = app(
  'excelSharePoint',
  'Excel in SharePoint',
  'microsoftOAuth2Api',
  ...MICROSOFT_STEPS,
  1,
);
const sharedExcel = (name: string, operation: string, tab: string, rest: Parameters): NodeSpec =>
  node(name, 'microsoftExcelSharePoint', 1, {
    resource: 'worksheet',
    operation,
    workbook: pick(SHAREPOINT_WORKBOOK, 'url'),
    worksheet: sheetNamed(tab),
    ...rest,
    options: {},
  });
export const excelSharePointTable: Table = {
  app: excelSharePoint,
  setup: tableSetup('microsoftExcelSharePoint'),
  append: (name, tab, values) => sharedExcel(name, 'append', tab, excelRows(values)),
  upsert: (name, tab, key, values) => {
    const { [key]: valueToMatchOn = '', ...others } = values;
    return sharedExcel(name, 'upsert', tab, { ...excelRows(others), columnToMatchOn: key, valueToMatchOn });
  },
  rows: (name, tab) => sharedExcel(name, 'readRows', tab, {}),
  cell: field,
};

export { field, inside, pairs, pick, snake, snaked, type Values };
