import { createAutomation, detail } from '@stroomwerk/contracts/library';
import {
  useApiMutation,
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
  FlowCanvas,
  LinkButton,
  LoadingText,
  PageHeader,
  Skeleton,
  TextLink,
  TriggerLabel,
  useToast,
} from '@stroomwerk/ui-kit';
import { ChevronRight, Download, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import css from '../features/detail/components/Detail.module.css';
import { Details } from '../features/detail/components/Details.js';
import { SetUp } from '../features/detail/components/SetUp.js';
import { placeOnCanvas } from '../features/detail/model/canvas.js';
import { detailTexts } from '../features/detail/texts.js';
import { useDownload } from '../features/library/api/use-download.js';
import { Offer } from '../features/library/components/Offer.js';

/** One workflow: its canvas, what it needs, how to switch it on, and its file. */
export default function WorkflowDetailPage() {
  const t = useTexts(detailTexts);
  const format = useFormat();
  const { language } = useLanguage();
  const { filename = '' } = useParams();
  const navigate = useNavigate();
  const { show } = useToast();
  const download = useDownload();
  const { data, error, refetch } = useApiQuery(detail, { params: { filename } });
  const add = useApiMutation(createAutomation, {
    onSuccess: ({ name }) =>
      show({
        text: t.added(name),
        action: { label: t.toDashboard, onSelect: () => void navigate('/dashboard?tab=automations') },
      }),
    onError: ({ detail: text }) => show({ text, tone: 'error' }),
  });
  usePageTitle(data?.name ?? 'Workflow');
  const canvas = useMemo(() => (data ? placeOnCanvas(data.steps, data.graph) : undefined), [data]);

  if (error && !data)
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
          <ErrorNotice title={t.failed} onRetry={() => void refetch()}>
            {error.detail}
          </ErrorNotice>
        )}
      </Container>
    );
  if (!data || !canvas)
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
        <span>{categoryName(data.category, language)}</span>
      </nav>
      <PageHeader
        title={data.name}
        lead={data.description}
        actions={
          <>
            <Button
              size="lg"
              icon={<Plus size={16} aria-hidden="true" />}
              busy={add.isPending}
              onClick={() => add.mutate({ body: { name: data.name, workflow_filename: data.filename } })}
            >
              {t.automation}
            </Button>
            <Button
              size="lg"
              variant="primary"
              icon={<Download size={16} aria-hidden="true" />}
              busy={download.busy === data.filename}
              onClick={() => void download.start(data)}
            >
              {t.download}
            </Button>
          </>
        }
      />
      <div className={css.badges}>
        {data.difficulty ? <DifficultyBadge difficulty={data.difficulty} /> : null}
        <TriggerLabel trigger={data.trigger_type} />
        <ComplexityLevel level={data.complexity}>
          {t.nodeCount(format.number(data.node_count))}
        </ComplexityLevel>
      </div>
      <FlowCanvas
        {...canvas}
        zoomable
        label={`${data.name}, ${t.nodeCount(format.number(data.node_count))}`}
      />
      <div className={css.columns}>
        <div className={css.column}>
          <SetUp workflow={data} />
        </div>
        <div className={css.column}>
          <Details workflow={data} />
        </div>
      </div>
    </Container>
  );
}
