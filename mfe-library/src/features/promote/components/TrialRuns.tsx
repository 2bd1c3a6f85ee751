import type { Promotion } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Notice, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { trialOf } from '../model/view.js';
import { promoteTexts } from '../texts.js';
import css from './Promote.module.css';

/** How the trial did: what production may expect. */
export function TrialRuns({ promotion: { runs, unpublished, automation } }: { promotion: Promotion }) {
  const { runs: t } = useTexts(promoteTexts);
  const format = useFormat();
  const { ended, succeeded, last } = runs;
  const how = trialOf(runs);
  const lines = [
    how === 'untried' ? t.untried : t.tried(format.number(ended), format.number(succeeded)),
    ...(last ? [t.last(format.relative(last.started_at).toLowerCase(), last.status === 'success')] : []),
  ];
  return (
    <div className="stack-sm">
      <Notice tone={how === 'tried' ? 'info' : 'warning'} title={t.title}>
        <span className={css.runs}>
          <span>{lines.join(', ')}</span>
          <TextLink small standalone component={Link} to={`/dashboard/automations/${automation.id}`}>
            {t.look}
          </TextLink>
        </span>
      </Notice>
      {unpublished ? <Notice tone="warning">{t.unpublished}</Notice> : null}
    </div>
  );
}
