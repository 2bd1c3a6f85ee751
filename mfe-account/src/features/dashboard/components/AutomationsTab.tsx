import { useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice, Panel } from '@stroomwerk/ui-kit';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Connected } from '../../connections/components/Connected.js';
import type { Automations } from '../api/use-automations.js';
import type { Switch } from '../api/use-switch.js';
import { type Filter, readFilter, shownOf } from '../model/shown.js';
import { dashboardTexts } from '../texts.js';
import { AutomationDialogs, useAsked } from './AutomationDialogs.js';
import { AutomationFilters } from './AutomationFilters.js';
import { AutomationTable } from './AutomationTable.js';
import { Later } from './Later.js';
import { NoneShown } from './NoneShown.js';
import { Refused } from './Refused.js';

// Most have nothing to adopt: what it takes comes after the list.
const comeAdopting = () => import('../../adopt/components/AdoptPanel.js');

/** All automations, by status and n8n, with everything that can be done to them. A deleted one can be put back. */
export function AutomationsTab({
  automations,
  turning,
  onCreate,
}: {
  automations: Automations;
  turning: Switch;
  onCreate: () => void;
}) {
  const t = useTexts(dashboardTexts);
  const [query, setQuery] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const asked = useAsked();
  const filter = readFilter(query);
  const { data, error, isPending, refetch } = automations.all;
  if (error && !data)
    return (
      <ErrorNotice error={error} title={t.loadFailed} onRetry={() => void refetch()}>
        {error.detail}
      </ErrorNotice>
    );
  const narrow = ({ status, n8n }: Filter) =>
    setQuery(
      {
        tab: 'automations',
        ...(status === 'all' ? {} : { status }),
        ...(n8n === '' ? {} : { n8n }),
      },
      { replace: true },
    );
  const items = data ?? [];
  const shown = shownOf(items, filter);
  return (
    <>
      <Connected />
      <Refused of={turning} />
      <Later load={comeAdopting} waiting={null}>
        {({ AdoptPanel }) => <AdoptPanel />}
      </Later>
      <div ref={list} tabIndex={-1}>
        <Panel flush title={t.tabs.automations}>
          {items.length > 0 ? <AutomationFilters items={items} filter={filter} onChange={narrow} /> : null}
          {items.length > 0 && shown.length === 0 ? (
            <NoneShown onClear={() => narrow({ status: 'all', n8n: '' })} />
          ) : (
            <AutomationTable
              items={shown}
              loading={isPending}
              onCreate={onCreate}
              actions={{ busy: turning.busy, onStatus: turning.turn, ...asked.acts(automations) }}
            />
          )}
        </Panel>
      </div>
      <AutomationDialogs asked={asked} automations={automations} onGone={() => list.current?.focus()} />
    </>
  );
}
