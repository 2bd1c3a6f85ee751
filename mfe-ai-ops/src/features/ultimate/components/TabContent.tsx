import type { UltimateDashboard } from '@stroomwerk/contracts/ai-ops';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Facts, Panel, SourceLine, StatTiles } from '@stroomwerk/ui-kit';
import { FigureNote } from '../../figures/components/FigureNote.js';
import { FigureTile } from '../../figures/components/FigureTile.js';
import { RevenueProgress } from '../../figures/components/RevenueProgress.js';
import { SourceMark } from '../../figures/components/SourceMark.js';
import { revenueTarget } from '../../figures/model/money.js';
import { Audience, Reach } from '../../visits/components/VisitPanels.js';
import { tabFigures, type UltimateTab } from '../model/tabs.js';
import { ultimateTexts } from '../texts.js';
import { FigureFacts } from './FigureFacts.js';
import { useUltimateFigures } from './useUltimateFigures.js';

const columns = { 2: 2, 3: 3, 4: 4 } as const;

/** The tiles of a tab and what explains them. */
export function TabContent({ tab, data }: { tab: UltimateTab; data: UltimateDashboard }) {
  const t = useTexts(ultimateTexts);
  const all = useUltimateFigures(data);
  const names = tabFigures[tab];
  return (
    <div className="stack-lg">
      <StatTiles columns={columns[names.length as keyof typeof columns]}>
        {names.map((name) => (
          <FigureTile key={name} {...all[name]} />
        ))}
      </StatTiles>
      {tab === 'overview' || tab === 'revenue' ? (
        <Panel title={t.progressTitle} badge={<SourceMark source={all.mrr.source} />}>
          <div className="stack-sm">
            <RevenueProgress current={data.revenue_metrics.current_mrr} target={revenueTarget} />
            <SourceLine>
              <FigureNote source={all.mrr.source} />
            </SourceLine>
          </div>
        </Panel>
      ) : null}
      {tab === 'overview' ? (
        <div className="cols-3">
          <FigureFacts title={t.referralsTitle} figures={[all.rate, all.coefficient]} />
          <FigureFacts title={t.contentTitle} figures={[all.pieces, all.platforms, all.viralContent]} />
          <FigureFacts title={t.performanceTitle} figures={[all.uptime, all.response, all.errors]} />
        </div>
      ) : null}
      {tab === 'viral' ? <Reach /> : null}
      {tab === 'performance' ? <Audience /> : null}
      {tab === 'customers' ? (
        <div className="cols-2">
          <Panel title={t.formulaTitle}>
            <Facts items={t.formula.map(([term, value]) => ({ key: term, term, value }))} />
          </Panel>
          <Panel title={t.coloursTitle}>
            <Facts items={t.colours.map(([term, value]) => ({ key: term, term, value }))} />
          </Panel>
        </div>
      ) : null}
    </div>
  );
}
