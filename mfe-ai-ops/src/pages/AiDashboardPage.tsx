import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, PageHeader, Panel, SourceLine, StatSkeleton, StatusLabel } from '@stroomwerk/ui-kit';
import { FigureNote } from '../features/figures/components/FigureNote.js';
import { RevenueProgress } from '../features/figures/components/RevenueProgress.js';
import { SourceMark } from '../features/figures/components/SourceMark.js';
import { UpdatedAt } from '../features/figures/components/UpdatedAt.js';
import { sourceOf } from '../features/figures/model/sources.js';
import { useMonitoring } from '../features/monitoring/api/useMonitoring.js';
import { ActivityFeed } from '../features/monitoring/components/ActivityFeed.js';
import { GuardianPanel } from '../features/monitoring/components/GuardianPanel.js';
import { Insights } from '../features/monitoring/components/Insights.js';
import { Kpis } from '../features/monitoring/components/Kpis.js';
import { insightsOf } from '../features/monitoring/model/insights.js';
import { monitoringTexts } from '../features/monitoring/texts.js';
import { Polled } from '../features/polling/components/Polled.js';

/** `/ai-dashboard`: what the platform measures about itself, and the guardian that measures it. */
export default function AiDashboardPage() {
  const t = useTexts(monitoringTexts);
  usePageTitle(t.title);
  const { guardian, figures, feed } = useMonitoring();
  const running = guardian.status.data?.status;
  const sources = figures.data?.sources ?? {};
  const revenue = sourceOf(sources, 'revenue.current');
  return (
    <Container width="app" page>
      <PageHeader
        title={t.title}
        lead={t.lead}
        badge={
          running === undefined ? null : (
            <StatusLabel status={running === 'active' ? 'active' : 'inactive'} badge>
              {running === 'active' ? t.monitoringOn : t.monitoringOff}
            </StatusLabel>
          )
        }
        actions={<UpdatedAt at={figures.dataUpdatedAt} />}
      />
      <Polled query={figures} skeleton={<StatSkeleton count={5} />}>
        {(metrics) => <Kpis metrics={metrics} />}
      </Polled>
      <div className="cols-main">
        <div className="stack-lg">
          <Panel title={t.progressTitle} badge={<SourceMark source={revenue} />}>
            <Polled query={figures} quiet>
              {(metrics) => (
                <div className="stack-sm">
                  <RevenueProgress current={metrics.revenue.current} target={metrics.revenue.target} />
                  <SourceLine>
                    <FigureNote source={revenue} />
                  </SourceLine>
                </div>
              )}
            </Polled>
          </Panel>
          <Panel title={t.insightsTitle} lead={t.insightsLead} flush>
            <Polled query={figures} quiet flush>
              {(metrics) => <Insights insights={insightsOf(metrics, running === 'active')} />}
            </Polled>
          </Panel>
        </div>
        <div className="stack-lg">
          <GuardianPanel guardian={guardian} sources={sources} />
          <Panel title={t.activityTitle}>
            <Polled query={feed}>{(data) => <ActivityFeed {...data} />}</Polled>
          </Panel>
        </div>
      </div>
    </Container>
  );
}
