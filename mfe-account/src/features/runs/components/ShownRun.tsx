import type { Automation, Run } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice, Notice, RowSkeleton, Skeleton } from '@stroomwerk/ui-kit';
import type { Ref } from 'react';
import type { Retrying } from '../api/use-retrying.js';
import { useExplanation } from '../api/use-runs.js';
import { runsTexts } from '../texts.js';
import { Original } from './Original.js';
import { RunActs } from './RunActs.js';
import { RunPane } from './RunPane.js';
import css from './Runs.module.css';

/** The run that is open: how it went, and of a failed one why and what to do. One that is not in the list is asked for alone. */
export function ShownRun({
  id,
  known,
  automation,
  heading,
  retrying,
  addressOf,
}: {
  id: string;
  known: Run | undefined;
  automation: Automation;
  heading: Ref<HTMLHeadingElement>;
  retrying: Retrying;
  addressOf: (run: string) => string;
}) {
  const t = useTexts(runsTexts);
  const { data, error, isFetching, refetch } = useExplanation(automation.id, id);
  const run = known ?? data?.run;
  const failed =
    error && !data ? (
      error.status === 404 ? (
        <Notice tone="info">{t.runGone}</Notice>
      ) : (
        <ErrorNotice error={error} title={t.explainFailed} busy={isFetching} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      )
    ) : null;
  if (!run) return failed ?? <RowSkeleton count={3} />;
  // Of before it ended: what is said of it now is on its way.
  const explanation = data?.run.status === run.status ? data : undefined;
  return (
    <RunPane run={run} text={explanation?.detail} heading={heading} addressOf={addressOf}>
      {failed ??
        (explanation ? (
          <>
            {explanation.steps.length > 0 ? (
              <div>
                <h3 className={css.sub}>{t.solve}</h3>
                <ol className={css.steps}>
                  {explanation.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </div>
            ) : null}
            <RunActs run={run} explanation={explanation} retrying={retrying} />
            {run.status === 'error' ? (
              <Original original={explanation.original} n8n={automation.connection?.name ?? 'n8n'} />
            ) : null}
          </>
        ) : (
          <div className="stack-sm">
            <Skeleton width={80} />
            <Skeleton width={60} />
            <Skeleton shape="button" />
          </div>
        ))}
    </RunPane>
  );
}
