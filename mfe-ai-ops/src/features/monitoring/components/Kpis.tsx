import type { Metrics } from '@stroomwerk/contracts/ai-ops';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { StatTiles } from '@stroomwerk/ui-kit';
import { FigureTile } from '../../figures/components/FigureTile.js';
import { useChange } from '../../figures/components/useChange.js';
import { toCents } from '../../figures/model/money.js';
import { isKnown, sourceOf } from '../../figures/model/sources.js';
import { monitoringTexts } from '../texts.js';

/** The five figures of the AI dashboard. */
export function Kpis({ metrics }: { metrics: Metrics }) {
  const t = useTexts(monitoringTexts);
  const format = useFormat();
  const change = useChange();
  const of = (path: string) => sourceOf(metrics.sources, path);
  const { revenue, customers, performance, security, growth } = metrics;
  const trendKnown = isKnown(of('revenue.trend'));
  return (
    <StatTiles columns={5}>
      <FigureTile
        label={t.revenue}
        value={format.euro(toCents(revenue.current), { style: 'marketing' })}
        {...(trendKnown ? change(revenue.trend) : {})}
        explain={trendKnown ? t.trend : undefined}
        source={of('revenue.current')}
      />
      <FigureTile
        label={t.customers}
        value={format.number(customers.active)}
        explain={t.newCustomers(format.number(customers.new))}
        source={of('customers.active')}
      />
      <FigureTile
        label={t.uptime}
        value={format.percent(performance.uptime, 2)}
        explain={of('performance.uptime').sample ? undefined : t.uptimeWindow}
        source={of('performance.uptime')}
      />
      <FigureTile
        label={t.security}
        value={security.score}
        explain={t.securityFormula}
        source={of('security.score')}
      />
      <FigureTile
        label={t.seo}
        value={growth.seo === null ? null : format.number(growth.seo)}
        source={of('growth.seo')}
      />
    </StatTiles>
  );
}
