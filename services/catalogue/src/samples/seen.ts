import type { Json, N8nNode, Parameters } from '../dsl/types.js';
import type { CaseKind, Scene } from './cases.js';
import { isMixed } from './mixed.js';
import type { Stage } from './stage.js';
import { kindOf } from './steps.js';

/** A few fields by their paths, as short texts. */
export type Fields = Readonly<Record<string, string>>;

/** What a run of a case left, as far as it is told here: in the order in which its steps ran. */
export interface RanCase {
  readonly steps: ReadonlyMap<
    string,
    {
      readonly error: string | null;
      readonly outputs: readonly (readonly Record<string, unknown>[])[];
      /** What a step would have sent, item by item: its own parameters first, then those of what serves it. */
      readonly asked: readonly unknown[];
    }
  >;
  readonly error: { readonly step: string; readonly text: string } | null;
}

/** A case as a reader sees it: what went in, which apps were asked and told what, how it ended. */
export interface Sight {
  readonly kind: CaseKind | 'failing';
  /** The app that fails, the one that says no of several that are asked, or the further trigger that it starts from. */
  readonly step?: string;
  /** What came in, and from which step. */
  readonly from?: readonly [step: string, fields: Fields];
  readonly did: readonly (readonly [step: string, says?: string])[];
  /** `stopped` by a step that stops on purpose, `failed` by the app that fails; one that came to its end has none. */
  readonly end?: 'stopped' | 'failed';
}

const longest = { field: 40, text: 110 };
const fieldsShown = 4;
/** Messages of the usual case that are told; of the other answers the last one, of all else none. */
const textsShown = 3;

/** What n8n adds to what comes in. */
const ABOUT = new Set([
  ...['headers', 'params', 'executionMode', 'webhookUrl', 'timestamp', 'submittedAt', 'formMode'],
  ...['sessionId', 'action'],
]);

/** Cases whose words are told, and which therefore run in both languages. */
export const isWorded = (name: Scene['name']): boolean => name === 'normal' || name === 'other';

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** Words of a message, without its markup. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

interface Leaf {
  readonly path: readonly string[];
  readonly text: string;
}

/** Every text and figure in a value, by its path; places in a list are no part of it. */
function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (Array.isArray(value)) return value.length > 0 ? leavesOf(value[0], path) : [];
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([name, one]) => leavesOf(one, [...path, name]));
  if (value === null || value === undefined || value === '') return [];
  return [{ path, text: plain(String(value)) }].filter(({ text }) => text !== '');
}

function fieldsOf(item: unknown, first: ReadonlySet<string> = new Set()): Fields {
  const leaves = leavesOf(item)
    .filter(({ path: [name = ''] }) => !ABOUT.has(name))
    .map(({ path, text }) => ({
      text,
      path: path[0] === 'body' && path.length > 1 ? path.slice(1) : path,
      read: first.has(path[0] ?? ''),
    }));
  const inOrder = [...leaves.filter(({ read }) => read), ...leaves.filter(({ read }) => !read)];
  // What a workflow looks for under several names is told once.
  const told = inOrder.filter(({ text }, at) => inOrder.findIndex((one) => one.text === text) === at);
  return Object.fromEntries(
    told.slice(0, fieldsShown).map(({ path, text }) => [path.join('.'), cut(text, longest.field)]),
  );
}

const MESSAGES =
  /^(text|message|messageText|message_text|content|body|html|emailBody|htmlBody|caption|completionMessage|comment|note|notes|description|bodyContent|responseBody)$/i;
const SUBJECTS = /^(subject|title|name|summary|topic|completionTitle|short_description)$/i;
/** Steps that only read, or ask a model: what they send is no news. */
const READS = /^(get|search|read|list|query|find|select|lookup|download|count|exists)/i;
const MODELS = new Set(['chainLlm', 'agent', 'informationExtractor', 'textClassifier', 'sentimentAnalysis']);

/** Names that stand beside their values: `{ name: 'Bedrag', value: 12 }`. */
const NAMES = ['name', 'fieldName', 'fieldId', 'key', 'column', 'property', 'id', 'label'];

/** What was worked out in the parameters of a step: texts that differ from what its author wrote. */
function workedOut(written: Json | undefined, sent: unknown, name = ''): Leaf[] {
  if (sent !== null && typeof sent === 'object') {
    const isList = Array.isArray(sent);
    const title = isList
      ? undefined
      : NAMES.map((one) => (sent as Parameters)[one]).find((one) => typeof one === 'string');
    return Object.entries(sent).flatMap(([key, one]) => {
      const own = written !== null && typeof written === 'object' ? (written as Parameters)[key] : undefined;
      const called = /value$/i.test(key) && title !== undefined ? String(title) : isList ? name : key;
      return workedOut(own, one, called);
    });
  }
  if (typeof written !== 'string' || !written.startsWith('=') || onlySettings(written)) return [];
  if (typeof sent !== 'string' && typeof sent !== 'number') return [];
  const text = String(sent);
  if (/^\s*[[{]/.test(text))
    try {
      return leavesOf(JSON.parse(text));
    } catch {
      // Words that begin with a bracket.
    }
  const words = plain(text);
  return words === '' ? [] : [{ path: [name], text: words }];
}

/** A parameter that only holds what the customer fills in. */
const onlySettings = (written: string): boolean =>
  /\$\('(?:Instellingen|Settings)'\)/.test(written) &&
  !/\$json|\$input|\$\('(?!Instellingen'|Settings')/.test(written);

/** What a step said to somebody or wrote down, in one line; nothing of one that only asks. */
function saidBy(node: N8nNode, asked: unknown): string | undefined {
  const { operation, method } = node.parameters;
  const kind = kindOf(node);
  if (MODELS.has(kind) || READS.test(String(operation ?? ''))) return undefined;
  if (kind === 'httpRequest' && (method === undefined || method === 'GET')) return undefined;
  const [own] = Array.isArray(asked) ? (asked as unknown[]) : [];
  const leaves = workedOut(node.parameters, own);
  const [subject, message] = [SUBJECTS, MESSAGES].map((names) =>
    leaves.find(({ path }) => names.test(path.at(-1) ?? '')),
  );
  if (message) return cut(subject ? `${cut(subject.text, 50)}: ${message.text}` : message.text, longest.text);
  const named = leaves
    .slice(0, fieldsShown)
    .map(({ path, text }) => `${path.at(-1)}: ${cut(text, longest.field)}`);
  return named.length > 0 ? cut(named.join(', '), longest.text) : undefined;
}

/** What a reader sees of a case. @param started what its trigger handed over */
export function sightOf(
  stage: Stage,
  { name, fails, refuses, trigger }: Scene,
  started: unknown,
  run: RanCase,
): Sight {
  const told = [...run.steps].filter(([step, { error }]) => error === null && stage.tells(step));
  const read = (step: string): ReadonlySet<string> => stage.readsOf(step);
  const own = fieldsOf(started, read(trigger));
  const asked = told.find(([step]) => stage.apps.includes(step));
  const from: Sight['from'] =
    Object.keys(own).length > 0 || !asked
      ? [trigger, own]
      : [asked[0], fieldsOf(asked[1].outputs.flat()[0], read(asked[0]))];
  const said = told.map(
    ([
      step,
      {
        asked: [first],
      },
    ]) => {
      const node = stage.node(step);
      return [step, node && first ? saidBy(node, first) : undefined] as const;
    },
  );
  const news = said.flatMap(([one, words]) => (words === undefined ? [] : [one]));
  const last = new Set(isWorded(name) ? news.slice(name === 'normal' ? -textsShown : -1) : []);
  const step = fails ?? refuses ?? (trigger === stage.firstTrigger ? undefined : trigger);
  const end =
    run.error === null ? undefined : stage.isStop(run.error.step, run.error.text) ? 'stopped' : 'failed';
  return {
    kind: name !== 'failing' && isMixed(name) ? 'many' : name,
    ...(step !== undefined && { step }),
    ...(name !== 'failing' && { from }),
    did: said.map(([one, words]) => (words !== undefined && last.has(one) ? [one, words] : [one])),
    ...(end && { end }),
  };
}

/** A case in the lock: steps by their place in the file, which is the same in both languages; words in both where they differ. */
export interface SeenCase {
  readonly kind: Sight['kind'];
  readonly step?: number;
  readonly from?: readonly [step: number, nl: Fields, en?: Fields];
  readonly did: readonly (readonly [step: number, nl?: string, en?: string])[];
  readonly end?: 'stopped' | 'failed';
}

/**
 * The same case of both files as the lock keeps it. @param steps of the Dutch file
 * @param english the case of the English one, and its steps; where it did not run, the Dutch words stand alone
 */
export function seenCase(
  { kind, step, from, did, end }: Sight,
  steps: readonly string[],
  english?: { readonly sight: Sight; readonly steps: readonly string[] },
): SeenCase {
  const at = (name: string): number => steps.indexOf(name);
  const inEnglish = new Map(
    english?.sight.did.map(([name, words]) => [english.steps.indexOf(name), words] as const),
  );
  const fields = english?.sight.from?.[1];
  return {
    kind,
    ...(step !== undefined && { step: at(step) }),
    ...(from && {
      from:
        fields && JSON.stringify(fields) !== JSON.stringify(from[1])
          ? [at(from[0]), from[1], fields]
          : [at(from[0]), from[1]],
    }),
    did: did.map(([name, words]) => {
      const other = inEnglish.get(at(name));
      if (words === undefined) return [at(name)];
      return other === undefined || other === words ? [at(name), words] : [at(name), words, other];
    }),
    ...(end && { end }),
  };
}
