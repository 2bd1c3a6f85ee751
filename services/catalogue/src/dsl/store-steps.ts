import type { Language } from './language.js';
import { listed } from './listed.js';
import type { Both, NodeSpec, Parameters } from './types.js';

type Named = readonly [nl: string, en: string];
/** How a store's steps say where they write which fields. */
interface Store {
  readonly label: string;
  readonly noun: Named;
  readonly place: (p: Parameters) => unknown;
  readonly fields: (p: Parameters) => readonly string[];
  readonly sql?: (p: Parameters) => unknown;
  /** Said behind it. */
  readonly also?: Named;
}

const textOf = (value: unknown): string => {
  const plain = typeof value === 'object' && value !== null ? (value as { value?: unknown }).value : value;
  return typeof plain === 'string' ? plain : '';
};
const split = (list: unknown): string[] =>
  textOf(list)
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const each = (list: unknown, key: string): string[] =>
  (Array.isArray(list) ? (list as Record<string, unknown>[]) : []).map((one) => textOf(one[key]));
const inside = (value: unknown, ...path: string[]): unknown =>
  path.reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
const keysOf = (value: unknown): string[] =>
  Object.keys(typeof value === 'object' && value !== null ? value : {});

const TABLE: Named = ['de tabel', 'the table'];
const COLLECTION: Named = ['de verzameling', 'the collection'];
const server = (label: string, rest: Partial<Store> = {}): Store => ({
  ...{ label, noun: TABLE, place: (p) => p.table, fields: (p) => split(p.columns), sql: (p) => p.query },
  ...rest,
});
const mapper: Partial<Store> = { fields: (p) => keysOf(inside(p.columns, 'value')) };
const none = (): string[] => [];

/** By the type of their steps. */
const STORES: Readonly<Record<string, Store>> = {
  postgres: server('Postgres', mapper),
  mySql: server('MySQL', { fields: (p) => each(inside(p.valuesToSend, 'values'), 'column') }),
  microsoftSql: server('Microsoft SQL'),
  snowflake: server('Snowflake'),
  googleBigQuery: server('BigQuery', {
    place: (p) => p.tableId,
    fields: (p) => each(inside(p.fieldsUi, 'values'), 'fieldId'),
    sql: (p) => p.sqlQuery,
  }),
  oracleDatabase: server('Oracle', mapper),
  crateDb: server('CrateDB'),
  questDb: server('QuestDB'),
  timescaleDb: server('TimescaleDB'),
  mongoDb: {
    ...{ label: 'MongoDB', noun: COLLECTION },
    ...{ place: (p) => p.collection, fields: (p) => split(p.fields) },
  },
  elasticsearch: {
    ...{ label: 'Elasticsearch', noun: ['de index', 'the index'], place: (p) => p.indexId, fields: none },
  },
  awsDynamoDb: { label: 'DynamoDB', noun: TABLE, place: (p) => p.tableName, fields: none },
  azureCosmosDb: {
    ...{ label: 'Azure Cosmos DB', noun: ['de container', 'the container'] },
    ...{ place: (p) => p.container, fields: none },
    also: ['Geef hem partitiesleutel /id.', 'Give it the partition key /id.'],
  },
  googleFirebaseCloudFirestore: {
    ...{ label: 'Firestore', noun: COLLECTION },
    ...{ place: (p) => p.collection, fields: (p) => split(p.columns) },
  },
  googleFirebaseRealtimeDatabase: {
    ...{ label: 'Firebase', noun: ['het pad', 'the path'] },
    place: (p) => textOf(p.path).replace(/^=?([^/{]*)\/?.*$/s, '$1'),
    fields: (p) => split(p.attributes),
  },
  coda: { label: 'Coda', noun: TABLE, place: (p) => p.tableId, fields: none },
  stackby: { label: 'Stackby', noun: TABLE, place: (p) => p.table, fields: (p) => split(p.columns) },
  quickbase: { label: 'Quick Base', noun: TABLE, place: () => '', fields: (p) => split(p.columns) },
  microsoftDataverse: { label: 'Dataverse', noun: TABLE, place: (p) => p.entitySet, fields: none },
  adalo: { label: 'Adalo', noun: ['de collectie', 'the collection'], place: () => '', fields: none },
  bubble: {
    ...{ label: 'Bubble', noun: ['het gegevenstype', 'the data type'], place: (p) => p.typeName },
    fields: (p) => each(inside(p.properties, 'property'), 'key'),
  },
  filemaker: {
    ...{ label: 'FileMaker', noun: ['de lay-out', 'the layout'], place: (p) => p.layout },
    fields: (p) => each(inside(p.fieldsParametersUi, 'fields'), 'name'),
  },
};
const storeOf = (type: string): Store | undefined =>
  type.startsWith('n8n-nodes-base.') ? STORES[type.slice('n8n-nodes-base.'.length)] : undefined;

/** What a store says of any table, before it is known which its steps write to. */
export const unnamedStore = (label: string): Both => ({
  nl: `Maak in ${label} de tabel met de velden die de stappen noemen.`,
  en: `Create the table with the fields that the steps name in ${label}.`,
});

/** The fields that a step names, which are those of the item behind it where it takes all of them. */
function fieldsFrom(step: NodeSpec, store: Store, before: (name: string) => readonly NodeSpec[]): string[] {
  const own = store.fields(step.parameters);
  if (own.length > 0) return [...own];
  const given = before(step.name).find(({ type }) => type === 'n8n-nodes-base.set');
  return each(inside(given?.parameters.assignments, 'assignments'), 'name');
}

interface Written {
  readonly store: Store;
  readonly place: string;
  readonly fields: Set<string>;
}

/**
 * What to prepare in the stores of a workflow, in the place of what each says of any table; where an author tells it
 * already, nothing. Where a step asks in SQL of its author, it says which step that is.
 * @param own what the author says by himself @param before the steps whose items a step gets
 */
export function storeSteps(
  unnamed: string,
  nodes: readonly NodeSpec[],
  own: readonly string[],
  before: (name: string) => readonly NodeSpec[],
  language: Language,
): string[] | undefined {
  const label = [...new Set(Object.values(STORES).map((one) => one.label))].find(
    (one) => unnamedStore(one)[language] === unnamed,
  );
  if (label === undefined) return undefined;
  const at = language === 'nl' ? 0 : 1;
  const written = new Map<string, Written>();
  const asking: string[] = [];
  const names = (text: string): boolean =>
    own.some((step) => new RegExp(`(?<![\\p{L}\\d_])${text}(?![\\p{L}\\d_])`, 'iu').test(step));
  for (const step of nodes) {
    const store = storeOf(step.type);
    if (store?.label !== label) continue;
    const query = textOf(store.sql?.(step.parameters));
    const [, into = '', columns = ''] = /^=?\s*INSERT INTO ([\w.]+) \(([^)]+)\) VALUES/i.exec(query) ?? [];
    const place = query ? into : textOf(store.place(step.parameters));
    if (query && into === '') {
      const tables = [...query.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE) ([a-z_][\w.]*)/gi)].map(
        ([, one = '']) => one,
      );
      const isTold = own.some(
        (one) => one.includes(`"${step.name}"`) && /query|sql|view|tabel|table/i.test(one),
      );
      if (tables.length > 0 && !isTold && !tables.every(names)) asking.push(step.name);
      continue;
    }
    const one: Written = written.get(place) ?? { store, place, fields: new Set() };
    written.set(place, one);
    for (const field of query ? split(columns) : fieldsFrom(step, store, before)) one.fields.add(field);
  }
  const made = [...written.values()]
    .filter(({ place, fields }) => !(place === '' || names(place)) || ![...fields].every(names))
    .map(({ store, place, fields }) => {
      const words =
        language === 'nl' ? ['met de velden', 'met het veld'] : ['with the fields', 'with the field'];
      const told =
        fields.size > 0 ? ` ${words[fields.size === 1 ? 1 : 0]} ${listed([...fields], language)}` : '';
      const where = language === 'nl' ? `Maak in ${label} ` : `In ${label}, create `;
      return `${where}${store.noun[at]}${place && ` ${place}`}${told}.${store.also ? ` ${store.also[at]}` : ''}`;
    });
  if (asking.length === 0) return made;
  const steps = listed(
    asking.map((one) => `"${one}"`),
    language,
  );
  return [
    ...made,
    language === 'nl'
      ? `Pas in ${steps} de namen van tabellen en kolommen in de query aan je eigen database aan.`
      : `In ${steps}, change the names of tables and columns in the query to those of your own database.`,
  ];
}
