import type { Automation } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice, StatSkeleton, StatTile, StatTiles } from '@stroomwerk/ui-kit';
import { useLatelyIfThere } from '../../insights/api/use-insights.js';
import { latelyTexts } from '../../insights/lately-texts.js';
import { trendsOf } from '../../insights/model/trends.js';
import { useFigures } from '../api/use-figures.js';
import { dashboardTexts } from '../texts.js';

/** The four stat tiles, each with how it went lately where that is known. */
export function Figures({ items }: { items: readonly Automation[] }) {
  const t = useTexts(dashboardTexts);
  const trend = useTexts(latelyTexts);
  const format = useFormat();
  const { data, error, refetch } = useFigures();
  const lately = useLatelyIfThere();
  if (error && !data)
    return (
      <ErrorNotice error={error} title={t.figuresFailed} onRetry={() => void refetch()}>
        {error.detail}
      </ErrorNotice>
    );
  if (!data) return <StatSkeleton />;
  const { runs, saved, success } = trendsOf(lately, format, trend);
  const paused = items.filter(({ status }) => status === 'paused').length;
  return (
    <StatTiles>
      <StatTile
        label={t.active}
        value={format.number(data.active_automations)}
        unit={t.of(format.number(data.total_automations))}
        note={paused > 0 ? trend.paused(format.number(paused)) : undefined}
      />
      <StatTile label={t.runs} value={format.number(data.total_runs)} {...runs} />
      <StatTile
        label={t.saved}
        value={format.number(Math.round(data.time_saved_hours))}
        unit={t.hours}
        {...saved}
      />
      <StatTile
        label={t.success}
        {...(data.total_runs === 0
          ? { value: t.never }
          : { value: format.number(data.average_success_rate, 1), unit: '%' })}
        {...success}
      />
    </StatTiles>
  );
}
