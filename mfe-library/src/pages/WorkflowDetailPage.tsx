import { type ApiError, useFormat, useLanguage, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
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
} from '@stroomwerk/ui-kit';
import { ChevronRight, Download } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useDetail, useLocked, useSimilar } from '../features/detail/api/use-detail.js';
import { canvasTexts } from '../features/detail/canvas-texts.js';
import { Already } from '../features/detail/components/Already.js';
import { AppsFit } from '../features/detail/components/AppsFit.js';
import { CanvasPanel } from '../features/detail/components/CanvasPanel.js';
import css from '../features/detail/components/Detail.module.css';
import { Details } from '../features/detail/components/Details.js';
import { Difference } from '../features/detail/components/Difference.js';
import { Ran } from '../features/detail/components/Ran.js';
import { SavedTime } from '../features/detail/components/SavedTime.js';
import { Seen } from '../features/detail/components/Seen.js';
import { SetUp } from '../features/detail/components/SetUp.js';
import { Similar } from '../features/detail/components/Similar.js';
import { Tables } from '../features/detail/components/Tables.js';
import { Versions } from '../features/detail/components/Versions.js';
import { WorkflowActions } from '../features/detail/components/WorkflowActions.js';
import { placeOnCanvas } from '../features/detail/model/canvas.js';
import { differenceOf } from '../features/detail/model/difference.js';
import { fillInsOf } from '../features/detail/model/fill-ins.js';
import { detailTexts } from '../features/detail/texts.js';
import { useDownload } from '../features/library/api/use-download.js';
import { Offer } from '../features/library/components/Offer.js';
import { RecipeBar } from '../features/recipe/components/RecipeBar.js';
import { useRetired } from '../features/retired/api/retired.js';
import { Gone } from '../features/retired/components/Gone.js';

/** One workflow: its canvas, what it needs, how to switch it on, where it comes from, and its file. */
export default function WorkflowDetailPage() {
  const t = useTexts(detailTexts);
  const format = useFormat();
  const { language } = useLanguage();
  const { filename = '' } = useParams();
  const difference = differenceOf(useSearchParams()[0]);
  const { data, error, refetch } = useDetail(filename);
  const alike = useSimilar(filename, data !== undefined);
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
      <Already running={data.running} />
      <RecipeBar recipe={data.recipe} filename={data.filename} addressOf={libraryAddress} />
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
      {difference === null ? (
        <CanvasPanel key={data.filename} workflow={data} />
      ) : (
        <Difference key={difference} workflow={data} version={difference} />
      )}
      <div className={css.columns}>
        <div className={css.column}>
          <Ran ran={data.ran} unchanged={data.ran_unchanged} addressOf={libraryAddress} />
          <SetUp
            accounts={data.accounts}
            settings={data.settings}
            steps={data.setup_steps}
            time={data.time_to_deploy}
          />
          <Tables filename={data.filename} />
          <Versions workflow={data} />
        </div>
        <div className={css.column}>
          <AppsFit apps={data.integrations} />
          <SavedTime minutes={data.minutes_saved} why={data.minutes_saved_why} />
          <Seen seen={data.seen} />
          <Details workflow={data} />
        </div>
      </div>
      <Similar workflows={alike?.workflows} addressOf={libraryAddress} />
    </Container>
  );
}

const libraryAddress = ({ filename }: { filename: string }): string =>
  `/workflow-library/${encodeURIComponent(filename)}`;

/** Without a plan what the workflow is and does, for what is not there the way back, else another try. */
function Refused({ filename, error, onRetry }: { filename: string; error: ApiError; onRetry: () => void }) {
  const t = useTexts(detailTexts);
  const isLocked = error.status === 403;
  const locked = useLocked(filename, isLocked);
  const retired = useRetired(slugOf(filename), isLocked ? locked.missing : error.status === 404);
  if (retired)
    return <Gone retired={retired} addressOf={libraryAddress} list="/workflow-library" width="app" />;
  if (isLocked) return <Locked filename={filename} {...locked} />;
  return (
    <Container width="app" page>
      <PageHeader title={error.status === 404 ? t.notFound : t.failed} />
      {error.status === 404 ? (
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
        <ErrorNotice error={error} title={t.failed} onRetry={onRetry}>
          {error.detail}
        </ErrorNotice>
      )}
    </Container>
  );
}

const slugOf = (filename: string): string => filename.replace(/\.json$/, '');

/** Everything but the file (decisions.md, "Before buying"): its name, what it does, the offer, its schematic and steps. */
function Locked({
  filename,
  data: workflow,
  error,
  refetch,
  free,
  missing,
}: { filename: string } & ReturnType<typeof useLocked>) {
  const t = useTexts(detailTexts);
  const { fillIn } = useTexts(canvasTexts);
  const download = useDownload();
  const name = workflow?.name ?? slugOf(filename).replaceAll('-', ' ');
  usePageTitle(name);
  return (
    <Container width="app" page>
      <PageHeader title={name} lead={workflow?.description} />
      <Offer />
      {free ? (
        <div className="row-wrap">
          <Button
            icon={<Download size={16} aria-hidden="true" />}
            busy={download.busy === filename}
            onClick={() => void download.start({ filename, name })}
          >
            {t.tryFree}
          </Button>
        </div>
      ) : null}
      {workflow ? (
        <>
          <div className={css.picture}>
            <FlowCanvas
              {...placeOnCanvas(workflow.steps, workflow.graph, fillInsOf(workflow.settings, fillIn))}
              bare
              zoomable
              label={`${workflow.name}, ${t.nodeCount(String(workflow.node_count))}`}
            />
          </div>
          <Ran ran={workflow.ran} unchanged={workflow.ran_unchanged} addressOf={libraryAddress} />
          <SetUp
            accounts={workflow.accounts}
            settings={workflow.settings}
            steps={workflow.setup_steps}
            time={workflow.time_to_deploy}
          />
        </>
      ) : error && error.status !== 404 ? (
        <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      ) : missing ? null : (
        <Skeleton shape="chart" />
      )}
    </Container>
  );
}
