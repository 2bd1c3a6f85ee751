import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice, StatSkeleton, StatTile, StatTiles } from '@stroomwerk/ui-kit';
import { useFigures } from '../api/use-figures.js';
import { dashboardTexts } from '../texts.js';

/** The four stat tiles. */
export function Figures() {
  const t = useTexts(dashboardTexts);
  const format = useFormat();
  const { data, error, refetch } = useFigures();
  if (error && !data)
    return (
      <ErrorNotice error={error} title={t.figuresFailed} onRetry={() => void refetch()}>
        {error.detail}
      </ErrorNotice>
    );
  if (!data) return <StatSkeleton />;
  return (
    <StatTiles>
      <StatTile
        label={t.active}
        value={format.number(data.active_automations)}
        unit={t.of(format.number(data.total_automations))}
      />
      <StatTile label={t.runs} value={format.number(data.total_runs)} />
      <StatTile label={t.saved} value={format.number(Math.round(data.time_saved_hours))} unit={t.hours} />
      <StatTile
        label={t.success}
        {...(data.total_runs === 0
          ? { value: t.never }
          : { value: format.number(data.average_success_rate, 1), unit: '%' })}
      />
    </StatTiles>
  );
}
