import { useBrand, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice, Facts, LinkButton, Panel, RowSkeleton } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { usePlan } from '../api/use-plan.js';
import { accountTexts } from '../texts.js';

/** The plan as billing knows it now. */
export function Plan() {
  const t = useTexts(accountTexts);
  const format = useFormat();
  const brand = useBrand();
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
  const end = data.current_period_end;
  const help = data.price_tier === 'lifetime_pro' ? t.forLifeText : t.cancelText;
  return (
    <Panel title={t.plan} footer={help(brand.supportEmail)}>
      <Facts
        items={[
          { term: t.plan, value: data.plan_name },
          { term: t.status, value: t.statuses[data.status] },
          ...(end ? [{ term: data.cancel_at_period_end ? t.ends : t.renews, value: format.date(end) }] : []),
          ...(data.source === 'grant' ? [{ term: '', value: t.granted }] : []),
        ]}
      />
    </Panel>
  );
}
