import { type Table, tablesOf } from '../tables/tables.js';
import { fieldOf } from './field-of.js';
import type { Edge } from './flow.js';
import type { Language } from './language.js';
import { listed } from './listed.js';
import { partSteps } from './step-words.js';
import { storeSteps } from './store-steps.js';
import { hasName, inWordsOf, type NamedTable, type TableWords, tells } from './table-words.js';
import type { Both, NodeSpec, Value } from './types.js';

type Wording = (list: string) => string;
/** Of one, and of more. */
type Words = readonly [one: string, more: string];

interface Kind {
  /** What the app says without knowing which table; it gives way to what the steps really ask. */
  readonly unnamed: Both;
  readonly told: { readonly nl: Wording; readonly en: Wording };
  /** What a table is called in this app, and how it spells names. */
  readonly words: TableWords;
  readonly column: { readonly nl: Words; readonly en: Words };
  /** Said behind it, also where the recipe names its table by itself. */
  readonly always?: Both;
  /** What the customer knows the app by; `besides` is left out where it is said already. */
  readonly app?: string;
  /** Said where the recipe names its table by itself. */
  readonly besides?: Both;
  /** How a column is made that takes numbers; none where every cell does. */
  readonly number?: Both;
  /** How a column is made that takes a date; none where all are texts. */
  readonly date?: Both;
}

const COLUMNS = { nl: ['de kolom', 'de kolommen'], en: ['the column', 'the columns'] } as const;
const FIELDS = { nl: ['het veld', 'de velden'], en: ['the field', 'the fields'] } as const;
const TABLE: TableWords = { article: 'de', noun: { nl: 'tabel', en: 'table' } };
const NUMBER = { nl: 'een getal', en: 'a number' };
const TEXT = { nl: 'tekst', en: 'text' };
const PLAIN = { nl: 'de opmaak platte tekst', en: 'the format plain text' };

/** A name in lower case with _ between its words. */
const snake = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');

const made = (app: string, unnamed: Both, inEnglish = app, spell?: (name: string) => string): Kind => ({
  unnamed,
  told: { nl: (list) => `Maak in ${app} ${list}.`, en: (list) => `In ${inEnglish}, create ${list}.` },
  words: spell ? { ...TABLE, spell } : TABLE,
  column: COLUMNS,
  number: NUMBER,
  date: TEXT,
  app: app.replace('n8n bij ', ''),
  besides: { nl: `Tabellen maak je in ${app}.`, en: `Tables are made in ${inEnglish}.` },
});
const withFields = (app: string): Kind => ({
  ...made(app, {
    nl: `Geef je tabel in ${app} velden die heten zoals de stappen ze noemen.`,
    en: `Give your table in ${app} fields that are called as the steps name them.`,
  }),
  column: FIELDS,
});
const excelIn = (place: string): Kind => ({
  unnamed: {
    nl: `Geef je werkmap in ${place} een werkblad met de kolommen die de stappen noemen en kies dat werkblad in elke Excel-stap.`,
    en: `Give your workbook on ${place} a sheet with the columns that the steps name and choose that sheet in every Excel step.`,
  },
  told: {
    nl: (list) => `Geef je werkmap in ${place} ${list}.`,
    en: (list) => `Give your workbook on ${place} ${list}.`,
  },
  words: { article: 'het', noun: { nl: 'werkblad', en: 'sheet' } },
  column: COLUMNS,
  always: { nl: 'Kies het werkblad in elke Excel-stap.', en: 'Choose the sheet in every Excel step.' },
  date: PLAIN,
});

/** How to make what the steps of an app work with, by the type of its steps. */
export const TABLE_STEPS = {
  googleSheets: {
    unnamed: {
      nl: 'Geef je spreadsheet in Google Sheets het tabblad en de kolommen die de stappen noemen.',
      en: 'Give your spreadsheet in Google Sheets the tab and the columns that the steps name.',
    },
    told: {
      nl: (list) => `Geef je spreadsheet in Google Sheets ${list}.`,
      en: (list) => `Give your spreadsheet in Google Sheets ${list}.`,
    },
    words: { article: 'het', noun: { nl: 'tabblad', en: 'tab' } },
    column: COLUMNS,
    date: PLAIN,
  },
  airtable: withFields('Airtable'),
  baserow: withFields('Baserow'),
  nocoDb: withFields('NocoDB'),
  notion: {
    unnamed: {
      nl: 'In je database van Notion wordt de eerste waarde de titel; de rest komt in teksteigenschappen met dezelfde naam.',
      en: 'In your database of Notion the first value becomes the title; the others go to text properties of the same name.',
    },
    told: { nl: (list) => `Maak in Notion ${list}.`, en: (list) => `In Notion, create ${list}.` },
    words: { article: 'de', noun: { nl: 'database', en: 'database' } },
    column: {
      nl: ['een titel en de teksteigenschap', 'een titel en de teksteigenschappen'],
      en: ['a title and the text property', 'a title and the text properties'],
    },
    besides: {
      nl: 'In Notion is de eerste kolom de titel en zijn de andere teksteigenschappen.',
      en: 'In Notion the first column is the title and the others are text properties.',
    },
  },
  seaTable: made('SeaTable', {
    nl: 'Maak in SeaTable de tabel met de kolommen die de stappen noemen.',
    en: 'Create the table in SeaTable with the columns that the steps name.',
  }),
  grist: made(
    'Grist',
    {
      nl: 'Maak in Grist de tabel met de kolommen die de stappen noemen.',
      en: 'Create the table in Grist with the columns that the steps name.',
    },
    'Grist',
    (name) =>
      name
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[^A-Za-z0-9]+/g, '_'),
  ),
  supabase: made(
    'Supabase',
    {
      nl: 'Maak in Supabase de tabel met de kolommen die de stappen noemen, in kleine letters.',
      en: 'Create the table in Supabase with the columns that the steps name, in lower case.',
    },
    'Supabase',
    snake,
  ),
  dataTable: made(
    'n8n bij Data tables',
    {
      nl: 'Maak in n8n bij Data tables de tabel met de kolommen die de stappen noemen.',
      en: 'Create the table with the columns that the steps name under Data tables in n8n.',
    },
    'n8n under Data tables',
    snake,
  ),
  microsoftExcel: excelIn('OneDrive'),
  microsoftExcelSharePoint: excelIn('SharePoint'),
} as const satisfies Readonly<Record<string, Kind>>;

/** What an app that keeps tables asks in its own set-up, before it is known which. */
export const tableSetup = (type: keyof typeof TABLE_STEPS): Both[] => [TABLE_STEPS[type].unnamed];

const WITH = { nl: 'met', en: 'with' };

/** A table as the customer calls it: a value in the settings by what stands between quotes in its label. */
function nameOf({ name }: Table, values: readonly Value[], language: Language): string {
  const label = values.find((one) => fieldOf(one.label[language]) === name)?.label[language];
  return label === undefined ? name : (/‘(.+)’/.exec(label)?.[1] ?? '');
}

const KIND_OF: Readonly<Record<string, Kind>> = TABLE_STEPS;
const isUnnamed = (step: string, language: Language): Kind | undefined =>
  Object.values(KIND_OF).find(({ unnamed }) => unnamed[language] === step);
const kindOf = (type: string): Kind | undefined => KIND_OF[type.slice(type.lastIndexOf('.') + 1)];

/** What the set-up is told with. */
interface Told {
  readonly nodes: readonly NodeSpec[];
  readonly edges: readonly Edge[];
  readonly values: readonly Value[];
  readonly language: Language;
}

const PASSING = /\.(?:if|filter|switch|removeDuplicates|limit|sort|noOp)$/;

/** The steps next to a step in one direction; those that only hand on are seen through, and given too. */
function beside({ nodes, edges }: Told, from: 'from' | 'to', to: 'from' | 'to') {
  const byName = new Map(nodes.map((node) => [node.name, node]));
  return (name: string): NodeSpec[] => {
    const found = new Map<string, NodeSpec>();
    const visit = (at: string): void => {
      for (const edge of edges) {
        const other = edge[from] === at ? byName.get(edge[to]) : undefined;
        if (other === undefined || found.has(other.name)) continue;
        found.set(other.name, other);
        if (PASSING.test(other.type)) visit(other.name);
      }
    };
    visit(name);
    return [...found.values()];
  };
}

/** One table of the workflow, with what its app says of it. */
interface Known extends NamedTable {
  readonly table: Table;
  readonly kind: Kind;
}

/** Notion's columns of another kind than a text are told by their author. */
function isAllText({ steps }: Table, nodes: readonly NodeSpec[]): boolean {
  const keys = nodes
    .filter(({ name, type }) => steps.includes(name) && type.endsWith('.notion'))
    .flatMap(({ parameters }) => [...JSON.stringify(parameters).matchAll(/"key":"[^"|]*\|(\w+)"/g)]);
  return keys.every(([, kind]) => kind === 'rich_text' || kind === 'title');
}

function knownTables({ nodes, values, language }: Told, tables: readonly Table[]): Known[] {
  return tables.flatMap((table) => {
    const kind = kindOf(table.type);
    if (kind === undefined || !isAllText(table, nodes)) return [];
    const name = nameOf(table, values, language);
    // The title of Notion goes by any name.
    const columns = table.type.endsWith('.notion') ? table.columns.slice(1) : table.columns;
    return [{ table, kind, name, columns, words: kind.words }];
  });
}

/** Of a table what the author does not tell: all of it, its name, or some columns. */
function wanted({ name, columns, kind }: Known, own: readonly string[], language: Language) {
  const noun = `${language === 'nl' ? kind.words.article : 'the'} ${kind.words.noun[language]}${name && ` ${name}`}`;
  const everywhere = own.join('\n');
  const naming = name === '' ? everywhere : own.filter((step) => hasName(step, name)).join('\n');
  const missing = columns.filter((column) => !hasName(naming, column.name));
  const listedAs = (some: readonly { name: string }[]): string =>
    `${kind.column[language][some.length === 1 ? 0 : 1]} ${listed(
      some.map((one) => one.name),
      language,
    )}`;
  if (naming !== '' && missing.length === 0) return { whole: [], also: [] };
  if (naming !== '' && missing.length <= columns.length / 2) {
    const more = listedAs(missing);
    return {
      whole: [],
      also: [language === 'nl' ? `Geef ${noun} ook ${more}.` : `Give ${noun} ${more} too.`],
    };
  }
  const isTold = columns.length > 0 && columns.every((column) => hasName(everywhere, column.name));
  return {
    whole: [columns.length === 0 || isTold ? noun : `${noun} ${WITH[language]} ${listedAs(columns)}`],
    also: [],
  };
}

/** An author who says of which kind columns are. */
const SAYS_KIND =
  /\((?:datum|date)\b|jjjj-mm-dd|yyyy-mm-dd|bijlage|attachment|checkbox|vinkje|tekstkolom|text column|soort:/i;

/** Which columns take numbers and which a date, where the steps that write them show it. */
function kindsOf(kind: Kind, known: readonly Known[], own: readonly string[], language: Language): string[] {
  if (own.some((step) => SAYS_KIND.test(step) && known.some(({ name }) => hasName(step, name)))) return [];
  const of = (type: string): string[] => {
    const all = known.flatMap(({ table, columns }) =>
      table.columns.filter(({ name }) => columns.some((one) => one.name === name)),
    );
    const names = new Set(all.filter((one) => one.type === type).map(({ name }) => name));
    return [...names].filter((name) => all.every((one) => one.name !== name || one.type === type));
  };
  const numbers = kind.number === undefined ? [] : of('number');
  const dates = kind.date === undefined ? [] : of('date');
  const and = language === 'nl' ? ' en ' : ' and ';
  const parts = [
    ...(numbers.length > 0 && kind.number
      ? [`${kind.number[language]} ${language === 'nl' ? 'voor' : 'for'} ${listed(numbers, language)}`]
      : []),
    ...(dates.length > 0 && kind.date
      ? [
          language === 'nl'
            ? `${kind.date.nl} voor ${listed(dates, language)} (een datum staat er als 2026-12-31)`
            : `${kind.date.en} for ${listed(dates, language)} (a date stands there as 2026-12-31)`,
        ]
      : []),
  ];
  if (parts.length === 0) return [];
  return [language === 'nl' ? `Kies ${parts.join(and)}.` : `Choose ${parts.join(and)}.`];
}

/** Whether the customer reads already in which app the tables are. */
function isPlaced({ app }: Kind, { values, language }: Told, own: readonly string[]): boolean {
  if (app === undefined) return false;
  const isSaid = (text: string): boolean => text.toLowerCase().includes(app.toLowerCase());
  return own.some(isSaid) || values.some(({ label }) => isSaid(label[language]));
}

/**
 * The set-up steps with the tables and columns of this workflow in the place of what their app says of any table; where an
 * author names them already, it is not said twice, and names are spelled as the app that holds them does.
 * @param steps in this language @param nodes as they are built in this language
 */
export function withTables(
  steps: readonly string[],
  nodes: readonly NodeSpec[],
  values: readonly Value[],
  language: Language,
  edges: readonly Edge[] = [],
): string[] {
  const build: Told = { nodes, edges, values, language };
  const before = beside(build, 'to', 'from');
  const tables = tablesOf(nodes, beside(build, 'from', 'to'));
  const known = knownTables(build, tables);
  const told = steps.map((step) => inWordsOf(step, known, language));
  const isOwn = (step: string): boolean =>
    !isUnnamed(step, language) && storeSteps(step, [], [], before, language) === undefined;
  const own = told.filter(isOwn);
  const ofKind = (kind: Kind): string[] => {
    const named = known.filter((one) => one.kind === kind);
    const isHeld = nodes.some(({ type }) => type.startsWith('n8n-nodes-base.') && kindOf(type) === kind);
    if (named.length === 0) {
      if (isHeld || own.some((step) => tells(step, language))) return [];
      return [kind.unnamed[language]];
    }
    const asked = named.map((one) => wanted(one, own, language));
    const whole = asked.flatMap((one) => one.whole);
    return [
      [
        ...(whole.length > 0 ? [kind.told[language](listed(whole, language))] : []),
        ...asked.flatMap((one) => one.also),
        ...(whole.length === 0 && kind.besides && !isPlaced(kind, build, own)
          ? [kind.besides[language]]
          : []),
        ...kindsOf(kind, named, own, language),
        ...(kind.always ? [kind.always[language]] : []),
      ].join(' '),
    ].filter(Boolean);
  };
  return told.flatMap((step) => {
    const kind = isUnnamed(step, language);
    if (kind) return ofKind(kind);
    return storeSteps(step, nodes, own, before, language) ?? partSteps(step, nodes, own, language) ?? [step];
  });
}
