import { type Field, Flow, kindOf, made, Reads } from '@stroomwerk/catalogue/samples';
import { gristRows } from './apps/grist.js';
import type { OwnFile, OwnNode } from './customer.js';
import type { Cell } from './grid.js';
import type { Loose, Thing, World } from './world.js';

/** A table that a workflow works with: what it reads and writes of it. */
export interface Table {
  readonly app:
    | 'googleSheets'
    | 'microsoftExcel'
    | 'airtable'
    | 'notion'
    | 'supabase'
    | 'grist'
    | 'dataTable';
  readonly book: string;
  readonly name: string;
  readonly columns: Map<string, Field>;
  /** Whether a step expects rows in it. */
  isRead: boolean;
  /** What the workflow itself fills in. */
  readonly written: Set<string>;
  /** Columns with addresses, as the set-up says: `Leidinggevende (e-mail)`. */
  readonly mails: ReadonlySet<string>;
  /** The days from today that the workflow counts with: rows stand on them. */
  days: readonly number[];
  /** How Notion calls the kind of a column. */
  readonly kinds: Map<string, string>;
}

/** The values of the settings, by the names of their fields. */
function settingsOf(file: OwnFile): Record<string, string> {
  const node = file.nodes.find(({ name }) => name === 'Instellingen' || name === 'Settings');
  const { assignments = [] } = (node?.parameters.assignments ?? {}) as {
    assignments?: { name: string; value: unknown }[];
  };
  return Object.fromEntries(assignments.map(({ name, value }) => [name, String(value)]));
}

const SETTING = /^=\{\{\s*\$\('(?:Instellingen|Settings)'\)\.first\(\)\.json\.(\w+)\s*\}\}$/;

/** What a parameter comes to where it is a setting, or what stands there. */
function settled(parameter: Loose, settings: Record<string, string>): string {
  const text = String((parameter?.__rl ? parameter.value : parameter) ?? '');
  const name = SETTING.exec(text)?.[1];
  return name === undefined ? text : (settings[name] ?? '');
}

const part = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? text;

/** Which table a step works with; none where it works with something else. */
function placeOf(
  node: OwnNode,
  settings: Record<string, string>,
): Pick<Table, 'app' | 'book' | 'name'> | undefined {
  const of = (name: string): string => settled(node.parameters[name], settings);
  const kind = kindOf(node).replace(/(Trigger|Tool)$/, '');
  if (kind === 'googleSheets')
    return { app: kind, book: part(of('documentId'), /\/d\/([\w-]+)/), name: of('sheetName') };
  if (kind === 'microsoftExcel') return { app: kind, book: of('workbook'), name: of('worksheet') };
  if (kind === 'airtable') {
    const base = of('base') || of('baseId');
    return { app: kind, book: part(base, /(app\w+)/), name: part(of('table') || of('tableId'), /(tbl\w+)/) };
  }
  const source = kind === 'notion' ? of('dataSourceId') || of('databaseId') : '';
  if (source) return { app: 'notion', book: '', name: source.replaceAll('-', '') };
  if (kind === 'supabase') return { app: kind, book: '', name: of('tableId') };
  if (kind === 'grist') return { app: kind, book: of('docId'), name: of('tableId') };
  return kind === 'dataTable' ? { app: kind, book: '', name: of('dataTableId') } : undefined;
}

const READS = new Set([
  'read',
  'search',
  'getAll',
  'get',
  'readRows',
  'update',
  'deleteRecord',
  'deleteRows',
  'rowExists',
  'rowNotExists',
]);
const blank = (): Field => ({ compared: [], days: [], lengths: [], inside: new Map() });

interface Named {
  readonly name: string;
  readonly kind?: string | undefined;
  /** What it is asked to be, where that is the same for every item. */
  readonly wanted?: unknown;
  readonly isWritten?: boolean;
}
/** The columns that a step names in its parameters: what it writes, filters and matches on. */
function* named(node: OwnNode): Iterable<Named> {
  const p = node.parameters as Loose;
  const keys = new Set([...(p.columns?.matchingColumns ?? []), p.columnToMatchOn]);
  for (const name of Object.keys(p.columns?.value ?? {})) yield { name, isWritten: !keys.has(name) };
  for (const name of p.columns?.matchingColumns ?? []) yield { name };
  for (const { fieldId, column } of [...(p.fieldsUi?.fieldValues ?? []), ...(p.fieldsUi?.values ?? [])])
    yield { name: fieldId ?? column, isWritten: !keys.has(fieldId ?? column) };
  for (const { fieldId } of [...(p.fieldsToSend?.properties ?? []), ...(p.upsertCriteria?.properties ?? [])])
    yield {
      name: fieldId,
      isWritten: p.fieldsToSend?.properties.some((one: Loose) => one.fieldId === fieldId),
    };
  for (const { field, values } of p.additionalOptions?.filter?.filterProperties ?? [])
    yield { name: field, wanted: values };
  for (const { lookupColumn, lookupValue } of p.filtersUI?.values ?? [])
    yield { name: lookupColumn, wanted: lookupValue };
  for (const { keyName, key, condition, keyValue } of p.filters?.conditions ?? []) {
    const [name, kind] = String(keyName ?? key ?? '').split('|');
    yield { name: name ?? '', kind, wanted: condition === 'eq' ? keyValue : undefined };
  }
  for (const { key } of p.propertiesUi?.propertyValues ?? []) {
    const [name, kind] = String(key).split('|');
    yield { name: name ?? '', kind };
  }
  for (const [, name = '', wanted] of String(p.filterByFormula ?? '').matchAll(
    /\{([^{}]+)\}(?!\})(?: ?= ?'([^'{]*)')?/g,
  ))
    yield { name, wanted };
  for (const [, name = ''] of String(p.filterJson ?? '').matchAll(/"property"\s*:\s*"([^"]+)"/g))
    yield { name };
  for (const one of [p.columnToMatchOn, p.triggerField])
    if (typeof one === 'string' && one) yield { name: one };
}
/** What n8n itself tells of a row, whatever its columns are. */
const NOT_COLUMNS = new Set([
  'row_number',
  'id',
  'createdTime',
  'createdAt',
  'updatedAt',
  'fields',
  'url',
  'object',
  '[]',
  'name',
  'error',
  'created_at',
  'length',
  'icon',
  'cover',
]);

const LIST = /(?:kolom(?:men)?|velden|columns?|fields)\s+(.+?)(?:\.|;|:|$)/i;
/** The columns that a set-up names for a table: `Maak het tabblad Uren met de kolommen Datum, Uren en Soort.` */
function told(setup: readonly string[], name: string): string[] {
  const lists = setup.filter((step) => LIST.test(step));
  const own = lists.filter((step) => step.includes(name));
  return (own.length > 0 ? own : lists)
    .flatMap((step) => (LIST.exec(step)?.[1] ?? '').split(/,|\s+(?:en|and)\s+/))
    .map((one) =>
      one
        .replace(/\(.*?\)/g, '')
        .trim()
        .replace(/^["‘“]|["’”]$/g, ''),
    )
    .filter((one) => /^[\p{Lu}a-z][\p{L}\d _-]{0,30}$/u.test(one) && one.split(' ').length < 4);
}

/** The tables of a workflow, with every column that it names. @param setup what its customer is told to make */
export function tablesOf(file: OwnFile, setup: readonly string[] = []): Table[] {
  const settings = settingsOf(file);
  const flow = new Flow(file as never);
  const reads = new Reads(flow);
  const days = daysOf(file);
  const mails = new Set(
    setup.flatMap((step) =>
      [...step.matchAll(/([\p{L}-]+) \((?:een |an? )?(?:e-?mail|mail)[^)]*\)/giu)].map(
        ([, name = '']) => name,
      ),
    ),
  );
  const found = new Map<string, Table>();
  for (const node of flow.steps.concat([...flow.serving.values()].flat()) as OwnNode[]) {
    const place = placeOf(node, settings);
    if (!place?.name) continue;
    const key = `${place.app} ${place.book} ${place.name}`;
    const table: Table = found.get(key) ?? {
      ...place,
      columns: new Map(),
      kinds: new Map(),
      written: new Set(),
      isRead: false,
      mails,
      days,
    };
    found.set(key, table);
    const { operation = '' } = node.parameters;
    if (READS.has(String(operation)) || kindOf(node).endsWith('Trigger')) {
      table.isRead = true;
      const read = reads.of.get(node.name)?.inside ?? new Map<string, Field>();
      const inside =
        place.app === 'airtable' ? new Map([...read, ...(read.get('fields')?.inside ?? [])]) : read;
      for (const [name, field] of inside) {
        const column = place.app === 'notion' ? name.replace(/^property_/, '') : name;
        if (place.app === 'notion' && column === name) continue;
        if (!NOT_COLUMNS.has(column) || (column === 'name' && place.app !== 'notion'))
          table.columns.set(column, field);
      }
    }
    for (const { name, kind, wanted, isWritten } of named(node)) {
      if (!name || (name === 'id' && place.app === 'airtable')) continue;
      const column = table.columns.get(name) ?? blank();
      table.columns.set(name, column);
      if (kind) table.kinds.set(name, kind);
      if (typeof wanted === 'string' && wanted !== '' && !wanted.startsWith('='))
        column.compared.unshift(wanted);
      if (isWritten) table.written.add(name);
    }
  }
  for (const node of flow.steps) {
    const { sortField = [] } = (node.parameters.sortFieldsUi ?? {}) as {
      sortField?: { fieldName: string }[];
    };
    for (const { from } of flow.links.filter(({ to }) => to === node.name)) {
      const source = flow.step(from);
      const place = source && placeOf(source as OwnNode, settings);
      const table = place && found.get(`${place.app} ${place.book} ${place.name}`);
      for (const { fieldName } of sortField)
        if (table && !table.columns.has(fieldName)) table.columns.set(fieldName, blank());
    }
  }
  for (const table of found.values())
    if (table.columns.size === 0 || (table.isRead && table.app !== 'notion' && table.app !== 'dataTable'))
      for (const name of told(setup, table.name))
        if (!table.columns.has(name)) table.columns.set(name, blank());
  return [...found.values()];
}

/** Days from today on which something is due, is to come, is long ago. */
const DAYS = [0, -1, 1, 7, -7, 30, -30, -400];
const MOST_ROWS = 14;
/** The days that a workflow counts with: `plus({ days: 14 })`, `{ weeks: 2 }`, `<= 30`, each before and after. */
function daysOf(file: OwnFile): number[] {
  const text = JSON.stringify(
    file.nodes.filter((node) => kindOf(node) !== 'stickyNote').map(({ parameters }) => parameters),
  );
  const counted = [...text.matchAll(/(days?|weeks?|months?): (\d{1,3})\b/g)].map(
    ([, unit = '', count]) => Number(count) * (unit.startsWith('w') ? 7 : unit.startsWith('m') ? 30 : 1),
  );
  const compared = /diff|DateTime|now/.test(text)
    ? [...text.matchAll(/[<>=]=? ?(\d{1,3})\b/g)].map(([, count]) => Number(count))
    : [];
  const found = [...new Set([...counted, ...compared])].filter((days) => days > 1 && days < 400).slice(0, 3);
  return [...new Set([...found.flatMap((days) => [days, -days, days - 1]), ...DAYS])].slice(0, MOST_ROWS);
}
const TIME = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/;
const NUMBER_NAME =
  /bedrag|prijs|innen|aantal|minuten|uren|voorraad|saldo|procent|amount|price|stock|hours|minutes|count/i;
const DATE_NAME =
  /datum|\bdag\b|\bop$|\btot$|vanaf|einde|deadline|verloopt|\bdate\b|\buntil\b|\bsince\b|\bdue\b/i;
/** What says nothing else than that it is a sample. */
const SAMPLE = /^Voorbeeld|^Sample|^,$/;
/** Who has a check digit in it, or a form of its own. */
const FIXED = /^[A-Z]{2}\d{2}[A-Z0-9]{10,}$|^\+\d+$|^\d{4} ?[A-Z]{2}$/;
const dayText = (now: number, days: number): string =>
  new Date(now + days * 86_400_000).toISOString().slice(0, 10);
/** One of several of the same name: `sanne1@voorbeeld.nl`. */
function numbered(value: string, index: number): string {
  if (value.includes('@')) return value.replace('@', `${index}@`);
  if (value.includes('://')) return `${value}-${index}`;
  return `${value}${value.includes(' ') ? ' ' : ''}${index}`;
}

/** Rows of a table that is read: each on a day of its own; what else stands there and what does not yet, in every combination. */
export function rowsOf(
  { columns, isRead, written, mails, days: all }: Table,
  now: number,
): Record<string, unknown>[] {
  if (!isRead) return [];
  return all.map((days, index) =>
    Object.fromEntries(
      [...columns].map(([column, field], place) => {
        const isOther = ((index >> (place % 3)) & 1) === 1;
        const isOpen = field.compared.length === 0 ? index % 2 === 0 : index % 4 === 2;
        // Not filled in yet, where it is the workflow that does it.
        if (isOpen && written.has(column)) return [column, ''];
        if (mails.has(column)) return [column, `collega${index}@voorbeeld.nl`];
        const value = made(field, isOther ? 'other' : 'normal', now, column);
        if (typeof value !== 'string') return [column, value];
        if (SAMPLE.test(value) && NUMBER_NAME.test(column)) return [column, 12.5 + index];
        if (SAMPLE.test(value) && DATE_NAME.test(column)) return [column, dayText(now, days)];
        // The days that a step compares with first, then the others.
        if (TIME.test(value)) return [column, index % 4 < 2 ? value.slice(0, 10) : dayText(now, days)];
        const isOwn = field.compared.length === 0 && field.kind !== 'yes' && index > 0 && !FIXED.test(value);
        return [column, isOwn ? numbered(value, index) : value];
      }),
    ),
  );
}

const cell = (value: unknown): Cell =>
  value === null || typeof value === 'object' ? JSON.stringify(value) : (value as Cell);

const NOTION_KIND: Record<NonNullable<Field['kind']>, string> = {
  text: 'rich_text',
  number: 'number',
  date: 'date',
  yes: 'checkbox',
  list: 'multi_select',
};
/** A value as a property of a page. */
export function property(kind: string, value: unknown): Thing {
  const text = [
    {
      type: 'text',
      text: { content: String(value) },
      plain_text: String(value),
      annotations: {},
      href: null,
    },
  ];
  const option = { id: 'o1', name: String(value), color: 'default' };
  const of: Record<string, unknown> = {
    title: text,
    rich_text: text,
    number: Number(value) || 0,
    date: { start: String(value), end: null },
    checkbox: value === true,
    select: option,
    status: option,
    multi_select: [option],
    url: String(value),
    email: String(value),
    phone_number: String(value),
    people: [],
    relation: [],
  };
  return { id: 'p', type: kind, [kind]: of[kind] ?? text };
}

/** Lays out the tables that the vendors hold. @returns those that n8n itself holds */
export function seed(world: World, tables: readonly Table[]): Table[] {
  let sheetId = 0;
  for (const table of tables) {
    const names = [...table.columns.keys()];
    const rows = rowsOf(table, world.now);
    if (table.app === 'googleSheets' || table.app === 'microsoftExcel') {
      const cells = rows.map((row) => names.map((name) => cell(row[name])));
      const number = /^(?:gid=)?(\d+)$/.exec(table.name)?.[1];
      world.put('tab', {
        book: table.book,
        name: number ? `Blad${number}` : table.name,
        sheetId: number ? Number(number) : sheetId++ + 1000,
        rows: [names, ...cells],
      });
    } else if (table.app === 'airtable') {
      world.put('airtable', { base: table.book, id: table.name, columns: names });
      for (const row of rows)
        world.put(`airtable:${table.book}:${table.name}`, {
          id: `rec${world.next()}`,
          createdTime: world.time(-1),
          fields: row,
        });
    } else if (table.app === 'grist') {
      for (const row of rows) world.put(gristRows(table.book, table.name), { id: world.next(), fields: row });
    } else if (table.app === 'supabase') {
      for (const row of rows)
        world.put(`supabase:${table.name}`, { id: world.next(), created_at: world.time(-1), ...row });
    } else if (table.app === 'notion') {
      const kindOfColumn = (name: string): string =>
        table.kinds.get(name) ?? NOTION_KIND[table.columns.get(name)?.kind ?? 'text'];
      const known = Object.fromEntries(names.map((name) => [name, kindOfColumn(name)]));
      // Every table of Notion has one title.
      const hasTitle = Object.values(known).includes('title');
      const kinds: Record<string, string> = hasTitle ? known : { Naam: 'title', ...known };
      world.put('notion:source', { id: table.name, kinds });
      for (const row of rows)
        world.put('notion:page', {
          id: `${String(world.next()).padStart(8, '0')}-0000-4000-8000-000000000000`,
          source: table.name,
          created_time: world.time(-1),
          last_edited_time: world.time(-1),
          properties: {
            ...(kinds.Naam === 'title' && !('Naam' in row) ? { Naam: property('title', 'Voorbeeld') } : {}),
            ...Object.fromEntries(
              names.map((name) => [name, property(kinds[name] ?? 'rich_text', row[name])]),
            ),
          },
        });
    }
  }
  return tables.filter(({ app }) => app === 'dataTable');
}
