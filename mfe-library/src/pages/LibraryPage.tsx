import { useAuth } from '@stroomwerk/auth-store';
import { track, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Container, Drawer, PageHeader } from '@stroomwerk/ui-kit';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Filters } from '../features/library/components/Filters.js';
import css from '../features/library/components/Library.module.css';
import { LibraryFigures } from '../features/library/components/LibraryFigures.js';
import { Offer } from '../features/library/components/Offer.js';
import { Results } from '../features/library/components/Results.js';
import { SearchBox } from '../features/library/components/SearchBox.js';
import {
  changed,
  type Filters as FilterValues,
  filtersSet,
  readFilters,
  writeFilters,
} from '../features/library/model/filters.js';
import { libraryTexts } from '../features/library/texts.js';

/** The library: figures, search, three filters, pages of twenty. Without an active subscription, the offer. */
export default function LibraryPage() {
  const t = useTexts(libraryTexts);
  usePageTitle(t.title);
  const { user } = useAuth();
  const [query, setQuery] = useSearchParams();
  const [drawer, setDrawer] = useState(false);
  const filters = readFilters(query);
  const open = user?.subscription_status === 'active';
  const change = (next: FilterValues) => setQuery(writeFilters(next));
  useEffect(() => {
    track('view_workflow_catalog');
  }, []);

  if (!open)
    return (
      <Container width="app" page>
        <PageHeader title={t.title} lead={t.lead} />
        <LibraryFigures />
        <Offer />
      </Container>
    );
  return (
    <Container width="app" page>
      <PageHeader title={t.title} lead={t.lead} />
      <LibraryFigures />
      <div className={css.layout}>
        <aside className={css.rail} aria-label={t.filters}>
          <Filters filters={filters} onChange={change} />
        </aside>
        <div className={css.results}>
          <SearchBox q={filters.q} onSearch={(q) => change(changed(filters, { q }))}>
            <Button
              size="lg"
              className={css.onlyNarrow}
              icon={<SlidersHorizontal size={16} aria-hidden="true" />}
              onClick={() => setDrawer(true)}
            >
              {t.filters}
              {filtersSet(filters) > 0 ? ` (${filtersSet(filters)})` : ''}
            </Button>
          </SearchBox>
          <Results filters={filters} onChange={change} />
        </div>
      </div>
      <Drawer open={drawer} onClose={() => setDrawer(false)} title={t.filters}>
        <Filters filters={filters} onChange={change} />
      </Drawer>
    </Container>
  );
}
