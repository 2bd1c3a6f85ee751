import type { AttachKind, Parameters } from '../dsl/types.js';
import { leaves } from './leaves.js';
import { type Problem, type ProblemCode, problem, Refused } from './problem.js';

/** One step of an export. */
export interface ExportedStep {
  readonly name: string;
  readonly type: string;
  readonly typeVersion: number;
  readonly position: readonly [number, number];
  readonly parameters: Parameters;
  /** Types of the accounts that were chosen. */
  readonly accounts: readonly string[];
  readonly isWebhook: boolean;
  readonly webhookId: string | undefined;
  readonly options: { readonly [option: string]: string | number | boolean };
}
export interface ExportedLink {
  readonly from: string;
  readonly output: number;
  readonly kind: string;
  readonly to: string;
  readonly input: number;
}
export interface ExportedNote {
  readonly text: string;
  /** The steps that lie on it. */
  readonly over: readonly string[];
}
/** What of an n8n export is the workflow: everything else stays behind. */
export interface Exported {
  readonly name: string;
  readonly steps: readonly ExportedStep[];
  readonly links: readonly ExportedLink[];
  readonly notes: readonly ExportedNote[];
  /** What the file also held and nobody else's business is, in words. */
  readonly left: readonly string[];
}

const limits = { bytes: 5 * 1024 * 1024, depth: 100, steps: 150 };
const NOTE = 'n8n-nodes-base.stickyNote';
const OWN = /^(n8n-nodes-base|@n8n\/n8n-nodes-langchain)\.[A-Za-z0-9]+$/;
const KINDS: ReadonlySet<string> = new Set<AttachKind>([
  'ai_languageModel',
  'ai_memory',
  'ai_tool',
  'ai_outputParser',
  'ai_embedding',
  'ai_document',
  'ai_textSplitter',
  'ai_vectorStore',
]);
const TRIGGER = /(Trigger|\.webhook|\.emailReadImap)$/;
const OPTIONS = ['onError', 'retryOnFail', 'maxTries', 'waitBetweenTries', 'executeOnce', 'alwaysOutputData'];

/** Steps that n8n replaced by others, by what took their place. */
const REPLACED = new Map(
  Object.entries({
    start: 'Manual Trigger',
    function: 'Code',
    functionItem: 'Code',
    cron: 'Schedule Trigger',
    interval: 'Schedule Trigger',
    itemLists: 'Split Out, Aggregate, Sort, Limit or Remove Duplicates',
    spreadsheetFile: 'Extract From File or Convert to File',
    readBinaryFile: 'Read/Write Files from Disk',
    readBinaryFiles: 'Read/Write Files from Disk',
    writeBinaryFile: 'Read/Write Files from Disk',
    moveBinaryData: 'Extract From File or Convert to File',
    htmlExtract: 'HTML',
  }),
);
/** The first version of a step that is made as today; what is older has other parameters. */
const SINCE = new Map(
  Object.entries({
    airtable: 2,
    code: 2,
    filter: 2,
    gmail: 2,
    googleSheets: 4,
    httpRequest: 4,
    if: 2,
    merge: 3,
    notion: 2,
    set: 3,
    slack: 2,
    splitInBatches: 3,
    switch: 3,
  }),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const shortType = (type: string): string => type.slice(type.lastIndexOf('.') + 1);
const refuse = (code: ProblemCode, what: string): never => {
  throw new Refused([problem(code, 'the export', what)]);
};

/** Without parsing, which a file of a million brackets would not survive. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  let inString = false;
  for (let at = 0; at < text.length && deepest <= limits.depth; at += 1) {
    const letter = text[at];
    if (inString) {
      if (letter === '\\') at += 1;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === '{' || letter === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (letter === '}' || letter === ']') depth -= 1;
  }
  return deepest;
}

/** @throws Refused where a file of so many bytes is not even read */
export function assertSize(bytes: number): void {
  if (bytes > limits.bytes)
    refuse('too_large', `${(bytes / 1024 / 1024).toFixed(1)} MB; at most 5 MB are taken`);
}

function parsed(bytes: Uint8Array): Record<string, unknown> {
  assertSize(bytes.byteLength);
  let text = '';
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    refuse('not_text', 'the file is no text');
  }
  if (depthOf(text) > limits.depth) refuse('too_deep', `it nests deeper than ${limits.depth} levels`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    refuse('not_json', error instanceof Error ? error.message : 'the file is no JSON');
  }
  const many = Array.isArray(value) ? value.length : 0;
  if (many > 1) refuse('several_workflows', `${many} are in it`);
  const one: unknown = many === 1 && Array.isArray(value) ? value[0] : value;
  if (!isRecord(one) || !Array.isArray(one.nodes) || !isRecord(one.connections))
    return refuse('no_workflow', 'there are no `nodes` and `connections` in it');
  return one;
}

const numberOr = (value: unknown, other: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : other;

const at = (node: Record<string, unknown>): [number, number] => {
  const [x, y] = Array.isArray(node.position) ? node.position : [];
  return [numberOr(x, 0), numberOr(y, 0)];
};

function optionsOf(node: Record<string, unknown>): ExportedStep['options'] {
  const options: { [option: string]: string | number | boolean } = {};
  for (const option of OPTIONS) {
    const value = node[option];
    if (['string', 'number', 'boolean'].includes(typeof value)) options[option] = value as string;
  }
  if (options.onError === 'stopWorkflow') delete options.onError;
  if (node.continueOnFail === true) options.onError ??= 'continueRegularOutput';
  return options;
}

const stepOf = (node: Record<string, unknown>): ExportedStep => ({
  name: String(node.name ?? ''),
  type: String(node.type ?? ''),
  typeVersion: numberOr(node.typeVersion, 0),
  position: at(node),
  parameters: isRecord(node.parameters) ? (node.parameters as Parameters) : {},
  accounts: isRecord(node.credentials)
    ? Object.keys(node.credentials).filter((type) => /^\w{1,80}$/.test(type))
    : [],
  isWebhook: typeof node.webhookId === 'string',
  webhookId: typeof node.webhookId === 'string' ? node.webhookId : undefined,
  options: optionsOf(node),
});

function problemsOfStep(step: ExportedStep, isDisabled: boolean): Problem[] {
  const { name, type, typeVersion, parameters } = step;
  const where = `step "${name}"`;
  const short = shortType(type);
  const found: Problem[] = [];
  const put = (code: ProblemCode, what: string) => found.push(problem(code, where, what));
  if (
    name.trim() === '' ||
    name !== name.trim() ||
    /['"“”<>\\\n]| > | [#@]\d+$/.test(name) ||
    name.length > 80 ||
    Object.hasOwn(Object.prototype, name)
  )
    put('step_name', `a step of type ${type} cannot go by this name`);
  if (!OWN.test(type)) put('community_step', `${type} is a community node`);
  else if (REPLACED.has(short)) put('old_step', `n8n replaced "${short}" by ${REPLACED.get(short)}`);
  else if (typeVersion === 0) put('old_step', 'it has no version: the export is of an n8n before 2021');
  else if (typeVersion < (SINCE.get(short) ?? 0))
    put(
      'old_step',
      `version ${typeVersion} of "${short}"; it is made as today since version ${SINCE.get(short)}`,
    );
  if (isDisabled) put('disabled_step', 'it is switched off');
  if (name === 'Instellingen' || name.startsWith('Verder na '))
    put('settings_step', `it is called "${name}"`);
  for (const [path, leaf] of leaves(parameters))
    if (/\$node\s*[[.]|\$items\(\s*['"]/.test(String(leaf)))
      put('old_reference', `${path} reads another step by $node or $items`);
  return found;
}

/** Every link of an export, and what is wrong with them. */
function linksOf(connections: Record<string, unknown>, names: ReadonlySet<string>) {
  const links: ExportedLink[] = [];
  const problems: Problem[] = [];
  for (const [from, kinds] of Object.entries(connections)) {
    const outputsOf = Object.entries(isRecord(kinds) ? kinds : {});
    for (const [kind, outputs] of outputsOf)
      (Array.isArray(outputs) ? outputs : []).forEach((targets: unknown, output) => {
        for (const target of Array.isArray(targets) ? targets : []) {
          const to = isRecord(target) ? String(target.node) : '';
          const gone = [from, to].find((name) => !names.has(name));
          if (gone !== undefined)
            problems.push(
              problem(
                'unknown_step',
                'connections',
                `"${from}" leads to "${to}", and no step is called "${gone}"`,
              ),
            );
          else if (kind !== 'main' && !KINDS.has(kind))
            problems.push(problem('unknown_connection', `step "${from}"`, `it is connected by "${kind}"`));
          else
            links.push({ from, output, kind, to, input: isRecord(target) ? numberOr(target.index, 0) : 0 });
        }
      });
  }
  const serves = links.filter(({ kind }) => kind !== 'main');
  for (const { from, to } of serves) {
    const other = serves.find((link) => link.from === from && link.to !== to);
    if (other !== undefined && to > other.to)
      problems.push(problem('serves_two', `step "${from}"`, `it serves "${to}" and "${other.to}"`));
  }
  return { links, problems };
}

/** Steps that nothing leads to although something should, and a workflow that nothing starts. */
function unreached(steps: readonly ExportedStep[], links: readonly ExportedLink[]): Problem[] {
  const linked = new Set(links.flatMap(({ from, to }) => [from, to]));
  const reached = new Set(links.map(({ to }) => to));
  const serving = new Set(links.filter(({ kind }) => kind !== 'main').map(({ from }) => from));
  const starts = steps.filter(({ type }) => TRIGGER.test(type));
  if (starts.length === 0) return [problem('no_trigger', 'the export', 'no step starts the workflow')];
  return steps
    .filter(({ name, type }) =>
      TRIGGER.test(type) ? !linked.has(name) : !reached.has(name) && !serving.has(name),
    )
    .map(({ name }) => problem('loose_step', `step "${name}"`, 'nothing leads there'));
}

function noteOf(node: Record<string, unknown>, steps: readonly ExportedStep[]): ExportedNote {
  const { content, width, height } = isRecord(node.parameters) ? node.parameters : {};
  const [left, top] = at(node);
  const lies = ({ position: [x, y] }: ExportedStep) =>
    x >= left && x < left + numberOr(width, 240) && y >= top && y < top + numberOr(height, 160);
  return { text: String(content ?? '').trim(), over: steps.filter(lies).map(({ name }) => name) };
}

/** A figure with its word; nothing for none. */
export const counted = (count: number, one: string, more = `${one}s`): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];

function leftBehind(file: Record<string, unknown>, nodes: readonly Record<string, unknown>[]): string[] {
  const accounts = nodes.flatMap(({ credentials }) =>
    isRecord(credentials) ? Object.values(credentials) : [],
  );
  const named = accounts.filter((one) => isRecord(one) && (one.id !== undefined || one.name !== undefined));
  return [
    ...counted(named.length, 'id of an account', 'ids of accounts'),
    ...counted(
      isRecord(file.pinData) ? Object.keys(file.pinData).length : 0,
      'step with pinned data',
      'steps with pinned data',
    ),
    ...(isRecord(file.meta) && file.meta.instanceId !== undefined ? ['the id of your n8n'] : []),
    ...(isRecord(file.staticData) ? ['what the workflow remembered'] : []),
    ...counted(Array.isArray(file.shared) ? file.shared.length : 0, 'owner'),
  ];
}

/**
 * Reads an n8n export, whatever it may be.
 * @throws Refused with everything that is to mend in n8n
 */
export function readExport(bytes: Uint8Array): Exported {
  const file = parsed(bytes);
  const nodes = (file.nodes as unknown[]).filter(isRecord);
  const working = nodes.filter(({ type }) => type !== NOTE);
  if (nodes.length < (file.nodes as unknown[]).length || working.length === 0)
    refuse('no_workflow', working.length === 0 ? 'there is no step in it' : 'a step is no object');
  if (working.length > limits.steps)
    refuse('too_many_steps', `${working.length} steps; at most ${limits.steps} are taken`);
  const steps = working.map(stepOf);
  const names = new Set(steps.map(({ name }) => name));
  const { links, problems } = linksOf(file.connections as Record<string, unknown>, names);
  const twice = [...names].filter((name) => steps.filter((step) => step.name === name).length > 1);
  const found = [
    ...twice.map((name) => problem('step_twice', `step "${name}"`, 'two steps have this name')),
    ...steps.flatMap((step, index) => problemsOfStep(step, working[index]?.disabled === true)),
    ...problems,
    ...unreached(steps, links),
  ];
  if (found.length > 0) throw new Refused(found);
  return {
    name: typeof file.name === 'string' ? file.name.trim() : '',
    steps,
    links,
    notes: nodes.filter(({ type }) => type === NOTE).map((node) => noteOf(node, steps)),
    left: leftBehind(file, working),
  };
}
