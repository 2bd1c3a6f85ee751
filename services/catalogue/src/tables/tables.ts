export { fieldOf } from '../dsl/field-of.js';

/** A step of an n8n file, as much as is read here. */
interface Step {
  readonly name: string;
  readonly type: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly disabled?: boolean;
}

export type ColumnType = 'text' | 'number' | 'date';
export interface Column {
  readonly name: string;
  readonly type: ColumnType;
}
/** A table that a workflow works with: what it is called, and the columns that its steps write or look up. */
export interface Table {
  /** Of its app's steps: `n8n-nodes-base.googleSheets`. */
  readonly type: string;
  readonly name: string;
  readonly columns: readonly Column[];
  readonly steps: readonly string[];
}

const get = (parameters: Step['parameters'], ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
    parameters,
  );
/** A text, also of a value that was picked from a list (`{ mode: 'id', value }`). */
const textOf = (value: unknown): string => {
  const plain = typeof value === 'object' && value !== null ? (value as { value?: unknown }).value : value;
  return typeof plain === 'string' || typeof plain === 'number' ? String(plain) : '';
};

type Cells = readonly (readonly [column: string, value: string])[];
/** `[{ column: 'A', fieldValue: '1' }]` as cells. */
const cellsOf = (list: unknown, column: string, value: string): Cells =>
  (Array.isArray(list) ? list : []).map((one: Record<string, unknown>) => [
    textOf(one[column]),
    textOf(one[value]),
  ]);
const mapped = (value: unknown): Cells =>
  Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([name, cell]) => [
    name,
    textOf(cell),
  ]);
const namesOf = (list: unknown, column: string): string[] => cellsOf(list, column, '').map(([name]) => name);
const matched = (pattern: RegExp, text: unknown): string[] => {
  const [, name] = pattern.exec(textOf(text)) ?? [];
  return name === undefined ? [] : [name];
};

interface Kind {
  /** What tells one table from another; the last part is what it is called. */
  readonly target: (p: Step['parameters']) => readonly unknown[];
  readonly writes: (p: Step['parameters']) => Cells;
  readonly looksUp: (p: Step['parameters']) => readonly string[];
}

const mapper = (field: string) => (p: Step['parameters']) => mapped(get(p, field, 'value'));
const matching = (field: string, p: Step['parameters']): string[] =>
  ((get(p, field, 'matchingColumns') ?? []) as unknown[]).map(textOf);
const excel: Kind = {
  target: (p) => [p.workbook, p.worksheet],
  writes: (p) => [
    ...(p.columnToMatchOn === undefined
      ? []
      : [[textOf(p.columnToMatchOn), textOf(p.valueToMatchOn)] as const]),
    ...cellsOf(get(p, 'fieldsUi', 'values'), 'column', 'fieldValue'),
  ],
  looksUp: () => [],
};
const conditions = (p: Step['parameters']) => namesOf(get(p, 'filters', 'conditions'), 'keyName');

/** Before the name of a title of Notion, or alone where a step writes one, which does without its name. */
const TITLE = '\0';
/** What Notion itself calls the title of a new table. */
const UNNAMED_TITLE = 'Name';
const columnOfNotion = (key: string): string => {
  const [column = '', kind] = key.split('|');
  return kind === 'title' ? `${TITLE}${column}` : column;
};

/** How each app's steps name a table and its columns. */
const kinds: Readonly<Record<string, Kind>> = {
  googleSheets: {
    target: (p) => [p.documentId, p.sheetName],
    writes: mapper('columns'),
    looksUp: (p) => [...matching('columns', p), ...namesOf(get(p, 'filtersUI', 'values'), 'lookupColumn')],
  },
  airtable: {
    target: (p) => [p.base, p.table],
    writes: mapper('columns'),
    looksUp: (p) => [...matching('columns', p), ...matched(/^=?\{([^{}]+)\}\s*=/, p.filterByFormula)],
  },
  notion: {
    target: (p) => [p.dataSourceId ?? p.databaseId],
    writes: (p) => [
      ...(p.title === undefined ? [] : [[TITLE, textOf(p.title)] as const]),
      ...cellsOf(get(p, 'propertiesUi', 'propertyValues'), 'key', 'textContent').map(
        ([key, value]) => [columnOfNotion(key), value] as const,
      ),
    ],
    looksUp: (p) => namesOf(get(p, 'filters', 'conditions'), 'key').map(columnOfNotion),
  },
  microsoftExcel: excel,
  microsoftExcelSharePoint: excel,
  supabase: {
    target: (p) => [p.tableId],
    writes: (p) => cellsOf(get(p, 'fieldsUi', 'fieldValues'), 'fieldId', 'fieldValue'),
    looksUp: conditions,
  },
  baserow: {
    target: (p) => [p.databaseId, p.tableId],
    writes: (p) => cellsOf(get(p, 'fieldsUi', 'fieldValues'), 'fieldId', 'fieldValue'),
    looksUp: (p) => namesOf(get(p, 'additionalOptions', 'filters', 'fields'), 'field'),
  },
  nocoDb: {
    target: (p) => [p.projectId, p.table],
    writes: mapper('fieldsMapper'),
    looksUp: (p) => matched(/^=?\(([^,()]+),eq,/, get(p, 'options', 'where')),
  },
  seaTable: {
    target: (p) => [p.tableName],
    writes: (p) => cellsOf(get(p, 'columnsUi', 'columnValues'), 'columnName', 'columnValue'),
    looksUp: (p) => (p.searchColumn === undefined ? [] : [textOf(p.searchColumn)]),
  },
  dataTable: {
    target: (p) => [p.dataTableId],
    writes: mapper('columns'),
    looksUp: conditions,
  },
  grist: {
    target: (p) => [p.docId, p.tableId],
    writes: (p) => [
      ...cellsOf(get(p, 'upsertCriteria', 'properties'), 'fieldId', 'fieldValue'),
      ...cellsOf(get(p, 'fieldsToSend', 'properties'), 'fieldId', 'fieldValue'),
    ],
    looksUp: (p) => namesOf(get(p, 'additionalOptions', 'filter', 'filterProperties'), 'field'),
  },
};

/** How each app's steps read rows, whose columns come under their own names. */
const READING: Readonly<Record<string, RegExp>> = {
  googleSheets: /^read$/,
  airtable: /^(?:search|get)$/,
  microsoftExcel: /^readRows$/,
  microsoftExcelSharePoint: /^readRows$/,
  supabase: /^(?:getAll|get)$/,
  baserow: /^(?:getAll|get)$/,
  nocoDb: /^(?:search|getAll|get)$/,
  seaTable: /^(?:list|search|get)$/,
  dataTable: /^get$/,
  grist: /^getAll$/,
};
/** What an app adds to a row by itself. */
const ADDED =
  /^(?:id|Id|_id|row_number|order|created_at|createdAt|updatedAt|createdTime|CreatedAt|UpdatedAt|error|message|fields|binary)$/;
const NAMED = String.raw`(?:\??\.([\p{L}_][\p{L}\d_]*)|\[\\?["']([^"'\\]+)\\?["']\])(?!\()`;
const OF_ITEM = new RegExp(String.raw`\$json${NAMED}`, 'gu');

/** Whether a step gives the rows of a table. */
export const isReader = ({ type, parameters }: Step): boolean =>
  READING[type.slice(type.lastIndexOf('.') + 1)]?.test(String(parameters.operation ?? '')) === true;

const written = new WeakMap<object, string>();
/** Parameters as JSON; many readers look at the same step. */
function jsonOf({ parameters }: Step): string {
  const text = written.get(parameters) ?? JSON.stringify(parameters);
  written.set(parameters, text);
  return text;
}

/** @param named what stands in every match */
function* columnsIn(
  steps: readonly Step[],
  pattern: RegExp,
  named: string,
): Generator<readonly [string, ColumnType?]> {
  for (const step of steps) {
    const text = jsonOf(step);
    if (!text.includes(named)) continue;
    for (const match of text.matchAll(pattern)) {
      const column = match[1] ?? match[2] ?? '';
      const before = text.slice(Math.max(0, match.index - 40), match.index);
      if (ADDED.test(column)) continue;
      if (/(?:Number|Math\.\w+)\([^)]*$/.test(before)) yield [column, 'number'];
      else if (/fromISO\([^)]*$/.test(before)) yield [column, 'date'];
      else yield [column];
    }
  }
}

/** The columns that steps read of the rows that a step gives: those behind it, and those that name it. */
function* readOf(reader: Step, steps: readonly Step[], behind: Behind) {
  const name = reader.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // In a script for all items `$json` is another item.
  const isOfItem = ({ type, parameters }: Step): boolean =>
    !type.endsWith('.code') || parameters.mode === 'runOnceForEachItem';
  yield* columnsIn(behind(reader.name).filter(isOfItem), OF_ITEM, '$json');
  yield* columnsIn(
    steps,
    new RegExp(String.raw`\$\(\\?["']${name}\\?["']\)[^\s{}]{0,40}?\.json${NAMED}`, 'gu'),
    '$(',
  );
}

/** The steps that get the items of a step. */
type Behind = (name: string) => readonly Step[];

/** A value that the customer fills in is called as its label says. */
const called = (target: unknown): string => {
  const text = textOf(target);
  const [, field, quoted] = /\.json(?:\.([\p{L}_]\w*)|\[["']([^"']+)["']\])/u.exec(text) ?? [];
  return quoted ?? field ?? text;
};

/** What an expression gives, where it says so itself. */
function typeOf(value: string): ColumnType {
  const isDay = !/toFormat\((?!\\?["']yyyy-MM-dd)/.test(value);
  if (isDay && /^=?\{\{[^{}]*(?:\$now|\$today|DateTime|toISO|toFormat|toISODate)[^{}]*\}\}$/.test(value))
    return 'date';
  if (/^=?\{\{\s*(?:Number\(|Math\.|\+)/.test(value) || /^-?\d+(?:\.\d+)?$/.test(value)) return 'number';
  return 'text';
}

interface Found {
  readonly type: string;
  readonly name: string;
  readonly cells: Map<string, Set<ColumnType>>;
  readonly steps: string[];
  /** The name of the column that Notion wants first. */
  title: string;
}

const titleFirst = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  Number(other === TITLE) - Number(one === TITLE);

/**
 * The tables of a workflow, in the order of its steps; none without a column that a step names.
 * @param behind the steps that get the items of a step, so that what they read of a row counts too
 */
export function tablesOf(steps: readonly Step[], behind: Behind = () => []): Table[] {
  const found = new Map<string, Found>();
  for (const step of steps) {
    const { name, type, parameters, disabled } = step;
    const kind = kinds[type.slice(type.lastIndexOf('.') + 1)];
    if (kind === undefined || disabled === true || !type.startsWith('n8n-nodes-base.')) continue;
    const target = kind.target(parameters);
    const key = JSON.stringify([type, ...target.map(textOf)]);
    const table: Found = found.get(key) ?? {
      ...{ type, name: called(target.at(-1)), cells: new Map(), steps: [], title: UNNAMED_TITLE },
    };
    found.set(key, table);
    table.steps.push(name);
    const put = (named: string, as?: ColumnType): void => {
      if (named === '') return;
      if (named.length > 1 && named.startsWith(TITLE)) table.title = named.slice(1);
      const column = named.startsWith(TITLE) ? TITLE : named;
      const types = table.cells.get(column) ?? new Set();
      if (as !== undefined) types.add(as);
      table.cells.set(column, types);
    };
    for (const [column, value] of kind.writes(parameters)) put(column, typeOf(value));
    for (const column of kind.looksUp(parameters)) put(column);
    if (isReader(step)) for (const [column, as] of readOf(step, steps, behind)) put(column, as);
  }
  return [...found.values()]
    .filter(({ cells }) => cells.size > 0)
    .map(({ cells, title, ...table }) => ({
      ...table,
      // Where steps do not agree, text takes all of it.
      columns: [...cells].sort(titleFirst).map(([column, types]) => ({
        name: column === TITLE ? title : column,
        type: types.size === 1 ? ([...types][0] ?? 'text') : 'text',
      })),
    }));
}
