import { track, useFormat, useLanguage, usePageHead, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, categoryName, PageHeader, SkipLink } from '@stroomwerk/ui-kit';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCatalog } from '../features/catalog/api/reads.js';
import css from '../features/catalog/components/Catalog.module.css';
import { CatalogFilters } from '../features/catalog/components/CatalogFilters.js';
import { CatalogResults } from '../features/catalog/components/CatalogResults.js';
import { CatalogSearch } from '../features/catalog/components/CatalogSearch.js';
import { catalogAddress } from '../features/catalog/model/address.js';
import { listFactsOf } from '../features/catalog/model/facts.js';
import { catalogTexts } from '../features/catalog/texts.js';
import { useKnownFigures } from '../features/library/api/use-figures.js';
import libraryCss from '../features/library/components/Library.module.css';
import {
  changed,
  filtersSet,
  readFilters,
  worthIndexing,
  writeFilters,
} from '../features/library/model/filters.js';
import { libraryTexts } from '../features/library/texts.js';
import { useKnownTrades } from '../features/trades/api/trades.js';
import { TradeLinks } from '../features/trades/components/TradeLinks.js';
import { publicTradeAddress } from '../features/trades/model/address.js';

/** The full catalogue for everybody: what there is, without the files. Search, filters and pages need no scripts. */
export default function CatalogPage() {
  const t = useTexts(catalogTexts);
  const { levels, toResults } = useTexts(libraryTexts);
  const format = useFormat();
  const { language } = useLanguage();
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const figures = useKnownFigures();
  const found = useCatalog(filters);
  const { category, trigger, complexity, integration } = filters;
  // Each page that search engines may keep has a title of its own.
  const what = [
    category === 'all' ? '' : categoryName(category, language),
    trigger === 'all' ? '' : trigger,
    complexity === 'all' ? '' : levels[complexity as 'low'],
    ...integration,
  ].filter((part) => part !== '');
  usePageHead({
    title: [t.title, ...what].join(' · '),
    ...(figures
      ? {
          description: t.description(
            format.number(figures.total),
            format.number(figures.unique_integrations),
          ),
        }
      : {}),
    // What somebody typed, sorted or combined is no page of ours.
    noindex: !worthIndexing(filters),
    ...(found.data && worthIndexing(filters)
      ? {
          jsonLd: listFactsOf(found.data.workflows, {
            title: t.title,
            total: found.data.total,
            home: t.homeShort,
            ...(what[0] === undefined
              ? {}
              : { narrowed: [what[0], catalogAddress({ ...filters, page: 1 })] as const }),
          }),
        }
      : {}),
  });
  useEffect(() => {
    track('view_full_catalog');
  }, []);
  const trades = useKnownTrades();
  const facets = found.data?.facets;
  const set = filtersSet(filters);
  return (
    <Container page>
      <PageHeader
        title={t.title}
        lead={
          figures
            ? t.lead(format.number(figures.total), format.number(figures.unique_integrations))
            : '\u00a0'
        }
      />
      <TradeLinks trades={trades} addressOf={publicTradeAddress} />
      <div className={libraryCss.layout}>
        <div className={libraryCss.search}>
          <CatalogSearch
            filters={filters}
            onSearch={(q) => setQuery(writeFilters(changed(filters, { q })))}
          />
          <details className={css.narrow}>
            <summary>
              {t.filters}
              {set > 0 ? ` (${set})` : ''}
            </summary>
            <CatalogFilters filters={filters} facets={facets} />
          </details>
        </div>
        <SkipLink target="#found">{toResults}</SkipLink>
        <aside className={libraryCss.rail} aria-label={t.filters}>
          <CatalogFilters filters={filters} facets={facets} />
        </aside>
        <div className={libraryCss.results}>
          <CatalogResults filters={filters} found={found} />
        </div>
      </div>
    </Container>
  );
}
