import type { Automation } from '@stroomwerk/contracts/library';
import { copyText, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, CodeBlock, Dialog, Notice } from '@stroomwerk/ui-kit';
import { useReporting } from '../api/use-reporting.js';
import { listTexts } from '../list-texts.js';

/** For an n8n that we cannot reach: the secret address to which runs are reported, and the steps that do it. */
export function ReportingDialog({ automation, onClose }: { automation: Automation; onClose: () => void }) {
  const t = useTexts(listTexts);
  const reporting = useReporting();
  const { data, error } = reporting;
  return (
    <Dialog open wide onClose={onClose} title={t.reportTitle(automation.name)}>
      <div className="stack">
        <p>{t.reportLead}</p>
        {data ? (
          <>
            <Notice tone="warning" live>
              {t.reportOnce}
            </Notice>
            <ol className="stack-sm">
              {t.reportHow.map((step, index) => (
                <li key={step}>
                  {index + 1}. {step}
                </li>
              ))}
            </ol>
            <CodeBlock
              label={t.reportNode}
              code={JSON.stringify(data.node, null, 2)}
              onCopy={(text) => copyText(text)}
            />
            <CodeBlock label={t.reportAddress} code={data.url} onCopy={(text) => copyText(text)} />
            <div>
              <Button variant="primary" onClick={onClose}>
                {t.done}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className="soft">{t.reportAgain}</p>
            {error ? (
              <Notice tone="danger" live>
                {error.detail}
              </Notice>
            ) : null}
            <div>
              <Button
                variant="primary"
                busy={reporting.isPending}
                onClick={() => reporting.mutate({ params: { id: automation.id } })}
              >
                {t.reportMake}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
