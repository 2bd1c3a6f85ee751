import { type ApiError, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  EmptyState,
  ErrorNotice,
  LoadingText,
  Pagination,
  Panel,
  PanelItems,
  RowSkeleton,
} from '@stroomwerk/ui-kit';
import type { ReactNode } from 'react';
import { failureText } from '../../polling/model/failure.js';
import { opsLibraryTexts } from '../texts.js';
import css from './OpsLibrary.module.css';

interface ListPanelProps<Data> {
  readonly title: string;
  readonly list: {
    readonly data: Data | undefined;
    readonly error: ApiError | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** How many there are, in words. */
  readonly count: (data: Data) => string;
  readonly filter: ReactNode;
  readonly failed: string;
  readonly empty: string;
  /** A row for each; none is the empty state. */
  readonly rows: (data: Data) => readonly ReactNode[];
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** A page of rows with a filter: on its way, failed, empty or there, and the way to its other pages. */
export function ListPanel<Data extends { readonly pages: number }>(props: ListPanelProps<Data>) {
  const { title, list, count, filter, failed, empty, rows, page, onPage } = props;
  const { data, error, isFetching, refetch } = list;
  const t = useTexts(opsLibraryTexts);
  const format = useFormat();
  const shown = data === undefined ? [] : rows(data);
  return (
    <Panel
      flush
      title={title}
      badge={
        <span className="caption" role="status">
          {data === undefined ? null : count(data)}
        </span>
      }
      actions={filter}
    >
      {shown.length > 0 ? (
        <PanelItems>{shown}</PanelItems>
      ) : data !== undefined ? (
        <div className={css.pad}>
          <EmptyState>{empty}</EmptyState>
        </div>
      ) : error !== null ? (
        <div className={css.pad}>
          <ErrorNotice error={error} title={failed} busy={isFetching} onRetry={() => void refetch()}>
            {failureText(error)}
          </ErrorNotice>
        </div>
      ) : (
        <>
          <LoadingText />
          <RowSkeleton count={4} />
        </>
      )}
      {data !== undefined && data.pages > 1 ? (
        <div className={css.foot}>
          <Pagination
            page={page}
            pages={data.pages}
            onPage={onPage}
            note={t.page(format.number(page), format.number(data.pages))}
          />
        </div>
      ) : null}
    </Panel>
  );
}
