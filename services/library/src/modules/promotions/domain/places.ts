import type { PromotionDifference, Setting } from '@stroomwerk/contracts/library';
import type { Deployed } from '../../updates/domain/flow.js';
import { sha256 } from '../../workflows/domain/hash.js';
import { isRecord, isStickyNote, type N8nNode } from '../../workflows/domain/n8n.js';
import { differenceOf, isOfN8nItself } from './difference.js';

/** Where a value stands: the step by its id on the trial, and the path below its parameters. */
export interface Place {
  readonly id: string;
  readonly step: string;
  readonly path: string;
}

/** A value of the trial that production may need otherwise. */
export interface TrialValue {
  readonly key: string;
  readonly label: string;
  readonly kind: Setting['kind'];
  /** The question of the library's workflow that it answers; undefined of what was found in the steps. */
  readonly setting: Setting | undefined;
  readonly text: string;
  readonly places: readonly Place[];
  readonly differs: PromotionDifference | null;
}

export interface TrialSource {
  readonly content: Deployed;
  /** The library's version in it. */
  readonly base: Deployed;
  /** What the workflow asks: words in the language of who reads, names of steps as `base` has them. */
  readonly settings: readonly Setting[];
  /** What was answered when it went to the test instance. */
  readonly answers: Readonly<Record<string, string>>;
}

const at = (parameters: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (within, key) =>
        Array.isArray(within) ? within[Number(key)] : isRecord(within) ? within[key] : undefined,
      parameters,
    );

/** The value as it stands: the answer, alone or inside a text, or what somebody typed over it; an expression is none. */
function readAt(node: N8nNode, path: string, answer: string | undefined): string | undefined {
  const now = at(node.parameters, path);
  if (typeof now === 'number') return String(now);
  if (typeof now !== 'string') return undefined;
  if (answer !== undefined && answer !== '' && now.includes(answer)) return answer;
  return now.startsWith('=') ? undefined : now;
}

/** The name of the field of an Edit Fields step that a path leads to. */
function fieldAt({ parameters }: N8nNode, path: string): string {
  const entry = at(parameters, path.replace(/\.value$/, ''));
  return isRecord(entry) && typeof entry.name === 'string' ? entry.name : '';
}

function declared({ content, base, settings, answers }: TrialSource): TrialValue[] {
  const idOf = new Map(base.nodes.map(({ name, id }) => [name, id]));
  const nodeOf = (step: string): N8nNode | undefined =>
    content.nodes.find(({ id }) => id === idOf.get(step)) ??
    content.nodes.find(({ name, type }) => name === step && !isStickyNote({ type }));
  return settings.flatMap((setting) => {
    const found = new Map<string, Place[]>();
    let differs: PromotionDifference | null = null;
    for (const { step, path } of setting.at) {
      const node = nodeOf(step);
      const text = node && readAt(node, path, answers[setting.key]);
      if (node === undefined || text === undefined) continue;
      found.set(text, [...(found.get(text) ?? []), { id: node.id, step: node.name, path }]);
      const name = `${setting.key} ${setting.label} ${fieldAt(node, path)}`;
      differs ??= differenceOf({ text, path, name, type: node.type });
    }
    // Somebody who changed it in one step and not in another has two values of it.
    return [...found].map(([text, places], index): TrialValue => {
      const key = index === 0 ? setting.key : `${setting.key}#${index + 1}`;
      return { key, label: setting.label, kind: setting.kind, setting, text, places, differs };
    });
  });
}

interface Text {
  readonly path: string;
  readonly text: string;
  /** From a list of n8n's. */
  readonly chosen: boolean;
  readonly isNumber: boolean;
}

/** Every text below the parameters of a step that is no expression; a list that one chooses from as one value. */
function* textsIn(value: unknown, path: readonly string[] = []): Generator<Text> {
  if (typeof value === 'string') {
    if (value !== '' && !value.startsWith('='))
      yield { path: path.join('.'), text: value, chosen: false, isNumber: false };
  } else if (isRecord(value) && value.__rl === true) {
    const { value: chosen } = value;
    const isText = typeof chosen === 'string' || typeof chosen === 'number';
    if (isText && chosen !== '' && !String(chosen).startsWith('='))
      yield {
        path: [...path, 'value'].join('.'),
        text: String(chosen),
        chosen: true,
        isNumber: typeof chosen === 'number',
      };
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      if (!key.includes('.')) yield* textsIn(inner, [...path, key]);
}

const isAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text) && !text.includes('{{');
const isMail = (text: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(text);
const reports = '/api/automations/report/';
/** Keys that choose how a step works, not what it works with. */
const isWay = (path: string): boolean =>
  /(?:^|\.)(?:resource|operation|authentication|mode|select|type|method|responseMode|nodeCredentialType|genericAuthType|name|text|message|subject|html|body|jsonBody|jsCode|query|prompt|content|description|httpMethod|path|value|\d+|timezone|columns|schema)$/.test(
    path,
  );
const longest = 300;

/** Of a text in a step, whether somebody may want another in production; what is chosen from a list always. */
function isAsked(node: N8nNode, { path, text, chosen }: Text): boolean {
  if (text.includes(reports) || text.length > longest) return false;
  if (chosen || isAddress(text) || isMail(text) || isOfN8nItself({ type: node.type, path })) return true;
  const name = fieldAt(node, path);
  if (name === '' && isWay(path)) return false;
  const differs = differenceOf({ text, path, name, type: node.type });
  return differs === 'channel' || differs === 'document';
}

const words = (path: string): string => {
  const key =
    path
      .split('.')
      .filter((part) => !/^(?:value|\d+)$/.test(part))
      .at(-1) ?? path;
  const text = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/\bId\b/g, '')
    .trim()
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const kindOf = ({ text, isNumber }: Text): Setting['kind'] => {
  if (isNumber) return 'number';
  return isAddress(text) ? 'address' : isMail(text) ? 'mail' : 'text';
};

/** What was found in the steps and nobody declared: one value for the same text of the same sort. */
function found({ content }: TrialSource, taken: ReadonlySet<string>): TrialValue[] {
  const groups = new Map<string, TrialValue & { readonly places: Place[] }>();
  for (const node of content.nodes.filter((one) => !isStickyNote(one) && one.disabled !== true))
    for (const one of textsIn(node.parameters)) {
      const { path, text } = one;
      if (taken.has(`${node.id} ${path}`) || !isAsked(node, one)) continue;
      const name = fieldAt(node, path);
      const differs = differenceOf({ text, path, name, type: node.type });
      const group = groups.get(`${differs} ${text}`) ?? {
        key: `at-${sha256(`${node.id} ${path}`).slice(0, 16)}`,
        ...{ label: words(name || path), kind: kindOf(one), setting: undefined, text, differs, places: [] },
      };
      group.places.push({ id: node.id, step: node.name, path });
      groups.set(`${differs} ${text}`, group);
    }
  return [...groups.values()];
}

/**
 * The values of a trial, as they stand there now: those that the library's workflow asks first, then addresses, mailboxes and
 * what is chosen from lists. Pure; the same trial gives the same keys.
 */
export function trialValues(source: TrialSource): TrialValue[] {
  const asked = declared(source);
  const taken = new Set(asked.flatMap(({ places }) => places.map(({ id, path }) => `${id} ${path}`)));
  return [...asked, ...found(source, taken)];
}
