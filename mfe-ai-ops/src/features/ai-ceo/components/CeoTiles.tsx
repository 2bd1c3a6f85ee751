import type { AiCeoStatus, BusinessIntelligence, FigureSource } from '@stroomwerk/contracts/ai-ops';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { StatTiles } from '@stroomwerk/ui-kit';
import { FigureTile } from '../../figures/components/FigureTile.js';
import { useMoment } from '../../figures/components/useMoment.js';
import { revenueTarget, toCents } from '../../figures/model/money.js';
import { sourceOf } from '../../figures/model/sources.js';
import { figureTexts } from '../../figures/texts.js';
import { aiCeoTexts } from '../texts.js';

interface CeoTilesProps {
  readonly data: BusinessIntelligence;
  readonly status: AiCeoStatus | undefined;
  /** When the state was read, epoch ms. */
  readonly readAt: number;
}

/** MRR, tests, cycles and satisfaction. */
export function CeoTiles({ data, status, readAt }: CeoTilesProps) {
  const t = useTexts(aiCeoTexts);
  const figures = useTexts(figureTexts);
  const format = useFormat();
  const moment = useMoment();
  const { revenue, performance } = data.business_metrics;
  const of = (path: string) => sourceOf(data.sources, path);
  const euro = (amount: number) => format.euro(toCents(amount), { style: 'marketing' });
  const counted: FigureSource =
    status === undefined
      ? { source: null, measured_at: null, sample: false }
      : { source: 'AI-ops', measured_at: new Date(readAt).toISOString(), sample: false };
  const last = status?.last_cycle_at ?? null;
  return (
    <StatTiles>
      <FigureTile
        label={t.mrr}
        value={euro(revenue.current_mrr)}
        explain={figures.ofTarget(format.percent(revenue.target_progress, 0), euro(revenueTarget))}
        source={of('business_metrics.revenue.current_mrr')}
      />
      <FigureTile
        label={t.tests}
        value={format.number(data.ab_testing.active_tests)}
        source={of('ab_testing.active_tests')}
      />
      <FigureTile
        label={t.cycles}
        value={
          status === undefined ? null : (
            <span aria-live="polite">{format.number(status.decision_cycles)}</span>
          )
        }
        explain={last === null ? t.noCycle : t.lastCycle(moment(last))}
        source={counted}
      />
      <FigureTile
        label={t.satisfaction}
        value={
          performance.customer_satisfaction === null
            ? null
            : format.number(performance.customer_satisfaction, 1)
        }
        unit={t.satisfactionMax}
        source={of('business_metrics.performance.customer_satisfaction')}
      />
    </StatTiles>
  );
}
