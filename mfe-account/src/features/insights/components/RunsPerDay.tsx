import type { AnalyticsDay } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { BarChart, EmptyState, ErrorNotice, Panel, Skeleton } from '@stroomwerk/ui-kit';
import { useLately } from '../api/use-insights.js';
import { latelyTexts } from '../lately-texts.js';
import { shortDay } from '../model/short-day.js';

const shown = 14;

/** The last two weeks, as far as the plan gives them. */
export function RunsPerDay() {
  const t = useTexts(latelyTexts);
  const { data, error, refetch } = useLately();
  return (
    <Panel title={t.perDay}>
      {data ? (
        <DaysShown days={data.by_day.slice(-shown)} />
      ) : error ? (
        <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      ) : (
        <Skeleton shape="chart" />
      )}
    </Panel>
  );
}

export function DaysShown({ days }: { days: readonly AnalyticsDay[] }) {
  const t = useTexts(latelyTexts);
  const format = useFormat();
  if (days.every(({ runs }) => runs === 0)) return <EmptyState>{t.noRuns}</EmptyState>;
  return (
    <BarChart
      label={t.perDay}
      labels={days.map(({ day }) => shortDay(day, format, false))}
      format={(value) => format.number(value)}
      series={[
        { name: t.succeeded, values: days.map(({ succeeded }) => succeeded), color: 1 },
        { name: t.failedRuns, values: days.map(({ failed }) => failed), color: 2 },
      ]}
    />
  );
}
