import { type Format, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Badge, EmptyState, PanelItems, SampleMark } from '@stroomwerk/ui-kit';
import figureCss from '../../figures/components/Figures.module.css';
import { toCents } from '../../figures/model/money.js';
import { insightTexts } from '../insight-texts.js';
import type { Insight } from '../model/insights.js';
import { monitoringTexts } from '../texts.js';
import css from './Monitoring.module.css';

function figureText({ kind, value }: Insight, format: Format): string {
  switch (kind) {
    case 'target':
      return format.euro(toCents(value), { style: 'marketing' });
    case 'responseTime':
      return format.duration(value);
    case 'newCustomers':
    case 'security':
    case 'traffic':
      return format.number(value);
    case 'uptime':
      return format.percent(value, 2);
    default:
      return format.percent(value);
  }
}

/** What the figures say, urgent ones first, and what is really being done about one. */
export function Insights({ insights }: { insights: readonly Insight[] }) {
  const t = useTexts(monitoringTexts);
  const words = useTexts(insightTexts);
  const format = useFormat();
  if (insights.length === 0)
    return (
      <div className={figureCss.empty}>
        <EmptyState>{t.insightsEmpty}</EmptyState>
      </div>
    );
  return (
    <PanelItems>
      {insights.map((insight) => (
        <li key={insight.kind} className={css.insight}>
          <span className="grow">
            {words[insight.good ? 'good' : 'open'][insight.kind](figureText(insight, format))}
          </span>
          <span className="row-wrap">
            {insight.sample ? <SampleMark /> : null}
            {insight.priority === 'high' ? <Badge tone="danger">{t.high}</Badge> : null}
            {insight.action === null ? null : <Badge tone="signal">{words.actions[insight.action]}</Badge>}
          </span>
        </li>
      ))}
    </PanelItems>
  );
}
