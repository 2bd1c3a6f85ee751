import type { BusinessIntelligence } from '@stroomwerk/contracts/ai-ops';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { ComplexityLevel, cx, DataTable, EmptyState } from '@stroomwerk/ui-kit';
import figureCss from '../../figures/components/Figures.module.css';
import { ServerText } from '../../figures/components/ServerText.js';
import { aiCeoTexts } from '../texts.js';

/** What could bring revenue, with its priority as bars, its expected effect and what it rests on. */
export function Opportunities({ items }: { items: BusinessIntelligence['revenue_opportunities'] }) {
  const t = useTexts(aiCeoTexts);
  if (items.length === 0)
    return (
      <div className={figureCss.empty}>
        <EmptyState>{t.noOpportunities}</EmptyState>
      </div>
    );
  return (
    <DataTable
      caption={t.opportunities}
      rows={items}
      rowKey={({ action }) => action}
      columns={[
        {
          key: 'action',
          header: t.action,
          cell: ({ action, evidence }) => (
            <>
              <span className="semi">
                <ServerText>{action}</ServerText>
              </span>
              <span className={cx('caption', figureCss.sub)}>
                {t.evidence}: <ServerText>{evidence}</ServerText>
              </span>
            </>
          ),
        },
        {
          key: 'priority',
          header: t.priority,
          cell: ({ priority }) => <ComplexityLevel level={priority} />,
          phone: 'status',
        },
        {
          key: 'impact',
          header: t.impact,
          phone: 'meta',
          cell: ({ expected_impact }) => <ServerText>{expected_impact}</ServerText>,
        },
      ]}
    />
  );
}
