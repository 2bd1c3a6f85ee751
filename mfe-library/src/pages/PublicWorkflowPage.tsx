import { useAuth } from '@stroomwerk/auth-store';
import { type ApiError, usePageHead, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, ErrorNotice, LoadingText, PageHeader, Skeleton, TextLink } from '@stroomwerk/ui-kit';
import { Link, useParams } from 'react-router-dom';
import { usePublicWorkflow } from '../features/catalog/api/use-public-workflow.js';
import { PublicWorkflow } from '../features/catalog/components/PublicWorkflow.js';
import { readSlug } from '../features/catalog/model/slug.js';
import { catalogTexts } from '../features/catalog/texts.js';
import { useRetired } from '../features/retired/api/retired.js';
import { Gone } from '../features/retired/components/Gone.js';

/** The slug and the way home; where a workflow has that slug, its public page; where one had it, what became of it (decisions.md). */
export default function PublicWorkflowPage() {
  const slug = readSlug(useParams().slug);
  const { status } = useAuth();
  const { data, error, isPending, refetch } = usePublicWorkflow(slug);
  const isMissing = slug !== null && (data === null || error?.status === 404);
  const retired = useRetired(slug ?? '', isMissing);
  if (data) return <PublicWorkflow workflow={data} member={status === 'authenticated'} />;
  if (isMissing && retired)
    return <Gone retired={retired} addressOf={(one) => `/workflows/${one.slug}`} list="/workflows" />;
  if (slug !== null && error && error.status !== 404)
    return <Failed slug={slug} error={error} onRetry={() => void refetch()} />;
  return slug !== null && isPending ? <Loading slug={slug} /> : <Unknown slug={slug} />;
}

function Loading({ slug }: { slug: string }) {
  usePageHead({ title: slug });
  return (
    <Container page>
      <LoadingText />
      <Skeleton shape="title" width={60} />
      <Skeleton shape="chart" />
    </Container>
  );
}

/** Whether there is such a workflow is not known: that it failed, and another try. */
function Failed({ slug, error, onRetry }: { slug: string; error: ApiError; onRetry: () => void }) {
  const t = useTexts(catalogTexts);
  usePageHead({ title: slug, noindex: true });
  return (
    <Container page>
      <PageHeader title={slug} />
      <ErrorNotice error={error} title={t.workflowFailed} onRetry={onRetry}>
        {error.detail}
      </ErrorNotice>
    </Container>
  );
}

/** Nothing has this slug: kept out of search engines. */
function Unknown({ slug }: { slug: string | null }) {
  const t = useTexts(catalogTexts);
  usePageHead({ title: slug ?? t.noSlug, noindex: true });
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
}
