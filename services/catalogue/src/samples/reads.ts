import type { Json, N8nNode } from '../dsl/types.js';
import { Flow, kindOf } from './steps.js';

/** What a workflow does with a field: what it is taken for, what it is compared with, what is read inside it. */
export interface Field {
  kind?: 'text' | 'number' | 'list' | 'date' | 'yes';
  readonly compared: Json[];
  readonly inside: Map<string, Field>;
}

/** The field of a name, made where nobody read it yet. */
function entered(fields: Map<string, Field>, name: string): Field {
  const known = fields.get(name) ?? { compared: [], inside: new Map() };
  fields.set(name, known);
  return known;
}

type Path = readonly string[];
interface Reference {
  readonly steps: readonly N8nNode[];
  readonly path: Path;
}

const STEPS = String.raw`(?:\??\.[A-Za-z_$][\w$]*|\??\.?\[(?:\d+|'[^']*'|"[^"]*")\])`;
const ROOT = String.raw`(?:\$json|\$input\.(?:item|first\(\)|last\(\))\??\.json|\$\(\s*(?:'[^']+'|"[^"]+")\s*\)\.(?:item|first\(\)|last\(\)|all\(\)\[\d+\])\??\.json)`;
const REFERENCE = new RegExp(`(${ROOT})(${STEPS}*)(\\()?`, 'g');
const NAMED = /\$\(\s*['"](.+?)['"]\s*\)/;
const LISTS = new Set([
  'map',
  'filter',
  'join',
  'find',
  'findIndex',
  'reduce',
  'some',
  'every',
  'flatMap',
  'forEach',
  'sort',
  'flat',
  'at',
]);
const TEXTS = new Set([
  'toLowerCase',
  'toUpperCase',
  'trim',
  'split',
  'replace',
  'replaceAll',
  'match',
  'startsWith',
  'endsWith',
  'substring',
  'padStart',
  'normalize',
  'charAt',
]);
const NUMBERS = new Set(['toFixed', 'toLocaleString']);
const DATES = new Set(['toDateTime', 'toISO', 'toFormat', 'plus', 'minus']);

/** The names in `?.a['b'][0]`; a number is any place of a list. */
const pathOf = (text: string): string[] =>
  [...text.matchAll(/\.([A-Za-z_$][\w$]*)|\[(?:(\d+)|'([^']*)'|"([^"]*)")\]/g)].map(
    ([, name, at, single, double]) => (at !== undefined ? '[]' : (name ?? single ?? double ?? '')),
  );

const kindOfMethod = (method: string): Field['kind'] | undefined => {
  if (LISTS.has(method)) return 'list';
  if (TEXTS.has(method)) return 'text';
  if (NUMBERS.has(method)) return 'number';
  return DATES.has(method) ? 'date' : undefined;
};

/** What a workflow reads of what each of its steps answers. */
export class Reads {
  readonly of = new Map<string, Field>();

  constructor(private readonly flow: Flow) {
    for (const node of flow.steps) {
      const served = flow.serving.get(node.name) ?? [];
      for (const text of [node, ...served].flatMap(({ parameters }) => textsOf(parameters)))
        this.read(node, text);
      this.compare(node);
      const { fieldToSplitOut } = node.parameters;
      if (kindOf(node) === 'splitOut' && typeof fieldToSplitOut === 'string')
        this.note({ steps: flow.sourcesOf(node.name), path: fieldToSplitOut.split('.') }, 'list');
    }
  }

  /** Where a reference in a step leads to. */
  private target(node: N8nNode, root: string, path: Path): Reference {
    const named = NAMED.exec(root)?.[1];
    if (named === undefined) return { steps: this.flow.sourcesOf(node.name), path };
    const step = this.flow.step(named);
    if (!step) return { steps: [], path };
    const part = this.flow.partOf(step);
    return { steps: part === 'passes' || part === 'waits' ? this.flow.sourcesOf(named) : [step], path };
  }

  /** Fields that n8n made itself are read where it took them from. */
  private origins({ steps, path }: Reference, depth = 0): Reference[] {
    return steps.flatMap((step): Reference[] => {
      const own = { steps: [step], path };
      if (depth > 8) return [own];
      if (kindOf(step) === 'splitOut') {
        const at = String(step.parameters.fieldToSplitOut ?? '').split('.');
        return this.origins(
          { steps: this.flow.sourcesOf(step.name), path: [...at, '[]', ...path] },
          depth + 1,
        );
      }
      if (kindOf(step) !== 'set') return [own];
      const { assignments } = (step.parameters.assignments ?? { assignments: [] }) as {
        assignments?: { name: string; value: unknown }[];
      };
      const [first, ...rest] = path;
      const assigned = assignments?.find(({ name }) => name === first);
      if (!assigned)
        return step.parameters.includeOtherFields === true
          ? this.origins({ steps: this.flow.sourcesOf(step.name), path }, depth + 1)
          : [own];
      const found = new RegExp(`^=\\{\\{\\s*(?:String\\(|Number\\()?(${ROOT})(${STEPS}*)(?!\\()`).exec(
        String(assigned.value),
      );
      if (!found) return [own];
      return this.origins(this.target(step, found[1] ?? '', [...pathOf(found[2] ?? ''), ...rest]), depth + 1);
    });
  }

  private fieldsAt(reference: Reference): Field[] {
    return this.origins(reference).flatMap(({ steps, path }) =>
      steps.map((step) => {
        let at = entered(this.of, step.name);
        for (const name of path) {
          if (name === '[]') at.kind = 'list';
          at = entered(at.inside, name);
        }
        return at;
      }),
    );
  }

  private note(reference: Reference, kind?: Field['kind'], compared?: Json): void {
    for (const one of this.fieldsAt(reference)) {
      if (kind !== undefined) one.kind ??= kind;
      if (compared !== undefined) one.compared.push(compared);
    }
  }

  /** A path as it is written, whose last name may be something that is done with it. */
  private noteRead(node: N8nNode, root: string, written: string, isCall: boolean): void {
    const path = pathOf(written);
    const last = path.at(-1) ?? '';
    if (isCall) {
      this.note(this.target(node, root, path.slice(0, -1)), kindOfMethod(last));
    } else if (last === 'length' && path.length > 1)
      this.note(this.target(node, root, path.slice(0, -1)), 'list');
    else if (path.length > 0) this.note(this.target(node, root, path));
  }

  private read(node: N8nNode, text: string): void {
    for (const [, root = '', written = '', call] of text.matchAll(REFERENCE))
      this.noteRead(node, root, written, call !== undefined);
    for (const [, root = '', written = '', literal = ''] of text.matchAll(
      new RegExp(`(${ROOT})(${STEPS}+)\\s*[!=]==?\\s*'([^']*)'`, 'g'),
    ))
      this.note(this.target(node, root, pathOf(written)), undefined, literal);
    for (const [, root = '', written = ''] of text.matchAll(
      new RegExp(`(?:fromISO|new Date|fromFormat)\\(\\s*(?:String\\()?(${ROOT})(${STEPS}+)`, 'g'),
    ))
      this.note(this.target(node, root, pathOf(written)), 'date');
    if (kindOf(node) === 'code') this.readScript(node, text);
  }

  /** Names of a script that stand for what was read. */
  private readScript(node: N8nNode, script: string): void {
    const stands = new Map<string, readonly [root: string, path: string]>([['json', ['$json', '']]]);
    const held = new RegExp(`(?:const|let)\\s+(\\w+)\\s*=\\s*(${ROOT})(${STEPS}*)(?!\\()`, 'g');
    for (const [, name = '', root = '', path = ''] of script.matchAll(held)) stands.set(name, [root, path]);
    for (const [, names = '', root = '', path = ''] of script.matchAll(
      new RegExp(`(?:const|let)\\s*\\{([^}]*)\\}\\s*=\\s*(${ROOT})(${STEPS}*)`, 'g'),
    ))
      for (const name of names.split(',')) {
        const [taken = '', called = taken] =
          name
            .trim()
            .split(/\s*=\s*/)[0]
            ?.split(/\s*:\s*/) ?? [];
        this.noteRead(node, root, `${path}.${taken}`, false);
        stands.set(called, [root, `${path}.${taken}`]);
      }
    for (const [, one = ''] of script.matchAll(/(?:const|let)\s+(\w+)\s+of\s+\$input\.all\(\)/g))
      stands.set(`${one}.json`, ['$json', '']);
    for (const [, one = ''] of script.matchAll(
      /\$input\.all\(\)(?:\.\w+\([^()]*\))*\.(?:map|filter|flatMap|forEach|reduce|some|every|find)\(\(?(\w+)/g,
    ))
      stands.set(`${one}.json`, ['$json', '']);
    for (const [name, [root, before]] of stands) {
      const escaped = name.replace('.', '\\.');
      for (const [, path = '', call] of script.matchAll(
        new RegExp(`(?<![\\w$.])${escaped}(${STEPS}+)(\\()?`, 'g'),
      ))
        this.noteRead(node, root, before + path, call !== undefined);
      for (const [, path = '', each = '', names = ''] of script.matchAll(
        new RegExp(
          `(?<![\\w$.])${escaped}(${STEPS}+)(?:\\s*\\?\\?\\s*\\[\\])?\\)?\\.(?:map|filter|flatMap|forEach|some|every|find|reduce)\\(\\(?(?:(\\w+)|\\{([^}]*)\\})`,
          'g',
        ),
      )) {
        for (const inner of names
          .split(',')
          .map((one) => one.trim().split(/[\s:=]/)[0])
          .filter(Boolean))
          this.noteRead(node, root, `${before}${path}[0].${inner}`, false);
        if (each)
          for (const [, inner = '', call] of script.matchAll(
            new RegExp(`(?<![\\w$.])${each}(${STEPS}+)(\\()?`, 'g'),
          ))
            this.noteRead(node, root, `${before}${path}[0]${inner}`, call !== undefined);
      }
    }
  }

  /** What the questions of a step compare. */
  private compare(node: N8nNode): void {
    if (!['if', 'filter', 'switch'].includes(kindOf(node))) return;
    const visit = (json: Json): void => {
      if (json === null || typeof json !== 'object') return;
      if (
        !Array.isArray(json) &&
        typeof json.leftValue === 'string' &&
        json.leftValue !== '' &&
        json.operator
      ) {
        const { type, operation } = json.operator as { type: string; operation: string };
        const found = new RegExp(`^=\\{\\{\\s*(?:String\\(|Number\\()?(${ROOT})(${STEPS}+)(?!\\()`).exec(
          json.leftValue,
        );
        if (found)
          this.compareWith(
            this.target(node, found[1] ?? '', pathOf(found[2] ?? '')),
            type,
            operation,
            json.rightValue ?? null,
          );
      }
      for (const part of Object.values(json)) visit(part);
    };
    visit(node.parameters);
  }

  private compareWith(reference: Reference, type: string, operation: string, right: Json): void {
    const fixed = typeof right === 'string' && right.startsWith('=') ? undefined : right;
    if (type === 'boolean') {
      this.note(reference, 'yes');
      return;
    }
    if (type === 'dateTime') this.note(reference, 'date');
    if (type === 'array') this.note(reference, 'list');
    if (type === 'number') this.note(reference, 'number');
    if (operation === 'notEmpty' || operation === 'empty' || fixed === undefined || fixed === null) return;
    this.note(reference, undefined, type === 'number' ? Number(fixed) : fixed);
  }
}

/** Every text of a parameter. */
export function textsOf(json: Json): string[] {
  if (typeof json === 'string') return [json];
  return json !== null && typeof json === 'object' ? Object.values(json).flatMap(textsOf) : [];
}
