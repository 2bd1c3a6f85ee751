import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  EmptyState,
  ErrorNotice,
  LinkButton,
  Notice,
  Pagination,
  TileSkeleton,
  TileWall,
} from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import libraryCss from '../../library/components/Library.module.css';
import { type Filters, sorts } from '../../library/model/filters.js';
import { libraryTexts, showing } from '../../library/texts.js';
import { useVariants } from '../../recipe/components/useVariants.js';
import { recipeTexts } from '../../recipe/texts.js';
import type { useCatalog } from '../api/reads.js';
import { catalogAddress, linkTo } from '../model/address.js';
import { catalogTexts } from '../texts.js';
import css from './Catalog.module.css';
import { CatalogTile } from './CatalogTile.js';
import { Nearest } from './Nearest.js';

/** What the catalogue has for these filters, page by page, all of it links. */
export function CatalogResults({
  filters,
  found,
}: {
  filters: Filters;
  found: ReturnType<typeof useCatalog>;
}) {
  const t = useTexts(catalogTexts);
  const { sorts: names, corrected } = useTexts(libraryTexts);
  const format = useFormat();
  const { recipes } = useTexts(recipeTexts);
  const variants = useVariants(catalogAddress({ ...filters, page: 1 }));
  const { data, error } = found;
  const exact = data?.total_exact !== false;
  if (error && !data)
    return (
      <ErrorNotice error={error} title={t.failed} onRetry={() => void found.refetch()}>
        {error.detail}
      </ErrorNotice>
    );
  if (data?.total === 0)
    return (
      <>
        <EmptyState
          centred
          action={
            <LinkButton component={Link} to="/workflows">
              {t.reset}
            </LinkButton>
          }
        >
          {t.empty}
        </EmptyState>
        {data.nearest?.length ? <Nearest workflows={data.nearest} /> : null}
      </>
    );
  return (
    <>
      <div className={libraryCss.status}>
        {/* Always there, so that what changes in it is read aloud. */}
        <p role="status">
          <span>
            {data
              ? showing(
                  format.number(data.workflows.length),
                  exact ? format.number(data.total) : `${format.number(10_000)}+`,
                )
              : '\u00a0'}
          </span>
          {data?.recipes === undefined ? null : (
            <span className={libraryCss.recipes}>
              {' · '}
              {recipes(`${format.number(data.recipes)}${exact ? '' : '+'}`)}
            </span>
          )}
        </p>
        <nav className={css.sorts} aria-label={t.sort}>
          {sorts.map((sort) => {
            const { to, nofollow } = linkTo(filters, { sort });
            return (
              <Link
                key={sort}
                to={to}
                rel={nofollow ? 'nofollow' : undefined}
                aria-current={filters.sort === sort ? 'true' : undefined}
              >
                {names[sort]}
              </Link>
            );
          })}
        </nav>
      </div>
      {data?.corrected ? (
        <div className={libraryCss.corrected}>
          <Notice>{corrected(filters.q, data.corrected)}</Notice>
        </div>
      ) : null}
      <div id="found" tabIndex={-1} className={libraryCss.found}>
        <TileWall columns={3} label={t.title}>
          {data ? (
            data.workflows.map((workflow) => (
              <CatalogTile
                key={workflow.recipe?.key ?? workflow.slug}
                card={workflow}
                filename={variants.shownOf(workflow)}
                onShow={variants.choose}
              />
            ))
          ) : (
            <TileSkeleton count={9} />
          )}
        </TileWall>
      </div>
      <div className={css.pages}>
        <Pagination
          page={filters.page}
          pages={data?.pages ?? 1}
          hrefFor={(page) => catalogAddress({ ...filters, page })}
          renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
          note={t.pages(format.number(filters.page), format.number(data?.pages ?? 1))}
        />
      </div>
    </>
  );
}
