import type { Deployment, RunExplanation } from '@stroomwerk/contracts/library';
import { type ApiError, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, ErrorNotice, LinkButton, Notice, useToast } from '@stroomwerk/ui-kit';
import { RotateCw } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { useRetry } from '../api/use-deploy.js';
import { resultTexts } from '../result-texts.js';
import css from './Deploy.module.css';
import { NewTab } from './NewTab.js';
import { Original } from './Original.js';
import { Says } from './Says.js';

/** Why it failed, as far as it could be read. */
export interface Explained {
  readonly found: RunExplanation | undefined;
  readonly error: ApiError | null;
  readonly onRetry: () => void;
}

interface RunFailedProps {
  readonly deployment: Deployment;
  readonly explained: Explained;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The first run failed: what happened in plain words, and where it stopped. */
export function RunFailed({ deployment, explained, heading }: RunFailedProps) {
  const { found, error, onRetry } = explained;
  const t = useTexts(resultTexts);
  const format = useFormat();
  const at = t.runFailed(format.time(deployment.first_run?.started_at ?? deployment.created_at));
  const failure = found?.run.failure;
  return (
    <Says
      tone="bad"
      title={failure?.title ?? at}
      heading={heading}
      acts={
        deployment.automation_id ? (
          <LinkButton component={Link} to={`/dashboard/automations/${deployment.automation_id}`}>
            {t.see}
          </LinkButton>
        ) : undefined
      }
    >
      <p>
        {failure ? `${at}. ` : null}
        {failure?.step ? `${t.stoppedAt(failure.step)} ` : null}
        {found ? found.detail : error ? null : t.explaining}
      </p>
      {error ? <ErrorNotice error={error} title={t.unexplained} onRetry={onRetry} /> : null}
    </Says>
  );
}

interface RemedyProps {
  readonly deployment: Deployment;
  readonly found: RunExplanation | undefined;
}

/** Below its drawing: what to do, step by step, and n8n's own words for who asks for them. */
export function Remedy({ deployment, found }: RemedyProps) {
  const t = useTexts(resultTexts);
  const { show } = useToast();
  const retry = useRetry();
  const { automation_id: id, first_run: run } = deployment;
  if (!found || id === null || run === null) return null;
  const again = () =>
    retry.mutate(
      { params: { id, run: run.run_id } },
      { onSuccess: () => show(t.retried), onError: ({ detail: text }) => show({ text, tone: 'error' }) },
    );
  return (
    <section className={css.remedy} aria-label={t.toDo}>
      <ol className={css.toDo}>
        {found.steps.map((step) => (
          <li key={step}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <div className={css.acts}>
        {found.credential_url ? (
          <LinkButton
            href={found.credential_url}
            target="_blank"
            rel="noreferrer"
            iconEnd={<NewTab words={t.newTab} />}
          >
            {t.openAccount}
          </LinkButton>
        ) : null}
        {found.retry.possible ? (
          <Button
            variant="primary"
            icon={<RotateCw size={16} aria-hidden="true" />}
            busy={retry.isPending}
            onClick={again}
          >
            {t.retry}
          </Button>
        ) : null}
      </div>
      {!found.retry.possible && found.retry.reason ? <Notice>{found.retry.reason}</Notice> : null}
      <Original text={found.original} />
    </section>
  );
}
