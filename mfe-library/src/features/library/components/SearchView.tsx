import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Drawer, SkipLink } from '@stroomwerk/ui-kit';
import { SlidersHorizontal } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useKnownTrades } from '../../trades/api/trades.js';
import { TradeLinks } from '../../trades/components/TradeLinks.js';
import { memberTradeAddress } from '../../trades/model/address.js';
import { useFilters } from '../api/use-filters.js';
import { useSearch } from '../api/use-search.js';
import { filtersSet } from '../model/filters.js';
import { libraryTexts } from '../texts.js';
import { Filters } from './Filters.js';
import css from './Library.module.css';
import { Results } from './Results.js';
import { SearchBox } from './SearchBox.js';
import { focusFirstTile } from './useTileKeys.js';

/** Search, filters beside it, and what they find. On a phone the filters are in a drawer. */
export function SearchView() {
  const t = useTexts(libraryTexts);
  const [drawer, setDrawer] = useState(false);
  const { filters, change, type, submit } = useFilters();
  const found = useSearch(filters);
  // Sixty choices with their counts may come a moment after the results.
  const calm = useDeferredValue(filters);
  const facets = useDeferredValue(found.data?.facets);
  const set = filtersSet(filters);
  const trades = useKnownTrades();
  return (
    <div className={css.layout}>
      {/* First in the order of reading, so that the keyboard comes by it before sixty filters. */}
      <SearchBox q={filters.q} onType={type} onSend={submit} onDown={focusFirstTile}>
        <Button
          size="lg"
          className={css.onlyNarrow}
          icon={<SlidersHorizontal size={16} aria-hidden="true" />}
          onClick={() => setDrawer(true)}
        >
          {t.filters}
          {set > 0 ? ` (${set})` : ''}
        </Button>
      </SearchBox>
      <SkipLink target="#found">{t.toResults}</SkipLink>
      <aside className={css.rail} aria-label={t.filters}>
        <Filters filters={calm} facets={facets} onChange={change} />
      </aside>
      <div className={css.results}>
        <Results filters={filters} found={found} onChange={change} />
        {set === 0 && filters.q === '' ? <TradeLinks trades={trades} addressOf={memberTradeAddress} /> : null}
      </div>
      <Drawer open={drawer} onClose={() => setDrawer(false)} title={t.filters}>
        <Filters filters={calm} facets={facets} onChange={change} />
      </Drawer>
    </div>
  );
}
