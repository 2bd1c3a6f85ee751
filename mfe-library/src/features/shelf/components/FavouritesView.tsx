import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { EmptyState, ErrorNotice, LinkButton, LoadingText, TileSkeleton, TileWall } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { TileList } from '../../library/components/TileList.js';
import { useFavourites } from '../api/use-favourites.js';
import { shelfTexts } from '../texts.js';
import css from './Shelf.module.css';
import { ZipButton } from './ZipButton.js';

/** The favourites, newest first. */
export function FavouritesView() {
  const t = useTexts(shelfTexts);
  const format = useFormat();
  const { data, error, refetch } = useFavourites();
  if (error && !data)
    return (
      <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()}>
        {error.detail}
      </ErrorNotice>
    );
  if (!data)
    return (
      <>
        <LoadingText />
        <TileWall columns={3}>
          <TileSkeleton count={3} />
        </TileWall>
      </>
    );
  if (data.workflows.length === 0)
    return (
      <EmptyState
        centred
        action={
          <LinkButton component={Link} to="/workflow-library">
            {t.toAll}
          </LinkButton>
        }
      >
        {t.noFavourites}
      </EmptyState>
    );
  return (
    <>
      <div className={css.head}>
        <p className={css.soft} role="status">
          {t.count(format.number(data.workflows.length))}
        </p>
        <ZipButton filenames={data.workflows.map(({ filename }) => filename)} />
      </div>
      <TileList workflows={data.workflows} label={t.favourites} />
    </>
  );
}
