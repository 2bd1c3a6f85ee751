import type { Run, RunExplanation } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Kbd, LinkButton, Notice } from '@stroomwerk/ui-kit';
import { ExternalLink, RotateCw } from 'lucide-react';
import type { Retrying } from '../api/use-retrying.js';
import { runsTexts } from '../texts.js';
import css from './Runs.module.css';

const elsewhere = { target: '_blank', rel: 'noreferrer', iconEnd: <ExternalLink aria-hidden="true" /> };

/** What can be done about a run: mend its account, try it again, look at it in n8n. */
export function RunActs({
  run,
  explanation: { retry, n8n_url, credential_url },
  retrying,
}: {
  run: Run;
  explanation: RunExplanation;
  retrying: Retrying;
}) {
  const t = useTexts(runsTexts);
  const app = run.failure?.app ?? null;
  const ended = run.status === 'error' || run.status === 'canceled';
  return (
    <>
      {retrying.refusal?.run === run.id ? (
        <Notice tone="danger" live>
          {retrying.refusal.text}
        </Notice>
      ) : null}
      <div className={css.acts}>
        {credential_url ? (
          <LinkButton variant="primary" href={credential_url} {...elsewhere}>
            {app === null ? t.connectAccount : t.connect(app)}
          </LinkButton>
        ) : null}
        {ended ? (
          <Button
            icon={<RotateCw aria-hidden="true" />}
            busy={retrying.busy}
            disabledReason={retry.possible ? undefined : retry.reason}
            aria-keyshortcuts="R"
            onClick={() => retrying.retry(run.id)}
          >
            {t.retry}{' '}
            <span className={css.keys}>
              <Kbd>R</Kbd>
            </span>
          </Button>
        ) : null}
        {n8n_url ? (
          <LinkButton variant="quiet" href={n8n_url} {...elsewhere}>
            {t.openRun}
          </LinkButton>
        ) : null}
      </div>
    </>
  );
}
