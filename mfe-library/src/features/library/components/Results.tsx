import { search } from '@stroomwerk/contracts/library';
import { useApiQuery, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, EmptyState, ErrorNotice, Pagination, TileSkeleton, TileWall } from '@stroomwerk/ui-kit';
import { useDownload } from '../api/use-download.js';
import { changed, type Filters, filtersSet, toQuery } from '../model/filters.js';
import { libraryTexts, showing } from '../texts.js';
import css from './Library.module.css';
import { WorkflowTile } from './WorkflowTile.js';

/** The found workflows with their count and pages. While a new page is fetched the old one stays, dimmed. */
export function Results({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const t = useTexts(libraryTexts);
  const format = useFormat();
  const download = useDownload();
  const found = useApiQuery(search, { query: toQuery(filters) }, { placeholderData: (before) => before });
  const { data, error } = found;
  // Losing the plan while the page is open gives the empty list, as the specification has it; the page then shows the offer.
  const refused = error?.status === 403;
  if (error && !data && !refused)
    return (
      <ErrorNotice title={t.loadFailed} onRetry={() => void found.refetch()}>
        {error.detail}
      </ErrorNotice>
    );
  if (!data && !refused)
    return (
      <TileWall columns={3}>
        <TileSkeleton count={6} />
      </TileWall>
    );
  const total = data?.total ?? 0;
  if (total === 0)
    return (
      <EmptyState
        centred
        action={
          filtersSet(filters) > 0 || filters.q !== '' ? (
            <Button
              onClick={() =>
                onChange(changed(filters, { q: '', trigger: 'all', complexity: 'all', category: 'all' }))
              }
            >
              {t.resetFilters}
            </Button>
          ) : undefined
        }
      >
        {t.empty}
      </EmptyState>
    );
  return (
    <>
      <p className={css.status} role="status">
        {showing(format.number(data?.workflows.length ?? 0), format.number(total))}
      </p>
      <TileWall columns={3} label={t.workflows} className={found.isPlaceholderData ? css.stale : undefined}>
        {data?.workflows.map((workflow) => (
          <WorkflowTile
            key={workflow.filename}
            workflow={workflow}
            busy={download.busy === workflow.filename}
            onDownload={() => void download.start(workflow)}
          />
        ))}
      </TileWall>
      <div className={css.pages}>
        <Pagination
          page={filters.page}
          pages={data?.pages ?? 1}
          onPage={(page) => onChange({ ...filters, page })}
          note={t.pages(format.number(filters.page), format.number(data?.pages ?? 1))}
        />
      </div>
    </>
  );
}
