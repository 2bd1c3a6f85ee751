import type { AutomationUpdate } from '@stroomwerk/contracts/library';
import { type ApiError, useFormat, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  Container,
  EmptyState,
  ErrorNotice,
  LinkButton,
  LoadingText,
  PageHeader,
  Skeleton,
  TextLink,
} from '@stroomwerk/ui-kit';
import { ChevronRight } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import detailCss from '../features/detail/components/Detail.module.css';
import { Offer } from '../features/library/components/Offer.js';
import { isAutomation, type Update, useUpdate } from '../features/updates/api/use-update.js';
import { DonePanel } from '../features/updates/components/DonePanel.js';
import { Offered } from '../features/updates/components/Offered.js';
import { Outcome } from '../features/updates/components/Outcome.js';
import { outcomeTexts } from '../features/updates/outcome-texts.js';
import { updateTexts } from '../features/updates/texts.js';

const automations = '/dashboard?tab=automations';

/** A deployed workflow and the newer version of it: what changes, what is the customer's to choose, one click, one click back. */
export default function UpdatePage() {
  const { id = '' } = useParams();
  const t = useTexts(updateTexts);
  const act = useUpdate(id);
  const { data, error, refetch } = act.read;
  usePageTitle(data ? `${t.page}: ${data.automation.name}` : t.page);
  if (!isAutomation(id) || error?.status === 404) return <Missing />;
  if (error && !data) return <Refused error={error} onRetry={() => void refetch()} />;
  return (
    <Container width="app" page>
      <nav className={detailCss.crumbs} aria-label={t.path}>
        <TextLink small standalone component={Link} to={automations}>
          {t.automations}
        </TextLink>
        <ChevronRight size={14} aria-hidden="true" />
        <span>{data?.automation.name}</span>
      </nav>
      {data ? (
        <Shown key={id} update={data} act={act} />
      ) : (
        <>
          <LoadingText />
          <Skeleton shape="title" width={60} />
          <Skeleton shape="chart" />
          <Skeleton shape="block" />
        </>
      )}
    </Container>
  );
}

function Shown({ update, act }: { update: AutomationUpdate; act: Update }) {
  const t = useTexts(updateTexts);
  const { offer, done, state, hindrance } = update;
  // What was once done is told where nothing newer is offered, or where it is what was just tried.
  const isTold = done !== null && (offer === null || done.state !== 'updated');
  return (
    <>
      {isTold ? <DonePanel update={update} done={done} act={act} /> : null}
      {offer !== null && done?.state !== 'working' ? (
        <Offered key={offer.looked} update={update} offer={offer} act={act} />
      ) : hindrance !== null ? (
        <Hindered update={update} hindrance={hindrance} act={act} />
      ) : state === 'none' || state === 'retired' ? (
        <Nothing update={update} />
      ) : (
        <PageHeader
          title={t.better}
          lead={update.automation.name}
          actions={
            <Button busy={act.read.isFetching} onClick={act.again}>
              {t.lookAgain}
            </Button>
          }
        />
      )}
    </>
  );
}

function Hindered({
  update,
  hindrance,
  act,
}: {
  update: AutomationUpdate;
  hindrance: NonNullable<AutomationUpdate['hindrance']>;
  act: Update;
}) {
  const t = useTexts(updateTexts);
  const o = useTexts(outcomeTexts);
  const { title, text } = o.hindrances[hindrance];
  const address = `/workflow-library/${encodeURIComponent(update.filename)}`;
  const isInN8n = hindrance === 'unpublished' || hindrance === 'archived';
  return (
    <>
      <PageHeader title={t.better} lead={update.automation.name} />
      <Outcome
        look="warn"
        title={title}
        actions={
          <>
            {isInN8n ? (
              <LinkButton href={update.automation.n8n_url} target="_blank" rel="noreferrer">
                {o.openN8n}
              </LinkButton>
            ) : null}
            {hindrance === 'gone' ? (
              <LinkButton component={Link} to={address}>
                {o.place}
              </LinkButton>
            ) : null}
            {hindrance === 'unwatched' ? (
              <LinkButton component={Link} to={automations}>
                {t.toAutomations}
              </LinkButton>
            ) : (
              <Button variant="primary" busy={act.read.isFetching} onClick={act.again}>
                {o.again}
              </Button>
            )}
          </>
        }
      >
        <p>{text}</p>
      </Outcome>
    </>
  );
}

function Nothing({ update: { automation, state, version, successor } }: { update: AutomationUpdate }) {
  const o = useTexts(outcomeTexts);
  const t = useTexts(updateTexts);
  const format = useFormat();
  const isRetired = state === 'retired';
  return (
    <>
      <PageHeader title={isRetired ? o.retired : o.none} />
      <EmptyState
        action={
          successor ? (
            <LinkButton
              size="sm"
              component={Link}
              to={`/workflow-library/${encodeURIComponent(successor.filename)}`}
            >
              {o.successor}
            </LinkButton>
          ) : (
            <LinkButton size="sm" component={Link} to={automations}>
              {t.toAutomations}
            </LinkButton>
          )
        }
      >
        {isRetired ? o.retiredText(automation.name) : o.noneText(automation.name, format.number(version))}
      </EmptyState>
    </>
  );
}

/** Without a plan the offer, else why not and another try. */
function Refused({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useTexts(updateTexts);
  return (
    <Container width="app" page>
      <PageHeader title={t.page} />
      {error.status === 403 ? (
        <Offer />
      ) : (
        <ErrorNotice error={error} title={t.failed} onRetry={onRetry}>
          {error.detail}
        </ErrorNotice>
      )}
    </Container>
  );
}

function Missing() {
  const t = useTexts(updateTexts);
  return (
    <Container width="app" page>
      <PageHeader title={t.notThere} />
      <EmptyState
        action={
          <LinkButton size="sm" component={Link} to={automations}>
            {t.toAutomations}
          </LinkButton>
        }
      >
        {t.notThereText}
      </EmptyState>
    </Container>
  );
}
