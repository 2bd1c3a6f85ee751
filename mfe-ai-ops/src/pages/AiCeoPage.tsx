import { useFormat, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, PageHeader, Panel, SourceLine, StatSkeleton } from '@stroomwerk/ui-kit';
import { useAiCeo } from '../features/ai-ceo/api/useAiCeo.js';
import { CeoFacts } from '../features/ai-ceo/components/CeoFacts.js';
import { CeoTiles } from '../features/ai-ceo/components/CeoTiles.js';
import { EmergencyStop } from '../features/ai-ceo/components/EmergencyStop.js';
import { Markets } from '../features/ai-ceo/components/Markets.js';
import { NextCycle } from '../features/ai-ceo/components/NextCycle.js';
import { Opportunities } from '../features/ai-ceo/components/Opportunities.js';
import { aiCeoTexts } from '../features/ai-ceo/texts.js';
import { ControlFailure } from '../features/control/components/ControlFailure.js';
import { StartStop } from '../features/control/components/StartStop.js';
import { SystemBadge } from '../features/control/components/SystemBadge.js';
import { FigureNote } from '../features/figures/components/FigureNote.js';
import { RevenueProgress } from '../features/figures/components/RevenueProgress.js';
import { ServerText } from '../features/figures/components/ServerText.js';
import { SourceMark } from '../features/figures/components/SourceMark.js';
import { UpdatedAt } from '../features/figures/components/UpdatedAt.js';
import { revenueTarget } from '../features/figures/model/money.js';
import { isKnown, sourceOf } from '../features/figures/model/sources.js';
import { Polled } from '../features/polling/components/Polled.js';

/** `/ai-ceo`: what the AI CEO sees in the figures, with its controls. */
export default function AiCeoPage() {
  const t = useTexts(aiCeoTexts);
  const format = useFormat();
  usePageTitle(t.title);
  const { system, intelligence, emergency } = useAiCeo();
  const { data: status, dataUpdatedAt } = system.status;
  const sources = intelligence.data?.sources ?? {};
  const of = (path: string) => sourceOf(sources, path);
  const mrr = of('business_metrics.revenue.current_mrr');
  const uptime = of('business_metrics.performance.system_uptime');
  return (
    <Container width="app" page>
      <PageHeader
        title={t.title}
        badge={<SystemBadge status={status?.status} />}
        lead={
          intelligence.data === undefined ? null : (
            <>
              {t.status('')}
              <ServerText>{intelligence.data.ai_status}</ServerText>
            </>
          )
        }
        actions={
          <>
            <NextCycle at={status?.next_cycle_at ?? null} />
            <StartStop system={system} status={status?.status} />
            <EmergencyStop emergency={emergency} />
          </>
        }
      />
      <ControlFailure start={system.start} stop={system.stop} />
      <Polled query={intelligence} skeleton={<StatSkeleton count={4} />}>
        {(data) => <CeoTiles data={data} status={status} readAt={dataUpdatedAt} />}
      </Polled>
      <Panel
        title={t.progress}
        badge={<SourceMark source={mrr} />}
        actions={<UpdatedAt at={intelligence.dataUpdatedAt} />}
      >
        <Polled query={intelligence} quiet>
          {({ business_metrics }) => (
            <div className="stack-sm">
              <RevenueProgress current={business_metrics.revenue.current_mrr} target={revenueTarget} />
              <SourceLine>
                <FigureNote source={mrr} />
              </SourceLine>
            </div>
          )}
        </Polled>
      </Panel>
      <div className="cols-main">
        <Panel title={t.opportunities} flush footer={<FigureNote source={of('revenue_opportunities')} />}>
          <Polled query={intelligence} quiet flush>
            {(data) => <Opportunities items={data.revenue_opportunities} />}
          </Polled>
        </Panel>
        <div className="stack-lg">
          <Panel
            title={t.can}
            footer={<FigureNote source={uptime} />}
            badge={<SourceMark source={uptime} />}
            actions={
              intelligence.data !== undefined && isKnown(uptime) ? (
                <span className="caption">
                  {t.uptime(format.percent(intelligence.data.business_metrics.performance.system_uptime, 2))}
                </span>
              ) : null
            }
          >
            <Polled query={system.status}>{(data) => <CeoFacts {...data} />}</Polled>
          </Panel>
          <Panel title={t.markets} flush footer={<FigureNote source={of('expansion_markets')} />}>
            <Polled query={intelligence} quiet flush>
              {(data) => <Markets items={data.expansion_markets} />}
            </Polled>
          </Panel>
        </div>
      </div>
    </Container>
  );
}
