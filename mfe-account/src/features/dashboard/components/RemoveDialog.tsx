import type { Automation } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { ConfirmDialog, TextLink } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { listTexts } from '../list-texts.js';
import { dashboardTexts } from '../texts.js';

/** Asks before an automation goes from the list; deleting its workflow in n8n is a second question (decisions.md). */
export function RemoveDialog({
  automation,
  busy,
  onRemove,
  onCancel,
}: {
  automation: Automation;
  busy: boolean;
  onRemove: (inN8n: boolean) => void;
  onCancel: () => void;
}) {
  const t = useTexts(dashboardTexts);
  const list = useTexts(listTexts);
  const [inN8n, setInN8n] = useState(false);
  const { name, connection, n8n_url } = automation;
  if (inN8n)
    return (
      <ConfirmDialog
        open
        danger
        title={list.inN8nTitle}
        confirmLabel={list.inN8nDo}
        cancelLabel={list.back}
        busy={busy}
        onConfirm={() => onRemove(true)}
        onCancel={() => setInN8n(false)}
      >
        {list.inN8nText(name, connection?.name ?? '')}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      open
      danger
      title={t.removeTitle}
      confirmLabel={t.remove}
      busy={busy}
      onConfirm={() => onRemove(false)}
      onCancel={onCancel}
    >
      <div className="stack-sm">
        <p>{t.removeText(name)}</p>
        {connection && n8n_url ? (
          <p>
            <TextLink component="button" standalone onClick={() => setInN8n(true)}>
              {list.alsoInN8n}
            </TextLink>
          </p>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
