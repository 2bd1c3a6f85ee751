import { type Table, tablesOf } from '../tables/tables.js';
import { fieldOf } from './field-of.js';
import type { Language } from './language.js';
import type { Both, NodeSpec, Value } from './types.js';

type Wording = (list: string) => string;
/** Of one, and of more. */
type Words = readonly [one: string, more: string];

interface Kind {
  /** What the app says without knowing which table; it gives way to what the steps really ask. */
  readonly unnamed: Both;
  readonly told: { readonly nl: Wording; readonly en: Wording };
  /** What a table is called in this app. */
  readonly table: Both;
  readonly column: { readonly nl: Words; readonly en: Words };
  /** Said behind it, also where the recipe names its table by itself. */
  readonly always?: Both;
}

const COLUMNS = { nl: ['de kolom', 'de kolommen'], en: ['the column', 'the columns'] } as const;
const TABLE = { nl: 'de tabel', en: 'the table' };
const made = (app: string, unnamed: Both, always?: Both, inEnglish = app): Kind => ({
  unnamed,
  told: { nl: (list) => `Maak in ${app} ${list}.`, en: (list) => `In ${inEnglish}, create ${list}.` },
  table: TABLE,
  column: COLUMNS,
  ...(always ? { always } : {}),
});
const withFields = (app: string): Kind => ({
  unnamed: {
    nl: `Geef je tabel in ${app} velden die heten zoals de stappen ze noemen.`,
    en: `Give your table in ${app} fields that are called as the steps name them.`,
  },
  told: { nl: (list) => `Maak in ${app} ${list}.`, en: (list) => `In ${app}, create ${list}.` },
  table: TABLE,
  column: { nl: ['het veld', 'de velden'], en: ['the field', 'the fields'] },
});
const SPELLED = {
  nl: 'Spel tabellen en kolommen in kleine letters, met _ voor een spatie of streepje.',
  en: 'Spell tables and columns in lower case, with _ for a space or hyphen.',
};
const excel: Kind = {
  unnamed: {
    nl: 'Geef je werkmap in OneDrive een werkblad met de kolommen die de stappen noemen en kies dat werkblad in elke Excel-stap.',
    en: 'Give your workbook on OneDrive a sheet with the columns that the steps name and choose that sheet in every Excel step.',
  },
  told: {
    nl: (list) => `Geef je werkmap in OneDrive ${list}.`,
    en: (list) => `Give your workbook on OneDrive ${list}.`,
  },
  table: { nl: 'het werkblad', en: 'the sheet' },
  column: COLUMNS,
  always: { nl: 'Kies het werkblad in elke Excel-stap.', en: 'Choose the sheet in every Excel step.' },
};

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
    table: { nl: 'het tabblad', en: 'the tab' },
    column: COLUMNS,
  },
  airtable: withFields('Airtable'),
  baserow: withFields('Baserow'),
  nocoDb: withFields('NocoDB'),
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
    {
      nl: 'Spel tabellen en kolommen in Grist met _ voor een spatie of streepje.',
      en: 'In Grist, spell tables and columns with _ for a space or hyphen.',
    },
  ),
  supabase: made(
    'Supabase',
    {
      nl: 'Maak in Supabase de tabel met de kolommen die de stappen noemen, in kleine letters.',
      en: 'Create the table in Supabase with the columns that the steps name, in lower case.',
    },
    SPELLED,
  ),
  dataTable: made(
    'n8n bij Data tables',
    {
      nl: 'Maak in n8n bij Data tables de tabel met de kolommen die de stappen noemen.',
      en: 'Create the table with the columns that the steps name under Data tables in n8n.',
    },
    SPELLED,
    'n8n under Data tables',
  ),
  microsoftExcel: excel,
  microsoftExcelSharePoint: excel,
} as const satisfies Readonly<Record<string, Kind>>;

/** What an app that keeps tables asks in its own set-up, before it is known which. */
export const tableSetup = (type: keyof typeof TABLE_STEPS): Both[] => [TABLE_STEPS[type].unnamed];

const WITH = { nl: 'met', en: 'with' };
/** An author who says what stands in a table. */
const TELLS = { nl: /\b(?:tabel|tabellen|tabblad|kolom|kolommen)\b/i, en: /\b(?:tables?|tab|columns?)\b/i };
const AND = { nl: ' en ', en: ' and ' };
const listed = (words: readonly string[], language: Language): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(AND[language]);

/** A table as the customer calls it: a value in the settings by what stands between quotes in its label. */
function nameOf({ name }: Table, values: readonly Value[], language: Language): string {
  const label = values.find((one) => fieldOf(one.label[language]) === name)?.label[language];
  return label === undefined ? name : (/‘(.+)’/.exec(label)?.[1] ?? '');
}

const KIND_OF: Readonly<Record<string, Kind>> = TABLE_STEPS;
const isUnnamed = (step: string, language: Language): Kind | undefined =>
  Object.values(KIND_OF).find(({ unnamed }) => unnamed[language] === step);
const kindOf = (type: string): Kind | undefined => KIND_OF[type.slice(type.lastIndexOf('.') + 1)];

/**
 * The set-up steps with the tables and columns of this workflow in the place of what their app says of any table; where an
 * author names them already, it is not said twice.
 * @param steps in this language @param nodes as they are built in this language
 */
export function withTables(
  steps: readonly string[],
  nodes: readonly NodeSpec[],
  values: readonly Value[],
  language: Language,
): string[] {
  const tables = tablesOf(nodes);
  const own = steps.filter((step) => !isUnnamed(step, language));
  const isTold = (name: string, { columns }: Table): boolean =>
    own.some((step) => step.includes(name) && columns.every((column) => step.includes(column.name)));
  const wantedOf = (table: Table): string[] => {
    const kind = kindOf(table.type);
    const name = nameOf(table, values, language);
    if (kind === undefined || isTold(name, table)) return [];
    const columns = table.columns.map((column) => column.name);
    const words = kind.column[language][columns.length === 1 ? 0 : 1];
    return [
      `${kind.table[language]}${name && ` ${name}`} ${WITH[language]} ${words} ${listed(columns, language)}`,
    ];
  };
  const told = (kind: Kind): string[] => {
    const named = tables.filter(({ type }) => kindOf(type) === kind);
    if (named.length === 0 && !own.some((step) => TELLS[language].test(step)))
      return [kind.unnamed[language]];
    const wanted = named.flatMap(wantedOf);
    const step = [
      ...(wanted.length > 0 ? [kind.told[language](listed(wanted, language))] : []),
      ...(kind.always === undefined ? [] : [kind.always[language]]),
    ];
    return step.length > 0 ? [step.join(' ')] : [];
  };
  return steps.flatMap((step) => {
    const kind = isUnnamed(step, language);
    return kind ? told(kind) : [step];
  });
}
