import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, LoadingText, Notice, Skeleton } from '@stroomwerk/ui-kit';
import type { ReactNode } from 'react';
import { useMoment } from '../../figures/components/useMoment.js';
import { figureTexts } from '../../figures/texts.js';
import { failureText } from '../model/failure.js';
import css from './Polled.module.css';

export interface PolledQuery<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly dataUpdatedAt: number;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

export interface PolledProps<Data> {
  readonly query: PolledQuery<Data>;
  /** The shape of what is coming, while there is nothing yet. */
  readonly skeleton?: ReactNode;
  /** Another panel of the same read already says that a refresh failed. */
  readonly quiet?: boolean;
  /** Inside a panel without padding of its own. */
  readonly flush?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/**
 * What a polled read shows: its shape, its data, or inside the panel why it fails with a retry. After a failed refresh
 * the old data stays, with its time.
 */
export function Polled<Data>({ query, skeleton, quiet = false, flush = false, children }: PolledProps<Data>) {
  const t = useTexts(figureTexts);
  const moment = useMoment();
  const { data, error } = query;
  const retry = (
    <Button size="sm" variant="current" busy={query.isFetching} onClick={() => void query.refetch()}>
      {t.retry}
    </Button>
  );
  if (data === undefined) {
    return (
      <div className={flush ? css.padded : undefined}>
        {error === null ? (
          <>
            <LoadingText />
            {skeleton ?? <Lines />}
          </>
        ) : (
          <Notice tone="danger" live action={retry}>
            {t.failed} {failureText(error)}
          </Notice>
        )}
      </div>
    );
  }
  return (
    <>
      {error === null || quiet ? null : (
        <div className={flush ? css.padded : css.above}>
          <Notice tone="warning" live action={retry}>
            {t.stale(moment(new Date(query.dataUpdatedAt).toISOString()))}
          </Notice>
        </div>
      )}
      {children(data)}
    </>
  );
}

const Lines = () => (
  <div className="stack">
    <Skeleton width={80} />
    <Skeleton />
    <Skeleton width={60} />
  </div>
);
