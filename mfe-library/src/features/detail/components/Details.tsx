import type { WorkflowDetail } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Badge, Facts, Panel } from '@stroomwerk/ui-kit';
import { ShieldCheck } from 'lucide-react';
import { detailTexts } from '../texts.js';

/** Where the workflow comes from and what it was checked against. */
export function Details({ workflow }: { workflow: WorkflowDetail }) {
  const t = useTexts(detailTexts);
  const format = useFormat();
  return (
    <Panel
      title={t.facts}
      badge={
        workflow.checked_with_n8n ? (
          <Badge tone="success" icon={<ShieldCheck size={14} aria-hidden="true" />}>
            {t.checked}
          </Badge>
        ) : undefined
      }
    >
      <Facts
        items={[
          { term: t.n8n, value: workflow.checked_with_n8n ?? t.unchecked },
          { term: t.updated, value: format.date(workflow.updated_at) },
          { term: t.nodes, value: format.number(workflow.node_count) },
          { term: t.apps, value: workflow.integrations.join(', ') || t.noApps },
          { term: t.author, value: workflow.author },
          { term: t.licence, value: workflow.licence },
          {
            term: t.hash,
            value: (
              <span className="mono">{`${workflow.content_hash.slice(0, 4)}…${workflow.content_hash.slice(-4)}`}</span>
            ),
          },
        ]}
      />
    </Panel>
  );
}
