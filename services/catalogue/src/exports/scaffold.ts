import { Document, type Pair, Scalar, visit } from 'yaml';
import type { Category, Json } from '../dsl/types.js';
import { isInside, shownOf, shownOfCode } from '../english.js';
import { maskText } from '../masks/masks.js';
import type { Cleaned, Proposal } from './clean-export.js';
import { appOf } from './known-accounts.js';
import { leaves } from './leaves.js';
import type { Exported } from './read-export.js';

const open = { nl: '', en: '' };
type Words = typeof open;

/** What the author still has to write is an empty text; what stands in the export is filled in. */
export interface Scaffold {
  title: Words;
  description: Words;
  benefit: Words;
  category: string;
  tags: string[];
  difficulty: string;
  tier: string;
  minutes_to_set_up: number;
  saves: { minutes: number; because: Words };
  accounts: { type: string; why: Words; app?: Words; steps?: Words[] }[];
  setup: Words[];
  steps: { [dutch: string]: string };
  columns: { [dutch: string]: string };
  texts: { step: string; path: string; nl: string; en: string }[];
  values: {
    key: string;
    kind: string;
    label: Words;
    help: Words;
    example: string | Words;
    check?: string;
    at: { step: string; path: string; part?: string }[];
  }[];
  notes: { over: string[]; text: Words }[];
}

const literal = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;
/** Where n8n keeps what nobody reads. */
const INSIDE =
  /^columns\.(schema|matchingColumns)|(^|\.)(id|type|field|timezone)$|^rule\.|^conditions\..*\.(operator|options)\./;

/** Words of a step that somebody reads: whole parameters, and literals and remarks of code. */
function wordsOf(parameters: Json): { path: string; words: string }[] {
  return [...leaves(parameters)].flatMap(([path, leaf]) => {
    if (typeof leaf !== 'string' || INSIDE.test(path)) return [];
    if (/(^|\.)jsCode$/.test(path)) {
      const shown = new Set(shownOfCode(leaf).filter((text) => !isInside(text)));
      const remarks = [...leaf.matchAll(/(?<=^|\s)\/\/ .*$/gm)].map(([remark]) => remark);
      const literals = [...leaf.matchAll(literal)]
        .map(([, , inside = '']) => inside)
        .filter((text) => /\p{L}{2}/u.test(text) && !isInside(text));
      return [...new Set([...remarks, ...(shown.size > 0 ? literals : [])])].map((words) => ({
        path,
        words,
      }));
    }
    const isShown = shownOf(leaf).some((text) => /\p{L}{2}/u.test(text) && !isInside(text));
    return isShown ? [{ path, words: leaf }] : [];
  });
}

/** Tabs and columns of a table, and names of fields that people read: with a capital or a space. */
function columnsOf(parameters: Json): string[] {
  const found = new Set<string>();
  const put = (name: string) => {
    if (/[\p{Lu}\s]/u.test(name) && !/^=/.test(name)) found.add(name);
  };
  for (const [path, leaf] of leaves(parameters)) {
    const column = /^columns\.value\.(.+)$/.exec(path)?.[1];
    if (column) put(column);
    if (/(^|\.)sheetName\.value$/.test(path)) put(String(leaf));
    if (/(^|\.)(assignments\.\d+\.name|matchingColumns\.\d+)$/.test(path)) put(String(leaf));
  }
  return [...found];
}

function valuesOf(proposals: readonly Proposal[]): Scaffold['values'] {
  const values = new Map<string, Scaffold['values'][number]>();
  for (const { was, step, path, part, key, kind, example, check, definition } of proposals) {
    const place = { step, path, ...(part !== undefined && { part }) };
    const known = values.get(was);
    if (known) {
      known.at.push(place);
      continue;
    }
    const taken = new Set([...values.values()].map((one) => one.key));
    const numbered = (at: number): string =>
      taken.has(at === 1 ? key : `${key}-${at}`) ? numbered(at + 1) : at === 1 ? key : `${key}-${at}`;
    const pattern = definition?.check ?? check;
    values.set(was, {
      key: numbered(1),
      kind,
      label: { ...(definition?.label ?? open) },
      help: { ...(definition?.help ?? open) },
      example: definition ? structuredClone(definition.example) : example === '' ? { ...open } : example,
      ...(pattern !== undefined && { check: pattern }),
      at: [place],
    });
  }
  return [...values.values()];
}

const accountOf = (type: string): Scaffold['accounts'][number] =>
  appOf(type) === undefined
    ? { type, why: { ...open }, app: { ...open }, steps: [{ ...open }] }
    : { type, why: { ...open } };

/** The declarations that an export asks for, with everything that it tells itself. */
export function scaffoldOf(
  exported: Exported,
  { file, proposals }: Cleaned,
  category: Category | '',
): Scaffold {
  const steps = file.nodes;
  const columns = [...new Set(steps.flatMap(({ parameters }) => columnsOf(parameters)))];
  const isValue = (step: string, path: string) =>
    proposals.some((one) => one.step === step && one.path === path && one.part === undefined);
  return {
    title: { nl: maskText(exported.name), en: '' },
    description: { ...open },
    benefit: { ...open },
    category,
    tags: [''],
    difficulty: steps.length < 6 ? 'beginner' : steps.length < 14 ? 'intermediate' : 'advanced',
    tier: 'starter',
    minutes_to_set_up: 10,
    saves: { minutes: 10, because: { ...open } },
    accounts: [...new Set(exported.steps.flatMap(({ accounts }) => accounts))].map(accountOf),
    setup: [{ ...open }],
    steps: Object.fromEntries(steps.map(({ name }) => [name, ''])),
    columns: Object.fromEntries(columns.map((name) => [name, ''])),
    texts: steps.flatMap(({ name, parameters }) =>
      wordsOf(parameters)
        .filter(({ path, words }) => !isValue(name, path) && !columns.includes(words))
        .map(({ path, words }) => ({ step: name, path, nl: words, en: '' })),
    ),
    values: valuesOf(proposals),
    notes: exported.notes
      .filter(({ over, text }) => over.length > 0 && text !== '')
      .map(({ over, text }) => ({ over: [...over], text: { nl: maskText(text), en: '' } })),
  };
}

/** What each part is for, above it in the file. */
const ABOUT: { readonly [part: string]: string } = {
  title: ' Every text stands in Dutch (nl) and in English (en). What is empty is still to be written.',
  category:
    ' marketing, ecommerce, productivity, data, social, finance, hr, customer, content or integration.',
  tags: ' Dutch words that people search with.',
  difficulty: ' beginner, intermediate or advanced; tier: starter, professional or enterprise.',
  saves: ' Minutes of handwork that one run saves, and what that assumes.',
  accounts: ' What the workflow signs in to, and why.',
  setup:
    ' What is left to do after filling in the values: columns to make, rights to give. Without: setup: []',
  steps: ' The English name of each step. References between steps follow by themselves.',
  columns:
    ' English names of tabs, columns and fields, and of words that are written and compared. Take out what is the same in both languages.',
  texts: ' Words inside steps. Take out what nobody reads or what is the same in both languages.',
  values: ' What only the customer knows. It gets into the step Instellingen (Settings) by itself.',
  notes: ' Notes on the canvas, over the steps that they explain.',
};

/** The file that the author goes on with. */
export function scaffoldText(scaffold: Scaffold): string {
  const document = new Document(scaffold);
  document.commentBefore = ' yaml-language-server: $schema=../workflow.schema.json';
  visit(document, {
    Pair(_, pair: Pair) {
      const { key } = pair;
      const about = key instanceof Scalar ? ABOUT[String(key.value)] : undefined;
      if (
        about !== undefined &&
        document.has(key) &&
        document.get(key, true) === pair.value &&
        key instanceof Scalar
      ) {
        key.commentBefore = about;
        key.spaceBefore = true;
      }
    },
  });
  return document.toString({ lineWidth: 0 });
}
