import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadingText, RowSkeleton } from '../feedback/Skeleton.js';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import { dataTexts } from '../texts/data.js';
import css from './DataTable.module.css';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Place on a phone. Default: the first column title, the last with align end figure, the others meta. */
  phone?: 'title' | 'figure' | 'meta' | 'status' | 'hidden';
}

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

export interface DataTableProps<Row> {
  /** What the table holds; read aloud. */
  caption: string;
  columns: ReadonlyArray<Column<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  loading?: boolean;
  /** Shown instead of rows: an EmptyState. */
  empty?: ReactNode;
  rowActions?: (row: Row) => ReactNode;
  selected?: (row: Row) => boolean;
  density?: 'comfortable' | 'compact';
}

type Place = NonNullable<Column<unknown>['phone']>;
const PLACE: Record<Place, string> = {
  title: 'title',
  figure: 'figure',
  meta: 'meta',
  status: 'status',
  hidden: 'away',
};

/** A table that turns into two-line rows on phones. Put it in a `flush` Panel. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, loading, empty, rowActions, selected } = props;
  const texts = useUiTexts(dataTexts);
  if (loading)
    return (
      <>
        <LoadingText />
        <RowSkeleton />
      </>
    );
  if (rows.length === 0 && empty) return <div className={css.empty}>{empty}</div>;
  const lastFigure = columns.findLast((column) => column.align === 'end');
  const place = (column: Column<Row>, index: number) => {
    const fallback: Place = index === 0 ? 'title' : column === lastFigure ? 'figure' : 'meta';
    return css[PLACE[column.phone ?? fallback]];
  };
  return (
    <div className={css.scroll}>
      <table className={cx(css.table, css.stacked, props.density === 'compact' && css.compact)}>
        <caption className={css.hidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowActions ? (
              <th scope="col">
                <span className={css.hidden}>{texts.actions}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={selected?.(row) ? css.selected : undefined}>
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    scope={index === 0 ? 'row' : undefined}
                    data-unit={column.align === 'end' ? column.header.toLowerCase() : undefined}
                    className={cx(
                      column.align === 'end' ? css.end : index > 0 && css.soft,
                      place(column, index),
                    )}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
              {rowActions ? (
                <td className={css.rowActions}>
                  <div className={css.actions}>{rowActions(row)}</div>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const className = column.align === 'end' ? css.end : undefined;
  if (!column.sortable || !onSort)
    return (
      <th scope="col" className={className}>
        {column.header}
      </th>
    );
  const Arrow = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ArrowUpDown;
  const order = direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none';
  return (
    <th scope="col" className={className} aria-sort={order}>
      <button
        type="button"
        className={css.sort}
        onClick={() => onSort({ key: column.key, direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        {column.header}
        <Arrow aria-hidden="true" className={direction ? undefined : css.unsorted} />
      </button>
    </th>
  );
}
