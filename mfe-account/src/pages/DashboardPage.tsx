import { useAuth } from '@stroomwerk/auth-store';
import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  Container,
  ErrorNotice,
  LinkButton,
  PageHeader,
  Panel,
  RowSkeleton,
  Tabs,
} from '@stroomwerk/ui-kit';
import { Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAutomations } from '../features/dashboard/api/use-automations.js';
import { AnalyticsTab } from '../features/dashboard/components/AnalyticsTab.js';
import { AutomationDialog } from '../features/dashboard/components/AutomationDialog.js';
import { AutomationsTab } from '../features/dashboard/components/AutomationsTab.js';
import { Figures } from '../features/dashboard/components/Figures.js';
import { Overview } from '../features/dashboard/components/Overview.js';
import { SettingsTab } from '../features/dashboard/components/SettingsTab.js';
import { dayPart } from '../features/dashboard/model/greeting.js';
import { dashboardTexts } from '../features/dashboard/texts.js';

const tabs = ['overview', 'automations', 'analytics', 'ceo', 'settings'] as const;
type Tab = (typeof tabs)[number];

/** Greeting, four figures and five tabs; the open tab stands in the address. */
export default function DashboardPage() {
  const t = useTexts(dashboardTexts);
  usePageTitle('Dashboard');
  const { user } = useAuth();
  const automations = useAutomations();
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
  const { data, error, refetch } = automations.all;
  const items = data ?? [];
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
        lead={data ? t.lead(items.filter(({ status }) => status === 'running').length) : '\u00a0'}
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
      <Figures />
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
              <Overview items={items} onCreate={() => setCreating(true)} onAll={() => open('automations')} />
            ))
          : null}
        {tab === 'automations' ? (
          <AutomationsTab automations={automations} onCreate={() => setCreating(true)} />
        ) : null}
        {tab === 'analytics' ? (unread ?? <AnalyticsTab items={items} />) : null}
        {tab === 'ceo' ? (
          <Panel title={t.tabs.ceo}>
            <div className="stack">
              <p>{t.ceoText}</p>
              <p>
                <LinkButton variant="signal" component={Link} to="/ai-ceo">
                  {t.ceoOpen}
                </LinkButton>
              </p>
            </div>
          </Panel>
        ) : null}
        {tab === 'settings' ? <SettingsTab /> : null}
      </Tabs>
      {creating ? (
        <AutomationDialog automation="new" automations={automations} onClose={() => setCreating(false)} />
      ) : null}
    </Container>
  );
}
