import type { AiCeoStatus } from '@stroomwerk/contracts/ai-ops';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Facts } from '@stroomwerk/ui-kit';
import { Capabilities } from '../../control/components/Capabilities.js';
import { useMoment } from '../../figures/components/useMoment.js';
import { aiCeoTexts } from '../texts.js';

/** What the AI CEO can do, where it works, and when it looks again. */
export function CeoFacts({ capabilities, current_markets: markets, next_cycle_at: next }: AiCeoStatus) {
  const t = useTexts(aiCeoTexts);
  const format = useFormat();
  const moment = useMoment();
  return (
    <div className="stack">
      <Capabilities items={capabilities} label={t.can} />
      <Facts
        items={[
          { term: t.current, value: `${t.count(format.number(markets.length))}: ${markets.join(', ')}` },
          { term: t.nextLabel, value: next === null ? t.noNext : moment(next) },
        ]}
      />
    </div>
  );
}
