import type { Deployment } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, ConfirmDialog, Notice } from '@stroomwerk/ui-kit';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useUndo } from '../api/use-deploy.js';
import { resultTexts } from '../result-texts.js';

/** Takes it out of their n8n again, once it is said what that does. What refuses it stands in the dialog. */
export function Undo({
  deployment: { id, name, connection },
  onUndone,
}: {
  deployment: Deployment;
  /** The button is gone then: whoever pressed it goes on elsewhere. */
  onUndone: () => void;
}) {
  const t = useTexts(resultTexts);
  const undo = useUndo();
  const [asked, setAsked] = useState(false);
  const close = () => {
    setAsked(false);
    undo.reset();
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<Undo2 size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        {t.undo}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t.undoTitle(name)}
        confirmLabel={t.undoConfirm}
        cancelLabel={t.cancel}
        danger
        busy={undo.isPending}
        onConfirm={() => undo.mutate({ params: { id } }, { onSuccess: onUndone })}
        onCancel={close}
      >
        <p>{t.undoText(connection.name)}</p>
        {undo.error ? (
          <Notice tone="danger" live>
            {undo.error.detail}
          </Notice>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
