import { useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice, LinkButton, Panel, RowSkeleton } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { usePlan } from '../api/use-plan.js';
import { accountTexts } from '../texts.js';
import { PlanPanel } from './PlanPanel.js';

/** The plan as billing knows it now. */
export function Plan() {
  const t = useTexts(accountTexts);
  const { data, error, refetch } = usePlan();
  if (error && !data)
    return <ErrorNotice error={error} title={error.detail} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Panel title={t.plan}>
        <RowSkeleton />
      </Panel>
    );
  if (data.status === 'none')
    return (
      <Panel title={t.plan}>
        <div className="stack">
          <p>{t.noPlan}</p>
          <p>
            <LinkButton variant="primary" component={Link} to="/#pricing">
              {t.prices}
            </LinkButton>
          </p>
        </div>
      </Panel>
    );
  return <PlanPanel plan={data} />;
}
