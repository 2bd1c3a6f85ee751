import type { Json } from '../dsl/types.js';
import type { Near } from './mixed.js';

/** What a workflow does with a field: what it is taken for, what it is compared with, what is read inside it. */
export interface Field {
  kind?: 'text' | 'number' | 'list' | 'date' | 'yes';
  readonly compared: Json[];
  /** Of a date: how many days from now it is looked for. */
  readonly days: number[];
  /** How many there are to be. */
  readonly lengths: number[];
  /** Whether a workflow asks how many there are, or how long it is. */
  measured?: boolean;
  /** Whether a workflow asks if it is there at all. */
  mayLack?: boolean;
  /** Whether a workflow makes a date of it, whatever it does with its text before. */
  dated?: true;
  /** Whether its day and its hour have a space between them, as databases write them. */
  spaced?: true;
  /** Whether a workflow makes a text of it. */
  word?: true;
  /** Whether it is added to another figure, which joins texts. */
  adds?: true;
  /** What it is called. */
  readonly name?: string;
  /** What it is looked up by: another field that holds the same. */
  same?: Field;
  /** Figures that the workflow names. */
  near?: Near;
  /** By name; of a list `[]` is each of what is in it. */
  readonly inside: Map<string, Field>;
}

export const newField = (name?: string): Field => ({
  compared: [],
  days: [],
  lengths: [],
  inside: new Map(),
  ...(name !== undefined && { name }),
});

/** The field of a name, made where nobody read it yet. */
export function entered(fields: Map<string, Field>, name: string): Field {
  const known = fields.get(name) ?? newField(name);
  fields.set(name, known);
  return known;
}

/** What a part of a script may stand for: fields of what steps gave, an object or a list that the script made, a function. */
export interface Value {
  readonly fields: readonly Field[];
  readonly props?: Map<string, Value>;
  each?: Value;
  /** Of an item of a step by its name, and of all of them. */
  readonly items?: Value;
  readonly call?: (given: readonly Value[]) => Value;
  readonly literal?: Json;
  /** Of a Map what stands under its keys. */
  entries?: Value;
  /** And these keys. */
  keys?: Value;
  /** How many there are of these. */
  readonly lengthOf?: readonly Field[];
  /** A moment so many days from now. */
  readonly now?: number;
  /** Moments so many days from the dates in `fields`. */
  readonly shift?: number;
  /** A number of days between dates and now: of `n` the date is `sign * n + days` from now. */
  readonly between?: {
    readonly dates: readonly Field[];
    readonly sign: number;
    readonly days: number;
    readonly unit: number;
  };
}

export const nothing: Value = { fields: [] };

/** What may be either. */
export function either(...values: readonly (Value | undefined)[]): Value {
  const known = values.filter((one) => one !== undefined && one !== nothing) as Value[];
  if (known.length < 2) return known[0] ?? nothing;
  const props = new Map<string, Value>();
  for (const one of known)
    for (const [name, value] of one.props ?? []) props.set(name, either(props.get(name), value));
  const lists = known.flatMap(({ each }) => each ?? []);
  const call = known.find((one) => one.call)?.call;
  const items = known.find((one) => one.items)?.items;
  const entries = known.flatMap((one) => one.entries ?? []);
  const keys = known.flatMap((one) => one.keys ?? []);
  const lengthOf = known.find((one) => one.lengthOf)?.lengthOf;
  const shift = known.find((one) => one.shift !== undefined)?.shift;
  const between = known.find((one) => one.between)?.between;
  const now = known.find((one) => one.now !== undefined)?.now;
  const literal = known.find((one) => one.literal !== undefined)?.literal;
  return {
    ...(entries.length > 0 && { entries: either(...entries) }),
    ...(keys.length > 0 && { keys: either(...keys) }),
    ...(lengthOf && { lengthOf }),
    ...(shift !== undefined && { shift }),
    ...(between && { between }),
    ...(now !== undefined && { now }),
    ...(literal !== undefined && { literal }),
    fields: [...new Set(known.flatMap(({ fields }) => fields))],
    ...(props.size > 0 && { props }),
    ...(lists.length > 0 && { each: either(...lists) }),
    ...(call && { call }),
    ...(items && { items }),
  };
}

/** An item of a step, as scripts see it. */
export const itemOf = (json: Value): Value => ({ fields: [], props: new Map([['json', json]]) });

/** What stands under a name. */
export function member(value: Value, name: string): Value {
  if (value.items && name === 'item') return itemOf(value.items);
  return either(
    value.props?.get(name),
    value.fields.length > 0 ? { fields: value.fields.map(({ inside }) => entered(inside, name)) } : undefined,
  );
}

/** A key and what stands under it. */
export const pairOf = (value: Value): Value => ({
  fields: [],
  props: new Map([
    ['0', nothing],
    ['1', value],
  ]),
});

/** What each thing in a list is. */
export function eachOf(value: Value): Value {
  if (value.entries) return pairOf(value.entries);
  for (const field of value.fields) field.kind = 'list';
  return either(
    value.each,
    value.fields.length > 0 ? { fields: value.fields.map(({ inside }) => entered(inside, '[]')) } : undefined,
  );
}

/** Notes what a value is taken for, where nobody did before. */
export function takenFor(value: Value, kind: NonNullable<Field['kind']>): Value {
  for (const field of value.fields) field.kind ??= kind;
  return value;
}

/** What answers a comparison, and what does not, by its sign. */
const ANSWERS: Record<string, (n: number) => [number, number]> = {
  '=': (n) => [n, n + 1],
  '!': (n) => [n + 1, n],
  '>': (n) => [n + 1, n],
  '<': (n) => [n - 1, n],
  '>=': (n) => [n, n - 1],
  '<=': (n) => [n, n + 1],
};
export type Sign = keyof typeof ANSWERS;

/** The field whose value one holds. */
export function heldBy(field: Field): Field {
  let one = field;
  for (let depth = 0; one.same !== undefined && depth < 8; depth += 1) one = one.same;
  return one;
}

/** Notes that a value is looked up by another: both hold the same. */
export function sameAs(value: Value, other: Value): void {
  const [first] = other.fields;
  const [own] = value.fields;
  if (!first || !own || value.fields.length > 3 || other.fields.length > 3) return;
  const [one, two] = [heldBy(own), heldBy(first)];
  if (one === two || one.inside.size > 0 || two.inside.size > 0 || one.kind === 'list' || two.kind === 'list')
    return;
  const asks = (field: Field): number => field.compared.length + field.days.length;
  const [kept, led] = asks(one) > asks(two) ? [one, two] : [two, one];
  led.same = kept;
}

/** Notes what a value is compared with: what answers the question first. */
export function comparedWith(value: Value, sign: Sign, { literal, now, fields }: Value): void {
  if (now !== undefined) {
    const days = now - (value.shift ?? 0);
    for (const field of value.fields) field.days.push(...(ANSWERS[sign]?.(days) ?? []));
    return;
  }
  if (value.lengthOf && typeof literal === 'number') {
    for (const field of value.lengthOf)
      field.lengths.push(...(ANSWERS[sign]?.(literal) ?? []).map((one) => Math.max(0, one)));
    return;
  }
  const { between } = value;
  if (between && typeof literal === 'number') {
    for (const n of ANSWERS[sign]?.(literal) ?? [])
      for (const field of between.dates) field.days.push(between.sign * n * between.unit + between.days);
    return;
  }
  if (sign === '=' && fields.length > 0 && literal === undefined) sameAs(value, { fields });
  if (
    fields.length > 0 ||
    literal === undefined ||
    literal === null ||
    literal === '' ||
    typeof literal === 'object'
  )
    return;
  for (const field of value.fields) {
    if (typeof literal === 'number') {
      field.compared.push(...(ANSWERS[sign]?.(literal) ?? []));
      field.kind ??= 'number';
    } else if (typeof literal === 'boolean') {
      field.compared.push(sign === '!' ? !literal : literal, sign === '!' ? literal : !literal);
    } else if (sign === '!') field.compared.push(`niet ${literal}`, literal);
    else field.compared.push(literal);
  }
}

/** One of several words or figures that a value is looked up among. */
export const oneOf = (value: Value, literal: Json): void => {
  for (const field of value.fields)
    if (literal !== null && typeof literal !== 'object') field.compared.push(literal);
};

/** Notes that a workflow asks whether something is there. */
export const mayLack = (value: Value): void => {
  for (const field of value.fields) field.mayLack = true;
};

/** Notes that a workflow asks whether there is nothing. */
export const wantedEmpty = (value: Value): void => {
  oneOf(value, '');
  oneOf(value, 'Voorbeeld');
};

const UNITS: Record<string, number> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  quarter: 91,
  year: 365,
};
export const unitOf = (name: Json | undefined): number => UNITS[String(name ?? '').replace(/s$/, '')] ?? 0;
