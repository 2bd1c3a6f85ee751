import { evenWhenEmpty, onlyOnce, set } from '../dsl/core.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Table } from './ports.js';
import { expr, from } from './text.js';

type Readable = Table & Required<Pick<Table, 'rows'>>;

/** Reads a tab and gives its columns the names of fields, whatever table holds it. */
export interface Rows<F extends string> {
  readonly nodes: NodeSpec[];
  /** Such as `Lees het personeel > Medewerker`. */
  readonly path: string;
  /** `{{ $('Medewerker').item.json.email }}` */
  readonly ref: { readonly [field in F]: string };
}

/**
 * The rows of a tab as records.
 * @param name of the step that reads
 * @param record of the step after it, which later steps refer to
 * @param columns field by field the column that holds it
 */
export function rowsOf<F extends string>(
  table: Readable,
  name: string,
  tab: string,
  record: string,
  columns: { readonly [field in F]: string },
): Rows<F> {
  const fields = Object.entries<string>(columns);
  return {
    nodes: [
      table.rows(name, tab),
      set(
        record,
        Object.fromEntries(fields.map(([field, column]) => [field, `=${expr(table.cell(column))}`])),
      ),
    ],
    path: `${name} > ${record}`,
    ref: Object.fromEntries(fields.map(([field]) => [field, from(record, field)])) as Rows<F>['ref'],
  };
}

/**
 * The same rows read once for a whole run, and an empty record where the tab has none: for a second list that is laid next
 * to a first one, or where nothing is an outcome too.
 */
export function alsoRows<F extends string>(rows: Rows<F>): Rows<F> {
  const [first, ...others] = rows.nodes;
  return { ...rows, nodes: [...(first ? [onlyOnce(evenWhenEmpty(first))] : []), ...others] };
}
