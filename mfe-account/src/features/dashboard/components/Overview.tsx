import type { Automation } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Panel, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { useWatchedConnections } from '../../connections/api/use-connections.js';
import { RunsPerDay } from '../../insights/components/RunsPerDay.js';
import type { FirstWay } from '../api/use-first-way.js';
import type { Switch } from '../api/use-switch.js';
import { attentionOf } from '../model/attention.js';
import { dashboardTexts } from '../texts.js';
import { AttentionPanel } from './AttentionPanel.js';
import { AutomationTable } from './AutomationTable.js';
import { FirstRun } from './FirstRun.js';
import { Refused } from './Refused.js';

const shown = 3;

/** What needs attention, the way to a first run for whom that is ahead, the first three automations, and the runs of late. */
export function Overview({
  items,
  firstWay,
  turning,
  onCreate,
  onAll,
}: {
  items: readonly Automation[];
  firstWay: FirstWay | undefined;
  turning: Switch;
  onCreate: () => void;
  onAll: () => void;
}) {
  const t = useTexts(dashboardTexts);
  const attention = attentionOf(items, useWatchedConnections()?.connections);
  return (
    <>
      <Refused of={turning} />
      {items.length > 0 || attention.length > 0 ? (
        <AttentionPanel items={attention} turning={turning} />
      ) : null}
      {firstWay ? <FirstRun way={firstWay} /> : null}
      <Panel
        flush
        title={t.tabs.automations}
        actions={
          items.length > shown ? (
            <TextLink component="button" small standalone onClick={onAll}>
              {t.all(items.length)}
            </TextLink>
          ) : undefined
        }
      >
        <AutomationTable items={items.slice(0, shown)} loading={false} onCreate={onCreate} />
      </Panel>
      {items.length > 0 ? <RunsPerDay /> : null}
      <p>
        <TextLink small component={Link} to="/dashboard/reports">
          {t.reports}
        </TextLink>
      </p>
    </>
  );
}
