import type { DeployForm, Deployment, PublicWorkflowDetail } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, EmptyState, ErrorNotice, LoadingText, Skeleton, StatusLabel } from '@stroomwerk/ui-kit';
import { type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { useDeployment, useExplanation } from '../api/use-deploy.js';
import { placeRun } from '../model/drawing.js';
import { isUnderWay, stageOf } from '../model/stage.js';
import { resultTexts } from '../result-texts.js';
import { deployTexts } from '../texts.js';
import css from './Deploy.module.css';
import { DeployCanvas } from './DeployCanvas.js';
import { Failed, Undone } from './Ended.js';
import { Placed } from './Placed.js';
import { type Explained, Remedy, RunFailed } from './RunFailed.js';
import { UnderWay } from './UnderWay.js';
import { Undo } from './Undo.js';

interface ResultProps {
  readonly id: string;
  readonly workflow: PublicWorkflowDetail | undefined;
  readonly form: DeployForm | undefined;
  /** Somebody pressed the button here, a moment ago: the focus goes to what came of it. */
  readonly pressed: boolean;
  readonly onAgain: () => void;
}

/** What became of a deployment, from the first second to its first run. */
export function Result({ id, workflow, form, pressed, onAgain }: ResultProps) {
  const t = useTexts(resultTexts);
  const { data, error, refetch } = useDeployment(id);
  if (error && !data)
    return error.status === 404 ? (
      <EmptyState action={<Button onClick={onAgain}>{t.toForm}</Button>}>{t.gone}</EmptyState>
    ) : (
      <ErrorNotice error={error} title={t.loadFailed} onRetry={() => void refetch()}>
        {error.detail}
      </ErrorNotice>
    );
  if (!data)
    return (
      <>
        <LoadingText />
        <Skeleton shape="block" />
        <Skeleton shape="chart" />
      </>
    );
  return <Deployed deployment={data} workflow={workflow} form={form} pressed={pressed} onAgain={onAgain} />;
}

interface DeployedProps extends Omit<ResultProps, 'id'> {
  readonly deployment: Deployment;
}

function Deployed({ deployment, workflow, form, pressed, onAgain }: DeployedProps) {
  const { marks } = useTexts(deployTexts);
  const stage = stageOf(deployment);
  const { data: found, error, refetch } = useExplanation(deployment);
  const heading = useRef<HTMLHeadingElement>(null);
  const failedAt = found?.run.failure?.step ?? null;
  const { first_run: run } = deployment;
  const placed = useMemo(
    () => (workflow ? placeRun(workflow, run, failedAt, marks) : undefined),
    [workflow, run, failedAt, marks],
  );
  const [undone, setUndone] = useState(false);
  const acted = pressed || undone;
  useEffect(() => {
    if (acted) heading.current?.focus();
  }, [acted]);
  // Each stage brings a heading of its own: who was at the one before goes on at this one, who went elsewhere stays there.
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (acted && lost && stage) heading.current?.focus();
  }, [acted, stage]);
  const ended = stage === 'failed' || stage === 'undone';
  return (
    <div className={css.result}>
      <div aria-live="polite">
        <Told
          {...{
            deployment,
            form,
            heading,
            onAgain,
            explained: { found, error, onRetry: () => void refetch() },
          }}
        />
      </div>
      {workflow && placed && !ended ? <DeployCanvas workflow={workflow} placed={placed} /> : null}
      {stage === 'run_failed' ? <Remedy deployment={deployment} found={found} /> : null}
      {ended || isUnderWay(stage) ? null : (
        <Foot
          deployment={deployment}
          minutes={form?.workflow.minutes_saved ?? workflow?.minutes_saved ?? 0}
          onUndone={() => setUndone(true)}
        />
      )}
    </div>
  );
}

interface ToldProps extends Pick<DeployedProps, 'deployment' | 'form' | 'onAgain'> {
  readonly explained: Explained;
  readonly heading: Ref<HTMLHeadingElement>;
}

function Told({ deployment, form, explained, heading, onAgain }: ToldProps) {
  const stage = stageOf(deployment);
  if (isUnderWay(stage)) {
    const publishes = form?.starts_itself ?? true;
    return (
      <UnderWay stage={stage} n8n={deployment.connection.name} publishes={publishes} heading={heading} />
    );
  }
  if (stage === 'failed') return <Failed deployment={deployment} heading={heading} onAgain={onAgain} />;
  if (stage === 'undone') return <Undone deployment={deployment} heading={heading} onAgain={onAgain} />;
  if (stage === 'run_failed')
    return <RunFailed deployment={deployment} explained={explained} heading={heading} />;
  return <Placed deployment={deployment} stage={stage} heading={heading} />;
}

interface FootProps {
  readonly deployment: Deployment;
  readonly minutes: number;
  readonly onUndone: () => void;
}

/** Below the drawing: its state, what it saves, and the way back. */
function Foot({ deployment, minutes, onUndone }: FootProps) {
  const t = useTexts(resultTexts);
  const format = useFormat();
  const n8n = deployment.connection.name;
  const runs = deployment.state === 'published';
  return (
    <div className={css.foot}>
      <StatusLabel status={runs ? 'running' : 'stopped'}>{runs ? t.active(n8n) : t.there(n8n)}</StatusLabel>
      {minutes > 0 ? <span className="soft small">{t.saves(format.number(minutes))}</span> : null}
      {deployment.first_run?.status === 'success' ? <span className="soft small">{t.known}</span> : null}
      <span className={css.footEnd}>
        <Undo deployment={deployment} onUndone={onUndone} />
      </span>
    </div>
  );
}
