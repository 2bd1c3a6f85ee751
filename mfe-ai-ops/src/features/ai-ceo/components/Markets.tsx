import type { BusinessIntelligence } from '@stroomwerk/contracts/ai-ops';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { EmptyState, PanelItems, Progress } from '@stroomwerk/ui-kit';
import figureCss from '../../figures/components/Figures.module.css';
import { ServerText } from '../../figures/components/ServerText.js';
import { toCents } from '../../figures/model/money.js';
import { aiCeoTexts } from '../texts.js';
import css from './AiCeo.module.css';

/** Markets that could be next, with a score out of ten; says so when nothing is known. */
export function Markets({ items }: { items: BusinessIntelligence['expansion_markets'] }) {
  const t = useTexts(aiCeoTexts);
  const format = useFormat();
  if (items.length === 0)
    return (
      <div className={figureCss.empty}>
        <EmptyState>{t.noMarkets}</EmptyState>
      </div>
    );
  return (
    <PanelItems>
      {items.map(({ country, opportunity_score: score, expected_mrr, timeline }) => (
        <li key={country} className={css.market}>
          <span className="semi">{country}</span>
          <span className="num">
            <b>{format.number(score, 1)}</b> <span className="muted">{t.ofTen}</span>
          </span>
          <Progress
            className={css.wide}
            value={score}
            max={10}
            node={false}
            label={country}
            valueText={t.score(format.number(score, 1))}
          />
          <span className="caption">
            {t.expected(format.euro(toCents(expected_mrr), { style: 'marketing' }))}
          </span>
          <span className="caption">
            <ServerText>{timeline}</ServerText>
          </span>
        </li>
      ))}
    </PanelItems>
  );
}
