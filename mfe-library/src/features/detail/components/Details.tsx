import type { WorkflowDetail } from '@stroomwerk/contracts/library';
import { copyText, useFormat, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { Badge, Facts, IconButton, Panel, TextLink, useToast } from '@stroomwerk/ui-kit';
import { Copy, Flag, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { detailTexts } from '../texts.js';
import css from './Detail.module.css';
import { ReportDialog } from './ReportDialog.js';

/** Where the workflow comes from, under which licence, and what it was checked against. A way to say what is wrong. */
export function Details({ workflow }: { workflow: WorkflowDetail }) {
  const t = useTexts(detailTexts);
  const format = useFormat();
  const { show } = useToast();
  const [reporting, setReporting] = useState(false);
  const { content_hash: hash, languages = ['nl'] } = workflow;
  const { language } = useLanguage();
  const copy = async () => {
    await copyText(hash);
    show(t.hashCopied);
  };
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
      <div className="stack">
        <Facts
          items={[
            { term: t.n8n, value: workflow.checked_with_n8n ?? t.unchecked },
            { term: t.version, value: format.number(workflow.version) },
            { term: t.updated, value: format.date(workflow.updated_at) },
            { term: t.nodes, value: format.number(workflow.node_count) },
            { term: t.apps, value: workflow.integrations.join(', ') || t.noApps },
            {
              term: t.fileIn,
              value: languages.map((one) => t.languages[one]).join(', '),
            },
            { term: t.author, value: workflow.author },
            { term: t.licence, value: workflow.licence },
            {
              // Of the file in the language of the page: each file has its own.
              term: languages.length > 1 ? `${t.hash} (${t.languages[language]})` : t.hash,
              key: 'hash',
              value: (
                <span className={css.hash}>
                  <span className="mono" title={hash}>{`${hash.slice(0, 4)}…${hash.slice(-4)}`}</span>
                  <IconButton
                    size="sm"
                    label={t.copyHash}
                    icon={<Copy size={14} aria-hidden="true" />}
                    onClick={() => void copy()}
                  />
                </span>
              ),
            },
          ]}
        />
        <TextLink
          component="button"
          small
          standalone
          aria-haspopup="dialog"
          onClick={() => setReporting(true)}
        >
          <Flag size={14} aria-hidden="true" /> {t.report}
        </TextLink>
      </div>
      {reporting ? <ReportDialog workflow={workflow} onClose={() => setReporting(false)} /> : null}
    </Panel>
  );
}
