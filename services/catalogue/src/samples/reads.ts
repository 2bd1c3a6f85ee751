import type { Json, N8nNode, Parameters } from '../dsl/types.js';
import { assignmentsOf } from '../rules/origin.js';
import { expressionsOf, scriptsOf } from '../rules/script.js';
import { matching } from './matching.js';
import { type Near, nearOf } from './mixed.js';
import { Reading } from './reading.js';
import { type Flow, kindOf, type Link, outputsOf } from './steps.js';
import {
  comparedWith,
  eachOf,
  either,
  entered,
  type Field,
  mayLack,
  member,
  nothing,
  oneOf,
  type Sign,
  sameAs,
  takenFor,
  type Value,
  wantedEmpty,
} from './values.js';

export type { Field } from './values.js';

/** What a workflow reads of what each of its steps answers. */
export class Reads {
  readonly of = new Map<string, Field>();
  private readonly given = new Map<string, Value>();
  /** What a script gives, by its text and its step. */
  private readonly values = new Map<string, Value>();

  constructor(private readonly flow: Flow) {
    for (const node of flow.steps) {
      for (const one of [node, ...(flow.serving.get(node.name) ?? [])])
        for (const { root, kind, path } of scriptsOf(one))
          if (root) this.valueOf(node, root, `${kind} ${path} ${one.name}`);
      this.give(node.name);
      this.sort(node);
      this.compare(node);
    }
    const near = nearOf(JSON.stringify(flow.steps.map(({ parameters }) => parameters)));
    for (const field of this.of.values()) noteNear(field, near);
  }

  private valueOf(at: N8nNode, root: Parameters | object, key: string, isFigure = false): Value {
    const id = `${at.name}\n${key}\n${isFigure}`;
    const known = this.values.get(id);
    if (known) return known;
    this.values.set(id, nothing);
    const value = new Reading({
      json: this.before(at.name),
      step: (name) => this.give(name),
      isFigure,
    }).of(root as never);
    this.values.set(id, value);
    return value;
  }

  /** What one expression stands for, where it is all of a text. */
  private single(at: N8nNode, text: Json | undefined, isFigure = false): Value {
    if (typeof text === 'number' || typeof text === 'boolean') return { fields: [], literal: text };
    if (typeof text !== 'string') return nothing;
    if (!text.startsWith('=')) return { fields: [], literal: text };
    const [script, ...more] = expressionsOf(text);
    if (!script?.root || more.length > 0 || !/^=\s*\{\{[\s\S]*\}\}\s*$/.test(text)) return nothing;
    return this.valueOf(at, script.root, text, isFigure);
  }

  /** What any expression of a text stands for, where something is looked for in all of it. */
  private anyOf(at: N8nNode, text: string): Value {
    return either(
      ...expressionsOf(text).flatMap(({ root }, place) =>
        root ? this.valueOf(at, root, `${text} ${place}`) : [],
      ),
    );
  }

  /** What a step gets. */
  private before(name: string): Value {
    return either(...this.flow.links.filter(({ to }) => to === name).map((link) => this.over(link)));
  }

  /** What goes over a link: behind an error the items that a step got. */
  private over({ from, output }: Link): Value {
    const node = this.flow.step(from);
    if (!node) return nothing;
    const behindError = node.onError === 'continueErrorOutput' && output === outputsOf(node);
    return behindError ? this.before(from) : this.give(from);
  }

  /** What a step gives: an item of it. */
  private give(name: string): Value {
    const known = this.given.get(name);
    if (known) return known;
    const node = this.flow.step(name);
    if (!node) return nothing;
    this.given.set(name, nothing);
    const value = this.givenBy(node);
    this.given.set(name, value);
    return value;
  }

  private givenBy(node: N8nNode): Value {
    const part = this.flow.partOf(node);
    if (part === 'passes') return this.before(node.name);
    if (part !== 'works') return { fields: [entered(this.of, node.name)] };
    const { parameters } = node;
    switch (kindOf(node)) {
      case 'set':
        return this.set(node);
      case 'code':
        return this.code(node);
      case 'splitOut':
        return this.split(node);
      case 'aggregate':
        return this.bundle(node);
      case 'extractFromFile':
        return { fields: [entered(this.of, node.name)] };
      case 'summarize': {
        const before = this.before(node.name);
        const { values = [] } = (parameters.fieldsToSummarize ?? {}) as {
          values?: { field?: string; aggregation?: string }[];
        };
        for (const { field, aggregation } of values)
          if (field && aggregation !== 'count')
            takenFor(at(before, field), aggregation === 'sum' ? 'number' : 'text');
        return before;
      }
      default:
        return this.before(node.name);
    }
  }

  private set(node: N8nNode): Value {
    const props = new Map<string, Value>();
    for (const { name, value, type } of assignmentsOf(node)) {
      const said = this.single(node, value);
      const known: Value =
        type === 'number' && typeof said.literal === 'string'
          ? { fields: [], literal: Number(said.literal) }
          : said;
      const kind = KINDS[type];
      if (kind) takenFor(known, kind);
      const [first = '', ...rest] = name.split('.');
      const inside = rest.reduceRight(
        (one, key): Value => ({ fields: [], props: new Map([[key, one]]) }),
        known,
      );
      props.set(first, either(props.get(first), inside));
    }
    const raw = this.single(node, node.parameters.jsonOutput);
    const others = node.parameters.includeOtherFields === true ? this.before(node.name) : nothing;
    return {
      fields: [...others.fields, ...raw.fields],
      props: new Map([...(others.props ?? []), ...(raw.props ?? []), ...props]),
    };
  }

  private code(node: N8nNode): Value {
    const script = scriptsOf(node).find(({ kind }) => kind === 'code');
    if (!script?.root) return nothing;
    const returned = this.valueOf(node, script.root, `code ${script.path} ${node.name}`);
    const one = either(
      returned.each,
      returned.fields.length > 0 ? eachOf(returned) : undefined,
      returned.each ? undefined : returned,
    );
    return one.props?.has('json') ? member(one, 'json') : one;
  }

  private split(node: N8nNode): Value {
    const { fieldToSplitOut, options } = node.parameters;
    const include = !['noOtherFields', undefined].includes(node.parameters.include as string | undefined);
    const before = this.before(node.name);
    const names = String(fieldToSplitOut ?? '')
      .split(',')
      .map((one) => one.trim());
    const { destinationFieldName } = (options ?? {}) as { destinationFieldName?: string };
    const parts = names.map((name) => eachOf(at(before, name)));
    const named: Value | undefined =
      destinationFieldName || names.length > 1 || include
        ? {
            fields: [],
            props: new Map(
              names.map((name, index) => [destinationFieldName || name, parts[index] ?? nothing]),
            ),
          }
        : undefined;
    return either(named ?? either(...parts), include ? before : undefined);
  }

  private bundle(node: N8nNode): Value {
    const { aggregate, destinationFieldName, fieldsToAggregate } = node.parameters;
    const before = this.before(node.name);
    if (aggregate === 'aggregateAllItemData')
      return {
        fields: [],
        props: new Map([[String(destinationFieldName || 'data'), { fields: [], each: before }]]),
      };
    const { fieldToAggregate = [] } = (fieldsToAggregate ?? {}) as {
      fieldToAggregate?: { fieldToAggregate: string; renameField?: boolean; outputFieldName?: string }[];
    };
    return {
      fields: [],
      props: new Map(
        fieldToAggregate.map((one) => [
          one.renameField && one.outputFieldName
            ? one.outputFieldName
            : (one.fieldToAggregate.split('.').at(-1) ?? ''),
          { fields: [], each: at(before, one.fieldToAggregate) },
        ]),
      ),
    };
  }

  /** The fields by which n8n's own steps put in order or take out what is twice there. */
  private sort(node: N8nNode): void {
    const { sortFieldsUi, fieldsToCompare } = node.parameters as {
      sortFieldsUi?: { sortField?: { fieldName?: string }[] };
      fieldsToCompare?: Json;
    };
    const names = [
      ...(sortFieldsUi?.sortField ?? []).map(({ fieldName }) => fieldName ?? ''),
      ...(typeof fieldsToCompare === 'string' ? fieldsToCompare.split(',') : []),
    ];
    if (kindOf(node) === 'html' && node.parameters.sourceData !== 'binary')
      takenFor(at(this.before(node.name), String(node.parameters.dataPropertyName ?? 'data')), 'text');
    for (const name of names) if (name.trim() !== '') at(this.before(node.name), name.trim());
  }

  /** The fields by which items of two ways belong together. */
  private join(node: N8nNode): void {
    const { values = [] } = (node.parameters.mergeByFields ?? {}) as {
      values?: { field1?: string; field2?: string }[];
    };
    const [one, two] = [0, 1].map((input) =>
      either(
        ...this.flow.links
          .filter((link) => link.to === node.name && link.input === input)
          .map((link) => this.over(link)),
      ),
    );
    for (const { field1, field2 } of values)
      if (one && two && field1 && field2) sameAs(at(one, field1), at(two, field2));
  }

  /** What the questions of a step compare. */
  private compare(node: N8nNode): void {
    if (kindOf(node) === 'merge') this.join(node);
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
        compareWith(
          SOMEWHERE.has(operation)
            ? this.anyOf(node, json.leftValue)
            : this.single(node, json.leftValue, type === 'number'),
          type,
          operation,
          this.single(node, json.rightValue),
        );
      }
      for (const part of Object.values(json)) visit(part);
    };
    visit(node.parameters);
  }
}

function noteNear(field: Field, near: Near): void {
  field.near = near;
  for (const one of field.inside.values()) noteNear(one, near);
}

const at = (value: Value, path: string): Value => path.split('.').reduce(member, value);

/** Questions that look for something in a text. */
const SOMEWHERE = new Set(['contains', 'regex']);

const KINDS: Record<string, Field['kind']> = {
  boolean: 'yes',
  dateTime: 'date',
  array: 'list',
  number: 'number',
};

const SIGNS: Record<string, Sign> = {
  ...{ equals: '=', notEquals: '!', gt: '>', lt: '<', gte: '>=', lte: '<=' },
  ...{
    after: '>',
    before: '<',
    afterOrEquals: '>=',
    beforeOrEquals: '<=',
    contains: '=',
    startsWith: '=',
    endsWith: '=',
  },
};

function compareWith(value: Value, type: string, operation: string, right: Value): void {
  const kind = KINDS[type];
  if (kind) takenFor(value, kind);
  if (operation === 'empty') wantedEmpty(value);
  if (operation === 'notEmpty' || operation === 'exists') mayLack(value);
  if (operation === 'regex') {
    const [, inside, flags] = /^\/(.*)\/(\w*)$/s.exec(String(right.literal ?? '')) ?? [];
    const word = matching(inside ?? String(right.literal ?? ''), flags, 1);
    if (word !== undefined) for (const one of [word, 'anders']) oneOf(value, one);
  }
  if (right.literal === '@' && operation === 'contains') {
    for (const one of ['sanne@voorbeeld.nl', '']) oneOf(value, one);
    return;
  }
  const sign = SIGNS[operation];
  if (type === 'boolean' || !sign) return;
  const literal =
    type === 'number' && typeof right.literal === 'string' ? Number(right.literal) : right.literal;
  if (Number.isNaN(literal)) return;
  comparedWith(value, sign, { ...right, ...(literal !== undefined && { literal }) });
}
