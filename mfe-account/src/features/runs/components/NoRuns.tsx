import type { Automation } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, EmptyState, Panel } from '@stroomwerk/ui-kit';
import type { RunFilter } from '../model/filter.js';
import { runsTexts } from '../texts.js';

/** Nothing to show: because of the filter, because it is not watched, or because it never ran, with what starts it. */
export function NoRuns({
  automation,
  filter,
  onFilter,
  onWatch,
}: {
  automation: Automation;
  filter: RunFilter;
  onFilter: (filter: RunFilter) => void;
  onWatch: () => void;
}) {
  const t = useTexts(runsTexts);
  const { status, kind, watched } = automation;
  const unread = watched === false;
  const why = filter !== 'all' ? filter : unread ? 'unwatched' : kind === 'reported' ? 'reported' : status;
  return (
    <Panel>
      <EmptyState
        action={
          filter !== 'all' ? (
            <Button size="sm" onClick={() => onFilter('all')}>
              {t.showAll}
            </Button>
          ) : unread ? (
            <Button size="sm" onClick={onWatch}>
              {t.watch}
            </Button>
          ) : undefined
        }
      >
        {t.empty[why]}
      </EmptyState>
    </Panel>
  );
}
