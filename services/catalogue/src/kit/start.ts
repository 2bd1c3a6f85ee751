import { set } from '../dsl/core.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Entity, Fields } from './entities.js';
import type { Listing, Port, Source } from './ports.js';
import { expr, from, slugOf } from './text.js';

const NUMBERS = new Set([
  'amount',
  'total',
  'net',
  'vat',
  'stock',
  'price',
  'score',
  'hours',
  'value',
  'cost',
  'clicks',
  'impressions',
  'conversions',
  'likes',
  'comments',
]);

/** The head of a workflow: its steps, the path that joins them, and how later steps refer to the record. */
export interface Head<E extends Entity> {
  readonly nodes: NodeSpec[];
  /** Such as `Nieuwe bestelling > Bestelling`, to begin a flow with. */
  readonly path: string;
  /** Every field as a reference with braces: `{{ $('Bestelling').item.json.email }}`. */
  readonly ref: Fields<E>;
}

/** A number, or none where what an app gave cannot be read as one: n8n stops every item at a number field that is NaN. */
const finite = (inside: string): string =>
  /\bNumber\(|DateTime\./.test(inside) ? `[${inside}].find(Number.isFinite) ?? null` : inside;

/** The step that gives a record the names of fields that the recipe reads; the bytes of a file travel on. */
function normalise<E extends Entity>(name: string, fields: Fields<E>): NodeSpec {
  const entries = Object.entries<string>(fields);
  const assignments = entries.map(([field, path]): [string, string | ['number', string]] => [
    field,
    NUMBERS.has(field) ? ['number', `=${expr(finite(path))}`] : `=${expr(path)}`,
  ]);
  const spec = set(name, Object.fromEntries(assignments), true);
  return { ...spec, parameters: { ...spec.parameters, options: { stripBinary: false } } };
}

const withOwnAddress =
  (beside: readonly Port[]) =>
  (spec: NodeSpec): NodeSpec => {
    const { path } = spec.parameters;
    if (spec.type !== 'n8n-nodes-base.webhook' || typeof path !== 'string') return spec;
    const own = [path, ...beside.map(({ app }) => slugOf(app.label))].join('-');
    return { ...spec, parameters: { ...spec.parameters, path: own } };
  };

/** The path along a chain of steps, such as those of `createInvoice`: `Zoek klant > Maak factuur`; sub-nodes stand beside it. */
export const chain = (nodes: readonly NodeSpec[]): string =>
  nodes
    .filter((node) => !node.attach)
    .map((node) => node.name)
    .join(' > ');

const head = <E extends Entity>(steps: NodeSpec[], record: string, fields: Fields<E>): Head<E> => ({
  nodes: [...steps, normalise(record, fields)],
  path: `${chain(steps)} > ${record}`,
  ref: Object.fromEntries(Object.keys(fields).map((field) => [field, from(record, field)])) as Fields<E>,
});

/**
 * A run that an app starts.
 * @param name of the trigger, such as `Nieuwe bestelling`
 * @param record of the step after it that holds the fields, such as `Bestelling`; later steps refer to that one
 * @param beside apps whose names go into the address of a webhook, so that two variants can be active together
 */
export const starts = <E extends Entity>(
  source: Source<E>,
  name: string,
  record: string,
  beside: readonly Port[] = [],
): Head<E> => head(source.nodes(name).map(withOwnAddress(beside)), record, source.fields);

/** Reads what is there; put a trigger before its path. Parameters as `starts`. */
export const reads = <E extends Entity>(listing: Listing<E>, name: string, record: string): Head<E> =>
  head(listing.nodes(name), record, listing.fields);
