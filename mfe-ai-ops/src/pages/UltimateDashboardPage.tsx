import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, PageHeader, StatSkeleton, Tabs } from '@stroomwerk/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { UpdatedAt } from '../features/figures/components/UpdatedAt.js';
import { Polled } from '../features/polling/components/Polled.js';
import { useUltimate } from '../features/ultimate/api/useUltimate.js';
import { TabContent } from '../features/ultimate/components/TabContent.js';
import { tabOf, ultimateTabs } from '../features/ultimate/model/tabs.js';
import { ultimateTexts } from '../features/ultimate/texts.js';

/** `/ultimate-dashboard`: every aggregated figure, by subject. */
export default function UltimateDashboardPage() {
  const t = useTexts(ultimateTexts);
  usePageTitle(t.title);
  const query = useUltimate();
  const [search, setSearch] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  return (
    <Container width="app" page>
      <PageHeader title={t.title} lead={t.lead} actions={<UpdatedAt at={query.dataUpdatedAt} />} />
      <Tabs
        label={t.tabsLabel}
        tabs={ultimateTabs.map((value) => ({ value, label: t.tabs[value] }))}
        value={tab}
        onChange={(value) => setSearch({ tab: value }, { replace: true, preventScrollReset: true })}
      >
        <Polled query={query} skeleton={<StatSkeleton count={4} />}>
          {(data) => <TabContent tab={tab} data={data} />}
        </Polled>
      </Tabs>
    </Container>
  );
}
