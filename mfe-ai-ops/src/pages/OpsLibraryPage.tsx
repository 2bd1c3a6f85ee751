import { useAuth } from '@stroomwerk/auth-store';
import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, LoadingText, Notice, PageHeader, RowSkeleton, Tabs } from '@stroomwerk/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { ReportsTab } from '../features/ops-library/components/ReportsTab.js';
import { RequestsTab } from '../features/ops-library/components/RequestsTab.js';
import { WorkflowsTab } from '../features/ops-library/components/WorkflowsTab.js';
import { type Desk, readDesk, tabs, turned, writeDesk } from '../features/ops-library/model/address.js';
import { opsLibraryTexts } from '../features/ops-library/texts.js';

/** `/ops/library`: reports and requests of members, and what is done with workflows, for the role ops. The server checks the role. */
export default function OpsLibraryPage() {
  const t = useTexts(opsLibraryTexts);
  usePageTitle(t.title);
  const { user } = useAuth();
  const [query, setQuery] = useSearchParams();
  const desk = readDesk(query);
  const go = (next: Desk) => setQuery(writeDesk(next));
  return (
    <Container width="wide" page>
      <PageHeader title={t.title} lead={user?.role === 'ops' ? t.lead : undefined} />
      {user === null ? (
        <>
          <LoadingText />
          <RowSkeleton />
        </>
      ) : user.role === 'ops' ? (
        <Tabs
          label={t.tabsLabel}
          tabs={tabs.map((value) => ({ value, label: t.tabs[value] }))}
          value={desk.tab}
          onChange={(tab) => go(turned(desk, { tab }))}
        >
          {desk.tab === 'reports' ? (
            <ReportsTab desk={desk} onDesk={go} />
          ) : desk.tab === 'requests' ? (
            <RequestsTab desk={desk} onDesk={go} />
          ) : (
            <WorkflowsTab desk={desk} onDesk={go} />
          )}
        </Tabs>
      ) : (
        <Notice tone="warning">{t.opsOnly}</Notice>
      )}
    </Container>
  );
}
