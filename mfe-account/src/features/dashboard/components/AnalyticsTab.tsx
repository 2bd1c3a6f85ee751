import type { Automation } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { BarChart, EmptyState, Facts, Panel, StatusLabel } from '@stroomwerk/ui-kit';
import { byStatus, mostRuns } from '../model/by-status.js';
import { dashboardTexts } from '../texts.js';

/** What the automations did, from the same rows as the list. */
export function AnalyticsTab({ items }: { items: readonly Automation[] }) {
  const t = useTexts(dashboardTexts);
  const format = useFormat();
  const ran = mostRuns(items);
  return (
    <>
      <Panel title={t.statusTitle}>
        <Facts
          items={byStatus(items).map(({ status, count }) => ({
            key: status,
            term: <StatusLabel status={status} />,
            value: format.number(count),
          }))}
        />
      </Panel>
      <Panel title={t.runsTitle}>
        {ran.length === 0 ? (
          <EmptyState>{t.noRuns}</EmptyState>
        ) : (
          <BarChart
            label={t.runsTitle}
            labels={ran.map(({ name }) => name)}
            series={[
              { name: t.succeeded, values: ran.map(({ succeeded }) => succeeded), color: 1 },
              { name: t.failedRuns, values: ran.map(({ failed }) => failed), color: 2 },
            ]}
          />
        )}
      </Panel>
    </>
  );
}
