import { type ApiError } from '@stroomwerk/mfe-runtime';
import {
  EmptyState,
  ErrorNotice,
  LinkButton,
  LoadingText,
  TextLink,
  TileSkeleton,
  TileWall,
} from '@stroomwerk/ui-kit';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** All collections: the member's own, and those by trade. */
export const allCollections = '/workflow-library?view=collections';

/** The way back to all collections. */
export const ToCollections = ({ children }: { children: ReactNode }) => (
  <TextLink small standalone component={Link} to={allCollections}>
    <ChevronLeft size={14} aria-hidden="true" />
    {children}
  </TextLink>
);

interface CollectionAwayProps {
  readonly error: ApiError | null;
  /** What it says: the way back, that there is no such collection, that it was not loaded. */
  readonly words: { readonly back: string; readonly gone: string; readonly failed: string };
  /** Tiles that are on their way. */
  readonly tiles: number;
  readonly onRetry: () => void;
}

/** In place of a collection that is on its way, is not there, or could not be loaded. */
export function CollectionAway({ error, words, tiles, onRetry }: CollectionAwayProps) {
  if (!error)
    return (
      <>
        <LoadingText />
        <ToCollections>{words.back}</ToCollections>
        <TileWall columns={3}>
          <TileSkeleton count={tiles} />
        </TileWall>
      </>
    );
  if (error.status !== 404 && error.status !== 400)
    return (
      <ErrorNotice error={error} title={words.failed} onRetry={onRetry}>
        {error.detail}
      </ErrorNotice>
    );
  return (
    <EmptyState
      centred
      action={
        <LinkButton component={Link} to={allCollections}>
          {words.back}
        </LinkButton>
      }
    >
      {words.gone}
    </EmptyState>
  );
}
