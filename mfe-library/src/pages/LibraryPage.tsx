import { useAuth } from '@stroomwerk/auth-store';
import { track, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, PageHeader, Tabs } from '@stroomwerk/ui-kit';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MyAppsDialog } from '../features/apps/components/MyAppsDialog.js';
import { GalleryView } from '../features/gallery/components/GalleryView.js';
import { LibraryFigures } from '../features/library/components/LibraryFigures.js';
import { Offer } from '../features/library/components/Offer.js';
import { SearchView } from '../features/library/components/SearchView.js';
import { addressOf, appsAsked, viewOf, views, withoutApps } from '../features/library/model/views.js';
import { libraryTexts } from '../features/library/texts.js';
import { Answers } from '../features/requests/components/Answers.js';
import { CollectionsView } from '../features/shelf/components/CollectionsView.js';
import { CollectionView } from '../features/shelf/components/CollectionView.js';
import { FavouritesView } from '../features/shelf/components/FavouritesView.js';
import { TradeShelf } from '../features/trades/components/TradeShelf.js';
import { TradeView } from '../features/trades/components/TradeView.js';

/** The library: figures, search, what somebody keeps, and the way into their own n8n. Without a plan, the offer. */
export default function LibraryPage() {
  const t = useTexts(libraryTexts);
  usePageTitle(t.title);
  const { user } = useAuth();
  const [query, setQuery] = useSearchParams();
  const { view, collection, trade } = viewOf(query);
  useEffect(() => {
    track('view_workflow_catalog');
  }, []);
  const open = user?.subscription_status === 'active';
  return (
    <Container width="app" page>
      <PageHeader title={t.title} lead={t.lead} />
      <LibraryFigures />
      {open ? <Answers /> : null}
      {open ? (
        <Tabs
          label={t.tabs}
          tabs={views.map((value) => ({ value, label: t.views[value] }))}
          value={view}
          onChange={(next) => setQuery(addressOf(next))}
        >
          {view === 'all' ? (
            <SearchView />
          ) : view === 'favourites' ? (
            <FavouritesView />
          ) : view === 'n8n' ? (
            <GalleryView />
          ) : trade !== null ? (
            <TradeView key={trade} trade={trade} />
          ) : collection === null ? (
            <>
              <CollectionsView />
              <TradeShelf />
            </>
          ) : (
            <CollectionView key={collection} id={collection} />
          )}
        </Tabs>
      ) : (
        <Offer />
      )}
      {open && appsAsked(query) ? (
        <MyAppsDialog onClose={() => setQuery(withoutApps, { replace: true })} />
      ) : null}
    </Container>
  );
}
