import { useAuth } from '@stroomwerk/auth-store';
import type { Automation } from '@stroomwerk/contracts/library';
import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  Container,
  ErrorNotice,
  LinkButton,
  PageHeader,
  RowSkeleton,
  Tabs,
} from '@stroomwerk/ui-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAutomations } from '../features/dashboard/api/use-automations.js';
import { useFirstWay } from '../features/dashboard/api/use-first-way.js';
import { useSwitch } from '../features/dashboard/api/use-switch.js';
import { attentionTexts } from '../features/dashboard/attention-texts.js';
import { AutomationDialog } from '../features/dashboard/components/AutomationDialog.js';
import { AutomationsTab } from '../features/dashboard/components/AutomationsTab.js';
import { Figures } from '../features/dashboard/components/Figures.js';
import { Later } from '../features/dashboard/components/Later.js';
import { Overview } from '../features/dashboard/components/Overview.js';
import { ReadLine } from '../features/dashboard/components/ReadLine.js';
import { ReportingDialog } from '../features/dashboard/components/ReportingDialog.js';
import { attentionOf } from '../features/dashboard/model/attention.js';
import { dayPart } from '../features/dashboard/model/greeting.js';
import { dashboardTexts } from '../features/dashboard/texts.js';

/** Behind tabs that few open each time. */
const comeTabs = () =>
  import(/* webpackChunkName: "dashboard-tabs" */ '../features/dashboard/components/tabs.js');
const comeCeoTab = () =>
  import(/* webpackChunkName: "ceo-tab" */ '../features/dashboard/components/CeoTab.js');

const tabs = ['overview', 'automations', 'analytics', 'ceo', 'settings'] as const;
type Tab = (typeof tabs)[number];

/** Greeting, four figures and five tabs; the open tab stands in the address. */
export default function DashboardPage() {
  const t = useTexts(dashboardTexts);
  const attention = useTexts(attentionTexts);
  usePageTitle('Dashboard');
  const { user } = useAuth();
  const automations = useAutomations();
  const turning = useSwitch(automations, t.failed);
  // Just made by hand: its n8n is one that we cannot reach.
  const [reporting, setReporting] = useState<Automation>();
  const [query, setQuery] = useSearchParams();
  // In the address, so that the command palette leads to it too.
  const creating = query.has('new');
  const setCreating = (on: boolean) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (on) next.set('new', '1');
        else next.delete('new');
        return next;
      },
      { replace: !on },
    );
  const tab: Tab = tabs.find((name) => name === query.get('tab')) ?? 'overview';
  const { data, error, refetch, dataUpdatedAt } = automations.all;
  const items = data ?? [];
  const firstWay = useFirstWay(items, data !== undefined && user?.subscription_status === 'active');
  const running = items.filter(({ status }) => status === 'running').length;
  const urgent = attentionOf(items, undefined).length;
  // None, not read yet and not to be had are three things.
  const unread =
    data !== undefined ? null : error ? (
      <ErrorNotice error={error} title={t.loadFailed} onRetry={() => void refetch()}>
        {error.detail}
      </ErrorNotice>
    ) : (
      <RowSkeleton count={3} />
    );
  const open = (next: Tab) => setQuery(next === 'overview' ? {} : { tab: next }, { replace: true });

  return (
    <Container width="app" page>
      <PageHeader
        title={`${t.greeting[dayPart(new Date().getHours())]}, ${user?.full_name ?? ''}`}
        lead={data ? [t.lead(running), ...(urgent > 0 ? [attention.lead(urgent)] : [])].join(' ') : '\u00a0'}
        actions={
          <>
            <LinkButton component={Link} to="/workflow-library">
              {t.library}
            </LinkButton>
            <Button
              variant="primary"
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => setCreating(true)}
            >
              {t.create}
            </Button>
          </>
        }
      />
      <div className="stack-sm">
        <Figures items={items} />
        <ReadLine items={items} failing={error !== null} readAt={dataUpdatedAt} />
      </div>
      <Tabs
        label="Dashboard"
        value={tab}
        onChange={open}
        tabs={tabs.map((value) => ({
          value,
          label: t.tabs[value],
          count: value === 'automations' && items.length > 0 ? items.length : undefined,
        }))}
      >
        {tab === 'overview'
          ? (unread ?? (
              <Overview
                items={items}
                firstWay={firstWay}
                turning={turning}
                onCreate={() => setCreating(true)}
                onAll={() => open('automations')}
              />
            ))
          : null}
        {tab === 'automations' ? (
          <AutomationsTab automations={automations} turning={turning} onCreate={() => setCreating(true)} />
        ) : null}
        {tab === 'analytics' ? (
          <Later load={comeTabs}>{({ AnalyticsView }) => <AnalyticsView />}</Later>
        ) : null}
        {tab === 'ceo'
          ? (unread ?? (
              <Later load={comeCeoTab}>{({ CeoTab }) => <CeoTab items={items} turning={turning} />}</Later>
            ))
          : null}
        {tab === 'settings' ? <Later load={comeTabs}>{({ SettingsTab }) => <SettingsTab />}</Later> : null}
      </Tabs>
      {creating ? (
        <AutomationDialog
          automation="new"
          automations={automations}
          onClose={() => setCreating(false)}
          onMade={(made) => setReporting(made.kind === 'reported' ? made : undefined)}
        />
      ) : null}
      {reporting ? <ReportingDialog automation={reporting} onClose={() => setReporting(undefined)} /> : null}
    </Container>
  );
}
