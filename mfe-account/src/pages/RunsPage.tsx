import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Badge,
  Button,
  Container,
  ErrorNotice,
  LinkButton,
  Notice,
  PageHeader,
  RowSkeleton,
  StatusLabel,
  TextLink,
} from '@stroomwerk/ui-kit';
import { ArrowLeft, ExternalLink, Pause, Play, Rocket } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useAutomations } from '../features/dashboard/api/use-automations.js';
import { useSwitch } from '../features/dashboard/api/use-switch.js';
import { ReadLine } from '../features/dashboard/components/ReadLine.js';
import { Refused } from '../features/dashboard/components/Refused.js';
import { promoteAddress } from '../features/dashboard/model/attention.js';
import { dashboardTexts } from '../features/dashboard/texts.js';
import { useRunCounts } from '../features/runs/api/use-runs.js';
import { RunFilters } from '../features/runs/components/RunFilters.js';
import css from '../features/runs/components/Runs.module.css';
import { RunsView } from '../features/runs/components/RunsView.js';
import { useFacts } from '../features/runs/components/useFacts.js';
import { readRunFilter } from '../features/runs/model/filter.js';
import { runsTexts } from '../features/runs/texts.js';

/** One automation: how it is, and its runs with what to do about those that failed. */
export default function RunsPage() {
  const t = useTexts(runsTexts);
  const words = useTexts(dashboardTexts);
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const automations = useAutomations();
  const turning = useSwitch(automations, words.failed);
  const facts = useFacts();
  const filter = readRunFilter(query);
  const counts = useRunCounts(id, filter);
  const { data, error, refetch, dataUpdatedAt } = automations.all;
  const automation = data?.find((one) => one.id === id);
  usePageTitle(automation?.name ?? t.title);
  const toAll = (
    <p>
      <TextLink component={Link} small standalone className={css.back} to="/dashboard?tab=automations">
        <ArrowLeft size={14} aria-hidden="true" />
        {t.back}
      </TextLink>
    </p>
  );
  if (!automation)
    return (
      <Container width="app" page>
        {toAll}
        <PageHeader title={data ? t.gone : t.title} />
        {data ? (
          <Notice tone="info">{t.goneText}</Notice>
        ) : error ? (
          <ErrorNotice error={error} title={words.loadFailed} onRetry={() => void refetch()}>
            {error.detail}
          </ErrorNotice>
        ) : (
          <RowSkeleton count={6} />
        )}
      </Container>
    );
  const { status, n8n_url, name, on_trial: onTrial } = automation;
  const narrow = (next: typeof filter) =>
    setQuery(next === 'all' ? {} : { status: next }, { replace: true, preventScrollReset: true });
  return (
    <Container width="app" page>
      {toAll}
      <PageHeader
        title={name}
        badge={
          <>
            <StatusLabel status={status} badge />
            {onTrial ? <Badge>{t.onTrial}</Badge> : null}
          </>
        }
        lead={facts(automation)}
        actions={
          <>
            {onTrial ? (
              <LinkButton
                variant="primary"
                component={Link}
                to={promoteAddress(id)}
                icon={<Rocket aria-hidden="true" />}
              >
                {t.promote}
              </LinkButton>
            ) : null}
            {n8n_url ? (
              <LinkButton
                href={n8n_url}
                target="_blank"
                rel="noreferrer"
                iconEnd={<ExternalLink aria-hidden="true" />}
              >
                {t.openN8n}
              </LinkButton>
            ) : null}
            <Button
              busy={turning.busy === id}
              icon={status === 'running' ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
              onClick={() => turning.turn(automation, status === 'running' ? 'paused' : 'running')}
            >
              {status === 'running' ? words.pause : words.start}
            </Button>
          </>
        }
      />
      <Refused of={turning} />
      <div className={css.bar}>
        <RunFilters counts={counts} filter={filter} onChange={narrow} />
        <ReadLine items={[automation]} failing={error !== null} readAt={dataUpdatedAt} />
      </div>
      <RunsView
        key={id}
        automation={automation}
        filter={filter}
        unknown={words.failed}
        onFilter={narrow}
        onWatch={() => automations.setWatched.mutate({ params: { id }, query: { watched: 'true' } })}
      />
    </Container>
  );
}
