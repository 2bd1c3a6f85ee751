import type { Json } from '../dsl/types.js';
import type { CaseName } from './cases.js';
import { MANY, made, madeOne, mixedRows, several } from './made.js';
import { isMixed } from './mixed.js';
import { type Field, newField } from './values.js';

/** What n8n says that a step answers, as far as it matters here. */
export interface Schema {
  readonly type?: string;
  readonly properties?: { readonly [name: string]: Schema };
  readonly items?: Schema;
}

/** A value of the type that n8n says. */
function typed(type: string | undefined, value: Json): Json {
  if (type === 'number' || type === 'integer') return Number.isFinite(Number(value)) ? Number(value) : 1042;
  if (type === 'boolean') return typeof value === 'boolean' ? value : true;
  if (type === 'string') return typeof value === 'string' ? value : String(value);
  return type === 'null' ? null : value;
}

/**
 * An answer in the shape that n8n says, with what a workflow reads of it, and what stands on its first level.
 * @param unknown takes the paths that a workflow reads and n8n does not know; they are there too, since n8n does not know all
 */
export function shaped(
  schema: Schema,
  read: Field | undefined,
  when: CaseName,
  now: number,
  unknown: (path: string) => void,
  path = '',
): Json {
  const { type, properties, items } = schema;
  const name = path.split('.').at(-1) ?? '';
  if (items !== undefined || type === 'array') {
    if (when === 'empty' || !items) return [];
    if (isMixed(when))
      return mixedRows(when, (row) => shaped(items, read?.inside.get('[]'), row, now, unknown, `${path}[]`));
    return several(
      shaped(items, read?.inside.get('[]'), when, now, unknown, `${path}[]`),
      when === 'many' ? MANY : 1,
    );
  }
  if (properties === undefined) {
    if (read && read.inside.size > 0 && type !== 'string') return made(read, when, now, name);
    return typed(type, madeOne(name.replace('[]', ''), read ?? newField(), when, now));
  }
  const wanted = new Set([...(read?.inside.keys() ?? []), ...(path === '' ? Object.keys(properties) : [])]);
  return Object.fromEntries(
    [...wanted].map((key) => {
      const at = path === '' ? key : `${path}.${key}`;
      const inside = read?.inside.get(key);
      const own = properties[key];
      if (own) return [key, shaped(own, inside, when, now, unknown, at)];
      unknown(at);
      return [key, made(inside ?? newField(), when, now, key)];
    }),
  );
}
