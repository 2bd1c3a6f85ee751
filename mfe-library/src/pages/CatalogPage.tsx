import { categories, stats } from '@stroomwerk/contracts/library';
import { track, useApiQuery, useFormat, useLanguage, usePageHead, useTexts } from '@stroomwerk/mfe-runtime';
import {
  AppMonograms,
  Button,
  CategoryLabel,
  Container,
  categoryKeys,
  categoryName,
  DifficultyBadge,
  EmptyState,
  ErrorNotice,
  Input,
  LinkButton,
  MiniGraph,
  PageHeader,
  Pagination,
  Tile,
  TileSkeleton,
  TileWall,
} from '@stroomwerk/ui-kit';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCatalog } from '../features/catalog/api/reads.js';
import css from '../features/catalog/components/Catalog.module.css';
import { catalogTexts } from '../features/catalog/texts.js';
import { readFilters, writeFilters } from '../features/library/model/filters.js';

/** The full catalogue for everybody: what there is, without the files. */
export default function CatalogPage() {
  const t = useTexts(catalogTexts);
  const format = useFormat();
  const { language } = useLanguage();
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const { q, category, page } = filters;
  const figures = useApiQuery(stats);
  const counts = useApiQuery(categories);
  const found = useCatalog(filters);
  const narrowed = category === 'all' ? '' : ` · ${categoryName(category, language)}`;
  usePageHead({
    title: `${t.title}${narrowed}`,
    ...(figures.data
      ? {
          description: t.description(
            format.number(figures.data.total),
            format.number(figures.data.unique_integrations),
          ),
        }
      : {}),
    // What somebody typed is no page of ours.
    noindex: q !== '',
  });
  useEffect(() => {
    track('view_full_catalog');
  }, []);
  const go = (change: Partial<typeof filters>) => setQuery(writeFilters({ ...filters, page: 1, ...change }));
  const addressOf = (change: Partial<typeof filters>) => {
    const search = new URLSearchParams(writeFilters({ ...filters, page: 1, ...change })).toString();
    return search === '' ? '/workflows' : `/workflows?${search}`;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ q: String(new FormData(event.currentTarget).get('q')).trim() });
  };

  return (
    <Container page>
      <PageHeader
        title={t.title}
        lead={
          figures.data
            ? t.lead(format.number(figures.data.total), format.number(figures.data.unique_integrations))
            : '\u00a0'
        }
      />
      <search>
        <form className={css.search} action="/workflows" onSubmit={submit}>
          <Input
            key={q}
            size="lg"
            type="search"
            name="q"
            aria-label={t.searchLabel}
            defaultValue={q}
            icon={<Search size={16} />}
            maxLength={200}
          />
          <Button type="submit" size="lg" variant="primary">
            {t.search}
          </Button>
        </form>
      </search>
      <nav className={css.chips} aria-label={t.categories}>
        {(['all', ...categoryKeys] as const)
          .filter((key) => key === 'all' || (counts.data?.categories[key]?.count ?? 0) > 0)
          .map((key) => (
            <LinkButton
              key={key}
              size="sm"
              variant={category === key ? 'signal' : 'outline'}
              aria-current={category === key ? 'true' : undefined}
              component={Link}
              to={addressOf({ category: key })}
            >
              {key === 'all'
                ? t.all
                : `${categoryName(key, language)} ${format.number(counts.data?.categories[key]?.count ?? 0)}`}
            </LinkButton>
          ))}
      </nav>
      {found.error && !found.data ? (
        <ErrorNotice title={t.failed} onRetry={() => void found.refetch()}>
          {found.error.detail}
        </ErrorNotice>
      ) : found.data?.total === 0 ? (
        <EmptyState
          centred
          action={<Button onClick={() => go({ q: '', category: 'all' })}>{t.reset}</Button>}
        >
          {t.empty}
        </EmptyState>
      ) : (
        <TileWall columns={4} label={t.title}>
          {found.data ? (
            found.data.workflows.map((workflow) => (
              <Tile
                key={workflow.slug}
                headingLevel={2}
                top={
                  <>
                    <CategoryLabel category={workflow.category} />
                    {workflow.difficulty ? <DifficultyBadge difficulty={workflow.difficulty} /> : null}
                  </>
                }
                graph={<MiniGraph graph={workflow.graph} />}
                title={
                  <Link className={css.title} to={`/workflows/${workflow.slug}`}>
                    {workflow.name}
                  </Link>
                }
                text={workflow.description}
                meta={
                  <>
                    <AppMonograms apps={workflow.integrations} />
                    <span className={css.counts}>{t.nodes(format.number(workflow.node_count))}</span>
                  </>
                }
                actions={
                  <LinkButton
                    size="sm"
                    component={Link}
                    to={`/workflows/${workflow.slug}`}
                    aria-label={`${t.view}: ${workflow.name}`}
                  >
                    {t.view}
                  </LinkButton>
                }
              />
            ))
          ) : (
            <TileSkeleton count={8} />
          )}
        </TileWall>
      )}
      <div className={css.pages}>
        <Pagination
          page={page}
          pages={found.data?.pages ?? 1}
          hrefFor={(next) => addressOf({ page: next })}
          renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
          note={t.pages(format.number(page), format.number(found.data?.pages ?? 1))}
        />
      </div>
    </Container>
  );
}
