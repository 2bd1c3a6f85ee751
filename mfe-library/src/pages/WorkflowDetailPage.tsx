import { detail, similar } from '@stroomwerk/contracts/library';
import {
  type ApiError,
  useApiQuery,
  useFormat,
  useLanguage,
  usePageTitle,
  useTexts,
} from '@stroomwerk/mfe-runtime';
import {
  Button,
  ComplexityLevel,
  Container,
  categoryName,
  DifficultyBadge,
  EmptyState,
  ErrorNotice,
  LinkButton,
  LoadingText,
  PageHeader,
  Skeleton,
  TextLink,
  TriggerLabel,
} from '@stroomwerk/ui-kit';
import { ChevronRight, Download } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { AppsFit } from '../features/detail/components/AppsFit.js';
import { CanvasPanel } from '../features/detail/components/CanvasPanel.js';
import css from '../features/detail/components/Detail.module.css';
import { Details } from '../features/detail/components/Details.js';
import { SavedTime } from '../features/detail/components/SavedTime.js';
import { SetUp } from '../features/detail/components/SetUp.js';
import { Similar } from '../features/detail/components/Similar.js';
import { Versions } from '../features/detail/components/Versions.js';
import { WorkflowActions } from '../features/detail/components/WorkflowActions.js';
import { detailTexts } from '../features/detail/texts.js';
import { useDownload } from '../features/library/api/use-download.js';
import { Offer } from '../features/library/components/Offer.js';

/** One workflow: its canvas, what it needs, how to switch it on, where it comes from, and its file. */
export default function WorkflowDetailPage() {
  const t = useTexts(detailTexts);
  const format = useFormat();
  const { language } = useLanguage();
  const { filename = '' } = useParams();
  const { data, error, refetch } = useApiQuery(detail, { params: { filename } });
  const alike = useApiQuery(similar, { params: { filename } }, { enabled: data !== undefined });
  usePageTitle(data?.name ?? 'Workflow');
  if (error && !data) return <Refused filename={filename} error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Container width="app" page>
        <LoadingText />
        <Skeleton shape="title" width={60} />
        <Skeleton shape="chart" />
        <Skeleton shape="block" />
      </Container>
    );
  return (
    <Container width="app" page>
      <nav className={css.crumbs} aria-label={t.back}>
        <TextLink small standalone component={Link} to="/workflow-library">
          {t.back}
        </TextLink>
        <ChevronRight size={14} aria-hidden="true" />
        <TextLink small standalone component={Link} to={`/workflow-library?category=${data.category}`}>
          {categoryName(data.category, language)}
        </TextLink>
      </nav>
      <PageHeader title={data.name} lead={data.description} actions={<WorkflowActions workflow={data} />} />
      <div className={css.badges}>
        {data.difficulty ? <DifficultyBadge difficulty={data.difficulty} /> : null}
        <TriggerLabel trigger={data.trigger_type} />
        <ComplexityLevel level={data.complexity}>
          {t.nodeCount(format.number(data.node_count))}
        </ComplexityLevel>
        <TextLink small standalone component={Link} to="/workflow-library?view=n8n">
          {t.inN8n}
        </TextLink>
      </div>
      <CanvasPanel key={data.filename} workflow={data} />
      <div className={css.columns}>
        <div className={css.column}>
          <SetUp accounts={data.accounts} steps={data.setup_steps} time={data.time_to_deploy} />
          <Versions workflow={data} />
        </div>
        <div className={css.column}>
          <AppsFit apps={data.integrations} />
          <SavedTime minutes={data.minutes_saved} why={data.minutes_saved_why} />
          <Details workflow={data} />
        </div>
      </div>
      <Similar
        workflows={alike.data?.workflows}
        addressOf={(one) => `/workflow-library/${encodeURIComponent(one.filename)}`}
      />
    </Container>
  );
}

/** Without a plan the offer and the one free file, for what is not there the way back, else another try. */
function Refused({ filename, error, onRetry }: { filename: string; error: ApiError; onRetry: () => void }) {
  const t = useTexts(detailTexts);
  const download = useDownload();
  return (
    <Container width="app" page>
      <PageHeader title={error.status === 404 ? t.notFound : 'Workflow'} />
      {error.status === 403 ? (
        <>
          <Offer />
          <Button
            icon={<Download size={16} aria-hidden="true" />}
            busy={download.busy === filename}
            onClick={() => void download.start({ filename, name: filename })}
          >
            {t.download}
          </Button>
        </>
      ) : error.status === 404 ? (
        <EmptyState
          action={
            <LinkButton variant="primary" component={Link} to="/workflow-library">
              {t.toLibrary}
            </LinkButton>
          }
        >
          {error.detail}
        </EmptyState>
      ) : (
        <ErrorNotice title={t.failed} onRetry={onRetry}>
          {error.detail}
        </ErrorNotice>
      )}
    </Container>
  );
}
