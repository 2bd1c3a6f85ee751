import type { Analytics } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { EmptyState, ErrorNotice, Panel, StatSkeleton } from '@stroomwerk/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { useAnalytics } from '../api/use-insights.js';
import { latelyTexts } from '../lately-texts.js';
import { insightTexts } from '../texts.js';
import { Assumption } from './Assumption.js';
import { ByApp } from './ByApp.js';
import { ByAutomation } from './ByAutomation.js';
import { Export } from './Export.js';
import { OverTime } from './OverTime.js';
import { PeriodChoice } from './PeriodChoice.js';
import { Totals } from './Totals.js';

const usual = 30;
const longest = 761;

/** As it stands in an address, which anybody may type. */
const daysIn = (text: string | null): number => {
  const days = Number(text);
  return text !== null && Number.isInteger(days) && days > 0 && days <= longest ? days : usual;
};

/** What the automations did in a period that stands in the address. */
export function AnalyticsView() {
  const t = useTexts(latelyTexts);
  const [query, setQuery] = useSearchParams();
  const asked = daysIn(query.get('days'));
  const { data, error, refetch, isPlaceholderData } = useAnalytics(asked);
  const choose = (days: number) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('days', String(days));
        return next;
      },
      { replace: true },
    );
  if (data)
    return <AnalyticsShown data={data} chosen={isPlaceholderData ? asked : data.days} onChoose={choose} />;
  if (error)
    return (
      <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()}>
        {error.detail}
      </ErrorNotice>
    );
  return <StatSkeleton />;
}

/** The period, its figures, and what they are made of. */
export function AnalyticsShown({
  data,
  chosen,
  onChoose,
}: {
  data: Analytics;
  /** Days: of the data, or of what is on its way. */
  chosen: number;
  onChoose: (days: number) => void;
}) {
  const t = useTexts(insightTexts);
  return (
    <>
      <PeriodChoice data={data} chosen={chosen} onChoose={onChoose} />
      {data.total.runs === 0 ? (
        <Panel>
          <EmptyState>{t.nothing}</EmptyState>
        </Panel>
      ) : (
        <>
          <Totals data={data} />
          <OverTime data={data} />
          <ByAutomation items={data.by_automation} />
          <ByApp items={data.by_app} />
          <Export data={data} />
        </>
      )}
      <Assumption rate={data.hourly_rate_cents} />
    </>
  );
}
