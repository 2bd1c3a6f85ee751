import type { Automation } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Panel, TextLink } from '@stroomwerk/ui-kit';
import { dashboardTexts } from '../texts.js';
import { AutomationTable } from './AutomationTable.js';

const shown = 3;

/** The first three automations. */
export function Overview({
  items,
  onCreate,
  onAll,
}: {
  items: readonly Automation[];
  onCreate: () => void;
  onAll: () => void;
}) {
  const t = useTexts(dashboardTexts);
  return (
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
  );
}
