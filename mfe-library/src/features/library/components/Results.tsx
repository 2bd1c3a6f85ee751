import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  cx,
  EmptyState,
  ErrorNotice,
  Notice,
  Pagination,
  Select,
  TileSkeleton,
  TileWall,
} from '@stroomwerk/ui-kit';
import { SquareCheck } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useVariants } from '../../recipe/components/useVariants.js';
import { recipeTexts } from '../../recipe/texts.js';
import { AskForWorkflow } from '../../requests/components/AskForWorkflow.js';
import type { useSearch } from '../api/use-search.js';
import { changed, type Filters, filtersSet, noFilters, sorts, writeFilters } from '../model/filters.js';
import { libraryTexts, showing } from '../texts.js';
import { FilterChips } from './FilterChips.js';
import css from './Library.module.css';
import { NothingFound } from './NothingFound.js';
import { Offer } from './Offer.js';
import { SelectionBar } from './SelectionBar.js';
import { TileList } from './TileList.js';
import { useSelection } from './useSelection.js';
import type { WorkflowTileProps } from './WorkflowTile.js';

interface ResultsProps {
  readonly filters: Filters;
  readonly found: ReturnType<typeof useSearch>;
  readonly onChange: (filters: Filters) => void;
}

/** The found workflows with their count, order and pages. While the next ones are fetched the last ones stay. */
export function Results({ filters, found, onChange }: ResultsProps) {
  const t = useTexts(libraryTexts);
  const format = useFormat();
  const recipes = useTexts(recipeTexts).recipes;
  const selection = useSelection();
  const variants = useVariants(JSON.stringify(writeFilters({ ...filters, page: 1 })));
  const { choose } = variants;
  const { swap } = selection;
  const show: NonNullable<WorkflowTileProps['onShow']> = useCallback(
    (recipe, variant, before) => {
      choose(recipe, variant);
      swap(before, variant.filename);
    },
    [choose, swap],
  );
  const top = useRef<HTMLDivElement>(null);
  const { data, error, behind } = found;
  const toPage = (page: number) => {
    onChange({ ...filters, page });
    top.current?.scrollIntoView({ block: 'start' });
  };
  // Losing the plan while the page is open gives the empty list, as the specification has it, and the offer.
  if (error?.status === 403)
    return (
      <>
        <EmptyState centred>{t.empty}</EmptyState>
        <Offer />
      </>
    );
  if (error && !data)
    return (
      <ErrorNotice error={error} title={t.loadFailed} busy={found.busy} onRetry={found.retry}>
        {error.detail}
      </ErrorNotice>
    );
  if (!data)
    return (
      <>
        <div className={css.status} />
        <TileWall columns={3}>
          <TileSkeleton count={6} />
        </TileWall>
      </>
    );
  const exact = data.total_exact !== false;
  const total = exact ? format.number(data.total) : `${format.number(10_000)}+`;
  return (
    <div ref={top} data-above-bottom="" className={css.top} aria-busy={behind}>
      <div className={css.status}>
        <p role="status">
          <span>{showing(format.number(data.workflows.length), total)}</span>
          {data.recipes === undefined || data.total === 0 ? null : (
            <span className={css.recipes}>
              {' · '}
              {recipes(`${format.number(data.recipes)}${exact ? '' : '+'}`)}
            </span>
          )}
        </p>
        <span className={css.toolbar}>
          <Button
            size="sm"
            variant={selection.chosen ? 'signal' : 'quiet'}
            aria-pressed={selection.chosen !== undefined}
            icon={<SquareCheck size={14} aria-hidden="true" />}
            onClick={selection.chosen ? selection.end : selection.begin}
          >
            {t.select}
          </Button>
          <Select
            size="sm"
            aria-label={t.sort}
            value={filters.sort}
            options={sorts.map((value) => ({ value, label: t.sorts[value] }))}
            onChange={({ target }) =>
              onChange(changed(filters, { sort: sorts.find((sort) => sort === target.value) ?? 'relevance' }))
            }
          />
        </span>
      </div>
      <FilterChips filters={filters} onChange={onChange} />
      {error && behind ? (
        <Notice tone="warning" live>
          {error.detail} {t.tooMany}
        </Notice>
      ) : null}
      {data.corrected ? (
        <div className={css.corrected}>
          <Notice live>{t.corrected(found.q, data.corrected)}</Notice>
        </div>
      ) : null}
      <div id="found" tabIndex={-1} className={css.found}>
        {data.total === 0 ? (
          <NothingFound
            q={found.q}
            nearest={data.nearest ?? []}
            onReset={filtersSet(filters) > 0 || filters.q !== '' ? () => onChange(noFilters) : undefined}
          />
        ) : (
          <TileList
            workflows={data.workflows}
            label={t.workflows}
            className={cx(css.wall, behind && css.stale)}
            selection={selection.chosen}
            onSelect={selection.choose}
            shownOf={variants.shownOf}
            onShow={show}
          />
        )}
      </div>
      <div className={css.pages}>
        <Pagination
          page={filters.page}
          pages={data.pages}
          onPage={toPage}
          note={t.pages(format.number(filters.page), format.number(data.pages))}
        />
      </div>
      {data.total > 0 && found.q !== '' ? <AskForWorkflow key={found.q} text={found.q} /> : null}
      {selection.chosen ? (
        <SelectionBar selection={selection} onPage={data.workflows.map(variants.shownOf)} />
      ) : null}
    </div>
  );
}
