import { useAuth } from '@stroomwerk/auth-store';
import { publicWorkflow } from '@stroomwerk/contracts/library';
import { useApiQuery, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import {
  AppMonograms,
  CategoryLabel,
  Container,
  DifficultyBadge,
  LinkButton,
  LoadingText,
  MiniGraph,
  PageHeader,
  Skeleton,
  TextLink,
} from '@stroomwerk/ui-kit';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import css from '../features/catalog/components/Catalog.module.css';
import { readSlug } from '../features/catalog/model/slug.js';
import { catalogTexts } from '../features/catalog/texts.js';

/** The slug and the way home; where a workflow has that slug, its public page (decisions.md). */
export default function PublicWorkflowPage() {
  const t = useTexts(catalogTexts);
  const slug = readSlug(useParams().slug);
  const { status } = useAuth();
  const { data, isPending } = useApiQuery(
    publicWorkflow,
    { params: { slug: slug ?? '' } },
    { enabled: slug !== null, retry: false },
  );
  usePageTitle(data?.name ?? slug ?? t.noSlug);
  const unknown = slug === null || (!data && !isPending);
  useNoIndex(unknown);

  if (unknown)
    return (
      <Container page>
        <PageHeader title={slug ?? t.noSlug} lead={slug === null ? undefined : t.unknown} />
        <p>
          <TextLink component={Link} to="/">
            {t.home}
          </TextLink>
        </p>
      </Container>
    );
  if (!data)
    return (
      <Container page>
        <LoadingText />
        <Skeleton shape="title" width={60} />
        <Skeleton shape="chart" />
      </Container>
    );
  return (
    <Container page>
      <div className={css.chips}>
        <CategoryLabel category={data.category} />
        {data.difficulty ? <DifficultyBadge difficulty={data.difficulty} /> : null}
      </div>
      <PageHeader
        title={data.name}
        lead={data.description}
        badge={<AppMonograms apps={data.integrations} />}
      />
      <div className={css.figure}>
        <MiniGraph graph={data.graph} />
      </div>
      <p>{t.openText}</p>
      <div className={css.chips}>
        <LinkButton
          variant="primary"
          size="lg"
          component={Link}
          to={
            status === 'authenticated'
              ? `/workflow-library/${encodeURIComponent(data.filename)}`
              : '/#pricing'
          }
        >
          {status === 'authenticated' ? t.open : t.prices}
        </LinkButton>
        <LinkButton size="lg" variant="quiet" component={Link} to="/">
          {t.home}
        </LinkButton>
      </div>
      <p className={css.counts}>{data.slug}</p>
    </Container>
  );
}

/** Asks search engines to leave a page out while it is shown. */
function useNoIndex(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, [active]);
}
