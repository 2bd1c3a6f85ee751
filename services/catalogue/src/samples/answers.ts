import type { Json, N8nNode, Parameters } from '../dsl/types.js';
import { callsOf } from '../vendors/calls.js';
import type { CaseName } from './cases.js';
import { declaredSample } from './declared.js';
import { MANY, made, madeOne, mixedRows, several } from './made.js';
import { alone, isLeftOut, isMixed } from './mixed.js';
import { type Schema, shaped } from './schema.js';
import { type Flow, kindOf, outputsOf } from './steps.js';
import type { Field } from './values.js';

/** What stands in place of an app answers, for each item that it gets. */
export interface Answer {
  /** `$output` is the output that an item takes, 0 where it is left out; `$binary` its files. */
  readonly items?: readonly Parameters[];
  /** Hands on the item that it got, to this output. */
  readonly through?: number;
  /** What it adds to an item that it hands on. */
  readonly adds?: Parameters;
  /** Fails with these words. */
  readonly refuses?: string;
  /** A part of what was sent that the app sends back. */
  readonly echo?: string;
}

/** What n8n says that a step answers; nothing of a step of which it does not say. */
export type AnswerSchemas = (node: N8nNode) => Schema | undefined;

/** Where an answer comes from: somebody declared it, n8n says what its step gives, or it has what the workflow reads. */
export type Origin = 'declared' | 'n8n' | 'read';

export interface Told {
  readonly answer: Answer;
  readonly origin: Origin;
  /** What a workflow reads and n8n does not know of the step. */
  readonly unknown?: readonly string[];
}

const objectOf = (json: Json): Parameters =>
  json !== null && typeof json === 'object' && !Array.isArray(json) ? json : {};

/** The shape that a model is told to answer in, from the example that its author wrote. */
function modelOutput(flow: Flow, node: N8nNode): Json | undefined {
  const example = [node, ...(flow.serving.get(node.name) ?? [])]
    .map(({ parameters }) => parameters.jsonSchemaExample)
    .find((text) => typeof text === 'string');
  // One with the author's expressions in it: a word stands for each.
  return typeof example === 'string'
    ? (JSON.parse(example.replace(/^=/, '').replace(/\{\{.*?\}\}/gs, 'Voorbeeld')) as Json)
    : undefined;
}

interface Attribute {
  readonly name: string;
  readonly type: string;
}
const BY_TYPE: Record<string, Json> = {
  string: 'Voorbeeld',
  number: 129.5,
  boolean: true,
  date: '2026-11-20',
};

/** Merges what a workflow reads into what is known, which goes first. */
export function completed(known: Json, read: Json): Json {
  if (Array.isArray(known) && Array.isArray(read) && read[0] !== undefined)
    return known.map((one) => completed(one, read[0] as Json));
  if (
    known === null ||
    typeof known !== 'object' ||
    Array.isArray(known) ||
    read === null ||
    typeof read !== 'object' ||
    Array.isArray(read)
  )
    return known;
  const more = Object.entries(read).filter(([name]) => !(name in known));
  return {
    ...Object.fromEntries(
      Object.entries(known).map(([name, part]) => [
        name,
        name in read ? completed(part, read[name] as Json) : part,
      ]),
    ),
    ...Object.fromEntries(more),
  };
}

/** What a model is told to answer, with what the workflow compares it with. */
function steered(known: Json, read: Field | undefined, when: CaseName, now: number): Json {
  if (Array.isArray(known)) {
    const each = read?.inside.get('[]');
    return when === 'other' && known.length > 0 ? [] : known.map((one) => steered(one, each, when, now));
  }
  if (known !== null && typeof known === 'object')
    return Object.fromEntries(
      Object.entries(known).map(([name, one]) => [name, steered(one, read?.inside.get(name), when, now)]),
    );
  if (typeof known === 'boolean') return when === 'refused' || when === 'other' ? !known : known;
  return read && (read.compared.length > 0 || read.lengths.length > 0 || (read.mayLack && when === 'bare'))
    ? madeOne('', read, when, now)
    : known;
}

/** What n8n's own AI steps and questions to people give, by their parameters. */
function ownAnswer(
  { flow, node, when, now }: Asking,
  read: Json,
  field: Field | undefined,
): Answer | undefined {
  const answered = (output: Json): Json => steered(output, field?.inside.get('output'), when, now);
  const { operation, responseType, attributes } = node.parameters;
  const kind = kindOf(node);
  // Nobody answered in time: what came in goes on.
  if (operation === 'sendAndWait' && when === 'bare') return { through: 0 };
  if (operation === 'sendAndWait')
    return responseType === 'approval' || responseType === undefined
      ? { items: [{ data: { approved: when !== 'refused' } }] }
      : { items: [completed({ data: {} }, read) as Parameters] };
  if (kind === 'informationExtractor') {
    const asked = (attributes as { attributes?: Attribute[] } | undefined)?.attributes ?? [];
    const output =
      modelOutput(flow, node) ??
      Object.fromEntries(asked.map(({ name, type }) => [name, BY_TYPE[type] ?? null]));
    return {
      items: [
        {
          output:
            when === 'empty'
              ? Object.fromEntries(Object.keys(objectOf(output)).map((name) => [name, null]))
              : answered(output),
        },
      ],
    };
  }
  if (kind === 'chainLlm' || kind === 'agent') {
    const output = modelOutput(flow, node);
    if (output !== undefined) return { items: [{ output: answered(output) }] };
    return {
      items: [
        kind === 'agent'
          ? { output: 'Voorbeeld van een antwoord.' }
          : { text: 'Voorbeeld van een antwoord.' },
      ],
    };
  }
  return undefined;
}

/** A file that comes along, for a step whose items are read as files. */
export const fileOf = (content: string): Parameters => ({
  base64: Buffer.from(content).toString('base64'),
  mimeType: 'text/csv',
  fileName: 'voorbeeld.csv',
});

/** What a workflow reads of a step: of a list that n8n hands over as items, of each of them. An error comes from n8n alone. */
function rootOf({ inside, ...rest }: Field): Field {
  const each = inside.get('[]')?.inside ?? new Map<string, Field>();
  const names = new Map([...each, ...inside]);
  names.delete('[]');
  names.delete('error');
  return { ...rest, kind: undefined, inside: names } as Field;
}

export interface Asking {
  readonly flow: Flow;
  readonly node: N8nNode;
  /** What the workflow reads of it. */
  readonly read: Field | undefined;
  readonly when: CaseName;
  /** The time at which the case runs. */
  readonly now: number;
  /** The fields in which later steps expect files of it, and what stands in these. */
  readonly files: readonly string[];
  readonly content: string;
  readonly schemas: AnswerSchemas;
}

const LISTING = /^(getAll|search|getMany|list|read|query|find|select|executeQuery)/i;

/** Whether a workflow reads a list of what a step answers. */
const hasList = ({ inside }: Field): boolean =>
  inside.has('[]') || [...inside.values()].some((one) => one.inside.has('[]') || hasList(one));

/** What a step answers in a case; in a mixed one each step in a way of its own. */
export function answerOf(asking: Asking): Told {
  const { node, when: asked, read: known } = asking;
  const isListing =
    LISTING.test(String(node.parameters.operation ?? '')) ||
    declaredList(node) ||
    (isMixed(asked) && known?.inside.has('[]') === true);
  if (!isMixed(asked)) return answeredIn(asking, isListing, asked);
  if (isListing && isLeftOut(asked, node.name)) return answeredIn(asking, isListing, 'empty');
  const isModel = /chainLlm|agent|informationExtractor|textClassifier|sentimentAnalysis/.test(kindOf(node));
  return answeredIn(
    asking,
    isListing,
    (isListing || (known && hasList(known))) && !isModel && node.parameters.operation !== 'sendAndWait'
      ? asked
      : alone(asked, node.name),
  );
}

const declaredList = (node: N8nNode): boolean => declaredSample(node, callsOf([node])[0])?.list === true;

function answeredIn(asking: Asking, isListing: boolean, when: CaseName): Told {
  const { node, now, files, content, schemas } = asking;
  const read = asking.read && rootOf(asking.read);
  const shape = read ? objectOf(made(read, when, now)) : {};
  const $binary: Parameters =
    files.length > 0 ? { $binary: Object.fromEntries(files.map((name) => [name, fileOf(content)])) } : {};
  if (kindOf(node) === 'textClassifier' || kindOf(node) === 'sentimentAnalysis') {
    const last = outputsOf(node) - 1;
    const places: Partial<Record<CaseName, number>> = {
      other: 1,
      empty: last,
      refused: 2,
      third: 3,
      fourth: 4,
      fifth: 5,
    };
    const through = Math.min(places[when] ?? 0, last);
    return { origin: 'n8n', answer: { through, adds: shape } };
  }
  const own = ownAnswer({ ...asking, when }, shape, read);
  if (own) return { origin: 'n8n', answer: own };
  const declared = declaredSample(node, callsOf([node])[0]);
  if (declared) {
    const { items, echo, list, open } = declared;
    if (list && when === 'empty') return { origin: 'declared', answer: { items: [] } };
    const filled = (item: Parameters, like: Json): Parameters => ({
      ...(open ? (completed(item, like) as Parameters) : item),
      ...$binary,
    });
    if (list && isMixed(when) && read) {
      const rows = mixedRows(when, (row) => filled(items[0] ?? {}, made(read, row, now)));
      return { origin: 'declared', answer: { items: rows as Parameters[] } };
    }
    const one = items.map((item) => filled(item, shape));
    const answers = list && when === 'many' ? (several(one[0] ?? {}, MANY) as Parameters[]) : one;
    return { origin: 'declared', answer: { items: answers, ...(echo && { echo }) } };
  }
  if (when === 'empty' && isListing) return { origin: 'read', answer: { items: [] } };
  const counted = (make: (row: CaseName) => Json): Parameters[] => {
    const item = (row: CaseName): Parameters => ({ ...objectOf(make(row)), ...$binary });
    return isListing && isMixed(when)
      ? (mixedRows(when, item) as Parameters[])
      : (several(item(when), when === 'many' && isListing ? MANY : 1) as Parameters[]);
  };
  const schema = schemas(node);
  if (schema?.properties) {
    const unknown: string[] = [];
    const items = counted((row) => shaped(schema, read, row, now, (path) => unknown.push(path)));
    return { origin: 'n8n', unknown: [...new Set(unknown)], answer: { items } };
  }
  return { origin: 'read', answer: { items: counted((row) => (read ? made(read, row, now) : {})) } };
}
